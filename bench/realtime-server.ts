import { limits } from '../server/realtime/limits.ts'

/** The server, but one client may send without bounds, so that the bench meets the server and not its limits. */
limits.events = { burst: 1e9, perSecond: 1e9 }
await import('../server/main.ts')
