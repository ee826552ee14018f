import { Button, NativeSelect, Radio, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../../../ui/Form.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { DecisionName } from '../../../account/reports/model.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Case } from '../api/answers.ts'
import { useDecideCase } from '../api/decide-cases.ts'
import { NoteField } from './NoteField.tsx'
import { WordsField } from './WordsField.tsx'

const lengths: Partial<Record<DecisionName, number[]>> = {
  pause_messages: [1, 3, 7, 14, 30],
  suspend_account: [7, 30, 90, 365],
  suspend_organization: [7, 30, 90, 365],
}

/** A decision with a message that starts from a template in the recipient's language. */
export function DecisionForm({ one }: { one: Case }) {
  const { t } = useTranslation('moderation')
  const path = useAreaPath()
  const [decision, setDecision] = useState<DecisionName | null>(null)
  // One text per decision, so that switching loses nothing.
  const [written, setWritten] = useState<Partial<Record<DecisionName, string>>>({})
  const [note, setNote] = useState('')
  const [days, setDays] = useState('7')
  const [isTried, setTried] = useState(false)
  const decide = useDecideCase(one.id, () => toast.success({ title: t('decide.done') }))
  const choices = decision ? lengths[decision] : undefined
  const isTold = one.isTold && decision !== null && decision !== 'no_violation'
  const words = decision ? (written[decision] ?? one.templates[decision] ?? '') : ''
  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!decision || note.trim() === '' || (isTold && words.trim() === '')) return
    decide.mutate({ decision, words: isTold ? words : '', note, days: choices && days ? Number(days) : null })
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <Radio.Group
          label={t('decide.choose')}
          withAsterisk
          value={decision}
          error={isTried && !decision && t('decide.chooseError')}
          onChange={(value) => {
            setDecision(value as DecisionName)
            setDays(value === 'pause_messages' ? '7' : '30')
          }}
        >
          <Stack gap="sm" my={6}>
            {one.allowed.map((value) => (
              <Option key={value} value={value} one={one} />
            ))}
          </Stack>
        </Radio.Group>
        {decision === 'suspend_organization' && (
          <LinkButton to={path(`/companies/${one.organizationId}`)} variant="default">
            {t('organizationPage')}
          </LinkButton>
        )}
        {choices && (
          <NativeSelect
            label={t('decide.days')}
            value={days}
            data={[
              ...choices.map((count) => ({ value: String(count), label: t('decide.day', { count }) })),
              ...(decision !== 'pause_messages' ? [{ value: '', label: t('decide.noEnd') }] : []),
            ]}
            onChange={(event) => setDays(event.currentTarget.value)}
          />
        )}
        {isTold && (
          <WordsField
            label={t('decide.words')}
            language={one.language}
            isTried={isTried}
            value={words}
            onChange={(value) => setWritten({ ...written, [decision]: value })}
          />
        )}
        <NoteField isTried={isTried} value={note} onChange={setNote} />
        <Button type="submit" loading={decide.isPending}>
          {t('decide.send')}
        </Button>
      </Stack>
    </Form>
  )
}

/** The label for removal depends on what is removed. */
function Option({ value, one }: { value: DecisionName; one: Case }) {
  const { t } = useTranslation('moderation')
  if (value === 'remove_content' && one.kind === 'mission') {
    return <Radio value={value} label={t('decide.unpublish')} description={t('decide.unpublishHint')} />
  }
  if (value === 'remove_content' && one.kind === 'opening') {
    return <Radio value={value} label={t('decide.closeOpening')} description={t('decide.closeOpeningHint')} />
  }
  const hidesProfile = value === 'remove_content' && one.kind === 'person'
  const isUntold = value === 'remove_content' && !one.isTold
  return (
    <Radio
      value={value}
      label={hidesProfile ? t('decide.hideProfile') : t(`decide.options.${value}`)}
      description={isUntold ? t('decide.nobodyTold') : t(`decide.hints.${value}`)}
    />
  )
}
