import { Button, Card, Select, Stack, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { clearButton } from '../../../../ui/clear-button.ts'
import { Form } from '../../../../ui/Form.tsx'
import { toast } from '../../../../ui/toast.ts'
import { isOffered, jobsQuery, jobTitle } from '../../../career/career-plan/api/get-jobs.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSaveOpening } from '../api/change-opening.ts'
import { type OpeningFields, openingErrors, withJob } from '../opening-form.ts'
import { OpeningConditions } from './OpeningConditions.tsx'
import { OpeningSkills } from './OpeningSkills.tsx'

interface Props {
  /** Missing for a new one. */
  id?: string
  initial: OpeningFields
}

export function OpeningEditor({ id, initial }: Props) {
  const { t } = useTranslation('matching')
  const path = useAreaPath()
  const navigate = useNavigate()
  const [fields, setFields] = useState(initial)
  const [isChecked, setIsChecked] = useState(false)
  const { data: jobs = [] } = useQuery(jobsQuery())
  const save = useSaveOpening()
  const change = (changes: Partial<OpeningFields>) => setFields((before) => ({ ...before, ...changes }))
  const missing = openingErrors(fields)
  const wrong = (field: keyof typeof missing) => {
    const key = missing[field]
    return isChecked && key ? t(`editor.${key}`) : undefined
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (Object.values(missing).some(Boolean)) return
    save.mutate(
      { id, fields },
      {
        onSuccess: (saved) => {
          toast.success({ title: t('editor.saved') })
          navigate(path(`/openings/${saved}`))
        },
      },
    )
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap="lg">
        <Card padding="lg">
          <Stack gap="md">
            <Select
              label={t('editor.job')}
              description={t('editor.jobHint')}
              placeholder={t('editor.noJob')}
              nothingFoundMessage={t('editor.jobMissing')}
              searchable
              clearable
              clearButtonProps={clearButton(t('editor.noJob'))}
              data={jobs
                .filter((job) => isOffered(job) || job.slug === fields.job)
                .map((job) => ({ value: job.slug, label: jobTitle(job) }))}
              value={fields.job}
              onChange={(slug) => {
                const job = jobs.find((one) => one.slug === slug)
                change(withJob(fields, job, job ? jobTitle(job) : ''))
              }}
            />
            <TextInput
              label={t('editor.title')}
              description={t('editor.titleHint')}
              required
              maxLength={120}
              value={fields.title}
              error={wrong('title')}
              onChange={(event) => change({ title: event.currentTarget.value })}
            />
          </Stack>
        </Card>
        <Card padding="lg" component="section">
          <Title order={2} size="h3" mb="xs">
            {t('editor.skills')}
          </Title>
          <OpeningSkills
            skills={fields.skills}
            error={wrong('skills')}
            onChange={(skills) => change({ skills })}
          />
        </Card>
        <Card padding="lg" component="section">
          <Title order={2} size="h3" mb="md">
            {t('editor.where')}
          </Title>
          <OpeningConditions fields={fields} townError={wrong('town')} onChange={change} />
        </Card>
        <Button type="submit" loading={save.isPending} style={{ alignSelf: 'flex-start' }}>
          {t('editor.save')}
        </Button>
      </Stack>
    </Form>
  )
}
