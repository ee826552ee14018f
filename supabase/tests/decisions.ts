import type { TestServer } from '../../server/testing/server.ts'
import type { Partner, Person } from './people.ts'

interface News extends Record<string, unknown> {
  kind: string
  data: Record<string, unknown>
  link: string
}

/** Decides partner requests, and reads what a decision leaves behind. */
export const decisions = (server: () => TestServer) => ({
  approve: (by: Person, { organizationId }: Partner) =>
    by.client.rpc('approve_organization', { organization_id: organizationId, compared: true }),

  reject: (by: Person, { organizationId }: Partner, reason: string | null) =>
    by.client.rpc('reject_organization', { organization_id: organizationId, reason }),

  askAgain: (by: Person, { organizationId }: Partner, more: Record<string, unknown> = {}) =>
    by.client.rpc('request_again', {
      organization_id: organizationId,
      ...{ name: 'Acme SAS', website: null, siret: null },
      ...more,
    }),

  organizationOf: async ({ organizationId }: Partner) =>
    (
      await server().sql('select *, status::text from public.organizations where id = $1', [organizationId])
    )[0]!,

  auditOf: ({ organizationId }: Partner) =>
    server().sql(
      `select actor_id, action, details, reason from public.audit_log
       where subject_type = 'organization' and subject_id = $1 order by id`,
      [organizationId],
    ),

  newsOf: ({ id }: Person) =>
    server().sql<News>(
      'select kind, data, link from public.notifications where user_id = $1 order by created_at',
      [id],
    ),
})
