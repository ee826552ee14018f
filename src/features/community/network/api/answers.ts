import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { circles, grounds } from '../model.ts'

/** A person's relation to the viewer: "open" accepts requests, "closed" doesn't. */
const relation = z.enum(['open', 'closed', 'asked', 'asks_me', 'connected', 'blocked', 'self'])

/** Something two people have in common. */
const reason = z.object({
  kind: z.enum(grounds),
  titleEn: z.string().optional(),
  titleFr: z.string().optional(),
})
export type Reason = z.infer<typeof reason>

/** A person in a list, with as much as their own page shows. */
const person = z.object({
  id: z.string(),
  /** Only if there is a page to open. */
  handle: z.string().optional(),
  firstName: z.string(),
  lastName: z.string(),
  photo: z.string().optional(),
  jobTitle: z.string().optional(),
  location: z.string().optional(),
  relation,
  common: z.array(reason),
  /** The note of a request. */
  note: z.string().optional(),
  at: z.string().optional(),
})
export type NetworkPerson = z.infer<typeof person>
export type ShownPerson = Pick<NetworkPerson, 'id' | 'handle' | 'firstName' | 'lastName' | 'relation'>

const settings = z.object({
  foundBy: z.enum(circles),
  askedBy: z.enum(circles),
  common: z.array(z.enum(grounds)),
})
export type NetworkSettings = z.infer<typeof settings>

const network = z.object({
  connected: z.number(),
  incoming: z.number(),
  sent: z.number(),
  blocked: z.number(),
  asksLeft: z.number(),
  visibility: z.enum(Constants.public.Enums.profile_visibility),
  settings,
  suggestions: z.array(person),
})
export type Network = z.infer<typeof network>

const standing = z.object({
  id: z.string(),
  relation,
  /** Keys of the skills the viewer has endorsed. */
  endorsed: z.array(z.string()),
})

export const answers = {
  my_network: network.extend({
    /** Conversations with unread messages. */
    unread: z.number(),
  }),
  my_people: z.object({
    people: z.array(person),
    next: z.object({ at: z.string(), id: z.string() }).nullable(),
  }),
  find_people: z.object({
    people: z.array(person),
    next: z.object({ name: z.string(), id: z.string() }).nullable(),
  }),
  relation_with: standing.nullable(),
}
