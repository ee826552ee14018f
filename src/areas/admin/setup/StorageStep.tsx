import { Alert, Button, Card, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Setup } from '../../../features/administration/setup/api/answers.ts'
import { useCheckSetupStorage } from '../../../features/administration/setup/api/change-setup.ts'
import { setupQuery } from '../../../features/administration/setup/api/get-setup.ts'
import { timeAgo } from '../../../lib/dates.ts'
import { noValue } from '../../../lib/formats/words.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The server answers by recording the result, usually within a second. */
export function StorageStep({ setup: { storage } }: { setup: Setup }) {
  const { t } = useTranslation('setup')
  const queries = useQueryClient()
  const ask = useCheckSetupStorage()
  const [isWaiting, setWaiting] = useState(false)
  const [isSilent, setSilent] = useState(false)
  async function check(): Promise<void> {
    setWaiting(true)
    setSilent(false)
    try {
      await ask.mutateAsync()
      for (let tries = 0; tries < 10; tries++) {
        await wait(500)
        const answer = await queries.fetchQuery({ ...setupQuery, staleTime: 0 })
        if (answer.storage?.at !== storage?.at) return
      }
      setSilent(true)
    } catch {
      // A failure of the request is shown as a toast.
    } finally {
      setWaiting(false)
    }
  }
  return (
    <>
      <Card padding="lg">
        <Facts isSideBySide>
          <Fact label={t('steps.storage.place')}>
            {storage ? t(`steps.storage.${storage.place}`) : noValue}
          </Fact>
          <Fact label={t('steps.storage.checked')}>
            {storage ? timeAgo(storage.at) : t('steps.storage.never')}
          </Fact>
        </Facts>
      </Card>
      {storage && !storage.isWell && (
        <Alert color="red" role="alert">
          {t('steps.storage.failed', { reason: storage.reason })}
        </Alert>
      )}
      {isSilent && <Alert color="amber">{t('steps.storage.silent')}</Alert>}
      <Group>
        <Button
          variant={storage?.isWell ? 'default' : 'filled'}
          loading={isWaiting}
          onClick={() => void check()}
        >
          {t('steps.storage.check')}
        </Button>
      </Group>
    </>
  )
}
