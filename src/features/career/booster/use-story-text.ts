import { useTranslation } from 'react-i18next'
import { certificateAddress } from '../../../lib/paths.ts'
import type { Story } from './api/get-stories.ts'
import { type StoryText, storyAsText } from './rules/story.ts'

/** A story as text, with the address where its proof can be verified. */
export function useStoryText(): (story: StoryText & Pick<Story, 'certificate_code'>) => string {
  const { t } = useTranslation('booster')
  return (story) =>
    storyAsText(
      story,
      {
        situation: t('stories.parts.situation'),
        task: t('stories.parts.task'),
        action: t('stories.parts.action'),
        result: t('stories.parts.result'),
      },
      story.certificate_code
        ? t('stories.proofAt', { address: certificateAddress(story.certificate_code) })
        : undefined,
    )
}
