import { useQuery } from '@tanstack/react-query'
import { deviceZone } from '../../../lib/formats/zones.ts'
import { certificateAddress } from '../../../lib/paths.ts'
import { dayIn } from '../../../lib/weeks.ts'
import { useSignedIn } from '../../core/session/me-context.ts'
import { skillsQuery } from '../../core/skills/api/get-skills.ts'
import { careerQuery } from '../../profile/profiles/api/get-career.ts'
import { fullName } from '../../profile/profiles/name.ts'
import { planQuery } from '../career-plan/api/get-plan.ts'
import { gapOf } from '../career-plan/gap.ts'
import type { Posting } from './api/get-postings.ts'
import type { Story } from './api/get-stories.ts'
import type { TextLanguage } from './rules/language.ts'
import type { Letter } from './rules/letter/letter.ts'
import { proposeLetter } from './rules/letter/propose.ts'
import { readPosting } from './rules/posting/read.ts'

interface Chosen {
  language: TextLanguage
  posting: Posting | undefined
  story: Story | undefined
}

/** What the rules need to know about the person, and the draft they make of it. */
export function useLetterDraft() {
  const { id, profile, email } = useSignedIn()
  const { data: plan } = useQuery(planQuery(id))
  const { data: career } = useQuery(careerQuery(id))
  const { data: catalogue } = useQuery(skillsQuery())
  const isReady = plan !== undefined && career !== undefined && catalogue !== undefined

  function propose({ language, posting, story }: Chosen): Letter {
    const facts = posting && catalogue ? readPosting(posting.body, catalogue) : undefined
    const asked = facts?.essential.map(({ skill }) => skill) ?? []
    const gap = gapOf({ essential: asked, optional: [] }, plan ?? { proven: [], declared: [] })
    const names = (slugs: string[]) =>
      slugs.flatMap((slug) => catalogue?.find((one) => one.slug === slug)?.[`name_${language}`] ?? [])
    const of = (state: string) =>
      names(gap.essential.filter((one) => one.state === state).map(({ skill }) => skill))
    return proposeLetter({
      language,
      today: dayIn(deviceZone()),
      person: {
        name: fullName(profile),
        email,
        location: career?.location ?? '',
        jobTitle: profile?.job_title ?? '',
        link: profile?.linkedin_url ?? profile?.portfolio_url ?? '',
      },
      posting: posting && {
        title: posting.title,
        company: posting.company,
        contract: facts?.contract?.contract,
      },
      story: story && {
        ...story,
        proof: story.certificate_code ? certificateAddress(story.certificate_code) : undefined,
      },
      skills: { asked: names(asked), proven: of('proven'), declared: of('declared'), missing: of('missing') },
    })
  }
  return { isReady, propose }
}
