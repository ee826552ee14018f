import { Button, Card, Group, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { postingsQuery } from '../../../features/career/booster/api/get-postings.ts'
import { KeptPostings } from '../../../features/career/booster/components/postings/KeptPostings.tsx'
import { PostingReport } from '../../../features/career/booster/components/postings/PostingReport.tsx'
import { useKeptText } from '../../../features/career/booster/use-kept-text.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { offeredSkillsQuery } from '../../../features/core/skills/api/get-skills.ts'
import { text } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { LoadState } from '../../../ui/LoadState.tsx'

/** The last three are what the device shares with the installed app. */
const params = { kept: text(), title: text(), text: text(), url: text() }

/** A pasted or saved posting: what it asks for, what the candidate has, and what to ask about. */
export function PostingPage() {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const { values, set } = useUrlState(params)
  const [pasted, setPasted] = useKeptText(id, 'posting')
  const shared = [values.title, values.text, values.url].filter(Boolean).join('\n\n')
  useEffect(() => {
    if (!shared) return
    setPasted(shared.normalize('NFC'))
    set({ title: undefined, text: undefined, url: undefined })
  })
  const [settled] = useDebouncedValue(pasted, 300)
  const skills = useQuery(offeredSkillsQuery())
  const postings = useQuery(postingsQuery(id))
  if (!skills.data || !postings.data)
    return <LoadState query={[skills, postings]} skeleton={<Skeleton height={320} radius="lg" />} />
  const kept = postings.data.find((one) => one.id === values.kept)
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
              onClick={() => set({ kept: undefined })}
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
            set({ kept: posting })
          }}
        />
      )}
      <KeptPostings postings={postings.data} open={kept?.id} />
    </Stack>
  )
}
