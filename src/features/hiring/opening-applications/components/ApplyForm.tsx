import {
  Alert,
  Button,
  Checkbox,
  NativeSelect,
  Radio,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
} from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { Section } from '../../../../ui/Section.tsx'
import type { Draft, Preview } from '../api/answers.ts'
import { usePreview } from '../api/change-application.ts'
import { type ApplicationForm, applicationFields, longestLetter, longestWords } from '../model.ts'
import { useApplicationForm } from '../use-application-form.ts'
import type { ShowPerson } from './ApplicationContent.tsx'
import { MustHaves } from './MustHaves.tsx'
import classes from './OpeningApplications.module.css'
import { PreviewDialog } from './PreviewDialog.tsx'

interface Props {
  draft: Draft
  /** What was sent before, to change it. */
  sent?: ApplicationForm
  action: string
  isPending: boolean
  error: unknown
  person: ShowPerson
  /** `onSent` forgets the copy in this browser. */
  onSubmit: (form: ApplicationForm, onSent: () => void) => void
}

/** The whole application on one page, with sensible defaults. */
export function ApplyForm({ draft, sent, action, isPending, error, person, onSubmit }: Props) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'apply' })
  const { t: tErrors } = useTranslation('openingApplications', { keyPrefix: 'errors' })
  const { form, change, forget } = useApplicationForm(draft, sent)
  const [isTried, setTried] = useState(false)
  const [shown, setShown] = useState<Preview>()
  const preview = usePreview(draft.id)
  const { online } = useNetwork()
  const isMissing = (id: string, isRequired?: boolean) => Boolean(isRequired) && !form.answers[id]?.trim()
  const isTooLong = (id: string) => (form.answers[id] ?? '').length > longestWords
  const isComplete =
    form.letter.length <= longestLetter &&
    draft.questions.every(({ id, isRequired }) => !isMissing(id, isRequired) && !isTooLong(id))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isComplete) onSubmit(form, forget)
  }
  const see = () => {
    setTried(true)
    if (isComplete) preview.mutate(form, { onSuccess: setShown })
  }
  const failure = error ?? preview.error
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <How form={form} change={change} />
        <Fields draft={draft} form={form} change={change} />
        <Evidence draft={draft} form={form} change={change} />
        {draft.questions.length > 0 && (
          <Section title={t('questions')} hint={form.isNamed ? undefined : t('answerHint')}>
            {draft.questions.map(({ id, text, isRequired }) => (
              <Textarea
                key={id}
                label={text}
                required={isRequired}
                autosize
                minRows={3}
                error={
                  (isTooLong(id) && tErrors('application_answer_length')) ||
                  (isTried && isMissing(id, isRequired) && t('required'))
                }
                value={form.answers[id] ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  change({ answers: { ...form.answers, [id]: value } })
                }
              />
            ))}
          </Section>
        )}
        <Letter draft={draft} form={form} change={change} />
        {failure != null && (
          <Alert color="red" role="alert">
            {errorText(failure)}
          </Alert>
        )}
        <div className={classes.ends}>
          <Text size="sm" c="dimmed" className={classes.grow} visibleFrom={online ? 'sm' : undefined}>
            {t(online ? 'kept' : 'offline')}
          </Text>
          <Button variant="default" loading={preview.isPending} onClick={see}>
            {t('preview')}
          </Button>
          <Button type="submit" loading={isPending}>
            {action}
          </Button>
        </div>
      </Stack>
      {shown && (
        <PreviewDialog
          preview={shown}
          company={draft.company}
          person={person}
          onClose={() => setShown(undefined)}
        />
      )}
    </Form>
  )
}

interface PartProps {
  form: ApplicationForm
  change: (changes: Partial<ApplicationForm>) => void
}

