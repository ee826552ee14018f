import { Anchor, Badge, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { Address } from '../../../../ui/Address.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Administrator } from '../api/answers.ts'
import { ChangeRolesDialog } from './ChangeRolesDialog.tsx'
import { RemoveAdministratorDialog } from './RemoveAdministratorDialog.tsx'
import { RoleBadges } from './RoleBadges.tsx'

interface Asked {
  act: 'change' | 'remove'
  person: Administrator
}

/** Everyone in administration; owners change their roles here. */
export function AdministratorsTable({ people }: { people: Administrator[] }) {
  const { t } = useTranslation('administration')
  const me = useSignedIn()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const isOwner = me.administers('administrators')
  return (
    <>
      <ResponsiveTable
        caption={t('administrators.title')}
        rows={people}
        keyOf={({ id }) => id}
        columns={[
          { header: t('columns.person'), width: '34%', cell: (person) => <Person person={person} /> },
          { header: t('columns.roles'), cell: ({ roles }) => <RoleBadges roles={roles} /> },
          {
            header: t('tiles.factor'),
            cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'tiles.factorOn' : 'tiles.factorOff'),
          },
          { header: t('administrators.since'), cell: ({ since }) => formatDate(since) },
          ...(isOwner
            ? [
                {
                  header: t('administrators.actions'),
                  cell: (person: Administrator) =>
                    person.id === me.id ? (
                      <Text size="sm" c="dimmed">
                        {t('administrators.you')}
                      </Text>
                    ) : (
                      <Actions person={person} onAsk={setAsked} />
                    ),
                },
              ]
            : []),
        ]}
      />
      {asked?.act === 'change' && <ChangeRolesDialog person={asked.person} onClose={close} />}
      {asked?.act === 'remove' && <RemoveAdministratorDialog person={asked.person} onClose={close} />}
    </>
  )
}

function Person({ person: { id, name, email, isSuspended } }: { person: Administrator }) {
  const { t } = useTranslation('administration')
  const path = useAreaPath()
  const { administers } = useSignedIn()
  return (
    <>
      <Group gap="xs">
        {administers('accounts') ? (
          <Anchor component={Link} to={path(`/users/${id}`)} fw={600}>
            {name}
          </Anchor>
        ) : (
          <Text fw={600}>{name}</Text>
        )}
        {isSuspended && (
          <Badge variant="light" color="red" c="var(--danger-text)" tt="none">
            {t('state.suspended')}
          </Badge>
        )}
      </Group>
      {name !== email && (
        <Text size="sm" c="dimmed">
          <Address email={email} />
        </Text>
      )}
    </>
  )
}

function Actions({ person, onAsk }: { person: Administrator; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('administration')
  const { name } = person
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="compact-md"
        aria-label={t('administrators.changeOf', { name })}
        onClick={() => onAsk({ act: 'change', person })}
      >
        {t('administrators.change')}
      </Button>
      <Button
        variant="subtle"
        color="red"
        c="var(--danger-text)"
        size="compact-md"
        aria-label={t('administrators.removeOf', { name })}
        onClick={() => onAsk({ act: 'remove', person })}
      >
        {t('administrators.remove')}
      </Button>
    </Group>
  )
}
