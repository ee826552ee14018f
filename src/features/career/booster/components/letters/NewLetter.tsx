import { NativeSelect, SegmentedControl, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { currentLanguage } from '../../../../../i18n/i18n.ts'
import { formatItems } from '../../../../../lib/formats/lists.ts'
import { FormDialog } from '../../../../../ui/FormDialog.tsx'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import { useSignedIn } from '../../../../core/session/me-context.ts'
import { useAddLetter } from '../../api/change-letters.ts'
import { postingsQuery } from '../../api/get-postings.ts'
import { storiesQuery } from '../../api/get-stories.ts'
import { languageOf } from '../../rules/language.ts'
import { useLetterDraft } from '../../use-letter-draft.ts'

interface Props {
  /** A posting that was already chosen. */
  asked: string | undefined
  onClose: () => void
}

/** Picks what the letter is based on; the rules write a first draft. */
export function NewLetter({ asked, onClose }: Props) {
  const { t } = useTranslation('booster')
  const { id } = useSignedIn()
  const area = useAreaPath()
  const navigate = useNavigate()
  const { data: postings = [] } = useQuery(postingsQuery(id))
  const { data: stories = [] } = useQuery(storiesQuery(id))
  const draft = useLetterDraft()
  const add = useAddLetter()
  const [postingId, setPostingId] = useState(asked)
  const [storyId, setStoryId] = useState<string>()
  const [language, setLanguage] = useState<'en' | 'fr'>()
  const posting = postings.find((one) => one.id === postingId)
  const story = stories.find((one) => one.id === storyId)
  const spoken = language ?? languageOf(posting?.body ?? '', currentLanguage())
  const title = posting ? formatItems([posting.title, posting.company]).slice(0, 160) : t('letters.untitled')

  const submit = () =>
    add.mutate(
      {
        title,
        document: draft.propose({ language: spoken, posting, story }),
        application_id: posting?.application_id ?? null,
        story_id: story?.id ?? null,
        posting_id: posting?.id ?? null,
      },
      { onSuccess: (letter) => navigate(area(`/booster/letters/${letter}`)) },
    )

  return (
    <FormDialog
      title={t('letters.new')}
      action={t('letters.begin')}
      change={add}
      isReady={draft.isReady}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text c="dimmed">{t('letters.newText')}</Text>
      <NativeSelect
        label={t('letters.posting')}
        description={postings.length === 0 ? t('letters.noPostings') : undefined}
        value={postingId ?? ''}
        onChange={(event) => setPostingId(event.currentTarget.value || undefined)}
        data={[
          { value: '', label: t('letters.noPosting') },
          ...postings.map(({ id: value, title: name, company }) => ({
            value,
            label: [name, company].filter(Boolean).join(' · '),
          })),
        ]}
      />
      <NativeSelect
        label={t('letters.story')}
        description={stories.length === 0 ? t('letters.noStories') : undefined}
        value={storyId ?? ''}
        onChange={(event) => setStoryId(event.currentTarget.value || undefined)}
        data={[
          { value: '', label: t('letters.noStory') },
          ...stories.map(({ id: value, title: label }) => ({ value, label })),
        ]}
      />
      <div>
        <Text fw={500} size="sm" mb={4} id="letter-language">
          {t('letters.language')}
        </Text>
        <SegmentedControl
          aria-labelledby="letter-language"
          value={spoken}
          onChange={setLanguage}
          data={[
            { value: 'fr', label: 'Français' },
            { value: 'en', label: 'English' },
          ]}
        />
      </div>
    </FormDialog>
  )
}
