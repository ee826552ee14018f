import { ActionIcon, Badge } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconSchool, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import type { SharedNotes } from '../api/answers.ts'
import { useWithdrawAttestation } from '../api/attest-skill.ts'

interface Props {
  shared: Pick<SharedNotes, 'id' | 'name'>
  skill: string
  name: string
}

/**
 * An attested skill. Withdrawing asks for confirmation, because it removes the skill from the person's
 * profile.
 */
export function AttestedSkill({ shared, skill, name }: Props) {
  const { t } = useTranslation('skillAttestations')
  const withdraw = useWithdrawAttestation()
  const [isOpen, { open, close }] = useDisclosure()
  const what = { skill: name, name: shared.name }
  return (
    <>
      <Badge
        size="xl"
        variant="light"
        c="var(--moss-text)"
        color="moss"
        pe={4}
        leftSection={<IconSchool size={16} aria-hidden />}
        rightSection={
          <ActionIcon
            size={24}
            variant="transparent"
            c="inherit"
            aria-label={t('withdraw', what)}
            onClick={open}
          >
            <IconX size={14} />
          </ActionIcon>
        }
      >
        {name}
      </Badge>
      <ConfirmDialog
        opened={isOpen}
        title={t('withdrawTitle')}
        text={t('withdrawText', what)}
        action={t('withdrawNow')}
        isHarmful
        change={withdraw}
        onConfirm={() => withdraw.mutate({ person: shared.id, skill }, { onSuccess: close })}
        onClose={close}
      />
    </>
  )
}
