import { Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './ReviewDesk.module.css'

function goTo(title: string, field?: string) {
  document.getElementById(title)?.scrollIntoView({ block: 'start' })
  if (field) document.querySelector<HTMLInputElement>(field)?.focus({ preventScroll: true })
}

interface Props {
  isRubricSeen: boolean
  isVerdictSeen: boolean
}

/**
 * However long the submission is, rubric and verdict are one click away. Where they are below the submission,
 * so is the way back to it.
 */
export function DeskLinks({ isRubricSeen, isVerdictSeen }: Props) {
  const { t } = useTranslation('reviews')
  const down = <IconArrowDown size={18} aria-hidden />
  return (
    <div className={classes.jumps}>
      {isRubricSeen || isVerdictSeen ? (
        <Button
          variant="default"
          className={classes.stacked}
          rightSection={<IconArrowUp size={18} aria-hidden />}
          onClick={() => goTo('work-title')}
        >
          {t('work.goTo')}
        </Button>
      ) : (
        <Button
          variant="default"
          className={classes.stacked}
          rightSection={down}
          onClick={() => goTo('rubric-title')}
        >
          {t('rubric.goTo')}
        </Button>
      )}
      {!isVerdictSeen && (
        <Button
          variant="default"
          rightSection={down}
          onClick={() => goTo('verdict-title', 'input[name=verdict]')}
        >
          {t('verdict.goTo')}
        </Button>
      )}
    </div>
  )
}
