import { expect, it } from 'vitest'
import { drag, middle, squareOf } from './crop.ts'

const wide = { width: 900, height: 600 }

it('crops the middle square of any picture', () => {
  expect(squareOf(wide, middle)).toEqual({ side: 600, left: 150, top: 0 })
  expect(squareOf({ width: 10, height: 400 }, middle)).toEqual({ side: 10, left: 0, top: 195 })
  expect(squareOf(wide, { zoom: 2, x: 1, y: 0 })).toEqual({ side: 300, left: 600, top: 0 })
})

it('follows the pointer when dragging and stops at the edges', () => {
  // In a view of 300, one pixel is two pixels of the picture.
  expect(squareOf(wide, drag(wide, middle, { x: 50, y: 50 }, 300))).toEqual({ side: 600, left: 50, top: 0 })
  expect(drag(wide, middle, { x: -999, y: 0 }, 300)).toEqual({ zoom: 1, x: 1, y: 0.5 })
  const near = drag(wide, { ...middle, zoom: 2 }, { x: 0, y: 100 }, 300)
  expect(squareOf(wide, near)).toEqual({ side: 300, left: 300, top: 50 })
})
