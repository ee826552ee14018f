import { Anchor, Card, Stack, Text, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { preferencesQuery } from '../../features/account/notifications/api/get-preferences.ts'
import { pushQuery } from '../../features/account/notifications/api/get-push.ts'
import { useSavePreferences } from '../../features/account/notifications/api/save-preferences.ts'
import { DigestTime } from '../../features/account/notifications/components/DigestTime.tsx'
import classes from '../../features/account/notifications/components/Preferences.module.css'
import { PushSection } from '../../features/account/notifications/components/PushSection.tsx'
import { TopicChoice } from '../../features/account/notifications/components/TopicChoice.tsx'
import { topicsFor } from '../../features/account/notifications/topics.ts'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { NoEmailNotice } from '../../ui/NoEmailNotice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** Which emails and push notifications a person gets, and when. In the app, everything shows immediately. */
export function PreferencesPage() {
  const { t } = useTranslation('notifications')
  const { id, email, roles } = useSignedIn()
  const path = useAreaPath()
  const query = useQuery(preferencesQuery(id))
  const { data } = query
  const save = useSavePreferences(id)
  const push = useQuery(pushQuery(id))
  const hasDevices = (push.data?.devices.length ?? 0) > 0
  return (
    <>
      <PageHeader
        title={t('preferences.title')}
        description={t('preferences.description')}
        actions={
          <Anchor component={Link} to={path('/notifications')}>
            {t('preferences.back')}
          </Anchor>
        }
      />
      <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={2} />} />
      {data && (
        <Stack gap="lg" maw={820}>
          <NoEmailNotice concerns="you" />
          <Card padding="lg" component="section" aria-labelledby="mails-title">
            <Title order={2} fz="lg" id="mails-title">
              {t(hasDevices ? 'preferences.mailsAndPush' : 'preferences.mails')}
            </Title>
            <Text c="dimmed" size="sm" mt={4} mb="lg">
              {t(hasDevices ? 'preferences.mailAddress' : 'preferences.address', { email })}
            </Text>
            <ul className={classes.topics}>
              {topicsFor(roles).map((topic) => (
                <TopicChoice
                  key={topic}
                  topic={topic}
                  value={data[topic]}
                  onChange={(choice) => save.mutate({ [topic]: choice })}
                  push={hasDevices ? data.push_topics.includes(topic) : undefined}
                  onPush={(isOn) =>
                    save.mutate({
                      push_topics: isOn
                        ? [...data.push_topics, topic]
                        : data.push_topics.filter((one) => one !== topic),
                    })
                  }
                />
              ))}
              <li className={classes.topic}>
                <div>
                  <Text fw={600}>{t('topics.account.title')}</Text>
                  <Text size="sm" c="dimmed">
                    {t('topics.account.text')}
                  </Text>
                </div>
                <Text size="sm" className={classes.always}>
                  <IconLock size={16} aria-hidden />
                  {t('always')}
                </Text>
              </li>
            </ul>
          </Card>
          <PushSection query={push} preferences={data} onChange={save.mutate} />
          <DigestTime hour={data.digest_hour} zone={data.time_zone} onChange={save.mutate} />
          <Text size="sm" c="dimmed" role="status">
            {save.isPending ? t('saving') : save.isSuccess && t('saved')}
          </Text>
        </Stack>
      )}
    </>
  )
}
