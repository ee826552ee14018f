import { describe, expect, it, vi } from 'vitest'
import { checkedKind, largestFile } from '../../core/files/file-kind.ts'
import { entriesByDay } from './calendar.ts'
import { differences, objectionsTo, savable, toChanges, toFields } from './form.ts'
import { interviewEntry, toIcs } from './ics.ts'
import { mergeCards } from './merge.ts'
import type { Card, CardChanges } from './model.ts'
import { dayKey, monthFrom, monthKey, weeksOf } from './month.ts'

const base: CardChanges = {
  company: 'Acme',
  job_title: 'Dev',
  applied_on: null,
  link: null,
  location: '',
  contract: null,
  salary_min: null,
  salary_max: null,
  salary_currency: 'EUR',
  salary_period: 'year',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  priority: 1,
  tags: [],
  notes: '',
  resume_label: '',
  resume_path: null,
  next_action: '',
  next_at: '2026-12-01T09:00:42.000Z',
  remind_minutes: null,
  rejection_reason: '',
}

describe('card form', () => {
  it('returns its input unchanged, to the second', () => {
    expect(toChanges(toFields(base), base)).toEqual(base)
  })

  it.each([
    [{ company: '  ' }, { company: 'required' }],
    [{ link: 'javascript:alert(1)' }, { link: 'address' }],
    [{ link: 'https://user@evil.example' }, { link: 'address' }],
    [{ contact_email: 'nobody' }, { contact_email: 'email' }],
    [{ salary_min: 2, salary_max: 1 }, { salary_max: 'range' }],
    [{ notes: 'x'.repeat(20_001) }, { notes: 'tooLong' }],
    [{ notes: 'x'.repeat(10_000), company: '🦊 <script>alert(1)</script>' }, {}],
  ])('rejects invalid input: %#', (changes, objections) => {
    expect(objectionsTo({ ...toFields(base), ...changes })).toEqual(objections)
  })
})

describe('P2-applications: autosave', () => {
  it('saves everything except invalid fields', () => {
    const fields = {
      ...toFields(base),
      company: ' ',
      notes: 'kept',
      link: 'javascript:alert(1)',
      salary_min: 2,
      salary_max: 1,
    }
    expect(differences(savable(fields, base), base)).toEqual({ notes: 'kept' })
  })

  it('saves nothing if nothing changed', () => {
    expect(differences(savable({ ...toFields(base), company: 'Acme ' }, base), base)).toEqual({})
  })
})

describe('two windows', () => {
  it('are merged if they changed different fields', () => {
    const merged = mergeCards(base, { ...base, notes: 'mine' }, { ...base, location: 'Lyon', tags: ['x'] })
    expect(merged).toEqual({
      values: { ...base, notes: 'mine', location: 'Lyon', tags: ['x'] },
      conflicts: [],
    })
  })

  it('conflict if they changed the same field, and keep what was typed here', () => {
    const { values, conflicts } = mergeCards(
      base,
      { ...base, notes: 'mine', priority: 2 },
      { ...base, notes: 'theirs', priority: 2 },
    )
    expect(conflicts).toEqual(['notes'])
    expect(values.notes).toBe('mine')
  })
})

describe('file', () => {
  const file = (name: string, ...bytes: number[]) => new File([Uint8Array.from(bytes)], name)
  const text = (name: string, content: string) => new File([content], name)

  it.each([
    [text('cv.pdf', '%PDF-1.7'), 'application/pdf'],
    [file('photo.PNG', 0x89, 0x50, 0x4e, 0x47), 'image/png'],
    [text('notes.txt', 'Été'), 'text/plain'],
  ])('%# is what it claims to be', async (one, kind) => {
    expect(await checkedKind(one)).toMatchObject({ kind })
  })

  it.each([
    ['a program named .pdf', file('cv.pdf', 0x4d, 0x5a, 0x90, 0), 'file_disguised'],
    ['a program named .txt', file('cv.txt', 0x7f, 0x45, 0x4c, 0x46), 'file_disguised'],
    ['an archive named .odt', file('cv.odt', 0x50, 0x4b, 3, 4), 'file_disguised'],
    ['an empty file', text('cv.pdf', ''), 'file_disguised'],
    ['a page', text('cv.html', '<script>'), 'file_kind'],
    ['a file without an extension', text('cv', '%PDF-1.7'), 'file_kind'],
    ['30 MB', { name: 'cv.pdf', size: 30 * 1024 * 1024 } as File, 'file_too_large'],
    ['one byte too many', { name: 'cv.pdf', size: largestFile + 1 } as File, 'file_too_large'],
  ])('that is %s is refused', async (_, one, code) => {
    await expect(checkedKind(one)).rejects.toMatchObject({ code })
  })
})

