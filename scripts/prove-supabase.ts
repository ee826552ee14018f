import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyBackend, supabaseCli } from './prove-supabase/cli.ts'
import { proveConfiguration, proveDeployment, proveSecrets } from './prove-supabase/deploy.ts'
import { startManagementApi } from './prove-supabase/management-api.ts'
import { failedSteps, step } from './prove-supabase/steps.ts'
import { endWithTools } from './tool.ts'

/** Proves with Supabase's own CLI and with Deno that the backend folder works on hosted Supabase. */
endWithTools()
const place = await mkdtemp(path.join(tmpdir(), 'prove-supabase-'))
await chmod(place, 0o711)
process.once('exit', () => rmSync(place, { recursive: true, force: true }))

const folder = await copyBackend(place)
const api = await startManagementApi()
const cli = await supabaseCli(place, folder, api.url)
const backend = { folder, cli, project: api.project }

await step('deploys every function with the files it imports', () => proveDeployment(backend))
await step('pushes the whole configuration', () => proveConfiguration(backend))
await step('sets the function secrets', () => proveSecrets(backend))
await api.close()

const failed = failedSteps()
if (failed.length > 0) process.exitCode = 1
