import { useTranslation } from 'react-i18next'
import type auth from '../../../i18n/en/auth.ts'

type Answer = keyof typeof auth.hearAboutUsOptions

/** The answer from the sign-up form, in the reader's language. */
export function useHeardFrom(): (answer: string) => string {
  const { t } = useTranslation('auth')
  return (answer) => t(`hearAboutUsOptions.${answer as Answer}`, { defaultValue: answer })
}
