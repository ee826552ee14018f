import { addressParser } from 'postal-mime'
import { z } from 'zod'
import type { SupabaseConfig } from '../config/supabase.ts'

/** Whom emails are from, written as `Essor <noreply@example.com>`; the name is optional. */
export const sender = z.string().transform((text, context) => {
  const [first, ...others] = addressParser(text)
  const address = first?.address
  if (!address || others.length > 0 || !z.email().safeParse(address).success) {
    context.addIssue('Write it as "Essor <noreply@example.com>".')
    return z.NEVER
  }
  return { name: first.name, address, text }
})
type Sender = z.infer<typeof sender>

/** The configuration with another sender, of account emails and of those that edge functions send. */
export function withSender(config: SupabaseConfig, from: Sender | undefined): SupabaseConfig {
  if (!from) return config
  const { auth, edge_runtime } = config
  const smtp = { ...auth.email.smtp, admin_email: from.address, sender_name: from.name }
  return {
    ...config,
    auth: { ...auth, email: { ...auth.email, smtp } },
    edge_runtime: { ...edge_runtime, secrets: { ...edge_runtime.secrets, MAIL_FROM: from.text } },
  }
}

/** Names that no one can own (RFC 2606): mail servers refuse senders there. */
const reserved = /(^|[@.])(test|example|invalid|localhost|example\.(com|net|org))$/

export function isUnusableSender({ auth }: SupabaseConfig): boolean {
  return reserved.test(auth.email.smtp.admin_email)
}
