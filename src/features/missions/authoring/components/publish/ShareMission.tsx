import { Card, Image, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../../lib/paths.ts'
import { ShareLinks } from '../../../../../ui/share/ShareLinks.tsx'
import type { Mission } from '../../api/get-mission.ts'
import { readDraft } from '../../model/read-draft.ts'
import classes from './PublishTab.module.css'

interface Props {
  mission: Mission
  /** The version that has just been published here. */
  published: number | undefined
}

/** The link to a published mission, and the picture that networks show with it. */
export function ShareMission({ mission, published }: Props) {
  const section = useRef<HTMLDivElement>(null)
  // It appears below the button that was just clicked.
  useEffect(() => {
    if (published) section.current?.scrollIntoView({ block: 'center' })
  }, [published])
  const { t } = useTranslation('authoring')
  const [isMissing, setMissing] = useState(false)
  const { title, language } = readDraft(mission.draft)
  const path = paths.mission(mission.id)
  return (
    <Card padding="lg" component="section" ref={section} aria-labelledby="share-title">
      <Stack gap="md">
        <Title order={3} id="share-title">
          {t('publish.page.title')}
        </Title>
        <ShareLinks address={location.origin + path} title={title} />
        {!isMissing && (
          <div>
            <Image
              className={classes.card}
              src={`/cards/${language}${path}.png?v=${mission.version}`}
              alt={t('publish.page.card', { title })}
              loading="lazy"
              onError={() => setMissing(true)}
            />
            <Text size="sm" c="dimmed" mt="xs">
              {t('publish.page.cardHint')}
            </Text>
          </div>
        )}
      </Stack>
    </Card>
  )
}