function How({ form, change }: PartProps) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'apply' })
  return (
    <Section title={t('how')} hint={t('howHint')}>
      <Radio.Group
        aria-label={t('how')}
        value={form.isNamed ? 'named' : 'anonymous'}
        onChange={(value) => change({ isNamed: value === 'named' })}
      >
        <Stack gap="sm">
          <Radio value="anonymous" label={t('anonymous')} description={t('anonymousText')} />
          <Radio value="named" label={t('named')} description={t('namedText')} />
        </Stack>
      </Radio.Group>
    </Section>
  )
}

function Fields({ draft, form, change }: PartProps & { draft: Draft }) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'apply' })
  const { t: tContacts } = useTranslation('contacts')
  return (
    <Section title={t('fields')} hint={t('fieldsHint')}>
      <Checkbox.Group
        aria-label={t('fields')}
        value={['name', ...form.fields]}
        onChange={(fields) => change({ fields })}
      >
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs">
          {applicationFields
            .filter((field) => draft.filled.includes(field))
            .map((field) => (
              <Checkbox
                key={field}
                value={field}
                label={tContacts(`fields.${field}`)}
                disabled={field === 'name'}
                description={field === 'name' && t('always')}
              />
            ))}
        </SimpleGrid>
      </Checkbox.Group>
      <NativeSelect
        label={t('resume')}
        maw={420}
        value={form.resume ?? ''}
        data={[
          { value: '', label: t('noResume') },
          ...draft.resumes.map(({ id, name, label, isCurrent }) => ({
            value: id,
            label: isCurrent ? t('current', { name: label || name }) : label || name,
          })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ resume: value || null })}
      />
    </Section>
  )
}

function Evidence({ draft, form, change }: PartProps & { draft: Draft }) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'apply' })
  return (
    <Section title={t('evidence')} hint={draft.certificates.length > 0 ? t('evidenceHint') : undefined}>
      <MustHaves mustHaves={draft.mustHaves} isOwn />
      {draft.certificates.length === 0 ? (
        <Text c="dimmed">{t('noCertificates')}</Text>
      ) : (
        <Checkbox.Group
          aria-label={t('evidenceHint')}
          value={form.certificates}
          onChange={(certificates) => change({ certificates: certificates.slice(0, 10) })}
        >
          <Stack gap="xs">
            {draft.certificates.map(({ code, mission, organization, isTheirs }) => (
              <Checkbox
                key={code}
                value={code}
                label={`${mission} · ${organization}`}
                description={isTheirs && !form.isNamed && t('theirs')}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </Section>
  )
}

function Letter({ draft, form, change }: PartProps & { draft: Draft }) {
  const { t } = useTranslation('openingApplications', { keyPrefix: 'apply' })
  const { t: tErrors } = useTranslation('openingApplications', { keyPrefix: 'errors' })
  // A letter that waits to replace what was typed.
  const [chosen, setChosen] = useState<string>()
  const start = (text: string) => {
    const isKept = form.letter.trim() === '' || draft.letters.some((known) => known.text === form.letter)
    if (isKept) change({ letter: text })
    else if (text !== form.letter) setChosen(text)
  }
  return (
    <Section title={t('letter')} hint={form.isNamed ? undefined : t('letterHint')}>
      {draft.letters.length > 0 && (
        <NativeSelect
          label={t('useLetter')}
          maw={420}
          value=""
          data={[
            { value: '', label: t('noLetter') },
            ...draft.letters.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const letter = draft.letters.find(({ id }) => id === value)
            if (letter) start(letter.text)
          }}
        />
      )}
      <Textarea
        aria-label={t('letter')}
        autosize
        minRows={4}
        error={form.letter.length > longestLetter && tErrors('application_letter')}
        value={form.letter}
        onChange={({ currentTarget: { value } }) => change({ letter: value })}
      />
      {chosen !== undefined && (
        <ConfirmDialog
          title={t('replaceLetter')}
          text={t('replaceLetterText')}
          action={t('replace')}
          onConfirm={() => {
            change({ letter: chosen })
            setChosen(undefined)
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Section>
  )
}
