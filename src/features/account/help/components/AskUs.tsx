import { Card, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../lib/paths.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useSession } from '../../../core/session/use-session.ts'

/** The next step for people who found no answer. */
export function AskUs({ question }: { question: string }) {
  const { t } = useTranslation('help')
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <Card padding="lg">
      <Group justify="space-between" gap="md">
        <Text fw={550}>{question}</Text>
        <Group gap="sm">
          {isSignedIn && (
            <LinkButton to={paths.feedback} variant="default">
              {t('centre.feedback')}
            </LinkButton>
          )}
          <LinkButton to={paths.contact}>{t('centre.contact')}</LinkButton>
        </Group>
      </Group>
    </Card>
  )
}
