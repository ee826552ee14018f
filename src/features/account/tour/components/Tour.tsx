import { Button, Group, Portal, Stack, Text, Title } from '@mantine/core'
import { useMediaQuery, useViewportSize } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { AppRole } from '../../../core/session/roles.ts'
import { stopsOf } from '../stops.ts'
import { besideTarget, useTarget } from '../use-target.ts'
import classes from './Tour.module.css'

const widest = 500

/** A few stops, each next to its entry in the menu, with what can be done there and a link. */
export function Tour({ area, onClose }: { area: AppRole; onClose: () => void }) {
  const { t, ready } = useTranslation('tour', { useSuspense: false })
  const navigate = useNavigate()
  const path = useAreaPath()
  const [at, setAt] = useState(0)
  const stops = stopsOf(area)
  const { key, to } = stops[at]!
  const hasKeys = useMediaQuery('(hover: hover) and (min-width: 48em)')
  const words = key === 'search' && !hasKeys ? 'searchByTouch' : key
  const isLast = at === stops.length - 1
  const target = useTarget(to && path(to))
  const view = useViewportSize()
  const width = Math.min(widest, view.width - 32)
  if (!ready) return null
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('title')}
      size={widest}
      // The light on the entry darkens everything else.
      overlayProps={target && { backgroundOpacity: 0 }}
      transitionProps={{ duration: 0 }}
      styles={
        target && {
          content: { position: 'fixed', margin: 0, width, ...besideTarget(target, view, { width }) },
        }
      }
    >
      {target && (
        <Portal>
          <div className={classes.light} style={target} data-tour-light aria-hidden="true" />
        </Portal>
      )}
      <Stack gap="md">
        <div aria-live="polite">
          <Text size="sm" c="dimmed">
            {t('place', { at: at + 1, of: stops.length })}
          </Text>
          <Title order={3} mt={4}>
            {t(`stops.${words}.title`)}
          </Title>
          <Text mt="xs">{t(`stops.${words}.text`)}</Text>
        </div>
        <ol className={classes.dots} aria-hidden="true">
          {stops.map((stop, place) => (
            <li key={stop.key} data-past={place <= at || undefined} />
          ))}
        </ol>
        <Group justify="space-between">
          <Button variant="subtle" onClick={onClose}>
            {t('skip')}
          </Button>
          <Group gap="xs">
            {at > 0 && (
              <Button variant="default" onClick={() => setAt(at - 1)}>
                {t('back')}
              </Button>
            )}
            {to && (
              <Button
                variant="default"
                onClick={() => {
                  onClose()
                  navigate(path(to))
                }}
              >
                {t('go')}
              </Button>
            )}
            <Button onClick={() => (isLast ? onClose() : setAt(at + 1))} data-autofocus>
              {t(isLast ? 'done' : 'next')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  )
}
