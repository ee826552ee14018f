import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { toolPath } from '../tool.ts'
import { projectRef } from './management-api.ts'

const root = path.join(import.meta.dirname, '../..')

/** What docs/deploy.md sets for `config push`. */
export const deployment = {
  SITE_URL: 'https://app.example',
  SMTP_HOST: 'mail.example',
  SMTP_USER: 'mail-user',
  SMTP_PASS: 'mail-password',
}

export interface CommandResult {
  code: number | null
  stdout: string
  stderr: string
  /** Both, for messages. */
  output: string
}

export type SupabaseCli = (args: string[], env?: Record<string, string>) => Promise<CommandResult>

/** The npm package has one optional package with the program for each system. */
export const hasSupabaseCli = (): boolean =>
  existsSync(path.join(root, 'node_modules/@supabase')) &&
  readdirSync(path.join(root, 'node_modules/@supabase')).some((name) => name.startsWith('cli-'))

/** A copy of the backend folder without its tests, as someone has it who deploys. */
export async function copyBackend(place: string): Promise<string> {
  const folder = path.join(place, 'project')
  await cp(path.join(root, 'supabase'), path.join(folder, 'supabase'), {
    recursive: true,
    filter: (file) => !['tests', 'demo', '.temp'].includes(path.relative(path.join(root, 'supabase'), file)),
  })
  return folder
}

/** Supabase's own CLI, which talks to `apiUrl` instead of Supabase and sends no statistics. */
export async function supabaseCli(place: string, folder: string, apiUrl: string): Promise<SupabaseCli> {
  const home = path.join(place, 'home')
  await mkdir(home, { recursive: true })
  const profile = path.join(place, 'profile.yaml')
  await writeFile(
    profile,
    `name: proof\napi_url: ${apiUrl}\ndashboard_url: ${apiUrl}\nproject_host: supabase.localhost\n`,
  )
  const surroundings = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
    SUPABASE_NO_KEYRING: '1',
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  }
  return (args, env = {}) =>
    runCommand(toolPath('supabase'), ['--profile', profile, '--workdir', folder, ...args], {
      ...surroundings,
      ...env,
    })
}

export const ofProject = ['--project-ref', projectRef]

const commands = new Set<ChildProcess>()

/** Ends what still runs, so that nothing writes to folders that are being removed. */
export async function endCommands(): Promise<void> {
  await Promise.all(
    [...commands].map(async (child) => {
      child.kill()
      await once(child, 'close')
    }),
  )
}

export async function runCommand(
  program: string,
  args: string[],
  env: Record<string, string>,
  cwd?: string,
): Promise<CommandResult> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env, cwd })
  commands.add(child)
  child.once('close', () => commands.delete(child))
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) child[name]?.on('data', (part) => (said[name] += part))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve)
    child.once('error', reject)
  })
  return { code, ...said, output: said.stdout + said.stderr }
}

/** The same, for commands that must succeed. */
export async function succeed(running: Promise<CommandResult>): Promise<CommandResult> {
  const result = await running
  if (result.code !== 0)
    throw new Error(`exit code ${result.code}\n${result.output.trim().split('\n').slice(-20).join('\n')}`)
  return result
}
