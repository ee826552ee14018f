import { useTranslation } from 'react-i18next'
import type admin from '../../i18n/en/admin.ts'

type Action = keyof typeof admin.log

export interface Deed {
  action: string
  actor_id: string | null
  actor_name: string | null
  subject_name: string | null
  details: Record<string, unknown>
}

/** Who did something, and what, as two parts of one sentence. */
export function useDeed(): (deed: Deed) => { who: string; what: string } {
  const { t } = useTranslation('admin')
  return ({ action, actor_id, actor_name, subject_name, details }) => {
    // Keys hold a dot, which would otherwise mean a level of the catalogue.
    const options = { keySeparator: '|', defaultValue: t('log.other'), name: subject_name ?? t('log.gone') }
    const key = `log|${action as Action}` as never
    const what = t(key, { ...options, ...details } as never) as unknown as string
    const nobody = action === 'admin_access.refused' ? t('log.visitor') : t('log.system')
    return { who: actor_name ?? (actor_id ? t('log.left') : nobody), what }
  }
}
