import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useDiscardLegalDraft, usePublishLegalText } from '../api/legal-drafts.ts'
import type { LegalKind, LegalText } from '../model.ts'

/** Publishing puts the version into force permanently. */
export function PublishButton(props: { draft: LegalText; next: number; disabled: boolean }) {
  const { draft, next, disabled } = props
  const { t } = useTranslation('legal')
  const [isOpen, { open, close }] = useDisclosure()
  const publish = usePublishLegalText(draft, (version) => {
    close()
    toast.success({ title: t('admin.publishedToast', { version }) })
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
      <ConfirmDialog
        opened={isOpen}
        title={t('admin.publishTitle', { version: next })}
        text={t('admin.publishText')}
        action={t('admin.publishNow')}
        change={publish}
        onConfirm={() => publish.mutate()}
        onClose={close}
      >
        {draft.needs_consent && <Text>{t('admin.publishConsent')}</Text>}
      </ConfirmDialog>
    </>
  )
}

export function DiscardButton({ kind }: { kind: LegalKind }) {
  const { t } = useTranslation('legal')
  const [isOpen, { open, close }] = useDisclosure()
  const discard = useDiscardLegalDraft(kind, () => {
    close()
    toast.success({ title: t('admin.discarded') })
  })
  return (
    <>
      <Button variant="subtle" color="gray" onClick={open}>
        {t('admin.discard')}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title={t('admin.discardTitle')}
        text={t('admin.discardText')}
        action={t('admin.discard')}
        isHarmful
        change={discard}
        onConfirm={() => discard.mutate()}
        onClose={close}
      />
    </>
  )
}
