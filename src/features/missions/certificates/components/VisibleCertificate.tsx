import { type ReactNode, useState } from 'react'
import type { Certificate } from '../api/answers.ts'
import { showsAnything } from '../evidence.ts'
import { Celebration } from './Celebration.tsx'
import { CertificateActions } from './CertificateActions.tsx'
import { CertificateDocument } from './CertificateDocument.tsx'
import { CertificateEvidence } from './CertificateEvidence.tsx'
import { HolderCard } from './HolderCard.tsx'
import { ShownEvidence } from './ShownEvidence.tsx'
import { SignatureCheck } from './SignatureCheck.tsx'

interface Props {
  certificate: Certificate
  facts: NonNullable<Certificate['facts']>
  /** What the holder can do next. */
  forHolder: ReactNode
}

export function VisibleCertificate({ certificate, facts, forHolder }: Props) {
  const { code, isMine, isNew, shown, revokedAt } = certificate
  // Keep it for this visit, though it counts as opened from now on.
  const [isCelebrated] = useState(isNew)
  return (
    <>
      {isCelebrated && <Celebration code={code} name={facts.name} />}
      <CertificateDocument certificate={certificate} facts={facts} />
      <CertificateActions certificate={certificate} facts={facts} />
      {isMine && <HolderCard certificate={certificate} />}
      {isMine && forHolder}
      <CertificateEvidence certificate={certificate} facts={facts} />
      {shown && showsAnything(shown) && <ShownEvidence code={code} shown={shown} />}
      <SignatureCheck code={code} isRevoked={revokedAt !== null} />
    </>
  )
}
