import { expect, it } from 'vitest'
import { printedCode, typedCode } from './typed-code.ts'

it.each([
  '6055B16A15B9',
  ' 6055-b16a 15b9 ',
  '6055\u00a0b16a\u201015b9',
  'https://essor.example/certificates/6055b16a15b9/',
  '/certificates/6055B16A15B9?from=mail',
])('P2 reads the certificate code in "%s"', (typed) => expect(typedCode(typed)).toBe('6055B16A15B9'))

it('P2 reads the code printed in a PDF', () => {
  expect(printedCode('Certificate\n6055B16A15B9\nhttps://essor.example')).toBe('6055B16A15B9')
  expect(printedCode('See https://essor.example/certificates/6055b16a15b9.')).toBe('6055B16A15B9')
  expect(printedCode('A résumé, with the number 0612345678.')).toBeUndefined()
})
