import { Badge, Button, Code, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../lib/dates.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import rows from '../../../../ui/Rows.module.css'
import { toast } from '../../../../ui/toast.ts'
import type { AccessToken } from '../api/answers.ts'
import { useRevokeToken } from '../api/change-tokens.ts'
import { isExpired, type TokenOwner } from '../model.ts'

interface Props {
  owner: TokenOwner
  token: AccessToken
}

export function TokenRow({ owner, token }: Props) {
  const { t } = useTranslation('accessTokens')
  const [isAsking, { open, close }] = useDisclosure()
  const { name, scopes, hint, createdAt, createdBy, isMine, expiresAt, lastUsedAt } = token
  const revoke = useRevokeToken(owner, () => {
    close()
    toast.success({ title: t('revoke.done', { name }) })
  })
  const isOver = isExpired(token)
  return (
    <li className={rows.row}>
      <div>
        <Group gap="xs">
          <Text fw={550}>{name}</Text>
          <Code>…{hint}</Code>
          {isOver && (
            <Badge variant="light" tt="none" color="amber" c="var(--amber-text)">
              {t('expired')}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {formatItems(scopes)}
        </Text>
        <Text size="sm" c="dimmed">
          {[
            isMine
              ? t('created', { when: formatDate(createdAt) })
              : t('createdBy', { when: formatDate(createdAt), name: createdBy }),
            t(isOver ? 'expiredOn' : 'expires', { when: formatDate(expiresAt) }),
            lastUsedAt ? t('used', { when: timeAgo(lastUsedAt) }) : t('neverUsed'),
          ].join(' · ')}
        </Text>
      </div>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        c="var(--danger-text)"
        aria-label={t('revoke.label', { name })}
        onClick={open}
      >
        {t('revoke.button')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('revoke.question', { name })}
        text={t('revoke.text')}
        action={t('revoke.button')}
        isHarmful
        change={revoke}
        onConfirm={() => revoke.mutate(token.id)}
        onClose={close}
      />
    </li>
  )
}
