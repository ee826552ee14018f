/**
 * Headers of every page: no inline scripts, no other hosts, no framing. `host` is the name the page was opened with.
 */
export function pageHeaders(host: string | undefined, isFramed = false): Record<string, string> {
  const own = policy.replace("connect-src 'self'", sources(host))
  if (!isFramed) return { ...fixed, 'content-security-policy': own }
  const { 'x-frame-options': _, 'cross-origin-opener-policy': __, ...others } = fixed
  return { ...others, 'content-security-policy': framedPolicy(own) }
}

/** Pages that belong into frames of other sites: those can show them, and get their forms and messages. */
const framedPolicy = (own: string): string =>
  own.replace("frame-ancestors 'none'", 'frame-ancestors *').replace("form-action 'self'", 'form-action *')

/** Older browsers don't count WebSockets to our host as same-origin. */
function sources(host = ''): string {
  return /^[\w.:[\]-]+$/.test(host) ? `connect-src 'self' ws://${host} wss://${host}` : "connect-src 'self'"
}

const policy = [
  "default-src 'self'",
  // PDFs are laid out by a library in WebAssembly. Scripts still come only from this host.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  // The same library embeds its module as a data URL, which reaches no other host.
  "connect-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'self' blob:",
  "frame-src 'self' blob:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

const fixed = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
}
