// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import en from '../../../../i18n/en/reviews.ts'
import { i18n } from '../../../../i18n/i18n.ts'
import { show, standInForBrowser } from '../../../../ui/testing/show.tsx'
import { DeliveredAnswer } from './DeliveredAnswer.tsx'

standInForBrowser()
beforeAll(() => i18n.loadNamespaces('reviews'))

const shown = (link: string) =>
  show(<DeliveredAnswer answer={{ link }} drawText={(text) => text} withPreviews />)

it('says where a link leads, and opens it in a new tab without loading it', () => {
  shown('https://www.figma.com/file/aB3dE6gH9jK2mN5p/Booking-form')
  const link = screen.getByRole('link', { name: 'Booking form' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(screen.getByText('Figma · www.figma.com')).toBeTruthy()
  expect(document.querySelector('iframe, img')).toBeNull()
})

it('warns of letters that look like others, and never links to scripts', () => {
  shown('https://fіgma.com/file')
  expect(screen.getByText(en.work.linkWarning.lookalike)).toBeTruthy()
  shown('javascript:alert(1)')
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull()
})
