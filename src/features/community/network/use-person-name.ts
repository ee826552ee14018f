import { useTranslation } from 'react-i18next'
import type { ShownPerson } from './api/answers.ts'
import { nameOf } from './model.ts'

/** The name to show. Someone who was blocked before they ever met the viewer stays anonymous. */
export function usePersonName(person: Pick<ShownPerson, 'firstName' | 'lastName'>): string {
  const { t } = useTranslation('network')
  return nameOf(person) || t('person.nameless')
}
