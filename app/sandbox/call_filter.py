"""What a process can ask of the kernel, by seccomp: see seccomp(2) and `linux/filter.h`.

The filter names what is denied, so that an update of a library does not break the program; but
calls that came with newer kernels than this list are unknown to it, and look as on an old kernel.
Numbers are those of `asm/unistd_64.h` (x86-64) and `asm-generic/unistd.h` (64-bit ARM).
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import struct
import sys

from app.sandbox.kernel import SET_DUMPABLE, system_call

# Name: numbers on x86-64 and 64-bit ARM; 0 where the architecture lacks it.
_DENIED = {
    "fork": (57, 0),
    "vfork": (58, 0),
    "execve": (59, 221),
    "execveat": (322, 281),
    # Signals to, and looks into, other processes
    "tkill": (200, 130),
    "rt_sigqueueinfo": (129, 138),
    "rt_tgsigqueueinfo": (297, 240),
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "kcmp": (312, 272),
    "setpriority": (141, 140),
    "ioprio_set": (251, 30),
    "sched_setparam": (142, 118),
    "sched_setscheduler": (144, 119),
    "sched_setattr": (314, 274),
    "migrate_pages": (256, 238),
    "move_pages": (279, 239),
    # Modes, owners, times and attributes of files, which Landlock leaves open
    "chmod": (90, 0),
    "fchmod": (91, 52),
    "fchmodat": (268, 53),
    "chown": (92, 0),
    "fchown": (93, 55),
    "lchown": (94, 0),
    "fchownat": (260, 54),
    "utime": (132, 0),
    "utimes": (235, 0),
    "futimesat": (261, 0),
    "utimensat": (280, 88),
    "setxattr": (188, 5),
    "lsetxattr": (189, 6),
    "fsetxattr": (190, 7),
    "removexattr": (197, 14),
    "lremovexattr": (198, 15),
    "fremovexattr": (199, 16),
    "getxattr": (191, 8),  # where a browser notes the address that a file came from
    "lgetxattr": (192, 9),
    "fgetxattr": (193, 10),
    "listxattr": (194, 11),
    "llistxattr": (195, 12),
    "flistxattr": (196, 13),
    "name_to_handle_at": (303, 264),
    "open_by_handle_at": (304, 265),
    "inotify_add_watch": (254, 27),
    "fanotify_init": (300, 262),
    # Name spaces and mounts
    "unshare": (272, 97),
    "setns": (308, 268),
    "mount": (165, 40),
    "umount2": (166, 39),
    "pivot_root": (155, 41),
    "chroot": (161, 51),
    # Memory and messages shared with other processes of the user
    "shmget": (29, 194),
    "shmat": (30, 196),
    "shmctl": (31, 195),
    "semget": (64, 190),
    "semop": (65, 193),
    "semctl": (66, 191),
    "semtimedop": (220, 192),
    "msgget": (68, 186),
    "msgsnd": (69, 189),
    "msgrcv": (70, 188),
    "msgctl": (71, 187),
    "mq_open": (240, 180),
    "mq_unlink": (241, 181),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    # Parts of the kernel that were attacked often, or that only the system's own programs use
    "bpf": (321, 280),
    "perf_event_open": (298, 241),
    "userfaultfd": (323, 282),
    "personality": (135, 92),
    "splice": (275, 76),
    "tee": (276, 77),
    "vmsplice": (278, 75),
    "io_setup": (206, 0),
    "modify_ldt": (154, 0),
    "iopl": (172, 0),
    "ioperm": (173, 0),
    "lookup_dcookie": (212, 18),
    "nfsservctl": (180, 42),
    "uselib": (134, 0),
    "_sysctl": (156, 0),
    "init_module": (175, 105),
    "finit_module": (313, 273),
    "delete_module": (176, 106),
    "kexec_load": (246, 104),
    "kexec_file_load": (320, 294),
    "reboot": (169, 142),
    "swapon": (167, 224),
    "swapoff": (168, 225),
    "acct": (163, 89),
    "quotactl": (179, 60),
    "syslog": (103, 116),
    "vhangup": (153, 58),
    "sethostname": (170, 161),
    "setdomainname": (171, 162),
    "settimeofday": (164, 170),
    "clock_settime": (227, 112),
    "adjtimex": (159, 171),
    "clock_adjtime": (305, 266),
    "setuid": (105, 146),
    "setgid": (106, 144),
    "setreuid": (113, 145),
    "setregid": (114, 143),
    "setresuid": (117, 147),
    "setresgid": (119, 149),
    "setgroups": (116, 159),
}
# Drivers of graphics processors talk to their own services by these.
_DENIED_WITHOUT_DEVICES = {
    "socket": (41, 198),
    "socketpair": (53, 199),
    "bind": (49, 200),
    "listen": (50, 201),
    "accept": (43, 202),
    "accept4": (288, 242),
    "connect": (42, 203),
    "sendmsg": (46, 211),
    "sendmmsg": (307, 269),
    # Memory that no limit of a process counts
    "memfd_create": (319, 279),
}
_KILL, _TGKILL, _PRLIMIT = (62, 129), (234, 131), (302, 261)
_FCNTL, _IOCTL, _PRCTL, _CLONE = (72, 25), (16, 29), (157, 167), (56, 220)
_SENDTO, _SOCKET = (44, 206), (41, 198)
_SECCOMP = (317, 277)

# Those since number 424 are the same everywhere: close_range, openat2, faccessat2, epoll_pwait2,
# futex_waitv, cachestat, map_shadow_stack, futex_wake, futex_wait, futex_requeue, mseal. Not among
# them: clone3, whose flags a filter cannot see (the C library takes clone instead), io_uring, new
# ways to mount, to signal and to change modes.
_COMMON, _KNOWN_COMMON = 424, (436, 437, 439, 441, 449, 451, 453, 454, 455, 456, 462)

_THREAD = 0x0001_0000
_NAMESPACES = 0x7E02_0080
_F_SETOWN, _F_SETSIG, _F_SETOWN_EX, _F_SETLEASE, _F_NOTIFY = 8, 10, 15, 1024, 1026
_FIOSETOWN, _SIOCSPGRP, _TIOCSTI, _TIOCLINUX = 0x8901, 0x8902, 0x5412, 0x541C
_PR_SET_PDEATHSIG, _PR_SET_PTRACER = 1, 0x5961_6D61
_AF_UNIX = 1

_ARCHITECTURES = {"x86_64": (0, 0xC000_003E), "aarch64": (1, 0xC000_00B7)}
_LOAD, _IF_EQUAL, _IF_AT_LEAST, _IF_ANY_BIT, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
_NUMBER, _ARCHITECTURE, _ARGUMENTS = 0, 4, 16
_ALLOW, _ERROR = 0x7FFF_0000, 0x0005_0000
_SET_FILTER, _ALL_THREADS = 1, 1


def install(*, devices: bool) -> bool:
    """Put the filter on all threads of this process; whether it is there.

    With `devices` it may talk to sockets of this machine. Needs PR_SET_NO_NEW_PRIVS.
    """
    known = _ARCHITECTURES.get(platform.machine())
    if sys.platform != "linux" or known is None or sys.maxsize < 1 << 32:
        return False
    column, architecture = known
    code = _program(column, architecture, os.getpid(), devices=devices)
    stored = ctypes.create_string_buffer(code, len(code))
    program = struct.pack("@HP", len(code) // 8, ctypes.addressof(stored))
    return system_call(_SECCOMP[column], _SET_FILTER, _ALL_THREADS, program) == 0


def _program(column: int, architecture: int, process: int, *, devices: bool) -> bytes:
    """The filter in classic BPF, 8 bytes an instruction."""
    denied = _DENIED | ({} if devices else _DENIED_WITHOUT_DEVICES)
    rules = [(_CLONE, _thread_only())]
    rules += [(call, _only(0, process)) for call in (_KILL, _TGKILL)]
    rules += [(_PRLIMIT, _only(0, 0, process))]
    signalling = (_F_SETOWN, _F_SETSIG, _F_SETOWN_EX, _F_SETLEASE, _F_NOTIFY)
    rules += [(_FCNTL, _never(1, *signalling))]
    rules += [(_IOCTL, _never(1, _FIOSETOWN, _SIOCSPGRP, _TIOCSTI, _TIOCLINUX))]
    rules += [(_PRCTL, _never(0, _PR_SET_PDEATHSIG, SET_DUMPABLE, _PR_SET_PTRACER))]
    if devices:
        rules += [(_SOCKET, _only(0, _AF_UNIX))]
    else:
        rules += [(_SENDTO, _connected_only())]
    code = [
        _one(_LOAD, _ARCHITECTURE),
        _one(_IF_EQUAL, architecture, 1, 0),
        _refuse(errno.EPERM),
        _one(_LOAD, _NUMBER),
    ]
    common = [
        _one(_IF_EQUAL, number, len(_KNOWN_COMMON) - at, 0)
        for at, number in enumerate(_KNOWN_COMMON)
    ]
    common += [_refuse(errno.ENOSYS), _allow()]
    code += [_one(_IF_AT_LEAST, _COMMON, 0, len(common)), *common]
    for numbers in denied.values():
        if numbers[column]:
            code += _for(numbers[column], [_refuse(errno.EPERM)])
    for numbers, body in rules:
        code += _for(numbers[column], body)
    return b"".join([*code, _allow()])


def _one(operation: int, value: int, then: int = 0, otherwise: int = 0) -> bytes:
    """An instruction; `then` and `otherwise` are how many of the following are skipped."""
    return struct.pack("=HBBI", operation, then, otherwise, value)


def _allow() -> bytes:
    return _one(_RETURN, _ALLOW)


def _refuse(error: int) -> bytes:
    return _one(_RETURN, _ERROR | error)


def _for(number: int, body: list[bytes]) -> list[bytes]:
    """`body`, which returns in any case, for one system call."""
    return [_one(_IF_EQUAL, number, 0, len(body)), *body]


def _argument(index: int, *, high: bool = False) -> bytes:
    return _one(_LOAD, _ARGUMENTS + 8 * index + (4 if high else 0))


def _only(index: int, *values: int) -> list[bytes]:
    """Allow only these values of an argument of 32 bits."""
    tests = [_one(_IF_EQUAL, value, len(values) - at, 0) for at, value in enumerate(values)]
    return [_argument(index), *tests, _refuse(errno.EPERM), _allow()]


def _never(index: int, *values: int) -> list[bytes]:
    """Allow all but these values of an argument of 32 bits."""
    tests = [_one(_IF_EQUAL, value, len(values) - at, 0) for at, value in enumerate(values)]
    return [_argument(index), *tests, _allow(), _refuse(errno.EPERM)]


def _thread_only() -> list[bytes]:
    """New threads, but neither processes nor name spaces."""
    return [
        _argument(0),
        _one(_IF_ANY_BIT, _NAMESPACES, 1, 0),
        _one(_IF_ANY_BIT, _THREAD, 1, 0),
        _refuse(errno.EPERM),
        _allow(),
    ]


def _connected_only() -> list[bytes]:
    """To what a socket is connected to already, without an address."""
    return [
        _argument(4),
        _one(_IF_EQUAL, 0, 0, 2),
        _argument(4, high=True),
        _one(_IF_EQUAL, 0, 1, 0),
        _refuse(errno.EPERM),
        _allow(),
    ]
