import { Autocomplete, Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { resumeAddress } from '../../profiles/api/resume.ts'
import { useSignedIn } from '../../session/me-context.ts'
import type { CardFields } from '../form.ts'
import type { Card } from '../model.ts'

interface Props {
  form: UseFormReturnType<CardFields>
  cards: Card[]
}

/** Which résumé they have: by the name the person gave it, and its file where it is the one of the profile. */
export function ResumeSent({ form, cards }: Props) {
  const { t } = useTranslation('applications')
  const { profile } = useSignedIn()
  const path = form.values.resume_path
  const known = useMemo(() => {
    const labels = cards.map(({ resume_label }) => resume_label).filter(Boolean)
    return [...new Set([profile?.resume_name, ...labels].filter((label): label is string => Boolean(label)))]
  }, [cards, profile])

  function choose(label: string): void {
    form.setFieldValue('resume_label', label)
    const isProfiles = label !== '' && label === profile?.resume_name
    form.setFieldValue('resume_path', isProfiles ? (profile?.resume_path ?? null) : null)
  }

  return (
    <div>
      <Autocomplete
        label={t('fields.resume_label')}
        placeholder={t('card.resumePlaceholder')}
        data={known}
        value={form.values.resume_label}
        error={form.errors.resume_label}
        onChange={choose}
      />
      {path && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={4}
          onClick={() =>
            resumeAddress(path).then((address) => window.open(address, '_blank', 'noopener'), toast.error)
          }
        >
          {t('card.openResume')}
        </Button>
      )}
    </div>
  )
}
