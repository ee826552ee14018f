import { Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { SkillName } from '../../../core/skills/components/SkillName.tsx'
import { CompanyPhoto } from '../../../hiring/company-profile/components/CompanyPhotos.tsx'
import type { ShownCase } from '../api/answers.ts'
import classes from './Portfolio.module.css'

interface Props {
  shown: Pick<
    ShownCase,
    'title' | 'role' | 'body' | 'skills' | 'images' | 'links' | 'clientName' | 'clientQuote'
  >
  level: 1 | 2
}

/** The story of a piece of work. */
export function CasePresentation({ shown, level }: Props) {
  const { t } = useTranslation('portfolio')
  const [lead, ...others] = shown.images
  return (
    <Stack gap="xl">
      <header>
        <Title order={level} fz="2.25rem">
          {shown.title || t('untitled')}
        </Title>
        {shown.role && <Text c="dimmed">{t('case.role', { role: shown.role })}</Text>}
      </header>
      {lead && <Pictures images={[lead]} />}
      <div className={classes.text}>
        <Markdown>{shown.body}</Markdown>
      </div>
      {shown.clientQuote && (
        <figure className={classes.quote} aria-label={t('case.quote')}>
          <Text component="blockquote" m={0} fz="lg" maw="60ch">
            {shown.clientQuote}
          </Text>
          <Text component="figcaption" c="dimmed">
            {shown.clientName}
          </Text>
        </figure>
      )}
      {others.length > 0 && <Pictures images={others} />}
      {shown.skills.length > 0 && (
        <Group gap={6} component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label={t('case.skills')}>
          {shown.skills.map((slug) => (
            <li key={slug}>
              <Badge variant="light" size="lg" tt="none">
                <SkillName slug={slug} />
              </Badge>
            </li>
          ))}
        </Group>
      )}
      {shown.links.length > 0 && (
        <Group gap="md" component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label={t('case.links')}>
          {shown.links.map(({ label, url }) => (
            <li key={url}>
              <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow">
                <Group gap={4} component="span">
                  {label}
                  <IconExternalLink size={16} aria-hidden />
                </Group>
              </Anchor>
            </li>
          ))}
        </Group>
      )}
    </Stack>
  )
}

function Pictures({ images }: Pick<ShownCase, 'images'>) {
  return (
    <ul className={classes.pictures}>
      {images.map((image) => (
        <li key={image.path}>
          <CompanyPhoto photo={image} />
        </li>
      ))}
    </ul>
  )
}
