import { Alert, Button, Checkbox, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import type { OrganizationCheck } from '../../organizations/checks.ts'
import { useAct } from '../api/act.ts'
import type { Dossier } from '../api/get-dossier.ts'

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
  const verify = useAct('verify_organization')
  const isPerson = chosen.includes('person')
  return (
    <Dialog opened={isOpen} onClose={onClose} title={t('verify.title', { name })}>
      <Stack gap="md">
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
        {verify.isError && (
          <Alert color="red" role="alert">
            {errorText(verify.error)}
          </Alert>
        )}
        <Button
          disabled={chosen.length === 0 || (isPerson && note.trim() === '')}
          loading={verify.isPending}
          onClick={() =>
            verify.mutate(
              { organization_id: id, checks: chosen, note: isPerson ? note : '' },
              {
                onSuccess: () => {
                  onClose()
                  toast.success({ title: t('verify.done', { name }) })
                },
              },
            )
          }
        >
          {t('verify.send')}
        </Button>
      </Stack>
    </Dialog>
  )
}
