import { Alert, Card, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Piece } from '../model.ts'

interface Props<Content> {
  title: string
  piece: Piece<Content>
  children: (content: Content) => ReactNode
}

/** One section; if it couldn't be read, it says why and the others still show. */
export function PieceCard<Content extends object>({ title, piece, children }: Props<Content>) {
  const { t } = useTranslation('health')
  return (
    <Card padding="lg" component="section" aria-label={title}>
      <Stack gap="md">
        <Title order={2}>{title}</Title>
        {'failure' in piece ? (
          <Alert color="red">{t('unread', { reason: piece.failure })}</Alert>
        ) : (
          children(piece)
        )}
      </Stack>
    </Card>
  )
}
