import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyField } from '../../../../ui/CopyField.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { ownAddresses } from '../model.ts'

interface Props {
  organization: string
  backend: string
  /** Opens the form for what the platform shows in return. */
  add: ReactNode
}

/** Registration by hand: what to enter in the platform, then what it shows. */
export function OwnAddresses({ organization, backend, add }: Props) {
  const { t } = useTranslation('learningPlatforms')
  const { login, redirect, keys, target } = ownAddresses(backend, location.origin, organization)
  return (
    <Section title={t('manual.title')} hint={t('manual.hint')}>
      <CopyField label={t('manual.target')} value={target} />
      <CopyField label={t('manual.login')} value={login} />
      <CopyField label={t('manual.redirect')} value={redirect} />
      <CopyField label={t('manual.keys')} value={keys} />
      <div>{add}</div>
    </Section>
  )
}
