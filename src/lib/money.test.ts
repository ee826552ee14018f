import { describe, expect, it } from 'vitest'
import { currencyChoices, formatMoney, fromMinor, readAmount, sumByCurrency, toMinor } from './money.ts'

describe('money', () => {
  it('knows how many decimals a currency has', () => {
    expect(toMinor(19.99, 'EUR')).toBe(1999)
    expect(toMinor(0.29, 'EUR')).toBe(29)
    expect(toMinor(500, 'JPY')).toBe(500)
    expect(toMinor(1.234, 'BHD')).toBe(1234)
    expect(fromMinor(1999, 'EUR')).toBe(19.99)
    expect(fromMinor(500, 'JPY')).toBe(500)
  })

  it.each([
    ['65,50', 65.5],
    ['65.5', 65.5],
    ['6,550', 6550],
    ['1,250.50', 1250.5],
    ['1.250,50 €', 1250.5],
    ['1\u202f250,5', 1250.5],
    ['450', 450],
    ['free', undefined],
  ])('P2 reads a pasted %s as %s', (text, value) => {
    expect(readAmount(text)).toBe(value)
  })

  it('P2 offers currencies in use, with their names', () => {
    const choices = currencyChoices('CHF')
    expect(choices.slice(0, 2)).toEqual([
      { value: 'CHF', label: 'CHF – Swiss Franc' },
      { value: 'EUR', label: 'EUR – Euro' },
    ])
    const codes = choices.map(({ value }) => value)
    expect(codes).not.toContain('HRK')
    expect(new Set(codes).size).toBe(codes.length)
    expect(currencyChoices('HRK')[0]!.value).toBe('HRK')
  })

  it('is never added across currencies', () => {
    const paid = [
      { currency: 'EUR', amount: 100 },
      { currency: 'CHF', amount: 500 },
      { currency: 'EUR', amount: 50 },
    ]
    expect(sumByCurrency(paid)).toEqual([
      { currency: 'CHF', amount: 500 },
      { currency: 'EUR', amount: 150 },
    ])
    expect(sumByCurrency([])).toEqual([])
  })
})

it('formats an amount without cents if there are none', () => {
  expect(formatMoney({ amount: 45_000, currency: 'EUR' })).toBe('€450')
  expect(formatMoney({ amount: 45_005, currency: 'EUR' })).toBe('€450.05')
})
