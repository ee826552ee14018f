import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          // Begun faster than processes, and nothing here needs one, or modules of its own.
          pool: 'threads',
          isolate: false,
          // A busy machine takes its time; what hangs is found all the same.
          testTimeout: 20_000,
          maxWorkers: 4,
        },
      },
      {
        test: {
          name: 'server',
          // None of them changes what others of its worker see: no fake clock, no mock.
          isolate: false,
          include: ['server/**/*.test.ts', 'supabase/tests/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 40_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 10_000 } },
          // Most of their time goes by waiting for servers and clocks.
          maxWorkers: 4,
        },
      },
    ],
  },
})
