import { Badge, Card, Code, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CopyField } from '../../../../ui/CopyField.tsx'
import { type ApiDocument, exampleOf, type Operation } from '../model.ts'
import { ParametersTable } from './ParametersTable.tsx'
import { TryEndpoint } from './TryEndpoint.tsx'

interface Props {
  path: string
  method: 'get' | 'post'
  operation: Operation
  document: ApiDocument
  token: string
}

/** An endpoint: what it returns, its parameters, an example, and a way to try it. */
export function EndpointCard({ path, method, operation, document, token }: Props) {
  const { t } = useTranslation('apiReference')
  const { operationId, parameters, responses } = operation
  const scope = operation['x-scope']
  const answer = responses['200']!.content['application/json'].schema
  return (
    <Card component="article" padding="lg" id={operationId}>
      <Stack gap="md">
        <div>
          <Title order={3} fz="lg">
            {t(`endpoints.${operationId}.title`)}
          </Title>
          <Group gap="xs" mt={6}>
            <Code fz="sm" style={{ overflowWrap: 'anywhere' }}>
              {method.toUpperCase()} {path}
            </Code>
            {scope && (
              <Badge variant="light" tt="none" color="gray" c="inherit">
                {scope}
              </Badge>
            )}
          </Group>
        </div>
        <Text maw="72ch">{t(`endpoints.${operationId}.text`)}</Text>
        {parameters.length > 0 && <ParametersTable parameters={parameters} />}
        <CopyField
          isCode
          rows={14}
          label={t('example')}
          value={JSON.stringify(exampleOf(answer, document), null, 2)}
        />
        {method === 'get' && <TryEndpoint path={path} parameters={parameters} token={token} />}
      </Stack>
    </Card>
  )
}
