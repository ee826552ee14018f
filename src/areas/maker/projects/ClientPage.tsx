import { Box, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import type { ClientRecord } from '../../../features/makers/clients/api/answers.ts'
import { clientQuery } from '../../../features/makers/clients/api/get-clients.ts'
import { ClientHead } from '../../../features/makers/clients/components/ClientHead.tsx'
import { ClientProjects } from '../../../features/makers/clients/components/ClientProjects.tsx'
import { ContactsSection } from '../../../features/makers/clients/components/ContactsSection.tsx'
import { formatMoney } from '../../../lib/money.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { BigNumber } from '../../../ui/BigNumber.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { Markdown } from '../../../ui/Markdown.tsx'
import { Section } from '../../../ui/Section.tsx'
import classes from './Pages.module.css'

export function ClientPage() {
  const { t } = useTranslation('clients')
  const path = useAreaPath()
  const { clientId = '' } = useParams()
  const query = useQuery(clientQuery(clientId))
  const { data } = query
  return (
    <>
      <Box mb="md">
        <BackLink to={path('/clients')} label={t('client.all')} />
      </Box>
      <LoadState query={query} skeleton={<CardsSkeleton tiles={2} rows={2} />} />
      {data === null && (
        <EmptyState
          title={t('client.gone')}
          text={t('client.goneText')}
          action={<LinkButton to={path('/clients')}>{t('client.all')}</LinkButton>}
        />
      )}
      {data && <Opened record={data} />}
    </>
  )
}

function Opened({ record: { client, contacts, projects, value } }: { record: ClientRecord }) {
  const { t } = useTranslation('clients')
  return (
    <>
      <ClientHead client={client} />
      <div className={classes.columns}>
        <div>
          <ClientProjects client={client} projects={projects} />
          <Section title={t('client.note')}>
            {client.note ? <Markdown>{client.note}</Markdown> : <Text c="dimmed">{t('client.noNote')}</Text>}
          </Section>
        </div>
        <div>
          <Section title={t('client.value')}>
            {value.length === 0 ? (
              <Text c="dimmed">{t('client.noValue')}</Text>
            ) : (
              <Stack gap={4}>
                {value.map((sum) => (
                  <BigNumber key={sum.currency}>{formatMoney(sum)}</BigNumber>
                ))}
              </Stack>
            )}
          </Section>
          <ContactsSection clientId={client.id} contacts={contacts} />
        </div>
      </div>
    </>
  )
}
