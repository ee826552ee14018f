import { Card, Group } from '@mantine/core'
import { IconBriefcase, IconFileSearch, IconMailPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../../core/session/area-base.ts'
import type { Posting } from '../../api/get-postings.ts'
import type { PostingFacts } from '../../rules/posting/read.ts'
import { KeepPosting } from './KeepPosting.tsx'
import { PutOnBoard } from './PutOnBoard.tsx'

interface Props {
  text: string
  facts: PostingFacts
  kept: Posting | undefined
  onKept: (posting: string) => void
}

/** Next steps for a posting. */
export function PostingActions({ text, facts, kept, onKept }: Props) {
  const { t } = useTranslation('booster')
  const area = useAreaPath()
  return (
    <Card padding="md" component="section" aria-label={t('posting.next')}>
      <Group gap="sm">
        {!kept && <KeepPosting text={text} facts={facts} onKept={onKept} />}
        {kept && !kept.application_id && <PutOnBoard posting={kept} facts={facts} />}
        {kept?.application_id && (
          <LinkButton
            to={area(`/applications?card=${kept.application_id}`)}
            leftSection={<IconBriefcase size={18} aria-hidden />}
          >
            {t('posting.seeCard')}
          </LinkButton>
        )}
        <LinkButton
          to={area(`/booster?for=${kept ? kept.id : 'posting'}`)}
          variant="default"
          leftSection={<IconFileSearch size={18} aria-hidden />}
        >
          {t('posting.checkResume')}
        </LinkButton>
        {kept && (
          <LinkButton
            to={area(`/booster/letters?posting=${kept.id}`)}
            variant="default"
            leftSection={<IconMailPlus size={18} aria-hidden />}
          >
            {t('posting.writeLetter')}
          </LinkButton>
        )}
      </Group>
    </Card>
  )
}
