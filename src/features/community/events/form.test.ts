import { expect, it } from 'vitest'
import { type EventFields, objectionsTo, toDocument, toFields } from './form.ts'
import type { HeldEvent } from './model.ts'

const fields: EventFields = {
  ...toFields(undefined, 'fr'),
  title: 'Portes ouvertes',
  way: 'on_site',
  place: 'Lyon',
  starts_at: '2026-12-01T18:00',
  ends_at: '2026-12-01T20:00',
}

it('reports missing and invalid fields', () => {
  expect(objectionsTo(fields)).toEqual({})
  expect(objectionsTo(toFields(undefined, 'en'))).toMatchObject({
    title: 'required',
    join_url: 'required',
    starts_at: 'required',
    ends_at: 'required',
  })
  expect(objectionsTo({ ...fields, place: ' ' })).toEqual({ place: 'required' })
  expect(objectionsTo({ ...fields, way: 'online', join_url: 'javascript:alert(1)' })).toEqual({
    join_url: 'address',
  })
  expect(objectionsTo({ ...fields, ends_at: '2026-12-01T18:00' })).toEqual({ ends_at: 'order' })
  expect(objectionsTo({ ...fields, ends_at: '2026-12-20T18:00' })).toEqual({ ends_at: 'long' })
  for (const capacity of [0, 2.5, 100_001]) {
    expect(objectionsTo({ ...fields, capacity })).toEqual({ capacity: 'capacity' })
  }
})

it('keeps times in the event’s time zone in both directions', () => {
  const event = {
    ...fields,
    starts_at: '2026-12-01T23:30:00+00:00',
    ends_at: '2026-12-02T01:00:00+00:00',
    time_zone: 'Asia/Tokyo',
    is_online: true,
    join_url: 'https://meet.example/a',
    capacity: null,
  } as unknown as HeldEvent
  expect(toDocument(toFields(event, 'en'))).toMatchObject({
    starts_at: '2026-12-02T08:30',
    ends_at: '2026-12-02T10:00',
    is_online: true,
    capacity: null,
  })
})
