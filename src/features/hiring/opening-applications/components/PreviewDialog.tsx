import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import type { Preview } from '../api/answers.ts'
import { ApplicationContent, type ShowPerson } from './ApplicationContent.tsx'

interface Props {
  preview: Preview
  company: string
  person: ShowPerson
  onClose: () => void
}

/** Exactly what the company will see, first and from the shortlist on. */
export function PreviewDialog({ preview, company, person, onClose }: Props) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'preview' })
  const [when, setWhen] = useState<'first' | 'later'>('first')
  return (
    <Dialog opened onClose={onClose} title={t('title', { company })} size="xl">
      <Stack gap="md">
        {!preview.isNamed && (
          <SegmentedControl
            aria-label={t('title', { company })}
            fullWidth
            value={when}
            onChange={setWhen}
            data={(['first', 'later'] as const).map((value) => ({ value, label: t(value) }))}
          />
        )}
        <Text c="dimmed">{t(when === 'first' && !preview.isNamed ? 'firstText' : 'laterText')}</Text>
        <ApplicationContent view={preview[when]} person={person} isOwn />
      </Stack>
    </Dialog>
  )
}
