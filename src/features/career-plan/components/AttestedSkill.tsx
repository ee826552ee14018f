import { ActionIcon, Badge, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconSchool, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useWithdrawAttestation } from '../api/attest-skill.ts'
import type { SharedNotes } from '../api/get-shared-notes.ts'

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
  const { t } = useTranslation('academia')
  const { t: tCommon } = useTranslation()
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
            aria-label={t('students.withdraw', what)}
            onClick={open}
          >
            <IconX size={14} />
          </ActionIcon>
        }
      >
        {name}
      </Badge>
      <Dialog opened={isOpen} onClose={close} title={t('students.withdrawTitle')}>
        <Text mb="md">{t('students.withdrawText', what)}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            {tCommon('cancel')}
          </Button>
          <Button
            color="red.8"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ person: shared.id, skill }, { onSuccess: close })}
          >
            {t('students.withdrawNow')}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
