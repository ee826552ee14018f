import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import {
  formatChoice,
  formatItems,
  formatList,
  labelsInLine,
  labelsInSentence,
} from '../../../lib/formats/lists.ts'
import { inLanguage } from '../../../lib/in-language.ts'
import { languageName } from '../../../lib/language-names.ts'
import type { Named, Proof, Titled } from '../discovery/api/answers.ts'
import type { DatesReason, PlaceReason, Reason, SkillReason } from './api/answers.ts'
import type { ContractKind } from './model.ts'

/** The text of a reason, as both the company and the candidate read it. */
export function useReasonWords() {
  const { t, i18n } = useTranslation('matching')
  const { t: tProfile } = useTranslation('profiles')
  const language = i18n.language
  const nameOf = (named: Named) => inLanguage(named, 'name')
  const titleOf = (job: Titled) => inLanguage(job, 'title')
  const contracts = (kinds: ContractKind[]) =>
    formatList(labelsInLine(kinds.map((kind) => tProfile(`contractKinds.${kind}`))))
  const anyContract = (kinds: ContractKind[]) =>
    formatChoice(labelsInLine(kinds.map((kind) => tProfile(`contractKinds.${kind}`))))
  const proof = ({ mission, organization, reached, on }: Proof) =>
    formatItems(
      [
        t('evidence.proof', { mission, organization }),
        reached === 100 && t('evidence.reachedAll'),
        reached !== undefined && reached < 100 && t('evidence.reached', { percent: reached }),
        on,
      ].filter(Boolean),
    )

  function skillEvidence({ evidence }: SkillReason): string[] {
    if (!evidence) return [t('evidence.noSkill')]
    const { source, level, proofs = [], attestedBy = [] } = evidence
    if (source === 'proven')
      return [
        t('evidence.proven', { level: t(`skillLevels.l${level ?? 1}`) }),
        ...proofs.slice(0, 2).map(proof),
      ]
    if (source === 'attested') return [t('evidence.attested', { schools: formatList(attestedBy) })]
    if (source === 'endorsed') return [t('evidence.endorsed')]
    return [t('evidence.declared')]
  }
  function placeEvidence({ town, evidence: { kilometres, remote } }: PlaceReason): string[] {
    const distance =
      kilometres !== undefined && town
        ? kilometres === 0
          ? [t('evidence.near', { town: nameOf(town) })]
          : [t('evidence.far', { count: kilometres })]
        : []
    return remote ? [...distance, t('evidence.wish', { remote: t(`remotes.${remote}`) })] : distance
  }
  function datesEvidence({ evidence: { availability, availableFrom } }: DatesReason): string[] {
    if (availableFrom) return [tProfile('availableFromDay', { day: formatDate(availableFrom) })]
    return availability ? [tProfile(`availabilities.${availability}`)] : []
  }

  return {
    title(reason: Reason): string {
      switch (reason.criterion) {
        case 'skill':
          return reason.level
            ? t('reasons.skillAt', { skill: nameOf(reason), level: t(`skillLevels.l${reason.level}`) })
            : nameOf(reason)
        case 'job':
          return t('reasons.job', { job: titleOf(reason) })
        case 'place':
          return reason.remote !== 'remote' && reason.town
            ? t('reasons.place', { town: nameOf(reason.town), remote: t(`remotes.${reason.remote}`) })
            : t('reasons.anywhere')
        case 'dates':
          return reason.startOn
            ? t('reasons.dates', { day: formatDate(reason.startOn) })
            : t('reasons.datesOpen')
        case 'contract':
          return anyContract(reason.contracts)
        case 'language':
          return t('reasons.language', {
            language: languageName(reason.code, language),
            level: tProfile(`levels.${reason.level}`),
          })
      }
    },
    evidence(reason: Reason): string[] {
      if (reason.outcome === 'unshared') return [t('evidence.unshared')]
      switch (reason.criterion) {
        case 'skill':
          return skillEvidence(reason)
        case 'job':
          return reason.outcome === 'met'
            ? [t('evidence.jobSame')]
            : [
                t('evidence.jobOther', {
                  count: (reason.evidence ?? []).length,
                  jobs: formatList(labelsInLine((reason.evidence ?? []).map(titleOf))),
                }),
              ]
        case 'place':
          return placeEvidence(reason)
        case 'dates':
          return datesEvidence(reason)
        case 'contract':
          return [t('evidence.contracts', { contracts: contracts(reason.evidence ?? []) })]
        case 'language':
          return [reason.evidence ? tProfile(`levels.${reason.evidence}`) : t('evidence.noLanguage')]
      }
    },
    change(reason: Reason): string {
      switch (reason.criterion) {
        case 'skill':
          return reason.level
            ? t('changes.skillAt', { skill: nameOf(reason), level: t(`skillLevels.l${reason.level}`) })
            : t('changes.skill', { skill: nameOf(reason) })
        case 'job':
          return t('changes.job', { job: formatList(labelsInSentence([titleOf(reason)])) })
        case 'place':
          return reason.remote !== 'remote' && reason.town
            ? t('changes.place', { town: nameOf(reason.town) })
            : t('changes.anywhere')
        case 'dates':
          return t('changes.dates')
        case 'contract':
          return t('changes.contract', { contracts: anyContract(reason.contracts) })
        case 'language':
          return t('changes.language', {
            language: languageName(reason.code, language),
            level: tProfile(`levels.${reason.level}`),
          })
      }
    },
  }
}
