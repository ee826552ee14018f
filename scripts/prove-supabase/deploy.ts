import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'smol-toml'
import { importsOf } from '../house/imports.ts'
import { deployment, ofProject, type SupabaseCli, succeed } from './cli.ts'
import type { Project } from './management-api.ts'

interface Backend {
  folder: string
  cli: SupabaseCli
  project: Project
}

interface Config {
  functions: Record<string, { verify_jwt: boolean; import_map: string }>
  auth: { email: { template: Record<string, { content_path: string; subject: string }> } }
}

const configOf = (folder: string): Config =>
  parse(readFileSync(path.join(folder, 'supabase/config.toml'), 'utf8')) as unknown as Config

/** Folders of functions; those that start with `_` are shared. */
export const functionNames = (folder: string): string[] =>
  readdirSync(path.join(folder, 'supabase/functions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[_.]/.test(entry.name))
    .map((entry) => entry.name)
    .sort()

/** Deploys every function, and compares what arrived with what each one imports. */
export async function proveDeployment({ folder, cli, project }: Backend): Promise<void> {
  await succeed(cli(['functions', 'deploy', '--use-api', ...ofProject]))
  const names = functionNames(folder)
  const config = configOf(folder)
  assert.deepEqual([...project.published.keys()].sort(), names, 'functions that are live')
  for (const name of names) {
    const { files, metadata } = project.functions.get(name)!
    const entry = `supabase/functions/${name}/index.ts`
    const wanted = [...importedBy(folder, entry), 'supabase/functions/deno.json'].sort()
    assert.deepEqual([...files.keys()].sort(), wanted, `files of ${name}`)
    for (const [file, text] of files)
      assert.equal(text, readFileSync(path.join(folder, file), 'utf8'), `${file}, as uploaded`)
    assert.equal(metadata.entrypoint_path, entry, `the entry point of ${name}`)
    assert.equal(metadata.import_map_path, 'supabase/functions/deno.json', `the import map of ${name}`)
    const { verify_jwt } = project.published.get(name)!
    assert.equal(verify_jwt, config.functions[name]?.verify_jwt, `verify_jwt of ${name}`)
  }
}

/** Every file that a module reaches by relative imports, itself included. */
function importedBy(folder: string, entry: string): Set<string> {
  const found = new Set([entry])
  for (const file of found)
    for (const imported of importsOf(path.join(folder, file))) found.add(path.relative(folder, imported))
  return found
}

/** Pushes the configuration as docs/deploy.md says; nothing may be left to push after that. */
export async function proveConfiguration({ folder, cli, project }: Backend): Promise<void> {
  await succeed(cli(['config', 'push', '--yes', ...ofProject], deployment))
  const left = await cli(['config', 'diff', '--exit-code', ...ofProject], deployment)
  assert.equal(left.code, 0, `the project still differs:\n${left.output}`)
  const { auth, api, storage } = project.config
  const pushed = JSON.stringify(project.config)
  assert.doesNotMatch(pushed, /env\(/, 'a variable was pushed by its name')
  assert.deepEqual(
    [auth.smtp_host, Number(auth.smtp_port), auth.smtp_user, auth.smtp_pass],
    [deployment.SMTP_HOST, 465, deployment.SMTP_USER, deployment.SMTP_PASS],
    'the mail server',
  )
  assert.equal(auth.site_url, deployment.SITE_URL)
  assert.equal(auth.hook_before_user_created_enabled, true)
  assert.equal(auth.hook_before_user_created_uri, 'pg-functions://postgres/private/before_user_created')
  assert.equal(auth.password_min_length, 8)
  assert.equal(api.db_schema, 'public')
  assert.equal(storage.file_size_limit, 2 * 1024 ** 3)
  for (const [name, { content_path, subject }] of Object.entries(configOf(folder).auth.email.template)) {
    const content = readFileSync(path.join(folder, content_path), 'utf8')
    assert.equal(auth[`mailer_templates_${name}_content`], content, `the email template ${name}`)
    assert.equal(auth[`mailer_subjects_${name}`], subject, `the subject of ${name}`)
  }
}

export async function proveSecrets({ cli, project }: Backend): Promise<void> {
  const secrets = {
    SMTP_URL: 'smtps://user:password@mail.example:465',
    MAIL_FROM: 'Essor <noreply@example.com>',
    SITE_URL: deployment.SITE_URL,
  }
  const pairs = Object.entries(secrets).map(([name, value]) => `${name}=${value}`)
  await succeed(cli(['secrets', 'set', ...ofProject, ...pairs]))
  const { SMTP_URL, MAIL_FROM, SITE_URL } = Object.fromEntries(project.secrets)
  assert.deepEqual({ SMTP_URL, MAIL_FROM, SITE_URL }, secrets)
}
