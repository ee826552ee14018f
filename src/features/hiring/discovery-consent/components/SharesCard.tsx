import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { formatList, labelsInLine } from '../../../../lib/formats/lists.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { lastDayOf } from '../../contacts/model.ts'
import type { OwnShare } from '../api/answers.ts'
import classes from './Consent.module.css'
import { ChangeShareDialog, RevokeShareDialog } from './ShareDialogs.tsx'

/** Which company sees what and until when, with a way to stop sharing. */
export function SharesCard({ shares }: { shares: OwnShare[] }) {
  const { t } = useTranslation('discoveryConsent')
  const [open, setOpen] = useState<{ share: OwnShare; isChange: boolean }>()
  const Opened = open?.isChange ? ChangeShareDialog : RevokeShareDialog
  return (
    <Card component="section" padding="lg">
      <Stack gap="sm">
        <Title order={2} fz="lg">
          {t('shares.title')}
        </Title>
        {shares.length === 0 && <EmptyState compact title={t('shares.none')} text={t('shares.noneText')} />}
        <ul className={classes.shares}>
          {shares.map((share) => (
            <ShareRow
              key={share.id}
              share={share}
              onChange={() => setOpen({ share, isChange: true })}
              onRevoke={() => setOpen({ share, isChange: false })}
            />
          ))}
        </ul>
      </Stack>
      {open && <Opened share={open.share} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

interface RowProps {
  share: OwnShare
  onChange: () => void
  onRevoke: () => void
}

function ShareRow({ share, onChange, onRevoke }: RowProps) {
  const { t } = useTranslation('discoveryConsent')
  const { t: tContacts } = useTranslation('contacts')
  const path = useAreaPath()
  const { company, fields, conversation, isActive } = share
  const shared = formatList(labelsInLine(fields.map((field) => tContacts(`fields.${field}`))))
  return (
    <li>
      <Group justify="space-between" gap="xs">
        <Title order={3} fz="md">
          {company}
        </Title>
        <ShareState share={share} />
      </Group>
      <Text>{shared || t('shares.anonymous')}</Text>
      {!share.revokedAt && (
        <Group gap="sm">
          {isActive && conversation && (
            <LinkButton to={path(`/networking/messages/${conversation}`)} variant="default">
              {t('shares.conversation')}
            </LinkButton>
          )}
          <Button variant="default" aria-haspopup="dialog" onClick={onChange}>
            {t('shares.change')}
          </Button>
          <Button variant="default" c="var(--danger-text)" aria-haspopup="dialog" onClick={onRevoke}>
            {t('shares.revoke')}
          </Button>
        </Group>
      )}
    </li>
  )
}

function ShareState({ share: { isActive, revokedAt, until } }: { share: OwnShare }) {
  const { t } = useTranslation('discoveryConsent')
  const text = revokedAt
    ? t('shares.revoked', { date: formatDate(revokedAt) })
    : isActive
      ? t('shares.until', { date: formatDate(lastDayOf(until)) })
      : new Date(until) > new Date()
        ? t('shares.paused')
        : t('shares.ended', { date: formatDate(until) })
  return (
    <Badge
      variant="light"
      color={isActive ? 'moss' : 'gray'}
      c={isActive ? 'var(--moss-text)' : 'var(--mantine-color-text)'}
      tt="none"
    >
      {text}
    </Badge>
  )
}
