import { z } from 'zod'

const noted = z.object({ at: z.string() })

const setup = z.object({
  /** Whether the assistant has been opened. */
  isStarted: z.boolean(),
  administrators: z.number(),
  /** Steps that the installation's host takes care of are left out. */
  steps: z.array(
    z.object({
      step: z.enum([
        'operator',
        'texts',
        'identity',
        'languages',
        'address',
        'email',
        'factor',
        'administrator',
        'storage',
        'backup',
        'sign_up',
        'partner',
        'mission',
      ]),
      state: z.enum(['open', 'done', 'skipped']),
    }),
  ),
  siteUrl: z.string().nullable(),
  storage: noted
    .extend({ place: z.enum(['disk', 's3']), isWell: z.boolean(), reason: z.string().optional() })
    .nullable(),
  backup: noted.nullable(),
  backupCheck: noted.nullable(),
  /** When the caller was last emailed a code that they haven't entered. */
  codeSentAt: z.string().nullable(),
})
export type Setup = z.infer<typeof setup>
export type SetupStep = Setup['steps'][number]
export type StepName = SetupStep['step']

const starterMissions = z.object({
  /** The operator's own organization, once it publishes missions. */
  organization: z.string().nullable(),
  suggestedName: z.string(),
  /** Whether the caller writes and reviews missions there. */
  isMember: z.boolean(),
  added: z.array(z.object({ name: z.string(), missionId: z.string(), isUsed: z.boolean() })),
})
export type StarterMissions = z.infer<typeof starterMissions>

export const answers = { admin_setup: setup, starter_missions: starterMissions }
