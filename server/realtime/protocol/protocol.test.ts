import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeFrame } from './decode.ts'
import { encodeBroadcast, encodeMessage } from './encode.ts'
import { MalformedFrame, UserPush, type Version } from './message.ts'

const version = fc.constantFrom<Version>('1.0.0', '2.0.0')
const reference = fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: null })

it('reads any bytes as a message or as malformed', () => {
  const anyFrame = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.json().map((text) => new TextEncoder().encode(text)),
    fc.uint8Array({ maxLength: 60 }).map((rest) => Uint8Array.of(3, ...rest)),
  )
  fc.assert(
    fc.property(version, anyFrame, fc.boolean(), (spoken, bytes, binary) => {
      try {
        const message = decodeFrame(spoken, Buffer.from(bytes), binary)
        expect(typeof message.topic).toBe('string')
        expect(message.payload).not.toBeNull()
      } catch (error) {
        expect(error).toBeInstanceOf(MalformedFrame)
      }
    }),
    { numRuns: 2000 },
  )
})

it('decodes what it encodes', () => {
  fc.assert(
    fc.property(
      reference,
      reference,
      fc.string(),
      fc.string(),
      fc.jsonValue(),
      (joinRef, ref, topic, event, value) => {
        const message = { joinRef, ref, topic, event, payload: { value } }
        const { data, binary } = encodeMessage('2.0.0', message)
        expect(decodeFrame('2.0.0', data, binary)).toEqual(JSON.parse(JSON.stringify(message)))
      },
    ),
  )
})

it('decodes a binary push of any text that fits', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => Buffer.byteLength(text) < 256)
  fc.assert(
    fc.property(name, name, fc.jsonValue(), (topic, event, value) => {
      const parts = ['1', '2', topic, event, ''].map((part) => Buffer.from(part))
      const body = Buffer.from(JSON.stringify(value))
      const frame = Buffer.concat([Buffer.from([3, ...parts.map(({ length }) => length), 1]), ...parts, body])
      const message = decodeFrame('2.0.0', frame, true)
      expect(message).toEqual({
        joinRef: '1',
        ref: '2',
        topic,
        event: 'broadcast',
        payload: new UserPush(event, 'json', body),
      })
    }),
  )
})

it('encodes a broadcast as text if a name is too long for the binary form', () => {
  const broadcast = { event: 'e'.repeat(256), encoding: 'json', body: Buffer.from('1') } as const
  const { data, binary } = encodeBroadcast('2.0.0', 'realtime:x', broadcast)!
  expect(binary).toBe(false)
  expect(JSON.parse(String(data))[4]).toEqual({ type: 'broadcast', event: broadcast.event, payload: 1 })
  expect(encodeBroadcast('2.0.0', 'realtime:x', { ...broadcast, encoding: 'binary' })).toBeUndefined()
})
