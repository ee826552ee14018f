import { findChromium, findHeadlessShell } from '../../scripts/chromium.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of the browser itself, which are never seen here.
  '--disable-features=SpareRendererForSitePerProcess,WebUIOmniboxPopup,WebUIOmniboxAimPopup,Translate,OptimizationHints,MediaRouter',
  '--host-resolver-rules=MAP admin.essor.test 127.0.0.1',
]

/** What most stories need. */
export const withoutWindow = { executablePath: findHeadlessShell(), args }

/** For stories that view a PDF in the page, or record. */
export const wholeBrowser = { executablePath: findChromium(), args }
