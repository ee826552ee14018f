import { useTranslation } from 'react-i18next'
import type admin from '../../../i18n/en/admin.ts'
import type common from '../../../i18n/en/common.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { formatCalendarDay } from '../../../lib/dates.ts'
import { formatItems } from '../../../lib/formats/lists.ts'
import { isUuid } from '../../../lib/uuid.ts'
import type { AuditedAction } from './api/answers.ts'

type Action = keyof typeof admin.log
type MemberRole = keyof typeof admin.log.memberRoles
type Role = keyof typeof common.roles
type SettingsSection = keyof typeof admin.log.settings
type LegalText = keyof typeof admin.log.legalTexts
type LegalMinimum = keyof typeof admin.log.legalMinimums

/** Who did something and what they did, as two parts of one sentence. */
export function useAuditSentence(): (entry: AuditedAction) => { who: string; what: string } {
  const { t } = useTranslation('admin')
  const { t: tCommon } = useTranslation()
  const roleName = (role: string) =>
    t(`log.memberRoles.${role as MemberRole}`, {
      defaultValue: tCommon(`roles.${role as Role}`, { defaultValue: role }),
    })
  const textOf = (action: string, details: Record<string, unknown>) => {
    if (action === 'legal.published')
      return t(`log.legalTexts.${details.kind as LegalText}`, { defaultValue: String(details.kind) })
    if (action.startsWith('legal_minimum.'))
      return t(`log.legalMinimums.${details.kind as LegalMinimum}`, { defaultValue: String(details.kind) })
    if (action === 'settings.changed')
      return formatItems(sectionsOf(details).map((section) => t(`log.settings.${section}`)))
    return titleOf(details)
  }
  return ({ action, actor_id, actor_name, subject_name, details }) => {
    const { role, person } = details
    const words = {
      ...details,
      name: details.name ?? subject_name ?? t('log.gone'),
      role: typeof role === 'string' ? roleName(role) : '',
      person: isName(person) ? person : t('log.someone'),
      text: textOf(action, details),
      day: action.startsWith('legal_minimum.') ? formatCalendarDay(String(details.from)) : '',
    }
    // Keys contain dots, which would otherwise mean a level of the catalog.
    const options = { keySeparator: '|', defaultValue: t('log.other'), ...words }
    const what = t(`log|${action as Action}` as never, options as never) as unknown as string
    const nobody = action === 'admin_access.refused' ? t('log.visitor') : t('log.system')
    return { who: actor_name ?? (actor_id ? t('log.left') : nobody), what }
  }
}

/** People who left are known only by an id, which means nothing to a reader. */
const isName = (value: unknown): value is string => typeof value === 'string' && !isUuid(value)

/** The tabs of the settings that a change was made on. */
export function sectionsOf({ after }: Record<string, unknown>): SettingsSection[] {
  const keys = Object.keys((after ?? {}) as object)
  const sectionOf = (key: string): SettingsSection =>
    key.startsWith('feature_')
      ? 'features'
      : /^(limit|verification)_/.test(key)
        ? 'limits'
        : key.startsWith('retention_')
          ? 'retention'
          : 'general'
  return [...new Set(keys.map(sectionOf))]
}

/** The title of an announcement or email, after the change, or before it if it was deleted. */
function titleOf({ before, after }: Record<string, unknown>): string {
  const content = (after ?? before ?? {}) as Record<string, unknown>
  const title = content.subject ?? content[`text_${currentLanguage()}`] ?? ''
  const text = String(title)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
