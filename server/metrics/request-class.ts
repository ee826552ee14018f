const services = /^\/(auth|rest|storage|realtime|functions)\/v1(?:\/([^/?]*))?/

const authRoutes = new Set([
  'admin',
  'authorize',
  'callback',
  'factors',
  'health',
  'invite',
  'logout',
  'otp',
  'recover',
  'resend',
  'settings',
  'signup',
  'token',
  'user',
  'verify',
])
const storageRoutes = new Set(['bucket', 'object', 'render', 'upload'])

export interface RequestClass {
  service: string
  route: string
}

/**
 * Which part of the server a request is for. The classes are few and known in advance: a label for each table, function
 * or made-up path would let callers fill the memory.
 */
export function requestClass(url: string): RequestClass {
  const [, service, first = ''] = services.exec(url) ?? []
  if (!service) return { service: 'web', route: /^\/assets\//.test(url) ? 'asset' : 'page' }
  return { service, route: routeOf(service, first) }
}

function routeOf(service: string, first: string): string {
  switch (service) {
    case 'rest':
      return first === 'rpc' ? 'function' : 'table'
    case 'auth':
      return authRoutes.has(first) ? first : 'other'
    case 'storage':
      return storageRoutes.has(first) ? first : 'other'
    default:
      return 'any'
  }
}
