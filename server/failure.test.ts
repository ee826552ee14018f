import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { ExitCode, explainFailure, isDiskFull, StartFailure } from './failure.ts'

it.each([
  'could not extend file "base/5/2606": No space left on device',
  'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 9',
  'Hint: Check free disk space.',
])('R5 recognizes "%s" as a full disk', (message) => {
  expect(isDiskFull(new Error(message))).toBe(true)
})

it('R5 tells a migration that failed for lack of disk space from one that is wrong', async () => {
  const failed = (message: string) => new StartFailure(ExitCode.migration, `migrations/1.sql: ${message}`)
  const explain = async (error: Error) => (await explainFailure(error, tmpdir())) as StartFailure
  expect((await explain(failed('No space left on device'))).exitCode).toBe(ExitCode.diskFull)
  expect((await explain(failed('syntax error'))).exitCode).toBe(ExitCode.migration)
  const inUse = new StartFailure(ExitCode.dataFolderInUse, 'No space left on device')
  expect((await explain(inUse)).exitCode).toBe(ExitCode.dataFolderInUse)
})
