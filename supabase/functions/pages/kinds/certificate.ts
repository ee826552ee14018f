import type { CertificateFacts } from '../../_shared/credential.ts'
import { longDate } from '../../_shared/formats/long-date.ts'
import type { Language, PublicPage } from '../page.ts'
import { ask, onSite } from '../read.ts'
import { texts } from '../texts.ts'

interface Certificate {
  code: string
  issuedAt: string
  revokedAt: string | null
  facts: CertificateFacts | null
}

/** A certificate whose holder shows it. A revoked one is still explained to those who have its address. */
export async function certificatePage(code: string, language: Language): Promise<PublicPage | undefined> {
  const certificate = await ask<Certificate>('certificate_page', { wanted_code: code })
  const facts = certificate?.facts
  if (!facts) return undefined
  const path = `/certificates/${encodeURIComponent(certificate.code)}`
  const say = texts[language]
  return {
    path,
    title: say.certificate(facts.mission),
    description: say.certified(facts.name, facts.organization),
    type: 'article',
    picture: certificate.revokedAt ? undefined : path,
    card: {
      kind: say.kinds.certificate,
      title: facts.mission,
      by: `${facts.name} · ${facts.organization}`,
      note: certificate.revokedAt ? say.revoked : certificate.code,
      seed: certificate.code,
    },
    isUnlisted: certificate.revokedAt !== null,
    // A revoked one starts with why, which only the app says.
    ...(!certificate.revokedAt && {
      firstLines: {
        kind: 'certificate',
        name: facts.name,
        mission: facts.mission,
        by: (facts.reviewerRole === 'maker' ? say.certificatePage.setBy : say.certificatePage.by)(
          facts.organization,
        ),
        code: certificate.code,
        issued: longDate(certificate.issuedAt, language),
        spoken: facts.language,
      },
    }),
    data: {
      '@type': 'EducationalOccupationalCredential',
      name: facts.mission,
      description: facts.summary,
      url: onSite(path),
      identifier: certificate.code,
      credentialCategory: 'certificate',
      dateCreated: certificate.issuedAt,
      inLanguage: facts.language,
      educationalLevel: facts.difficulty,
      competencyRequired: facts.skills,
      recognizedBy: { '@type': 'Organization', name: facts.organization },
      about: { '@type': 'Person', name: facts.name },
    },
  }
}
