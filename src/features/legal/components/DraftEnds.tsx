import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { discardLegalDraft, publishLegalText } from '../api/legal-drafts.ts'
import type { LegalKind, LegalText } from '../model.ts'

/** Publishing puts the version into force permanently. */
export function PublishButton(props: { draft: LegalText; next: number; disabled: boolean }) {
  const { draft, next, disabled } = props
  const { t } = useTranslation('legal')
  const { t: tCommon } = useTranslation()
  const [isOpen, { open, close }] = useDisclosure()
  const queries = useQueryClient()
  const publish = useMutation({
    mutationFn: () => publishLegalText(draft.kind, draft.revision),
    onSuccess: async (version) => {
      close()
      toast.success({ title: t('admin.publishedToast', { version }) })
      await queries.invalidateQueries({ queryKey: ['legal'] })
    },
  })
  return (
    <>
      {disabled && (
        <Text size="sm" c="dimmed" id="publish-waits">
          {t('admin.saveFirst')}
        </Text>
      )}
      <Button
        color="indigo"
        disabled={disabled}
        aria-describedby={disabled ? 'publish-waits' : undefined}
        onClick={open}
      >
        {t('admin.publish')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('admin.publishTitle', { version: next })}>
        <Stack gap="md">
          <Text>{t('admin.publishText')}</Text>
          {draft.needs_consent && <Text>{t('admin.publishConsent')}</Text>}
          {publish.isError && (
            <Alert color="red" role="alert">
              {errorText(publish.error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {tCommon('cancel')}
            </Button>
            <Button loading={publish.isPending} onClick={() => publish.mutate()}>
              {t('admin.publishNow')}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}

export function DiscardButton({ kind }: { kind: LegalKind }) {
  const { t } = useTranslation('legal')
  const { t: tCommon } = useTranslation()
  const [isOpen, { open, close }] = useDisclosure()
  const queries = useQueryClient()
  const discard = useMutation({
    mutationFn: () => discardLegalDraft(kind),
    onError: toast.error,
    onSuccess: async () => {
      close()
      toast.success({ title: t('admin.discarded') })
      await queries.invalidateQueries({ queryKey: ['legal', 'history'] })
    },
  })
  return (
    <>
      <Button variant="subtle" color="gray" onClick={open}>
        {t('admin.discard')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('admin.discardTitle')}>
        <Text mb="md">{t('admin.discardText')}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {tCommon('cancel')}
          </Button>
          <Button color="red.8" loading={discard.isPending} onClick={() => discard.mutate()}>
            {t('admin.discard')}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
