import { isUuid } from './database.ts'
import { enter, signUp } from './enter.ts'
import { launch } from './launch.ts'
import { login, start } from './login.ts'
import { Problem, sendTo } from './problems.ts'
import { register } from './register.ts'
import { sendGrades } from './send-grades.ts'
import { publicKeys } from './tool-key.ts'

const pages = new Map([
  ['start', start],
  ['enter', enter],
  ['sign-up', signUp],
])

/**
 * LTI 1.3, the product as the tool; see docs/lti.md. Platforms and browsers come to `/login/SCHOOL`, `/launch`,
 * `/jwks/SCHOOL` and `/register/CODE`; people see pages of the site, which ask `/start`,
 * `/enter` and `/sign-up`. The database calls `/send` when grades are due, as anyone may.
 */
Deno.serve(async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const [step, name] = pathname.replace(/^.*?\/lti\//, '').split('/')
  try {
    if (step === 'jwks') return await showKeys(name)
    if (step === 'login') return await login(name, await parametersOf(request, searchParams))
    if (step === 'launch') return await launch(await parametersOf(request, searchParams))
    if (step === 'register') return await register(name, searchParams)
    if (step === 'send') return await sendGrades()
    const ours = pages.get(step ?? '')
    if (ours) return await forOurPages(request, ours)
    return Response.json({ message: 'There is nothing at this address.' }, { status: 404 })
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem('unavailable', String(error))
    console.error(`LTI ${step} is refused: ${problem.code} (${problem.message.slice(0, 300)})`)
    return sendTo('problem', { code: problem.code })
  }
})

const forPages = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, apikey, x-client-info',
  'cache-control': 'no-store',
}

/** Asked by our own pages, which may have another origin; what they know is the proof. */
async function forOurPages(request: Request, answer: typeof enter): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { headers: forPages })
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: forPages })
  const answered = await answer(request).catch((error: unknown) => {
    const code = error instanceof Problem ? error.code : 'unavailable'
    console.error(`A launch can’t be taken: ${String(error).slice(0, 300)}`)
    return Response.json({ state: 'problem', code })
  })
  for (const [name, value] of Object.entries(forPages)) answered.headers.set(name, value)
  return answered
}

async function showKeys(school: string | undefined): Promise<Response> {
  const keys = isUuid(school) ? await publicKeys(school) : null
  if (!keys) return Response.json({ message: 'There is no such school.' }, { status: 404 })
  return Response.json({ keys }, { headers: { 'cache-control': 'public, max-age=300' } })
}

/** Platforms may send them either way. */
async function parametersOf(request: Request, inUrl: URLSearchParams): Promise<URLSearchParams> {
  if (request.method !== 'POST') return inUrl
  if (!/^application\/x-www-form-urlencoded\b/.test(request.headers.get('content-type') ?? ''))
    throw new Problem('request_incomplete')
  const sent = new URLSearchParams(await request.text())
  for (const [key, value] of inUrl) if (!sent.has(key)) sent.set(key, value)
  return sent
}
