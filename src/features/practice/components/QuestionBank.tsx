import { Button, Select, Text, TextInput } from '@mantine/core'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { timeAgo } from '../../../lib/dates.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Pages } from '../../../ui/Pages.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { categories } from '../../missions/model.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { findQuestions, states } from '../find-questions.ts'
import { type Question, questionKinds } from '../model.ts'
import classes from './Practice.module.css'
import { QuestionFacts } from './QuestionFacts.tsx'

const pageSize = 24

interface Props {
  questions: Question[]
  practised: Record<string, string>
}

export function QuestionBank({ questions, practised }: Props) {
  const { t } = useTranslation(['practice', 'missions'])
  const path = useAreaPath()
  const [params] = useSearchParams()
  const list = useListParams(states)
  const kind = questionKinds.find((known) => known === params.get('kind')) ?? null
  const trade = categories.find((known) => known === params.get('trade')) ?? null
  const state = list.show ?? 'all'
  const found = findQuestions(questions, { words: list.search, kind, trade, state }, practised)
  const pages = Math.ceil(found.length / pageSize)
  const page = Math.min(list.page, Math.max(1, pages))
  const clear = (
    <Button variant="default" onClick={list.reset}>
      {t('bank.clear')}
    </Button>
  )
  return (
    <>
      <search className={classes.filters}>
        <TextInput
          label={t('bank.search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={list.typed}
          onChange={(event) => list.type(event.currentTarget.value)}
        />
        <Select
          label={t('bank.kind')}
          placeholder={t('bank.anyKind')}
          clearable
          clearButtonProps={{ 'aria-label': t('bank.anyKind') }}
          data={questionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          onChange={(value) => list.set({ kind: value ?? '' })}
        />
        <Select
          label={t('bank.trade')}
          placeholder={t('bank.anyTrade')}
          clearable
          clearButtonProps={{ 'aria-label': t('bank.anyTrade') }}
          data={categories.map((value) => ({ value, label: t(`missions:categories.${value}`) }))}
          value={trade}
          onChange={(value) => list.set({ trade: value ?? '' })}
        />
        <Select
          label={t('bank.show')}
          allowDeselect={false}
          data={states.map((value) => ({ value, label: t(`bank.${value}`) }))}
          value={state}
          onChange={(value) => list.set({ show: value === 'all' ? '' : (value ?? '') })}
        />
      </search>
      <Text role="status" c="dimmed" mb="sm">
        {t('bank.found', { count: found.length })}
      </Text>
      {found.length === 0 && <EmptyState title={t('bank.empty')} text={t('bank.emptyText')} action={clear} />}
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
      <Pages label={t('bank.list')} total={pages} page={page} onChange={list.turnTo} />
    </>
  )
}
