import { Alert, Button, Card, Checkbox, NativeSelect, Stack, Text, Textarea, Title } from '@mantine/core'
import { IconCheck, IconListCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAutosaveState } from '../../../../lib/autosave/use-autosave.ts'
import { languageName } from '../../../../lib/language-names.ts'
import { SaveConflict } from '../../../../ui/SaveConflict.tsx'
import { SaveState } from '../../../../ui/SaveState.tsx'
import { toast } from '../../../../ui/toast.ts'
import { end } from '../../missions/flow.ts'
import type { Play, RevisionCheck } from '../api/answers.ts'
import { checkRevision, needsAttention } from '../api/check-revision.ts'
import { useSubmitWork } from '../api/submit-work.ts'
import { draftInWords, isDelivered, missingSteps } from '../play.ts'
import type { Playing } from '../playing.ts'
import { DeliveredContent } from './DeliveredContent.tsx'
import { RevisionWarning } from './RevisionWarning.tsx'
import classes from './SubmitForm.module.css'

interface Props {
  play: Play
  playing: Playing
  onOpen: (place: string) => void
}

/** Everything that goes with the submission; the button stays disabled until it is complete. */
export function SubmitForm({ play, playing, onOpen }: Props) {
  const { t, i18n } = useTranslation('player')
  const { enrollment, mission } = play
  const saver = playing.closing()
  const state = useAutosaveState(saver)
  const reflection = state.content?.text ?? ''
  const [isOwn, setOwn] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const language = chosen ?? enrollment.language
  const submit = useSubmitWork(enrollment.id)
  const missing = missingSteps(play)
  const delivered = play.steps.filter((step) => step.kind === 'deliverable' && isDelivered(step))
  const isAgain = enrollment.attempts > 0
  const [check, setCheck] = useState<RevisionCheck>()
  const [isChecking, setChecking] = useState(false)

  const send = () => submit.mutateAsync({ reflection, language })
  async function handIn() {
    await playing.flush()
    const unsaved = playing.unsaved()
    if (unsaved) {
      toast.failure({ title: t('submit.unsaved') })
      if (unsaved !== end) onOpen(unsaved)
      return
    }
    if (isAgain) {
      const found = await checkRevision(enrollment.id)
      if (needsAttention(found)) {
        setCheck(found)
        return
      }
    }
    await send()
  }
  async function press() {
    setChecking(true)
    await handIn().catch(toast.error)
    setChecking(false)
  }

  return (
    <Card padding="xl">
      <Stack gap="lg">
        <div>
          <Title order={2} fz="1.5rem">
            {t(isAgain ? 'submit.again' : 'submit.title')}
          </Title>
          <Text c="dimmed" mt={6}>
            {t('submit.promise', { company: mission.organization, count: mission.feedbackDays })}{' '}
            {t('submit.until')}
          </Text>
        </div>
        {missing.length > 0 ? (
          <Alert color="amber" icon={<IconListCheck />} title={t('submit.missing')}>
            <StepLinks steps={missing} onOpen={onOpen} />
          </Alert>
        ) : (
          <Alert color="moss" icon={<IconCheck />}>
            {t('submit.ready')}
          </Alert>
        )}
        {delivered.length > 0 && (
          <div>
            <Title order={3} mb="xs">
              {t('submit.yours')}
            </Title>
            <DeliveredContent steps={delivered} onOpen={onOpen} />
          </div>
        )}
        <Textarea
          label={t(isAgain ? 'submit.reflectionAgain' : 'submit.reflection')}
          description={t('submit.reflectionHint')}
          autosize
          minRows={3}
          maxLength={2000}
          value={reflection}
          onChange={(event) => saver.change({ text: event.currentTarget.value })}
        />
        {state.status === 'conflict' ? (
          <SaveConflict
            theirs={state.theirs && draftInWords(state.theirs.content)}
            onKeepMine={() => saver.resolve('mine')}
            onTakeTheirs={() => saver.resolve('theirs')}
          />
        ) : (
          <SaveState state={state} onRetry={saver.flush} />
        )}
        {mission.languages.length > 1 && (
          <NativeSelect
            label={t('submit.writtenIn')}
            description={t('submit.writtenInHint')}
            data={mission.languages.map((value) => ({ value, label: languageName(value, i18n.language) }))}
            value={language}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
        <Checkbox
          label={t('submit.ownWork')}
          checked={isOwn}
          onChange={(event) => setOwn(event.currentTarget.checked)}
        />
        <Button
          size="md"
          className={classes.submit}
          loading={submit.isPending || isChecking}
          disabled={!isOwn || missing.length > 0}
          onClick={press}
        >
          {t('submit.button')}
        </Button>
        {check && (
          <RevisionWarning
            check={check}
            isSubmitting={submit.isPending}
            onOpen={onOpen}
            onClose={() => setCheck(undefined)}
            onSubmit={() => void send().catch(toast.error)}
          />
        )}
      </Stack>
    </Card>
  )
}

function StepLinks({ steps, onOpen }: { steps: Play['steps']; onOpen: (place: string) => void }) {
  return (
    <ul className={classes.links}>
      {steps.map(({ id, title }) => (
        <li key={id}>
          <Button variant="subtle" onClick={() => onOpen(id)}>
            {title}
          </Button>
        </li>
      ))}
    </ul>
  )
}
