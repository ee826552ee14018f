import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { unsubscribe } from '../../features/notifications/api/unsubscribe.ts'
import { isTopic } from '../../features/notifications/topics.ts'
import { errorText } from '../../lib/errors.ts'
import { paths } from '../../lib/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { PublicFrame } from './PublicFrame.tsx'

/**
 * Opened from an email's footer. Opening it changes nothing, because programs follow links too; pressing the
 * button does.
 */
export function UnsubscribePage() {
  const { t } = useTranslation('notifications')
  const { t: tCommon } = useTranslation()
  const [params] = useSearchParams()
  const topic = params.get('topic')
  const token = params.get('token') ?? ''
  const stop = useMutation({ mutationFn: unsubscribe })
  const isUsable = isTopic(topic) && token !== ''
  useDocumentTitle(t('unsubscribe.title'))
  const preferences = (
    <LinkButton to={paths.mailPreferences} variant="default">
      {t('unsubscribe.preferences')}
    </LinkButton>
  )
  return (
    <PublicFrame>
      <Stack gap="lg" maw={620}>
        <Title order={1}>{stop.isSuccess ? t('unsubscribe.done') : t('unsubscribe.title')}</Title>
        {!isUsable && (
          <Alert color="red" role="alert">
            {tCommon('errors.unsubscribe_link_invalid')}
          </Alert>
        )}
        {isUsable && (
          <Text role="status">
            {t(stop.isSuccess ? 'unsubscribe.doneText' : 'unsubscribe.text', {
              topic: t(`unsubscribe.topics.${topic}`),
            })}
          </Text>
        )}
        {stop.isError && (
          <Alert color="red" role="alert">
            {errorText(stop.error)}
          </Alert>
        )}
        <Group gap="sm">
          {isUsable && !stop.isSuccess && (
            <Button loading={stop.isPending} onClick={() => stop.mutate({ token, topic })}>
              {t('unsubscribe.submit')}
            </Button>
          )}
          {preferences}
        </Group>
      </Stack>
    </PublicFrame>
  )
}
