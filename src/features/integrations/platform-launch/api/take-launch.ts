import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { AppError, toAppError } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { backendConfig } from '../../../../lib/supabase.ts'
import { sessionClient } from '../../../core/session/session-store.ts'
import type { ShareKind } from '../../../schools/students/model.ts'

const started = z.object({
  to: z.url({ protocol: /^https?$/ }),
  key: z.string(),
  binding: z.string(),
  storage: z.string().nullable(),
})

const about = {
  kind: z.enum(['student', 'teacher']),
  type: z.enum(['resource', 'deep_linking']),
  school: z.string(),
  schoolId: z.string(),
  platform: z.string(),
  path: z.string().startsWith('/'),
}

const entered = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['over', 'closed']) }),
  z.object({ ...about, state: z.literal('choose'), name: z.string(), addsTeachers: z.boolean() }),
  z.object({ ...about, state: z.literal('sign_in'), email: z.string() }),
  z.object({ ...about, state: z.literal('session'), person: z.string(), token: z.string() }),
])
export type Entered = z.infer<typeof entered>
export type Choice = Extract<Entered, { state: 'choose' }>
export type LinkedSession = Extract<Entered, { state: 'session' }>

/** Proves that this browser started the launch. */
export interface LaunchProof {
  code: string
  binding: string
}

async function post<T>(step: string, values: object, schema: z.ZodType<T>): Promise<T> {
  const { supabaseUrl } = await backendConfig()
  const response = await fetch(`${supabaseUrl}/functions/v1/lti/${step}`, {
    method: 'POST',
    body: JSON.stringify(values),
  }).catch((error: unknown) => {
    throw toAppError(error)
  })
  const answer: unknown = await response.json()
  const problem = z.object({ state: z.literal('problem'), code: z.string() }).safeParse(answer)
  if (problem.success) throw new AppError(problem.data.code, 'The launch was refused.')
  return schema.parse(answer)
}

export const startLaunch = (ticket: string) => post('start', { ticket }, started)

/** The launch is used up by its answer, so it is asked for once. */
export const launchQuery = (proof: LaunchProof) =>
  queryOptions({
    queryKey: ['platform-launch', proof.code],
    queryFn: () => post('enter', proof, entered),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })

export const signUpForLaunch = (proof: LaunchProof, shares: ShareKind[]) =>
  post('sign-up', { ...proof, shares, language: currentLanguage() }, entered)

/** Links the account that is signed in. */
export const linkLaunch = ({ code, binding }: LaunchProof, shares: ShareKind[]) =>
  call('link_platform_launch', { code, binding, shares })

/** Signs in with the token that the launch handed over. */
export async function openSession({ token }: Pick<LinkedSession, 'token'>): Promise<void> {
  const client = await sessionClient()
  const { error } = await client.auth.verifyOtp({ token_hash: token, type: 'email' })
  if (error) throw toAppError(error)
}
