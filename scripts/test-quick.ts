import { endWithTools, runTool } from './tool.ts'

/** Formatting, types, the map of imports, and the unit tests that start nothing, side by side. */
endWithTools()
const results = await Promise.all([
  runTool('biome', ['check', '--error-on-warnings'], 'at its end'),
  runTool('tsc', ['--checkers', '1'], 'at its end'),
  runTool('tsx', ['scripts/house/check.ts'], 'at its end'),
  runTool('vitest', ['run', '--config', 'vitest.quick.config.ts'], 'now'),
])
process.exitCode = results.every(Boolean) ? 0 : 1
