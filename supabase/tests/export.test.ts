import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { leftWay, publishMission, startMission } from './missions.ts'
import { admin, candidate, enter, makePerson, partner, partnerData, startProduct } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

describe('export_my_data', () => {
  it('holds everything about a partner', async () => {
    const boss = await admin(server)
    const metadata = partnerData('company', { organization_name: 'Exporters' })
    const person = await partner(server, 'company', { approver: boss, metadata })
    const { client } = await enter(server, person)
    await client.from('profiles').update({ bio: 'About me' }).eq('user_id', person.id)
    await client.rpc('cancel_account_deletion')
    const { data, error } = await client.rpc('export_my_data')
    expect(error).toBeNull()
    expect(data).toMatchObject({
      exported_at: expect.any(String),
      account: { id: person.id, email: person.email, sign_up_data: metadata },
      profile: { user_id: person.id, first_name: 'Paula', bio: 'About me' },
      roles: [{ user_id: person.id, role: 'company' }],
      organizations: [
        {
          id: person.organizationId,
          name: 'Exporters',
          status: 'approved',
          my_role: 'owner',
          my_title: 'recruiter',
        },
      ],
      notifications: [{ user_id: person.id, kind: 'organization_approved' }],
      sessions: [{ is_current: true }],
      actions: [{ actor_id: person.id, action: 'account.deletion_cancelled' }],
    })
    expect(JSON.stringify(data)).not.toContain(boss.id)
    expect(JSON.stringify(data)).not.toMatch(/encrypted_password|\$2[aby]\$/)
  })

  it('holds a candidate’s work, with what was answered and nothing of what reviewers alone see', async () => {
    const mission = await publishMission(await partner(server, 'company'))
    const work = await startMission(server, mission)
    await work.through(...leftWay)
    await work.submit(true, 'My goal.')
    await work.person.client.from('saved_missions').insert({ user_id: work.person.id, mission_id: mission })
    const { data } = await work.person.client.rpc('export_my_data')
    expect(data.missions).toMatchObject([
      {
        title: 'Answer a customer',
        status: 'submitted',
        submissions: [{ attempt: 1, reflection: 'My goal.', feedback: null }],
      },
    ])
    expect(data.missions[0].steps).toHaveLength(6)
    expect(data.saved_missions).toMatchObject([{ mission_id: mission }])
    expect(JSON.stringify(data)).not.toContain('SECRET')
  })

  it('holds nothing of anybody else, for administrators neither', async () => {
    const names = { first_name: 'Somebody', last_name: 'Else' }
    const other = await makePerson(server, { metadata: names })
    await enter(server, other)
    await other.client.rpc('cancel_account_deletion')
    const boss = await admin(server)
    for (const person of [await candidate(server), boss]) {
      const { client } = await enter(server, person)
      const { data } = await client.rpc('export_my_data')
      expect(data.account.id).toBe(person.id)
      expect(data.roles).toHaveLength(1)
      expect(data.sessions).toHaveLength(1)
      expect(data.organizations).toBeNull()
      expect(JSON.stringify(data)).not.toMatch(new RegExp(`${other.id}|${other.email}|Somebody`))
    }
  })

  it('has a part for every table that knows a person', async () => {
    const rows = await server.sql<{ on: string }>(`
      select distinct con.conrelid::regclass::text as on from pg_constraint con
      join pg_attribute a on a.attrelid = con.conrelid and a.attnum = any(con.conkey)
      where con.contype = 'f' and con.confrelid = 'auth.users'::regclass and con.connamespace = 'public'::regnamespace
        and a.attname = 'user_id' order by 1`)
    const parts: Record<string, string> = {
      activity_hours: 'activity',
      application_columns: 'application_columns',
      application_events: 'applications',
      application_files: 'applications',
      application_settings: 'application_settings',
      applications: 'applications',
      blocks: 'blocks',
      candidate_profiles: 'career',
      certificates: 'certificates',
      contact_requests: 'contact_requests',
      contact_shares: 'contact_shares',
      conversation_members: 'conversations',
      cover_letters: 'cover_letters',
      discovery_events: 'discovery',
      discovery_exclusions: 'discovery',
      discovery_settings: 'discovery',
      dismissed_missions: 'dismissed_missions',
      dismissed_people: 'dismissed_people',
      endorsements: 'endorsements',
      enrollments: 'missions',
      event_evaluations: 'event_evaluations',
      event_registrations: 'event_registrations',
      habits: 'habits',
      letter_versions: 'cover_letters',
      match_questions: 'matches',
      match_scores: 'matches',
      mentoring_notes: 'mentoring',
      message_settings: 'message_settings',
      milestones: 'milestones',
      mission_invitations: 'invitations',
      network_settings: 'network_settings',
      notification_preferences: 'notification_preferences',
      notifications: 'notifications',
      organization_members: 'organizations',
      page_views: 'page_views',
      plan_advisers: 'plan_adviser',
      plan_notes: 'plan_notes',
      postings: 'postings',
      practice_answers: 'interview_practice',
      practice_marks: 'interview_practice',
      practice_ratings: 'interview_practice',
      practice_recordings: 'interview_practice',
      practice_sessions: 'interview_practice',
      profiles: 'profile',
      reports: 'reports',
      saved_missions: 'saved_missions',
      saved_searches: 'saved_searches',
      skill_attestations: 'skill_attestations',
      stories: 'stories',
      students: 'schools',
      talk_offers: 'talk_offer',
      target_jobs: 'target_jobs',
      time_entries: 'time_entries',
      user_roles: 'roles',
    }
    expect(rows.map((row) => row.on)).toEqual(Object.keys(parts))
    const { client } = await candidate(server)
    const { data } = await client.rpc('export_my_data')
    for (const part of Object.values(parts)) expect(data).toHaveProperty(part)
  })

  it('is nothing for visitors', async () => {
    expect((await server.client().rpc('export_my_data')).error?.code).toBe('42501')
  })
})
