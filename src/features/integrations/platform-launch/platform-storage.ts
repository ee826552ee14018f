const waitMs = 1500

/** The window of the platform that keeps data for tools, as its login named it. */
export interface Keeper {
  storage: string
  /** Only this origin gets our messages, and only its answers count. */
  origin: string
}

const nameOf = (key: string) => `essor-launch-${key}`

/** Keeps a secret for the way to the platform and back. Either place is enough. */
export async function keepBinding(key: string, binding: string, keeper?: Keeper): Promise<void> {
  try {
    sessionStorage.setItem(nameOf(key), binding)
  } catch {
    // In a frame, the browser may not let us keep anything: then the platform does.
  }
  if (keeper) await ask(keeper, { subject: 'lti.put_data', key: nameOf(key), value: binding })
}

export async function findBinding(key: string, keeper?: Keeper): Promise<string | undefined> {
  const own = readOwn(key)
  if (own || !keeper) return own
  return ask(keeper, { subject: 'lti.get_data', key: nameOf(key) })
}

function readOwn(key: string): string | undefined {
  try {
    return sessionStorage.getItem(nameOf(key)) ?? undefined
  } catch {
    return undefined
  }
}

interface Asked {
  subject: 'lti.put_data' | 'lti.get_data'
  key: string
  value?: string
}

/** The value that the platform answers, or nothing if it doesn’t in time. */
function ask(keeper: Keeper, asked: Asked): Promise<string | undefined> {
  const target = windowOf(keeper.storage)
  if (!target) return Promise.resolve(undefined)
  const message_id = crypto.randomUUID()
  return new Promise((resolve) => {
    const finish = (value?: string) => {
      clearTimeout(timer)
      window.removeEventListener('message', listen)
      resolve(value)
    }
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin !== keeper.origin || data?.message_id !== message_id) return
      if (data.subject === `${asked.subject}.response`)
        finish(typeof data.value === 'string' && !data.error ? data.value : undefined)
    }
    const timer = setTimeout(finish, waitMs)
    window.addEventListener('message', listen)
    target.postMessage({ ...asked, message_id }, keeper.origin)
  })
}

function windowOf(storage: string): Window | undefined {
  const around = window.parent === window ? (window.opener as Window | null) : window.parent
  if (!around || storage === '_parent') return around ?? undefined
  try {
    return around.frames[storage as never] as Window | undefined
  } catch {
    return undefined
  }
}
