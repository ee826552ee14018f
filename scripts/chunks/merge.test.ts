import { expect, it } from 'vitest'
import { mergePieces, type Piece } from './merge.ts'

const piece = (size: number, visits: number[], needs: number[] = []): Piece => ({
  size,
  visits: new Set(visits),
  needs: new Set(needs),
})

const merged = (pieces: Piece[], weights = [1, 1, 1]) =>
  mergePieces(pieces, { weights, request: 5, file: 0.1 })
    .map((chunk) => chunk.sort())
    .sort()

it('merges what the same visits load, and keeps what is large away from visits without it', () => {
  expect(merged([piece(50, [0, 1]), piece(60, [0, 1]), piece(200, [2])])).toEqual([[0, 1], [2]])
})

it('loads a little for nothing rather than asking twice', () => {
  expect(merged([piece(50, [0, 1, 2]), piece(2, [0, 1])])).toEqual([[0, 1]])
  expect(merged([piece(50, [0, 1, 2]), piece(2, [0, 1])], [1, 1, 100])).toEqual([[0], [1]])
})

it('never makes two chunks wait for each other', () => {
  // The first needs the second, which needs the third: merging the outer two would be a circle.
  const chunks = merged([piece(1, [0, 1, 2], [1]), piece(900, [0, 1, 2], [2]), piece(1, [0, 1, 2])])
  expect(chunks).toEqual([[0, 1, 2]])
  const apart = merged([piece(1, [0], [1]), piece(900, [0, 1], [2]), piece(1, [0, 1, 2])])
  expect(apart).not.toContainEqual([0, 2])
})

it('adds nothing to what is fixed', () => {
  expect(merged([{ ...piece(50, [0, 1, 2]), isFixed: true }, piece(2, [0, 1])])).toEqual([[0], [1]])
})
