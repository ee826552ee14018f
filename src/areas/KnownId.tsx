import type { ReactElement } from 'react'
import { useParams } from 'react-router'
import { isUuid } from '../lib/uuid.ts'
import { NotFound } from './public/NotFoundPage.tsx'

/** A page of something with an id: what cannot be an id leads nowhere, and nobody is asked for it. */
export function KnownId({ param, children }: { param: string; children: ReactElement }) {
  return isUuid(useParams()[param] ?? '') ? children : <NotFound />
}
