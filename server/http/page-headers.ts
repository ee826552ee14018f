/** Headers of every page we serve: no inline script, no other host, no framing. `host` is the name it was opened by. */
export function pageHeaders(host: string | undefined): Record<string, string> {
  return { ...fixed, 'content-security-policy': policy.replace("connect-src 'self'", sources(host)) }
}

/** Older browsers do not count the sockets of our own host as our own. */
function sources(host = ''): string {
  return /^[\w.:[\]-]+$/.test(host) ? `connect-src 'self' ws://${host} wss://${host}` : "connect-src 'self'"
}

const policy = [
  "default-src 'self'",
  // Documents are laid out by a library in WebAssembly; scripts still come from this host alone.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  // The same library carries its module along as a data address, which leads nowhere else.
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
