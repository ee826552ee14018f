import { defineConfig } from '@playwright/test'
import { withoutWindow } from './e2e/support/browsers.ts'

// Set once and inherited: Playwright loads this file again in each worker. Systems use ports from
// 32,768 up for outgoing connections.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 12_000))
const port = Number(process.env.E2E_PORT)

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'node_modules/.cache/playwright',
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://localhost:${port}`,
    launchOptions: withoutWindow,
    // Stories about it allow it; others see each request.
    serviceWorkers: 'block',
  },
  // Measurements run last, one by one, with nothing else running.
  projects: [
    { name: 'stories', testIgnore: 'measured/**' },
    { name: 'measured', testMatch: 'measured/**', dependencies: ['stories'], workers: 1 },
  ],
  webServer: {
    // exec, because a shell in between would exit on the signal and leave the server running.
    command: 'exec node --import tsx e2e/start-server.ts',
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 40_000 },
    timeout: 120_000,
  },
})
