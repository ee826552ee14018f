import { Anchor, Card, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import type { Operator } from '../api/answers.ts'

/** Who is responsible for the platform, or where to ask until that is provided. */
export function OperatorCard({ operator }: { operator: Operator }) {
  const { t } = useTranslation('legal')
  const { name, address, email } = operator
  return (
    <Card padding="lg" component="section">
      <Title order={2} fz="lg" mb={6}>
        {t('operator.title')}
      </Title>
      {name ? (
        <>
          <Text fw={550}>{name}</Text>
          <Text style={{ whiteSpace: 'pre-line' }}>{address}</Text>
          {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
        </>
      ) : (
        <Text c="dimmed">
          {t('operator.missing')}{' '}
          <Anchor component={Link} to={paths.contact} underline="always">
            {t('operator.contact')}
          </Anchor>
        </Text>
      )}
    </Card>
  )
}
