# Makes the MSI of a frozen folder: build.ps1 PROGRAM OUT VERSION ICONS
# Not run anywhere yet. Needs WiX 5 (`dotnet tool install --global wix`).
# Signed where INCOGNOTE_SIGN_THUMBPRINT names a certificate of the machine's store.
param([string]$Program, [string]$Out, [string]$Version, [string]$Icons)
$ErrorActionPreference = "Stop"

function Sign([string[]]$Files) {
    if (-not $env:INCOGNOTE_SIGN_THUMBPRINT) { return }
    # No server is asked for a time stamp unless one is named.
    $stamp = @()
    if ($env:INCOGNOTE_TIMESTAMP_URL) { $stamp = "/tr", $env:INCOGNOTE_TIMESTAMP_URL, "/td", "sha256" }
    & signtool sign /fd sha256 /sha1 $env:INCOGNOTE_SIGN_THUMBPRINT @stamp @Files
    if ($LASTEXITCODE) { throw "signtool failed" }
}

Sign @("$Program\incognote.exe", "$Program\incognote-window.exe")
$msi = Join-Path $Out "incognote-$Version-x64.msi"
& wix build (Join-Path $PSScriptRoot "incognote.wxs") -arch x64 -o $msi `
    -d "Program=$Program" -d "Version=$Version" -d "Icons=$Icons"
if ($LASTEXITCODE) { throw "wix failed" }
Sign @($msi)
