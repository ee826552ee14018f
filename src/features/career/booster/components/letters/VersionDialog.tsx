import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../../ui/Dialog.tsx'
import { Changes } from '../../../../../ui/diff/Changes.tsx'
import { differences } from '../../../../../ui/diff/differences.ts'
import { LoadState } from '../../../../../ui/LoadState.tsx'
import { versionQuery } from '../../api/versions.ts'
import { type Letter, letterAsText } from '../../rules/letter/letter.ts'
import classes from './Letter.module.css'

interface Props {
  id: string
  name: string
  letter: Letter
  isBusy: boolean
  onRestore: (letter: Letter) => void
  onClose: () => void
}

/** What changed since a version, and a way to restore it. */
export function VersionDialog({ id, name, letter, isBusy, onRestore, onClose }: Props) {
  const { t } = useTranslation('booster')
  const { t: tCommon } = useTranslation()
  const query = useQuery(versionQuery(id))
  const { data: kept } = query
  const parts = kept && differences(letterAsText(kept), letterAsText(letter))
  return (
    <Dialog opened onClose={onClose} title={t('letters.since', { version: name })} size="lg">
      <LoadState query={query} skeleton={<Skeleton height={240} />} />
      {parts && (
        <>
          <Text size="sm" c="dimmed" mb="xs">
            {t(parts.every(({ kind }) => kind === 'same') ? 'letters.same' : 'letters.legend')}
          </Text>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long text must be scrollable by keyboard. */}
          <div className={classes.comparison} lang={letter.language} tabIndex={0}>
            <Changes parts={parts} />
          </div>
        </>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose} data-autofocus>
          {tCommon('close')}
        </Button>
        <Button disabled={!kept} loading={isBusy} onClick={() => kept && onRestore(kept)}>
          {t('letters.restore')}
        </Button>
      </Group>
    </Dialog>
  )
}
