import { Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Article, articleGroups, useArticles } from '../../features/help/articles.ts'
import { ArticleLinks } from '../../features/help/components/ArticleLinks.tsx'
import { AskUs } from '../../features/help/components/AskUs.tsx'
import { searchArticles } from '../../features/help/search.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { useListParams } from '../../ui/use-list-params.ts'
import { PublicFrame } from './PublicFrame.tsx'

/** The help center: all articles grouped by audience, or those matching the search. */
export function HelpPage() {
  const { t } = useTranslation('help')
  const articles = useArticles()
  const list = useListParams([])
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
        <TextInput
          type="search"
          size="md"
          label={t('centre.search')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={list.typed}
          onChange={(event) => list.type(event.currentTarget.value)}
        />
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
