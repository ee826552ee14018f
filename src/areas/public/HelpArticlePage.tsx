import { Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { type Article, useArticles } from '../../features/account/help/articles.ts'
import { ArticleLinks } from '../../features/account/help/components/ArticleLinks.tsx'
import { AskUs } from '../../features/account/help/components/AskUs.tsx'
import { summaryOf } from '../../features/account/help/summary.ts'
import { paths } from '../../lib/paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { NotFound } from './NotFoundPage.tsx'
import { PublicFrame } from './PublicFrame.tsx'

export function HelpArticlePage() {
  const { slug } = useParams()
  const articles = useArticles()
  const article = articles.find((one) => one.slug === slug)
  return <PublicFrame>{article ? <Shown article={article} articles={articles} /> : <NotFound />}</PublicFrame>
}

function Shown({ article, articles }: { article: Article; articles: Article[] }) {
  const { t } = useTranslation('help')
  useDocumentTitle(article.title)
  useDescription(summaryOf(article.body))
  return (
    <Stack gap="xl">
      <div>
        <BackLink to={paths.help} label={t('article.back')} />
        <Text c="dimmed" size="sm" mt="md">
          {t(`groups.${article.group}`)}
        </Text>
        <Title order={1} mb="lg">
          {article.title}
        </Title>
        <Markdown topHeading={2}>{article.body}</Markdown>
      </div>
      <section aria-labelledby="related">
        <Title order={2} id="related" mb="sm">
          {t('article.related')}
        </Title>
        <ArticleLinks
          articles={articles.filter(({ group, slug }) => group === article.group && slug !== article.slug)}
        />
      </section>
      <AskUs question={t('article.more')} />
    </Stack>
  )
}
