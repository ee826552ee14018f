import { z } from 'zod'

const role = z.enum(['recruiter', 'reviewer', 'adviser', 'teacher', 'student'])
export type ProvisionedRole = z.infer<typeof role>

const group = z.object({
  id: z.uuid(),
  name: z.string(),
  role: role.nullable(),
  cohort: z.uuid().nullable(),
  members: z.number(),
})
export type ProvisionedGroup = z.infer<typeof group>

const event = z.object({
  id: z.number(),
  at: z.string(),
  action: z.enum([
    'created',
    'invited',
    'joined',
    'enrolled',
    'role_changed',
    'deactivated',
    'reactivated',
    'deleted',
    'group_mapped',
  ]),
  /** Null for someone whom the directory has deleted since. */
  name: z.string().nullable(),
})
export type ProvisioningEvent = z.infer<typeof event>

const overview = z.object({
  calledAt: z.string().nullable(),
  refusal: z.string().nullable(),
  refusedAt: z.string().nullable(),
  people: z.number(),
  roles: z.array(role),
  groups: z.array(group),
  cohorts: z.array(z.object({ id: z.uuid(), name: z.string() })),
  events: z.array(event),
})
export type ProvisioningOverview = z.infer<typeof overview>

const person = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  state: z.enum(['active', 'invited', 'waiting', 'inactive']),
  role: z.enum([...role.options, 'owner']).nullable(),
})
export type ProvisionedPerson = z.infer<typeof person>

export const answers = {
  provisioning: overview,
  provisioned_people: z.object({ total: z.number(), people: z.array(person) }),
}
