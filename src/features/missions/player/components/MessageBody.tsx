import { Avatar, Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { PlayedMessage } from '../api/answers.ts'
import classes from './MessageBody.module.css'

/** Messages that arrived once don't arrive again while the page is open. */
const arrived = new Set<string>()

/** A colleague's message: arrives after a while, unless the person skips the wait. */
export function MessageBody({ step, language }: { step: PlayedMessage; language: string }) {
  const { t } = useTranslation('player')
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
  const [isHere, setHere] = useState(
    isStill || step.completedAt !== null || step.delaySeconds <= 0 || arrived.has(step.id),
  )
  useEffect(() => {
    if (isHere) {
      arrived.add(step.id)
      return
    }
    const timer = setTimeout(() => setHere(true), step.delaySeconds * 1000)
    return () => clearTimeout(timer)
  }, [isHere, step.id, step.delaySeconds])
  return (
    <div className={classes.message}>
      <Avatar name={step.from} color="initials" radius="xl" alt="" />
      <div>
        <Text fw={600}>{step.from}</Text>
        {step.role && (
          <Text size="sm" c="dimmed">
            {step.role}
          </Text>
        )}
        <div aria-live="polite">
          {isHere ? (
            <div className={classes.bubble}>
              <VisuallyHidden>{t('message.from', { name: step.from })}</VisuallyHidden>
              <div lang={language}>
                <Markdown>{step.body}</Markdown>
              </div>
            </div>
          ) : (
            <Group gap="md" mt={4}>
              <span className={classes.typing}>
                <VisuallyHidden>{t('message.typing', { name: step.from })}</VisuallyHidden>
                <i />
                <i />
                <i />
              </span>
              <Button variant="subtle" onClick={() => setHere(true)}>
                {t('message.skip')}
              </Button>
            </Group>
          )}
        </div>
      </div>
    </div>
  )
}
