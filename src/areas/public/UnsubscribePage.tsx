import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { unsubscribe } from '../../features/account/notifications/api/unsubscribe.ts'
import { isTopic } from '../../features/account/notifications/topics.ts'
import { errorText } from '../../lib/errors.ts'
import { paths } from '../../lib/paths.ts'
import { text } from '../../lib/url-state/url-params.ts'
import { useUrlState } from '../../lib/url-state/use-url-state.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useChange } from '../../ui/use-change.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { PublicFrame } from './PublicFrame.tsx'

const params = { topic: text(), token: text() }

/**
 * Opened from an email's footer. Opening it changes nothing, because programs follow links too; pressing the
 * button does.
 */
export function UnsubscribePage() {
  const { t } = useTranslation('notifications')
  const { t: tCommon } = useTranslation()
  const { topic, token } = useUrlState(params).values
  const stop = useChange(unsubscribe, { failure: 'caller' })
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
