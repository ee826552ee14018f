import { Card, NativeSelect, SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import classes from '../../../features/career/booster/components/Booster.module.css'
import { CheckReport } from '../../../features/career/booster/components/CheckReport.tsx'
import { FileSource } from '../../../features/career/booster/components/FileSource.tsx'
import { ProfileSource } from '../../../features/career/booster/components/ProfileSource.tsx'
import { useAsked } from '../../../features/career/booster/use-asked.ts'
import { useKeptText } from '../../../features/career/booster/use-kept-text.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { offeredSkillsQuery } from '../../../features/core/skills/api/get-skills.ts'
import { careerQuery } from '../../../features/profile/profiles/api/get-career.ts'
import { oneOf, text } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { LoadState } from '../../../ui/LoadState.tsx'

const sources = ['profile', 'file', 'paste'] as const
const params = { source: oneOf(sources, 'profile'), for: text() }

/** Checks the résumé against simple rules, and against a job or posting. */
export function ResumeCheckPage() {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const { values, set } = useUrlState(params)
  const { source } = values
  const [pasted, setPasted] = useKeptText(id, 'resume')
  const career = useQuery(careerQuery(id))
  const skills = useQuery(offeredSkillsQuery())
  const asked = useAsked()
  if (career.data === undefined || !skills.data) return <LoadState query={[career, skills]} />
  const catalogue = skills.data
  const report = (text: string) =>
    text.trim() ? <CheckReport key={source} text={text} asked={asked.skills} catalogue={catalogue} /> : null
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
                onChange={(value) => set({ source: value })}
                data={sources.map((value) => ({ value, label: t(`check.sources.${value}`) }))}
              />
            </div>
            <NativeSelect
              label={t('check.against')}
              value={asked.value}
              onChange={(event) => set({ for: event.currentTarget.value })}
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
