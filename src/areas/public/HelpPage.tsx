import { Button, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type Article, articleGroups, useArticles } from '../../features/account/help/articles.ts'
import { ArticleLinks } from '../../features/account/help/components/ArticleLinks.tsx'
import { AskUs } from '../../features/account/help/components/AskUs.tsx'
import { searchArticles } from '../../features/account/help/search.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { useListState } from '../../ui/use-list-state.ts'
import { PublicFrame } from './PublicFrame.tsx'

/** The help center: all articles grouped by audience, or those matching the search. */
export function HelpPage() {
  const { t } = useTranslation('help')
  const articles = useArticles()
  const list = useListState()
  useDocumentTitle(t('centre.title'))
  useDescription(t('centre.description'))
  return (
    <PublicFrame>
      <Stack gap="xl">
        <div>
          <Title order={1}>{t('centre.title')}</Title>
          <Text c="dimmed" mt={6} maw="64ch">
            {t('centre.intro')}
          </Text>
        </div>
        <SearchField size="md" label={t('centre.search')} list={list} />
        {list.search.trim() ? (
          <Found articles={searchArticles(articles, list.search)} onReset={list.reset} />
        ) : (
          articleGroups.map((group) => (
            <section key={group} aria-labelledby={group}>
              <Title order={2} id={group} mb="sm">
                {t(`groups.${group}`)}
              </Title>
              <ArticleLinks articles={articles.filter((article) => article.group === group)} />
            </section>
          ))
        )}
        <AskUs question={t('centre.more')} />
      </Stack>
    </PublicFrame>
  )
}

function Found({ articles, onReset }: { articles: Article[]; onReset: () => void }) {
  const { t } = useTranslation('help')
  const count = articles.length
  if (count === 0) {
    return (
      <EmptyState
        title={t('centre.none')}
        text={t('centre.noneText')}
        action={<Button onClick={onReset}>{t('centre.all')}</Button>}
      />
    )
  }
  return (
    <Stack gap="sm">
      <Text c="dimmed" role="status">
        {t('centre.found', { count })}
      </Text>
      <ArticleLinks articles={articles} />
    </Stack>
  )
}
