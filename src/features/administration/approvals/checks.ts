import type approvals from '../../../i18n/en/approvals.ts'
import type { OrganizationKind } from '../../organizations/organizations/api/get-my-organizations.ts'
import type { Dossier } from './api/answers.ts'

export interface Check {
  key: keyof typeof approvals.companies.checks
  speaks: 'for' | 'against' | 'neither'
}

interface Checked {
  kind: OrganizationKind
  email_confirmed: boolean
  free_mail: boolean | null
  website: string | null
  email_matches_website: boolean | null
  siret: string | null
  duplicates: number
}

/** What speaks for and against a request; a person decides. */
export function checksOf(request: Checked): Check[] {
  const checks: Check[] = [
    request.email_confirmed
      ? { key: 'emailConfirmed', speaks: 'for' }
      : { key: 'emailUnconfirmed', speaks: 'against' },
  ]
  if (request.free_mail) {
    checks.push({ key: 'freeMail', speaks: request.kind === 'on_maker' ? 'neither' : 'against' })
  } else if (request.website) {
    checks.push(
      request.email_matches_website
        ? { key: 'emailMatches', speaks: 'for' }
        : { key: 'emailDiffers', speaks: 'against' },
    )
  }
  checks.push(
    request.siret ? { key: 'siretValid', speaks: 'for' } : { key: 'siretMissing', speaks: 'neither' },
  )
  if (request.duplicates > 0) checks.push({ key: 'duplicate', speaks: 'against' })
  return checks
}

/** The same for a dossier; empty if the applicant has left. */
export function dossierChecks({ kind, website, siret, applicant, duplicates }: Dossier): Check[] {
  if (!applicant) return []
  return checksOf({
    kind,
    website,
    siret,
    email_confirmed: applicant.emailConfirmed,
    free_mail: applicant.freeMail,
    email_matches_website: applicant.emailMatchesWebsite,
    duplicates: duplicates.length,
  })
}
