import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { CopyField } from '../../../../ui/CopyField.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { EmailDomain } from '../api/answers.ts'
import { useCheckDomain, useRemoveDomain } from '../api/change-single-sign-on.ts'

interface Props {
  organization: string
  domain: EmailDomain
}

/** A claimed domain: the record that proves it, until it is verified. */
export function DomainRow({
  organization,
  domain: { id, domain, verifiedAt, recordName, recordValue },
}: Props) {
  const { t } = useTranslation('singleSignOn')
  const [isAsking, { open, close }] = useDisclosure()
  const check = useCheckDomain(organization, () => toast.success({ title: t('domains.done', { domain }) }))
  const remove = useRemoveDomain(organization, close)
  return (
    <Stack component="li" gap="sm" py="sm">
      <Group justify="space-between">
        <Group gap="xs">
          <Text fw={550}>{domain}</Text>
          <Badge
            variant="light"
            tt="none"
            color={verifiedAt ? 'moss' : 'amber'}
            c={verifiedAt ? 'var(--moss-text)' : 'var(--amber-text)'}
          >
            {t(verifiedAt ? 'domains.verified' : 'domains.unverified')}
          </Badge>
        </Group>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          c="var(--danger-text)"
          aria-label={t('domains.remove.label', { domain })}
          onClick={open}
        >
          {t('domains.remove.button')}
        </Button>
      </Group>
      {!verifiedAt && (
        <>
          <Text size="sm">{t('domains.record')}</Text>
          <CopyField label={t('domains.recordName')} value={recordName} />
          <CopyField label={t('domains.recordValue')} value={recordValue} />
          <Button
            style={{ alignSelf: 'flex-start' }}
            loading={check.isPending}
            onClick={() => check.mutate(id)}
          >
            {t('domains.check')}
          </Button>
          {check.error && (
            <Alert color="amber" role="alert">
              {errorText(check.error)}
            </Alert>
          )}
        </>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('domains.remove.question', { domain })}
        text={t('domains.remove.text')}
        action={t('domains.remove.button')}
        isHarmful
        change={remove}
        onConfirm={() => remove.mutate(id)}
        onClose={close}
      />
    </Stack>
  )
}
