import { Drawer, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MoveTo } from '../../../../ui/board/place.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { useFocusBack } from '../../../../ui/use-focus-back.ts'
import { cardQuery } from '../api/get-card.ts'
import { type Card, cardName } from '../model.ts'
import type { Applications } from '../use-applications.ts'
import { CardEditor } from './CardEditor.tsx'

interface Props {
  cardId: string
  applications: Applications
  moveTo: MoveTo<Card>
}

/** The whole card next to the board; it has its own address. */
export function CardDrawer({ cardId, applications, moveTo }: Props) {
  const { t } = useTranslation('applications')
  const { t: tCommon } = useTranslation()
  useFocusBack(true)
  const { data: current, error, refetch } = useQuery(cardQuery(cardId))
  // Keeps what is being edited, even if another window deletes it.
  const opened = useRef(current)
  if (current) opened.current = current
  const data = current ?? opened.current
  /** While the question about unsaved changes is open, Esc answers it and closes nothing else. */
  const [isAsking, setAsking] = useState(false)
  const close = () => applications.open()
  return (
    <Drawer
      opened
      onClose={close}
      closeOnEscape={!isAsking}
      position="right"
      size={620}
      title={data ? cardName(data.card) : t('card.title')}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data === undefined && !error && (
        <Stack role="status" aria-busy="true">
          <Skeleton h={64} />
          <Skeleton h={220} />
          <Skeleton h={220} />
        </Stack>
      )}
      {data === null && <EmptyState title={t('card.gone')} text={t('card.goneText')} compact />}
      {data && (
        <CardEditor
          key={data.card.id}
          open={data}
          applications={applications}
          moveTo={moveTo}
          onClose={close}
          onAsking={setAsking}
        />
      )}
    </Drawer>
  )
}
