import { Badge, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { noValue } from '../../../../lib/formats/words.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { ListView } from '../../../../ui/ListView.tsx'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useListState } from '../../../../ui/use-list-state.ts'
import type { ProvisionedPerson } from '../api/answers.ts'
import { provisionedPeopleQuery } from '../api/get-provisioning.ts'

const pageSize = 50

/** Everyone in the directory, with the access they have. */
export function ProvisionedPeople({ organization }: { organization: { id: string } }) {
  const { t } = useTranslation('provisioning')
  const list = useListState()
  const query = useQuery(provisionedPeopleQuery(organization.id, list.search, list.page))
  const { data } = query
  return (
    <Section title={t('people.title')} hint={t('people.hint')}>
      <search>
        <SearchField label={t('people.search')} list={list} maw={360} />
      </search>
      <ListView
        query={query}
        rows={data?.people}
        list={list}
        empty={<EmptyState title={t('people.none')} text={t('people.noneText')} />}
        noMatch={{ title: t('people.noMatch'), text: t('people.noMatchText') }}
        pages={{ label: t('people.title'), total: Math.ceil((data?.total ?? 0) / pageSize) }}
      >
        {(people) => (
          <ResponsiveTable
            caption={t('people.title')}
            rows={people}
            keyOf={({ id }) => id}
            columns={[
              {
                header: t('people.person'),
                width: '50%',
                isLong: true,
                cell: ({ name, email }) => (
                  <>
                    <Text fw={550}>{name}</Text>
                    {name !== email && (
                      <Text size="sm" c="dimmed">
                        {email}
                      </Text>
                    )}
                  </>
                ),
              },
              { header: t('people.role'), cell: ({ role }) => (role ? t(`roles.${role}`) : noValue) },
              { header: t('people.state'), cell: (person) => <PersonState person={person} /> },
            ]}
          />
        )}
      </ListView>
    </Section>
  )
}

function PersonState({ person: { state } }: { person: ProvisionedPerson }) {
  const { t } = useTranslation('provisioning')
  const color = { active: 'moss', invited: 'gray', waiting: 'amber', inactive: 'gray' }[state]
  const ink = { active: 'var(--moss-text)', waiting: 'var(--amber-text)' }[state as 'active']
  return (
    <Badge variant="light" tt="none" color={color} c={ink ?? 'inherit'}>
      {t(`states.${state}`)}
    </Badge>
  )
}
