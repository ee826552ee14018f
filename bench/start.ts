import { removeFolder, startProcess, temporaryFolder } from './process.ts'

/** From an empty data folder, and from an existing one, to the first successful response of /healthz. */
const folder = await temporaryFolder()
const cold = await startProcess({ SUPABASE_DIR: 'supabase' }, folder)
await cold.stop()
const warm = await startProcess({ SUPABASE_DIR: 'supabase' }, folder)
await warm.stop()
await removeFolder(folder)
console.log(
  `start: empty folder ${(cold.startedIn / 1000).toFixed(2)} s (at most 8), warm ${(warm.startedIn / 1000).toFixed(2)} s (at most 2)`,
)
if (cold.startedIn > 8000 || warm.startedIn > 2000) process.exitCode = 1
