import { Autocomplete, Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Resume } from '../../../profile/profiles/api/change-resumes.ts'
import { careerQuery } from '../../../profile/profiles/api/get-career.ts'
import { resumeAddress } from '../../../profile/profiles/api/resume.ts'
import type { CardFields } from '../form.ts'
import type { Card } from '../model.ts'

interface Props {
  form: UseFormReturnType<CardFields>
  cards: Card[]
}

const nameOf = ({ label, name }: Resume) => label || name

/** Which résumé was sent: the name the person gave it, and its file if it is a saved version. */
export function ResumeSent({ form, cards }: Props) {
  const { t } = useTranslation('applications')
  const { id } = useSignedIn()
  const { data: career } = useQuery(careerQuery(id))
  const versions = career?.resumes
  const path = form.values.resume_path
  const known = useMemo(() => {
    const labels = [...(versions ?? []).map(nameOf), ...cards.map(({ resume_label }) => resume_label)]
    return [...new Set(labels.filter(Boolean))]
  }, [cards, versions])

  function choose(label: string): void {
    form.setFieldValue('resume_label', label)
    form.setFieldValue('resume_path', versions?.find((version) => nameOf(version) === label)?.path ?? null)
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
