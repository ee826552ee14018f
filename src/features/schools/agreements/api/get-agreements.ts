import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { agreementKeys } from './keys.ts'

/** Null if the reader isn't part of it. */
export const agreementQuery = (id: string) =>
  queryOptions({
    queryKey: agreementKeys.page(id),
    queryFn: ({ signal }) => ask(answers, 'agreement_page', { agreement_id: id }, signal),
  })

export const applicationAgreementQuery = (applicationId: string) =>
  queryOptions({
    queryKey: agreementKeys.ofApplication(applicationId),
    queryFn: ({ signal }) => ask(answers, 'application_agreement', { application_id: applicationId }, signal),
  })

/** Those of an opening's hires, for its leads. */
export const openingAgreementsQuery = (openingId: string) =>
  queryOptions({
    queryKey: agreementKeys.ofOpening(openingId),
    queryFn: ({ signal }) => ask(answers, 'opening_agreements', { opening_id: openingId }, signal),
  })

export const schoolAgreementsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: agreementKeys.ofSchool(organizationId),
    queryFn: ({ signal }) => ask(answers, 'school_agreements', { organization: organizationId }, signal),
  })
