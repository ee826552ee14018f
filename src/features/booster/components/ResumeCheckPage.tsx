import { Card, NativeSelect, SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { careerQuery } from '../../profiles/api/get-career.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { offeredSkillsQuery } from '../../skills/api/get-skills.ts'
import { useAsked } from '../use-asked.ts'
import { useKeptText } from '../use-kept-text.ts'
import classes from './Booster.module.css'
import { CheckReport } from './CheckReport.tsx'
import { FileSource } from './FileSource.tsx'
import { ProfileSource } from './ProfileSource.tsx'

const sources = ['profile', 'file', 'paste'] as const

/** Checks the résumé against simple rules, and against a job or posting. */
export function ResumeCheckPage() {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const [params, setParams] = useSearchParams()
  const source = sources.find((one) => one === params.get('source')) ?? 'profile'
  const [pasted, setPasted] = useKeptText(id, 'resume')
  const career = useQuery(careerQuery(id))
  const skills = useQuery(offeredSkillsQuery())
  const asked = useAsked()
  const error = [career, skills].find((one) => one.data === undefined && one.error)?.error
  if (error)
    return (
      <LoadFailure error={error} onRetry={() => void Promise.all([career.refetch(), skills.refetch()])} />
    )
  if (career.data === undefined || !skills.data) return <CardsSkeleton tiles={1} />
  const catalogue = skills.data
  const report = (text: string) =>
    text.trim() ? <CheckReport key={source} text={text} asked={asked.skills} catalogue={catalogue} /> : null
  function set(name: string, value: string): void {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true })
  }
  return (
    <Stack gap="md">
      <Card padding="lg" component="section" aria-label={t('check.what')}>
        <Stack gap="md">
          <div className={classes.choices}>
            <div>
              <Text fw={500} size="sm" mb={4} id="check-source">
                {t('check.source')}
              </Text>
              <SegmentedControl
                aria-labelledby="check-source"
                className={classes.switch}
                value={source}
                onChange={(value) => set('source', value === 'profile' ? '' : value)}
                data={sources.map((value) => ({ value, label: t(`check.sources.${value}`) }))}
              />
            </div>
            <NativeSelect
              label={t('check.against')}
              value={asked.value}
              onChange={(event) => set('for', event.currentTarget.value)}
              data={asked.choices}
            />
          </div>
          {source === 'paste' && (
            <Textarea
              label={t('check.paste')}
              description={t('check.private')}
              autosize
              minRows={5}
              maxRows={14}
              maxLength={30_000}
              value={pasted}
              onChange={(event) => setPasted(event.currentTarget.value.normalize('NFC'))}
            />
          )}
          {asked.isPasted && (
            <Textarea
              label={t('check.pastePosting')}
              description={t('check.pastePostingHint', { count: asked.skills.length })}
              autosize
              minRows={4}
              maxRows={10}
              maxLength={30_000}
              value={asked.posting}
              onChange={(event) => asked.setPosting(event.currentTarget.value.normalize('NFC'))}
            />
          )}
        </Stack>
      </Card>
      {source === 'profile' && <ProfileSource career={career.data}>{report}</ProfileSource>}
      {source === 'file' && <FileSource resumes={career.data?.resumes ?? []}>{report}</FileSource>}
      {source === 'paste' && report(pasted)}
    </Stack>
  )
}
