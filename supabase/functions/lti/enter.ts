import { asService, siteUrl } from '../_shared/backend.ts'
import { readSmallJson } from '../_shared/small-json.ts'
import { call } from './database.ts'

/** What only the browser of the launch has. */
interface Taken {
  code: string
  binding: string
}

interface Entered {
  state: 'choose' | 'sign_in' | 'session'
  person?: string
  kind: 'student' | 'teacher'
  type: 'resource' | 'deep_linking'
  target: string | null
  email?: string
}

const over = () => Response.json({ state: 'over' })

/** What the launch leads to, for the page that asks. A session is handed over as a token that works once. */
export async function enter(request: Request): Promise<Response> {
  const { code, binding } = taken(await readSmallJson(request))
  return Response.json(await enterWith({ code, binding }))
}

/** A new account without a password, because the person wants one and says what the school sees. */
export async function signUp(request: Request): Promise<Response> {
  const sent = await readSmallJson(request)
  const launch = taken(sent)
  const about = await call<{ givenName: string; familyName: string; name: string } | null>(
    'launch_to_sign_up',
    { ...launch },
  )
  if (!about) return over()
  const { auth } = asService()
  const { data, error } = await auth.admin.createUser({
    // An address that can't exist: what a platform says about a mailbox proves nothing about its owner.
    email: `${crypto.randomUUID()}@launch.invalid`,
    email_confirm: true,
    user_metadata: {
      first_name: about.givenName,
      last_name: about.familyName,
      name: about.name,
      language: sent.language === 'fr' ? 'fr' : 'en',
    },
  })
  if (error) throw new Error(error.message)
  const shares = Array.isArray(sent.shares) ? sent.shares.map(String) : []
  try {
    await call('link_new_account', { ...launch, person: data.user.id, shares })
  } catch (failure) {
    await auth.admin.deleteUser(data.user.id)
    throw failure
  }
  return Response.json(await enterWith(launch))
}

async function enterWith(launch: Taken) {
  const entered = await call<Entered | null>('enter_platform_launch', { ...launch })
  if (!entered) return { state: 'over' }
  const { target, email, ...told } = entered
  const known = { ...told, path: pathFor(target, entered.kind) }
  if (entered.state !== 'session') return { ...known, ...(email && { email }) }
  const { data, error } = await asService().auth.admin.generateLink({ type: 'magiclink', email: email! })
  if (error) {
    console.error(`No session for a launch: ${error.code}`)
    return { state: 'closed' }
  }
  return { ...known, token: data.properties.hashed_token }
}

const taken = ({ code, binding }: Record<string, unknown>): Taken => ({
  code: String(code ?? ''),
  binding: String(binding ?? ''),
})

/** The page of the app that a link of a course leads to. */
function pathFor(target: string | null, kind: Entered['kind']): string {
  const [, what, id] = /^\/lti\/(missions|programs)\/([0-9a-f-]{36})$/.exec(
    target ? new URL(target, siteUrl).pathname : '',
  ) ?? ['', '', '']
  if (what === 'missions' && kind === 'student') return `/dashboard/missions/${id}`
  if (what === 'programs') return kind === 'student' ? '/dashboard/programs' : `/dashboard/programs/${id}`
  return kind === 'student' ? '/dashboard/programs' : '/dashboard'
}
