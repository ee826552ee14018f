import type { SupabaseClient } from '@supabase/supabase-js'
import type { readRoster } from './read-roster.ts'

const atOnce = 2000
const problemsAtOnce = 1000

/** Compares a roster with the school's, and applies the plan if the school allows it. Returns what came of it. */
export async function sendRoster(
  backend: SupabaseClient,
  sync_id: string,
  { lines, problems, isComplete, format }: Awaited<ReturnType<typeof readRoster>>,
): Promise<unknown> {
  const call = async (name: string, more: object = {}) => {
    const { data, error } = await backend.rpc(name, { sync_id, ...more })
    if (error) throw new Error(`${name} failed: ${error.code} ${error.message}`)
    return data as unknown
  }
  await call('open_roster_sync', { format, is_complete: isComplete })
  for (let at = 0; at < lines.length; at += atOnce)
    await call('add_roster_sync_lines', { lines: lines.slice(at, at + atOnce) })
  for (let at = 0; at < problems.length; at += problemsAtOnce)
    await call('add_roster_sync_problems', { problems: problems.slice(at, at + problemsAtOnce) })
  await call('judge_roster_sync', { file_lines: lines.length })
  while ((await call('apply_roster_sync')) !== 0);
  return await call('roster_sync_answer')
}
