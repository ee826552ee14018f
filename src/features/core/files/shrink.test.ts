import { expect, it } from 'vitest'
import { fitInto } from './shrink.ts'

it('keeps the aspect ratio of a picture and never enlarges it', () => {
  expect(fitInto({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 })
  expect(fitInto({ width: 1000, height: 4000 }, 1600)).toEqual({ width: 400, height: 1600 })
  expect(fitInto({ width: 300, height: 200 }, 1600)).toEqual({ width: 300, height: 200 })
  expect(fitInto({ width: 9000, height: 2 }, 1600)).toEqual({ width: 1600, height: 1 })
})
