import { Checkbox, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { OrganizationCheck } from '../../../organizations/organizations/api/answers.ts'
import { useAct } from '../api/act.ts'
import type { Dossier } from '../api/answers.ts'

type Kind = OrganizationCheck['kind']
const kinds: Kind[] = ['siret', 'domain', 'person']

interface Props {
  dossier: Dossier
  isOpen: boolean
  onClose: () => void
}

/** The badge lists what is checked here; automatic checks are offered only if they pass. */
export function VerifyDialog({ dossier: { id, name, verification }, isOpen, onClose }: Props) {
  const { t } = useTranslation('approvals')
  const { passing } = verification
  const [chosen, setChosen] = useState<Kind[]>([])
  const [note, setNote] = useState('')
  const verify = useAct('verify_organization', () => {
    onClose()
    toast.success({ title: t('verify.done', { name }) })
  })
  const isPerson = chosen.includes('person')
  return (
    <FormDialog
      opened={isOpen}
      title={t('verify.title', { name })}
      action={t('verify.send')}
      change={verify}
      isReady={chosen.length > 0 && !(isPerson && note.trim() === '')}
      onSubmit={() => verify.mutate({ organization_id: id, checks: chosen, note: isPerson ? note : '' })}
      onClose={onClose}
    >
      <Text>{t('verify.text')}</Text>
      <Checkbox.Group
        label={t('verify.label')}
        value={chosen}
        onChange={(value) => setChosen(value as Kind[])}
      >
        <Stack gap="sm" mt="xs">
          {kinds.map((kind) => {
            const passes = kind === 'person' || passing.includes(kind)
            return (
              <Checkbox
                key={kind}
                value={kind}
                disabled={!passes}
                label={t(`verify.kinds.${kind}`)}
                description={
                  passes ? t(`verify.passes.${kind}`) : t(`verify.fails.${kind as 'siret' | 'domain'}`)
                }
              />
            )
          })}
        </Stack>
      </Checkbox.Group>
      {isPerson && (
        <Textarea
          label={t('verify.note')}
          description={t('verify.noteHint')}
          required
          autosize
          minRows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  )
}
