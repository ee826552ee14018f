import { SegmentedControl, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Changes } from '../../../../ui/diff/Changes.tsx'
import { differences } from '../../../../ui/diff/differences.ts'
import { type DrawWords, Markdown } from '../../../../ui/Markdown.tsx'
import classes from './WorkPanel.module.css'

interface Props {
  text: string
  before?: { attempt: number; text: string }
  drawWords: DrawWords
}

/** The text, or its changes since the last attempt. */
export function TextAnswer({ text, before, drawWords }: Props) {
  const { t } = useTranslation('reviews')
  const [shown, setShown] = useState(before ? 'difference' : 'text')
  if (!before) return <Markdown drawWords={drawWords}>{text}</Markdown>
  const { attempt } = before
  return (
    <>
      <SegmentedControl
        aria-label={t('work.shown')}
        className={classes.shown}
        value={shown}
        onChange={setShown}
        data={[
          { value: 'difference', label: t('work.asDifference', { attempt }) },
          { value: 'text', label: t('work.asText') },
        ]}
      />
      {shown === 'text' && <Markdown drawWords={drawWords}>{text}</Markdown>}
      {shown === 'difference' && before.text === text && (
        <Text c="dimmed">{t('work.unchanged', { attempt })}</Text>
      )}
      {shown === 'difference' && before.text !== text && (
        <Difference before={before.text} now={text} drawWords={drawWords} />
      )}
    </>
  )
}

interface DifferenceProps {
  before: string
  now: string
  drawWords: DrawWords
}

function Difference({ before, now, drawWords }: DifferenceProps) {
  const { t } = useTranslation('reviews')
  const parts = useMemo(() => differences(before, now), [before, now])
  return (
    <div>
      <Text size="sm" c="dimmed" mb="xs">
        <ins className={classes.added}>{t('work.added')}</ins>{' '}
        <del className={classes.removed}>{t('work.removed')}</del>
      </Text>
      <div className={classes.difference}>
        <Changes parts={parts} drawWords={drawWords} />
      </div>
    </div>
  )
}
