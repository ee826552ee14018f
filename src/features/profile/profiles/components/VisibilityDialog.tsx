import { Button, Checkbox, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText, toAppError } from '../../../../lib/errors.ts'
import { paths } from '../../../../lib/paths.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Career } from '../api/get-career.ts'
import { type PageChoice, useSetPage } from '../api/set-page.ts'
import { fullName } from '../name.ts'
import { chosenParts, handleFrom, type PagePart, pageParts, visibilities } from '../shown-profile.ts'

/** Who can see the page, which parts, and at which address. */
export function VisibilityDialog({ career, onClose }: { career: Career; onClose: () => void }) {
  const { t } = useTranslation('profiles')
  const { id, profile } = useSignedIn()
  const [visibility, setVisibility] = useState<PageChoice['visibility']>(career?.visibility ?? 'private')
  const [handle, setHandle] = useState(career?.handle ?? handleFrom(fullName(profile)))
  const [shown, setShown] = useState<string[]>(chosenParts(career))
  const isPrivate = visibility === 'private'
  const save = useSetPage(id)
  const isAboutHandle = save.error && toAppError(save.error).code.includes('handle')
  const submit = () => {
    // Don't reserve an address for a private page.
    const wanted = isPrivate && !career?.handle ? '' : handle
    // A private page offers no choice of parts: keep the previous one.
    const parts = isPrivate ? (career?.shown ?? pageParts) : shown
    save.mutate(
      { visibility, handle: wanted, shown: parts as PagePart[] },
      {
        onSuccess: () => {
          toast.success({ title: t('page.saved') })
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('page.title')}
      size="lg"
      action={t('save')}
      change={{ isPending: save.isPending, error: isAboutHandle ? null : save.error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Radio.Group
        label={t('page.who')}
        value={visibility}
        onChange={(value) => setVisibility(value as PageChoice['visibility'])}
      >
        <Stack gap="xs" mt={6}>
          {visibilities.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`page.visibility.${value}`)}
              description={t(`page.means.${value}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {!isPrivate && (
        <TextInput
          label={t('page.handle')}
          description={t('page.handleHint', { address: location.host + paths.person(handle || '…') })}
          value={handle}
          maxLength={40}
          autoCapitalize="none"
          spellCheck={false}
          error={isAboutHandle ? errorText(save.error) : undefined}
          onChange={(event) => setHandle(event.currentTarget.value)}
        />
      )}
      {!isPrivate && (
        <Checkbox.Group
          label={t('page.what')}
          description={t('page.whatHint')}
          value={shown}
          onChange={setShown}
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="xs">
            {pageParts.map((part) => (
              <Checkbox key={part} value={part} label={t(`page.parts.${part}`)} />
            ))}
          </SimpleGrid>
          <Button
            variant="subtle"
            size="compact-sm"
            mt="xs"
            onClick={() => setShown(shown.length === pageParts.length ? [] : [...pageParts])}
          >
            {t(shown.length === pageParts.length ? 'page.selectNone' : 'page.selectAll')}
          </Button>
        </Checkbox.Group>
      )}
    </FormDialog>
  )
}
