import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import lists from '../../../../ui/Lists.module.css'
import { Section } from '../../../../ui/Section.tsx'
import type { Dossier } from '../api/answers.ts'
import classes from './RequestItem.module.css'

interface Props {
  dossier: Dossier
  /** Shown for an approved organization that no one has joined. */
  inviteOwner: ReactNode
}

export function MembersCard({ dossier, inviteOwner }: Props) {
  const { t } = useTranslation(['approvals', 'team'])
  return (
    <Section align="flex-start" title={t('members.title')}>
      {dossier.members.length === 0 && <Text c="dimmed">{t('members.none')}</Text>}
      {dossier.members.length === 0 && dossier.status === 'approved' && inviteOwner}
      <ul className={lists.list} data-dense>
        {dossier.members.map(({ id, name, email, role, title, emailConfirmed }) => (
          <li key={id} className={classes.facts}>
            <Text fw={600}>{name || email}</Text>
            <Text size="sm" c="dimmed">
              {[t(`team:roles.${role}.name`), title, email, !emailConfirmed && t('members.unconfirmed')]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
