import { SegmentedControl, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../ui/Markdown.tsx'
import { differences } from '../differences.ts'
import classes from './WorkPanel.module.css'

interface Props {
  text: string
  before?: { attempt: number; text: string }
}

/** The text, or what has changed in it since the last attempt. */
export function TextAnswer({ text, before }: Props) {
  const { t } = useTranslation('reviews')
  const [shown, setShown] = useState(before ? 'difference' : 'text')
  if (!before) return <Markdown>{text}</Markdown>
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
      {shown === 'text' && <Markdown>{text}</Markdown>}
      {shown === 'difference' &&
        (before.text === text ? (
          <Text c="dimmed">{t('work.unchanged', { attempt })}</Text>
        ) : (
          <Difference before={before.text} now={text} />
        ))}
    </>
  )
}

function Difference({ before, now }: { before: string; now: string }) {
  const { t } = useTranslation('reviews')
  const parts = useMemo(() => differences(before, now), [before, now])
  return (
    <div>
      <Text size="sm" c="dimmed" mb="xs">
        <ins className={classes.added}>{t('work.added')}</ins>{' '}
        <del className={classes.removed}>{t('work.removed')}</del>
      </Text>
      <div className={classes.difference}>
        {parts.map(({ kind, text }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
          if (kind === 'same') return <span key={index}>{text}</span>
          const Tag = kind === 'added' ? 'ins' : 'del'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
            <Tag key={index} className={classes[kind]}>
              {text}
            </Tag>
          )
        })}
      </div>
    </div>
  )
}
