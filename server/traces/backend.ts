import type { Backend } from '../storage/backend/backend.ts'
import type { Traces } from './traces.ts'

/** Records what is asked of the place that holds the files, and how long its answer takes. */
export function tracedBackend(backend: Backend, place: 'disk' | 's3', traces: Traces): Backend {
  const timed = async <T>(action: string, work: () => Promise<T>): Promise<T> => {
    const end = traces.child(`storage ${action}`, { 'essor.storage': place })
    try {
      const value = await work()
      end?.()
      return value
    } catch (error) {
      end?.(error)
      throw error
    }
  }
  return {
    write: (version, source) => timed('write', () => backend.write(version, source)),
    read: (version, range) => timed('read', () => backend.read(version, range)),
    copy: (from, to) => timed('copy', () => backend.copy(from, to)),
    remove: (versions) => timed('remove', () => backend.remove(versions)),
    close: () => backend.close(),
  }
}
