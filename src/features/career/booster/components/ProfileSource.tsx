import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../../../lib/language-names.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Career } from '../../../profile/profiles/api/get-career.ts'
import { toFields } from '../../../profile/profiles/model.ts'
import { usePeriod } from '../../../profile/profiles/use-period.ts'
import { profileText } from '../profile-text.ts'

interface Props {
  career: Career
  children: (text: string) => ReactNode
}

/** The profile as a résumé; an empty one can't be checked. */
export function ProfileSource({ career, children }: Props) {
  const { t, i18n } = useTranslation('booster')
  const { profile, email } = useSignedIn()
  const area = useAreaPath()
  const period = usePeriod()
  const fields = toFields(profile, career)
  const hasContent = [fields.summary, ...fields.skills, ...fields.experience, ...fields.education].some(
    Boolean,
  )
  if (!hasContent)
    return (
      <EmptyState
        title={t('check.emptyProfile')}
        text={t('check.emptyProfileText')}
        action={<LinkButton to={area('/profile')}>{t('check.toProfile')}</LinkButton>}
      />
    )
  return children(
    profileText(fields, email, {
      headings: {
        summary: t('headings.summary'),
        experience: t('headings.experience'),
        education: t('headings.education'),
        skills: t('headings.skills'),
        languages: t('headings.languages'),
      },
      period,
      language: (code) => languageName(code, i18n.language),
    }),
  )
}
