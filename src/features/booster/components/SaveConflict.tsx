import { Alert, Button, Group, Text } from '@mantine/core'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import classes from './Booster.module.css'

interface Props {
  /** What another window saved, as text; null if it was deleted there. */
  theirs: string | null | undefined
  onKeepMine: () => Promise<unknown>
  onTakeTheirs: () => Promise<unknown>
}

/** Two windows saved: shows both texts and lets the person choose. */
export function SaveConflict({ theirs, onKeepMine, onTakeTheirs }: Props) {
  const { t } = useTranslation('booster')
  const [isBusy, setBusy] = useState(false)
  async function choose(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast.error(error)
    } finally {
      setBusy(false)
    }
  }
  if (theirs === null)
    return (
      <Alert
        color="amber"
        variant="light"
        icon={<IconArrowsSplit2 />}
        title={t('conflict.deleted')}
        role="alert"
      >
        {t('conflict.deletedText')}
      </Alert>
    )
  return (
    <Alert color="amber" variant="light" icon={<IconArrowsSplit2 />} title={t('conflict.title')} role="alert">
      <Text mb="sm">{t('conflict.text')}</Text>
      {theirs !== undefined && (
        <>
          <Text size="sm" fw={600}>
            {t('conflict.there')}
          </Text>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long text must be scrollable by keyboard. */}
          <div className={classes.theirs} tabIndex={0}>
            {theirs}
          </div>
        </>
      )}
      <Group gap="sm" mt="sm">
        <Button disabled={isBusy} onClick={() => void choose(onKeepMine)}>
          {t('conflict.mine')}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => void choose(onTakeTheirs)}>
          {t('conflict.theirs')}
        </Button>
      </Group>
    </Alert>
  )
}
