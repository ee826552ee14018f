import { useTranslation } from 'react-i18next'
import type audit from '../../../../i18n/en/audit.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { formatExactly } from '../exact-time.ts'

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** The key of a setting's name in the texts of the settings page. */
function settingKey(name: string): string {
  if (name.startsWith('feature_')) return `features.${name}`
  if (name.startsWith('retention_')) return `retention.${name}`
  return (
    {
      product_name: 'identity.name',
      logo_path: 'identity.logo',
      example_certificate: 'identity.example',
      languages: 'languages.title',
    }[name] ?? `limits.${name}`
  )
}

/** Readable names of fields and values; unknown ones are shown as is. */
export function useWords() {
  const { t } = useTranslation('audit')
  const { t: tSettings } = useTranslation('settings')
  const field = (name: string) =>
    t(`fields.${name as keyof typeof audit.fields}`, {
      defaultValue: tSettings(settingKey(name) as never, { defaultValue: name.replaceAll('_', ' ') }),
    })
  function value(given: unknown): string {
    if (given === null || given === undefined || given === '') return noValue
    if (typeof given === 'boolean') return t(given ? 'yes' : 'no')
    if (Array.isArray(given)) return formatItems(given.map(value)) || noValue
    if (typeof given === 'object') return JSON.stringify(given)
    const text = String(given)
    if (isMoment.test(text)) return formatExactly(text)
    return t(`values.${text as keyof typeof audit.values}`, { defaultValue: text })
  }
  const domain = (name: string) =>
    t(`domains.${name as keyof typeof audit.domains}`, { defaultValue: name.replaceAll('_', ' ') })
  return { field, value, domain }
}
