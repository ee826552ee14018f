import { Button, Kbd, Text, VisuallyHidden } from '@mantine/core'
import { IconMessagePlus } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Range } from '../../../../../ui/diff/passages.ts'
import { usePassageChoice } from '../../use-passage-choice.ts'
import classes from './passages.module.css'

interface Props {
  /** The text rendered inside. */
  text: string
  label: string
  children: ReactNode
  onPick: (range: Range) => void
}

/** Lets a reviewer select a passage, by pointer, touch or keyboard, and comment on it. */
export function PassagePicker({ text, label, children, onPick }: Props) {
  const { t } = useTranslation('reviews')
  const box = useRef<HTMLDivElement>(null)
  const hint = useId()
  const { chosen, pick, begin, onKeyDown } = usePassageChoice(box, text, onPick)
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a text to select words in. */}
      <div
        ref={box}
        className={classes.pickable}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: words are selected with the arrow keys.
        tabIndex={0}
        aria-label={label}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
      >
        {children}
        {chosen && (
          <Button
            className={classes.pick}
            size="compact-md"
            leftSection={<IconMessagePlus size={18} aria-hidden />}
            style={{ top: chosen.top + 6, left: `min(${Math.max(0, chosen.left)}px, calc(100% - 160px))` }}
            // Clicking a button must not clear the selection it is about.
            onMouseDown={(event) => event.preventDefault()}
            onClick={pick}
          >
            {t('passages.comment')}
          </Button>
        )}
        <VisuallyHidden role="status">
          {chosen && t('passages.chosen', { words: text.slice(chosen.start, chosen.end) })}
        </VisuallyHidden>
      </div>
      <div className={classes.hint}>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconMessagePlus size={16} aria-hidden />}
          onClick={begin}
        >
          {t('passages.begin')}
        </Button>
        <Text size="sm" c="dimmed" id={hint}>
          {t('passages.hint')} <Kbd>←</Kbd> <Kbd>→</Kbd> {t('passages.keyWords')} <Kbd>⇧</Kbd>{' '}
          {t('passages.keyMore')} <Kbd>↵</Kbd> {t('passages.keyComment')}
        </Text>
      </div>
    </div>
  )
}
