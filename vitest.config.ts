import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          // Threads start faster than processes, and no test here needs its own process or modules.
          pool: 'threads',
          isolate: false,
          // Generous, for busy machines. A test that hangs still fails.
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: 4,
        },
      },
      {
        test: {
          name: 'server',
          // Safe because no test changes global state with fake timers or mocks.
          isolate: false,
          include: ['server/**/*.test.ts', 'supabase/tests/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          // Generous, for busy machines. A test that hangs still fails, so that none needs a limit of its own.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
          // More than there are cores: these tests mostly wait for servers and timers.
          maxWorkers: 4,
        },
      },
    ],
  },
})
