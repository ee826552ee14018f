import { Suspense, useState } from 'react'
import { lazyPage } from '../../../lib/lazy-page.ts'
import type { Certificate } from '../api/get-certificate.ts'
import { showsAnything } from '../evidence.ts'
import { Celebration } from './Celebration.tsx'
import { CertificateActions } from './CertificateActions.tsx'
import { CertificateDocument } from './CertificateDocument.tsx'
import { CertificateEvidence } from './CertificateEvidence.tsx'
import { HolderCard } from './HolderCard.tsx'
import { ShownEvidence } from './ShownEvidence.tsx'
import { SignatureCheck } from './SignatureCheck.tsx'

const FindablePrompt = lazyPage(
  async () => (await import('../../consent/components/FindablePrompt.tsx')).FindablePrompt,
  'consent',
)

interface Props {
  certificate: Certificate
  facts: NonNullable<Certificate['facts']>
}

export function VisibleCertificate({ certificate, facts }: Props) {
  const { code, isMine, isNew, shown, revokedAt } = certificate
  // Keep it for this visit, though it counts as opened from now on.
  const [isCelebrated] = useState(isNew)
  return (
    <>
      {isCelebrated && <Celebration code={code} name={facts.name} />}
      <CertificateDocument certificate={certificate} facts={facts} />
      <CertificateActions certificate={certificate} facts={facts} />
      {isMine && <HolderCard certificate={certificate} />}
      {isMine && (
        <Suspense>
          <FindablePrompt />
        </Suspense>
      )}
      <CertificateEvidence certificate={certificate} facts={facts} />
      {shown && showsAnything(shown) && <ShownEvidence code={code} shown={shown} />}
      <SignatureCheck code={code} isRevoked={revokedAt !== null} />
    </>
  )
}