describe('calendar file', () => {
  const card = {
    ...base,
    id: 'x',
    company: 'Acme; Söhne, 🦊',
    next_action: `Call\nback ${'é'.repeat(80)}`,
    remind_minutes: 60,
  }

  it('contains interviews, as the application’s own file names them', () => {
    const [startsAt, endsAt] = ['2026-12-02T09:00:00Z', '2026-12-02T09:45:00Z']
    vi.stubGlobal('location', { origin: 'https://essor.example' })
    const booked = { id: 'i', startsAt, endsAt, place: '', words: '', revision: 2 }
    const ics = toIcs([card], new Date('2026-11-15T10:00:00Z'), [
      interviewEntry(booked, 'Interview · Acme', '/dashboard/x'),
    ])
    expect(ics.split('BEGIN:VEVENT')).toHaveLength(3)
    expect(ics).toContain('UID:i@interviews.essor\r\n')
    expect(ics).toContain('DTEND:20261202T094500Z\r\n')
    expect(ics).toContain('URL:https://essor.example/dashboard/x\r\n')
    vi.unstubAllGlobals()
  })

  it('contains the action with its reminder, in lines every program can read', () => {
    const ics = toIcs([card, { ...card, next_at: null }], new Date('2026-11-15T10:00:00Z'))
    expect(ics.split('BEGIN:VEVENT')).toHaveLength(2)
    expect(ics).toContain('DTSTART:20261201T090042Z\r\n')
    expect(ics).toContain('TRIGGER:-PT60M\r\n')
    const unfolded = ics.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`SUMMARY:Call\\nback ${'é'.repeat(80)} · Acme\\; Söhne\\, 🦊\r\n`)
    for (const line of ics.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })
})

describe('month', () => {
  it('consists of whole weeks from Monday', () => {
    const weeks = weeksOf(monthFrom('2026-11'))
    expect(weeks).toHaveLength(6)
    expect(dayKey(weeks[0]![0]!)).toBe('2026-10-26')
    expect(dayKey(weeks.at(-1)!.at(-1)!)).toBe('2026-12-06')
    expect(weeks.flat().every((day, at) => day.getDay() === (at + 1) % 7)).toBe(true)
  })

  it('falls back to the current one if the address is invalid', () => {
    expect(monthKey(monthFrom('2026-99', new Date(2026, 2, 9)))).toBe('2026-03')
  })

  it('lists next actions and events in order of time', () => {
    const card = {
      ...base,
      id: 'x',
      next_at: new Date(2026, 10, 15, 14).toISOString(),
      opening_application_id: 'sent',
    } as unknown as Card
    const sent = {
      sent: { interviews: [{ id: 'i', startsAt: new Date(2026, 10, 15, 16).toISOString() }] },
    } as never
    const event = {
      id: 'e',
      application_id: 'x',
      kind: 'news',
      happened_at: new Date(2026, 10, 15, 9).toISOString(),
    }
    const gone = { ...event, id: 'g', application_id: 'hidden' }
    const moved = { ...event, id: 'm', kind: 'moved' }
    const days = entriesByDay(
      [card],
      [event, gone, moved] as never,
      () => 'moved',
      { sent, text: 'Interview' },
      new Date(2026, 10, 15, 15),
    )
    expect(days.get('2026-11-15')!.map(({ key, kind }) => [key, kind])).toEqual([
      ['e', 'event'],
      ['next-x', 'overdue'],
      ['interview-i', 'next'],
    ])
  })
})
