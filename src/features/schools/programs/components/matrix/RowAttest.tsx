import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCertificate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AttestDialog } from '../../../skill-attestations/components/AttestDialog.tsx'
import type { Row } from '../../matrix.ts'

/** Attests a skill from a student's row; only for students who share skills. */
export function RowAttest({ row }: { row: Row }) {
  const { t } = useTranslation('programs')
  const [isOpen, { open, close }] = useDisclosure()
  const { person } = row.student
  if (!person) return null
  const label = t('matrix.attest', { name: row.name })
  return (
    <>
      <ActionIcon variant="subtle" size="md" aria-label={label} title={label} onClick={open}>
        <IconCertificate size={16} />
      </ActionIcon>
      {isOpen && <AttestDialog person={person} name={row.name} onClose={close} />}
    </>
  )
}
