import { Select, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { timeAgo } from '../../../../lib/dates.ts'
import { oneOf } from '../../../../lib/url-state/url-params.ts'
import { FilterPicker } from '../../../../ui/FilterPicker.tsx'
import { NothingFound } from '../../../../ui/NothingFound.tsx'
import { Pages } from '../../../../ui/Pages.tsx'
import { SearchField } from '../../../../ui/SearchField.tsx'
import { useListState } from '../../../../ui/use-list-state.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { categories } from '../../../missions/missions/model.ts'
import { findQuestions, states } from '../find-questions.ts'
import { type Question, questionKinds } from '../model.ts'
import classes from './Practice.module.css'
import { QuestionFacts } from './QuestionFacts.tsx'

const pageSize = 24

const filters = { kind: oneOf(questionKinds), trade: oneOf(categories), show: oneOf(states, 'all') }

interface Props {
  questions: Question[]
  practised: Record<string, string>
}

export function QuestionBank({ questions, practised }: Props) {
  const { t } = useTranslation(['practice', 'missions'])
  const path = useAreaPath()
  const list = useListState(filters)
  const { set } = list
  const { kind, trade, show: state } = list.values
  const found = findQuestions(questions, { words: list.search, kind, trade, state }, practised)
  const pages = Math.ceil(found.length / pageSize)
  const page = Math.min(list.page, Math.max(1, pages))
  return (
    <>
      <search className={classes.filters}>
        <SearchField label={t('bank.search')} list={list} />
        <FilterPicker
          label={t('bank.kind')}
          all={t('bank.anyKind')}
          choices={questionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          onChange={(chosen) => set({ kind: chosen })}
        />
        <FilterPicker
          label={t('bank.trade')}
          all={t('bank.anyTrade')}
          choices={categories.map((value) => ({ value, label: t(`missions:categories.${value}`) }))}
          value={trade}
          onChange={(chosen) => set({ trade: chosen })}
        />
        <Select
          label={t('bank.show')}
          allowDeselect={false}
          data={states.map((value) => ({ value, label: t(`bank.${value}`) }))}
          value={state}
          onChange={(value) => set({ show: value ?? undefined })}
        />
      </search>
      <Text role="status" c="dimmed" mb="sm">
        {t('bank.found', { count: found.length })}
      </Text>
      {found.length === 0 && (
        <NothingFound title={t('bank.empty')} text={t('bank.emptyText')} onReset={list.reset} />
      )}
      <ul className={classes.list} aria-label={t('bank.list')}>
        {found
          .slice((page - 1) * pageSize, page * pageSize)
          .map(({ slug, prompt, kind: ofKind, trade: of }) => (
            <li key={slug}>
              <Link className={classes.question} to={path(`/booster/practice/questions/${slug}`)}>
                <span className={classes.prompt}>{prompt}</span>
                <span className={classes.facts}>
                  <QuestionFacts kind={ofKind} trade={of} />
                  {practised[slug] && (
                    <span className={classes.done}>
                      <IconCheck size={16} aria-hidden />
                      {t('bank.practised', { ago: timeAgo(practised[slug]) })}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          ))}
      </ul>
      <Pages label={t('bank.list')} total={pages} page={page} onChange={list.goToPage} />
    </>
  )
}
