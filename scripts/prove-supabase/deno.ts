import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { runCommand, succeed } from './cli.ts'

const root = path.join(import.meta.dirname, '../..')

/** Deno itself. Its npm package only links to this file, by an install script that we don't allow. */
export function denoProgram(): string | undefined {
  const { platform, arch } = process
  const name = platform === 'linux' ? `linux-${arch}-glibc` : `${platform}-${arch}`
  const file = path.join(root, 'node_modules/@deno', name, platform === 'win32' ? 'deno.exe' : 'deno')
  return existsSync(file) ? file : undefined
}

export interface DenoFolder {
  program: string
  place: string
  env: Record<string, string>
}

/** The functions beside the packages that are installed, so that nothing is downloaded. */
export async function prepareDeno(program: string, place: string): Promise<DenoFolder> {
  const folder = path.join(place, 'deno')
  await mkdir(folder)
  await Promise.all([
    cp(path.join(root, 'supabase/functions'), path.join(folder, 'functions'), { recursive: true }),
    cp(path.join(root, 'package.json'), path.join(folder, 'package.json')),
    cp(path.join(import.meta.dirname, 'edge-runtime.ts'), path.join(folder, 'edge-runtime.ts')),
    symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules')),
  ])
  // Where Deno looks for the types of Node's modules, as the nearest one to deno.json.
  await cp(path.join(root, 'package.json'), path.join(folder, 'functions/package.json'))
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: place,
    DENO_DIR: path.join(place, 'deno-cache'),
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
  }
  return { program, place: folder, env }
}

const shared = ['--no-lock', '--node-modules-dir=manual', '--no-remote', '--config=functions/deno.json']

/** Checks the types of every function with Deno's own libraries. */
export async function proveTypes({ program, place, env }: DenoFolder, names: string[]): Promise<void> {
  const entries = names.map((name) => `functions/${name}/index.ts`)
  await succeed(runCommand(program, ['check', ...shared, ...entries], env, place))
}

export interface RunningDeno {
  url: string
  output(): string
  close(): Promise<void>
}

/** Every function in one Deno, with the variables that Supabase sets for it. */
export async function runFunctions(
  { program, place, env }: DenoFolder,
  names: string[],
  variables: Record<string, string>,
): Promise<RunningDeno> {
  const rights = ['--allow-net', '--allow-env', '--allow-read', '--allow-sys']
  const args = ['run', '--no-prompt', ...shared, ...rights, 'edge-runtime.ts', ...names]
  const child = spawn(program, args, {
    cwd: place,
    env: { ...env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (part) => (output += part))
  const ended = once(child, 'exit')
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', () => {
      const line = /^(\d+)\n/m.exec(output)
      if (line) resolve(line[1]!)
    })
    void ended.then(() => reject(new Error(`Deno ended:\n${output}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    async close() {
      child.kill()
      await ended
    },
  }
}
