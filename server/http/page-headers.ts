/** Headers of every page we serve: no inline script, no other host, no framing. */
export const pageHeaders: Record<string, string> = {
  'content-security-policy': [
    "default-src 'self'",
    // Documents are laid out by a library in WebAssembly; scripts still come from this host alone.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    // The same library carries its module along as a data address, which leads nowhere else.
    "connect-src 'self' data: ws: wss:",
    "worker-src 'self' blob:",
    "object-src 'self' blob:",
    "frame-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
}
