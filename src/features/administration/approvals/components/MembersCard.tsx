import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import lists from '../../../../ui/Lists.module.css'
import { Section } from '../../../../ui/Section.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { InviteOwner } from '../../administration/components/InviteOwner.tsx'
import type { Dossier } from '../api/answers.ts'
import classes from './RequestItem.module.css'

export function MembersCard({ dossier }: { dossier: Dossier }) {
  const { t } = useTranslation(['approvals', 'team'])
  const { administers } = useSignedIn()
  return (
    <Section align="flex-start" title={t('members.title')}>
      {dossier.members.length === 0 && <Text c="dimmed">{t('members.none')}</Text>}
      {dossier.members.length === 0 && dossier.status === 'approved' && administers('invitations') && (
        <InviteOwner organization={dossier.id} />
      )}
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
