import { z } from 'zod'
import { contractKinds } from '../../../profile/profiles/model.ts'
import { named } from '../../discovery/api/answers.ts'
import { workModes } from '../../matching/model.ts'
import { declineReasons, offerStates, payPeriods } from '../model.ts'

const offer = z.object({
  id: z.string(),
  state: z.enum(offerStates),
  contract: z.enum(contractKinds),
  title: z.string(),
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  hoursPerWeek: z.number(),
  remote: z.enum(workModes),
  place: z.string(),
  /** Null once the application was withdrawn. */
  amount: z.number().nullable(),
  currency: z.string(),
  period: z.enum(payPeriods),
  terms: z.string(),
  expiresOn: z.string(),
  sentAt: z.string(),
  endedAt: z.string().nullable(),
  declineReason: z.enum(declineReasons).nullable(),
  withdrawalReason: z.string().nullable(),
})
export type Offer = z.infer<typeof offer>

const placement = z.object({
  contract: z.enum(contractKinds),
  title: z.string(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
})
export type Placement = z.infer<typeof placement>

const received = z.object({
  /** Newest first. */
  offers: z.array(offer),
  mayOffer: z.boolean(),
  /** Every position is filled, or offered to others. */
  isFull: z.boolean(),
  placement: placement.nullable(),
  /** What a new offer starts from: the opening as the candidate read it. */
  draft: z.object({
    contract: z.enum(contractKinds).nullable(),
    hasEnd: z.boolean().nullable(),
    title: z.string(),
    startsOn: z.string().nullable(),
    durationMonths: z.number().nullable(),
    hoursPerWeek: z.number().nullable(),
    remote: z.enum(workModes),
    town: named.nullable(),
    pay: z.object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.string(),
      period: z.enum(payPeriods).nullable(),
    }),
  }),
})
export type ReceivedOffers = z.infer<typeof received>

const mine = z.object({
  company: z.string(),
  offers: z.array(offer),
  placement: placement.extend({ id: z.string(), isShared: z.boolean() }).nullable(),
  schools: z.array(z.string()),
})
export type MyOffers = z.infer<typeof mine>

export const answers = { application_offers: received, my_offers: mine }
