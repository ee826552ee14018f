import { Card, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { documentQuery } from '../api/get-document.ts'
import { operationsIn } from '../model.ts'
import { EndpointCard } from './EndpointCard.tsx'

/** Every endpoint, as the API's own document lists it. The token typed here stays on the page. */
export function ApiReference() {
  const { t } = useTranslation('apiReference')
  const query = useQuery(documentQuery)
  const [token, setToken] = useState('')
  const { data } = query
  return (
    <Stack gap="lg" component="section">
      <Title order={2}>{t('reference')}</Title>
      <Card padding="lg">
        <PasswordInput
          label={t('try.token')}
          description={t('try.tokenHint')}
          maw={520}
          autoComplete="off"
          value={token}
          onChange={(event) => setToken(event.currentTarget.value.trim())}
        />
        <Text size="sm" c="dimmed" mt="xs">
          {t('try.real')}
        </Text>
      </Card>
      <LoadState query={query} skeleton={<CardsSkeleton tiles={0} rows={6} />} />
      {data &&
        operationsIn(data).map(({ path, method, operation }) => (
          <EndpointCard
            key={operation.operationId}
            path={path}
            method={method}
            operation={operation}
            document={data}
            token={token}
          />
        ))}
    </Stack>
  )
}
