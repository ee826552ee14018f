import { Anchor, NativeSelect, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../../../lib/dates.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { inLanguage } from '../../../../lib/in-language.ts'
import { paths } from '../../../../lib/paths.ts'
import { CopyField } from '../../../../ui/CopyField.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { QueryView } from '../../../../ui/QueryView.tsx'
import { useBackendConfig } from '../../../../ui/use-backend-config.ts'
import { titleIn } from '../../opening-board/model.ts'
import { useOpeningWords } from '../../opening-board/use-opening-words.ts'
import type { Post, Posts } from '../api/answers.ts'
import { postsQuery } from '../api/exchange.ts'
import { htmlCard, markdownPosting, type Posting, plainPosting } from '../posting.ts'

interface Props {
  organization: string
  onClose: () => void
}

/** What a company pastes elsewhere: the text of an opening, a list for its own site, the addresses of its feeds. */
export function ShareOpenings({ organization, onClose }: Props) {
  const { t } = useTranslation('openingExchange')
  const query = useQuery(postsQuery(organization))
  return (
    <Dialog opened onClose={onClose} title={t('share.title')} size="48rem">
      <QueryView query={query}>
        {(posts) =>
          posts === null || posts.openings.length === 0 ? (
            <EmptyState compact title={t('share.none')} text={t('share.noneText')} />
          ) : (
            <Stack gap="xl">
              <PostingPart posts={posts} />
              <CardPart posts={posts} />
              <FeedPart slug={posts.slug} />
            </Stack>
          )
        }
      </QueryView>
    </Dialog>
  )
}

const addressOf = ({ slug }: Post) => location.origin + paths.opening(slug)
const formats = ['plain', 'markdown'] as const

function PostingPart({ posts }: { posts: Posts }) {
  const { t, i18n } = useTranslation('openingExchange')
  const [chosen, setChosen] = useState(posts.openings[0]!.id)
  const [format, setFormat] = useState<(typeof formats)[number]>('plain')
  const posting = usePosting(posts.openings.find(({ id }) => id === chosen) ?? posts.openings[0]!)
  return (
    <Stack gap="sm" component="section">
      <Title order={3}>{t('share.posting')}</Title>
      <NativeSelect
        label={t('share.opening')}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={posts.openings.map((post) => ({ value: post.id, label: titleIn(post, i18n.language).title }))}
      />
      <SegmentedControl
        aria-label={t('share.format')}
        style={{ alignSelf: 'flex-start' }}
        value={format}
        onChange={(value) => setFormat(value as typeof format)}
        data={formats.map((value) => ({ value, label: t(`share.${value}`) }))}
      />
      <CopyField
        label={t('share.text')}
        value={format === 'plain' ? plainPosting(posting) : markdownPosting(posting)}
        isCode
        rows={10}
      />
    </Stack>
  )
}

function usePosting(post: Post): Posting {
  const { t, i18n } = useTranslation('openingBoard')
  const words = useOpeningWords()
  const isTranslated = post.translation !== null && post.language !== i18n.language
  const facts: [string, string | undefined | null][] = [
    [t('page.place'), words.place(post)],
    [t('page.contract'), words.contract(post)],
    [t('page.pay'), words.pay(post.pay)],
    [t('page.applyBy'), post.applyBy && formatCalendarDay(post.applyBy)],
  ]
  return {
    title: titleIn(post, i18n.language).title,
    organization: post.organization.name,
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    description: isTranslated ? post.translation!.description : post.description,
    skillsLabel: t('page.musts'),
    skills: post.skills.filter(({ must }) => must).map((skill) => inLanguage(skill, 'name')),
    applyLabel: t('page.apply'),
    address: addressOf(post),
  }
}

function CardPart({ posts }: { posts: Posts }) {
  const { t, i18n } = useTranslation('openingExchange')
  const words = useOpeningWords()
  const all = posts.kind === 'on_maker' ? paths.maker(posts.slug) : paths.company(posts.slug)
  const code = htmlCard({
    heading: t('share.heading', { name: posts.name }),
    language: i18n.language,
    postings: posts.openings.map((post) => ({
      title: titleIn(post, i18n.language).title,
      language: titleIn(post, i18n.language).lang,
      facts: formatItems(
        [words.place(post), words.contract(post), words.pay(post.pay) ?? ''].filter(Boolean),
      ),
      address: addressOf(post),
    })),
    all: { label: t('share.all', { name: posts.name }), address: location.origin + all },
  })
  return (
    <Stack gap="sm" component="section">
      <Title order={3}>{t('share.card')}</Title>
      <Text>{t('share.cardText')}</Text>
      <CopyField label={t('share.code')} value={code} isCode rows={8} />
    </Stack>
  )
}

function FeedPart({ slug }: { slug: string }) {
  const { t } = useTranslation('openingExchange')
  const backend = useBackendConfig()
  const address = `${backend?.supabaseUrl ?? location.origin}/functions/v1/opening-feed?organization=${slug}`
  return (
    <Stack gap="sm" component="section">
      <Title order={3}>{t('share.feeds')}</Title>
      <Text>{t('share.feedsText')}</Text>
      <CopyField label={t('share.json')} value={address} />
      <CopyField label={t('share.xml')} value={`${address}&format=xml`} />
      <Anchor href={address} target="_blank" rel="noopener noreferrer" size="sm">
        {t('share.view')}
      </Anchor>
    </Stack>
  )
}
