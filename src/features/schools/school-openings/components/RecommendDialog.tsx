import { MultiSelect, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { DialogForm } from '../../../../ui/DialogForm.tsx'
import { QueryView } from '../../../../ui/QueryView.tsx'
import { toast } from '../../../../ui/toast.ts'
import { titleIn } from '../../../hiring/opening-board/model.ts'
import type { RecommendationGroups, SchoolOpening } from '../api/answers.ts'
import { useRecommend } from '../api/change-recommendations.ts'
import { recommendationGroupsQuery } from '../api/get-school-openings.ts'
import { chosenCohorts } from '../model.ts'

interface Props {
  organizationId: string
  opening: SchoolOpening
  onClose: () => void
}

/** Recommends an opening to cohorts, chosen one by one or by program. */
export function RecommendDialog({ organizationId, opening, onClose }: Props) {
  const { t, i18n } = useTranslation('schoolOpenings')
  const query = useQuery(recommendationGroupsQuery(organizationId))
  const { title } = titleIn(opening, i18n.language)
  return (
    <Dialog opened title={t('dialog.title', { title })} onClose={onClose}>
      <QueryView query={query}>
        {(groups) => (
          <RecommendForm
            organizationId={organizationId}
            opening={opening}
            groups={groups}
            onClose={onClose}
          />
        )}
      </QueryView>
    </Dialog>
  )
}

function RecommendForm({
  organizationId,
  opening,
  groups,
  onClose,
}: Props & { groups: RecommendationGroups }) {
  const { t } = useTranslation('schoolOpenings')
  const [chosen, setChosen] = useState<string[]>([])
  const [words, setWords] = useState('')
  const known = opening.recommendations.map(({ cohortId }) => cohortId)
  const cohorts = chosenCohorts(chosen, groups, known)
  const students = groups.cohorts
    .filter(({ id }) => cohorts.includes(id))
    .reduce((sum, cohort) => sum + cohort.students, 0)
  const recommend = useRecommend(organizationId, opening.id, (notified) => {
    toast.success({ title: t('dialog.done', { count: notified }) })
    onClose()
  })
  const data = [
    {
      group: t('dialog.cohorts'),
      items: groups.cohorts
        .filter(({ id }) => !known.includes(id))
        .map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      group: t('dialog.programs'),
      items: groups.programs
        .filter((program) => program.cohorts.some((id) => !known.includes(id)))
        .map(({ id, name }) => ({ value: id, label: name })),
    },
  ].filter(({ items }) => items.length > 0)
  if (data.length === 0) return <Text>{t('dialog.nowhere')}</Text>
  return (
    <DialogForm
      action={t('recommend')}
      change={recommend}
      isReady={cohorts.length > 0}
      onSubmit={() => recommend.mutate({ cohorts, words })}
      onClose={onClose}
    >
      <MultiSelect
        label={t('dialog.to')}
        required
        searchable
        hidePickedOptions
        data={data}
        value={chosen}
        onChange={setChosen}
        nothingFoundMessage={t('dialog.noGroup')}
        data-autofocus
      />
      <Textarea
        label={t('dialog.words')}
        description={t('dialog.wordsHint')}
        autosize
        minRows={3}
        maxLength={1000}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" role="status">
        {cohorts.length > 0 ? t('dialog.reach', { count: students }) : t('dialog.reachHint')}
      </Text>
    </DialogForm>
  )
}
