import { z } from 'zod'

export const accountsSchema = z.object({
  password: z.string().min(1),
  accounts: z.array(z.object({ label: z.string().min(1), email: z.string().min(1) })),
})

/** This database's demo world. */
export interface Demo {
  /** Whether visitors are invited to try it. With DEMO=off, its rows are still there but not advertised. */
  isOpen: boolean
  /** The accounts to sign in with, if the project lists them. */
  access?: z.infer<typeof accountsSchema>
}
