import { Button, Card, Group, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { useSignedIn } from '../../../session/me-context.ts'
import { offeredSkillsQuery } from '../../../skills/api/get-skills.ts'
import { postingsQuery } from '../../api/get-postings.ts'
import { useKeptText } from '../../use-kept-text.ts'
import { KeptPostings } from './KeptPostings.tsx'
import { PostingReport } from './PostingReport.tsx'

/** A pasted or saved posting: what it asks for, what the candidate has, and what to ask about. */
export function PostingPage() {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const [params, setParams] = useSearchParams()
  const [pasted, setPasted] = useKeptText(id, 'posting')
  const [settled] = useDebouncedValue(pasted, 300)
  const skills = useQuery(offeredSkillsQuery())
  const postings = useQuery(postingsQuery(id))
  const error = [skills, postings].find((one) => !one.data && one.error)?.error
  if (error)
    return (
      <LoadFailure error={error} onRetry={() => void Promise.all([skills.refetch(), postings.refetch()])} />
    )
  if (!skills.data || !postings.data) return <Skeleton height={320} radius="lg" />
  const kept = postings.data.find((one) => one.id === params.get('kept'))
  const text = kept?.body ?? settled
  return (
    <Stack gap="md">
      <Card padding="lg" component="section" aria-label={t('posting.which')}>
        {kept ? (
          <Group justify="space-between">
            <div>
              <Title order={2}>{kept.title}</Title>
              {kept.company && <Text c="dimmed">{kept.company}</Text>}
            </div>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => setParams({}, { replace: true })}
            >
              {t('posting.another')}
            </Button>
          </Group>
        ) : (
          <Textarea
            label={t('posting.paste')}
            description={t('posting.pasteHint')}
            autosize
            minRows={5}
            maxRows={14}
            maxLength={30_000}
            value={pasted}
            onChange={(event) => setPasted(event.currentTarget.value.normalize('NFC'))}
          />
        )}
      </Card>
      {text.trim() && (
        <PostingReport
          key={kept?.id ?? 'pasted'}
          text={text}
          kept={kept}
          catalogue={skills.data}
          onKept={(posting) => {
            setPasted('')
            setParams({ kept: posting }, { replace: true })
          }}
        />
      )}
      <KeptPostings postings={postings.data} open={kept?.id} />
    </Stack>
  )
}
