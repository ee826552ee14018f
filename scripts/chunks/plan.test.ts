import { expect, it } from 'vitest'
import type { Piece } from './pieces.ts'
import { planChunks } from './plan.ts'

const piece = (entry: string | null, needs: string[] = [], size = 1): Piece => ({
  entry,
  modules: [entry ?? 'shared'],
  code: '',
  size,
  needs,
  loads: [],
})

const shared = (name: string, needs: string[] = []): [string, Piece] => [
  name,
  { ...piece(null, needs), modules: [name] },
]

it('keeps the pages people open first apart from all others', () => {
  const plan = planChunks(
    new Map<string, Piece>([
      ['index.js', piece('/index.html')],
      ['landing.js', piece('/src/app/open-landing.tsx', ['react'])],
      ['app.js', piece('/src/app/open-app.tsx', ['react', 'router'])],
      ['client.js', piece('/node_modules/@supabase/supabase-js/index.mjs')],
      ['shell.js', piece('/src/app/dashboard/Dashboard.tsx', ['avatar'])],
      ['auth.js', piece('/src/areas/auth/AuthPage.tsx', ['button', 'form'])],
      ['candidate.js', piece('/src/areas/candidate/home/CandidateStart.tsx', ['button', 'week'])],
      ['company.js', piece('/src/areas/company/home/CompanyStart.tsx', ['button'])],
      ['certificate.js', piece('/src/areas/public/CertificatePage.tsx', ['form'])],
      ['profile.js', piece('/src/areas/candidate/ProfilePage.tsx', ['form', 'week'])],
      ...['react', 'router', 'avatar', 'button', 'form', 'week'].map((name) => shared(name)),
    ]),
  )
  expect(plan.get('react')).toBe('base')
  expect(plan.get('router')).toBe('app')
  expect(plan.get('button')).toBe('app')
  expect(plan.get('/node_modules/@supabase/supabase-js/index.mjs')).toBe('client')
  expect(plan.get('avatar')).toBe('shell')
  expect(plan.get('week')).toBe('candidate')
  expect(plan.get('/src/areas/candidate/home/CandidateStart.tsx')).toBe('candidate')
  expect(['base', 'app', 'shell', 'candidate']).not.toContain(plan.get('form'))
})
