import type { z } from 'zod'
import type { Database, Json } from './database.types.ts'
import { AppError, unwrap } from './errors.ts'
import { connect } from './supabase.ts'

type Functions = Database['public']['Functions']

/** Functions whose answers the database describes. */
type TypedName = {
  [Name in keyof Functions]: Json extends Functions[Name]['Returns'] ? never : Name
}[keyof Functions]

/** Documents are checked by the database; null is a value like any other there. */
type Sent<Args> = [Args] extends [never]
  ? Record<string, never>
  : { [Name in keyof Args]: Json extends Args[Name] ? unknown : Args[Name] | null }

async function send(name: keyof Functions, args: object, signal?: AbortSignal): Promise<unknown> {
  const client = await connect()
  const request = client.rpc(name, args as never)
  return unwrap(await (signal ? request.abortSignal(signal) : request))
}

/** Calls a function of the database. */
export async function call<Name extends TypedName>(
  name: Name,
  args: Sent<Functions[Name]['Args']>,
  signal?: AbortSignal,
): Promise<Functions[Name]['Returns']> {
  return (await send(name, args, signal)) as Functions[Name]['Returns']
}

/** Schemas of answers, by the function that gives them. */
export type Answers = { [Name in keyof Functions]?: z.ZodType }

/**
 * Calls a function that answers jsonb, or rows of which the generated types don't know what can be null, as a
 * schema describes it. Answers are checked in development and in browser stories; builds contain no schemas.
 */
export async function ask<Described extends Answers, Name extends keyof Described & keyof Functions>(
  answers: Described,
  name: Name,
  args: Sent<Functions[Name]['Args']>,
  signal?: AbortSignal,
): Promise<Described[Name] extends z.ZodType ? z.output<Described[Name]> : never> {
  const answer = await send(name, args, signal)
  const fault = answers[name]?.safeParse(answer).error
  if (fault) throw new AppError('unexpected', `${name} answered something else: ${fault.message}`)
  return answer as never
}
