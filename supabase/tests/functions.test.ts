import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restClient } from '../../server/testing/rest-client.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, startProduct } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())
const rest = restClient(() => server)

/** Every function that can be called from outside, and by whom. A new one is added here by hand, after some thought. */
const callable: Record<string, string[]> = {
  accept_contact: ['authenticated'],
  accept_mentoring: ['authenticated'],
  accept_terms: ['authenticated'],
  add_import_lines: ['authenticated'],
  add_resume: ['authenticated'],
  add_talk_slots: ['authenticated'],
  add_to_pool: ['authenticated'],
  admin_home: ['authenticated'],
  admin_user: ['authenticated'],
  admin_users: ['authenticated'],
  allow_co_review: ['authenticated'],
  answer_comment: ['authenticated'],
  answer_match_question: ['authenticated'],
  answer_rating: ['authenticated'],
  answer_request: ['authenticated'],
  answer_school_invitation: ['authenticated'],
  answer_team_invitation: ['authenticated'],
  application_board: ['authenticated'],
  application_figures: ['authenticated'],
  apply_student_import: ['authenticated'],
  approve_organization: ['authenticated'],
  archive_cohort: ['authenticated'],
  archive_mission: ['authenticated'],
  archive_program: ['authenticated'],
  ask_about_match: ['authenticated'],
  ask_contact: ['authenticated'],
  ask_for_place: ['authenticated'],
  ask_mentoring: ['authenticated'],
  ask_to_connect: ['authenticated'],
  assign_program: ['authenticated'],
  assignable_missions: ['authenticated'],
  attest_skill: ['authenticated'],
  begin_student_import: ['authenticated'],
  block_person: ['authenticated'],
  book_talk: ['authenticated'],
  cancel_account_deletion: ['authenticated'],
  cancel_event: ['authenticated'],
  cancel_talk: ['authenticated'],
  candidate_home: ['authenticated'],
  certificate_choices: ['authenticated'],
  certificate_facts: ['service_role'],
  certificate_file: ['service_role'],
  certificate_page: ['anon', 'authenticated'],
  change_member_role: ['authenticated'],
  change_share: ['authenticated'],
  change_students: ['authenticated'],
  check_in: ['authenticated'],
  choose_resume: ['authenticated'],
  claim_review: ['authenticated'],
  client_file: ['service_role'],
  client_page: ['anon', 'authenticated'],
  client_record: ['authenticated'],
  company_analytics: ['authenticated'],
  company_page: ['anon', 'authenticated'],
  compare_cards: ['authenticated'],
  complete_step: ['authenticated'],
  conversation_list: ['authenticated'],
  create_mission: ['authenticated'],
  credential_key: ['service_role'],
  decide_place: ['authenticated'],
  decline_contact: ['authenticated'],
  decline_invitation: ['authenticated'],
  decline_mentoring: ['authenticated'],
  delete_case: ['authenticated'],
  delete_message: ['authenticated'],
  delete_mission: ['authenticated'],
  delete_pool: ['authenticated'],
  delete_resume: ['authenticated'],
  deliver_review: ['authenticated'],
  discard_student_import: ['authenticated'],
  drop_import_line: ['authenticated'],
  drop_terms: ['authenticated'],
  duplicate_mission: ['authenticated'],
  edit_message: ['authenticated'],
  end_mentoring: ['authenticated'],
  end_partnership: ['authenticated'],
  end_session: ['authenticated'],
  end_sessions_of: ['authenticated'],
  endorse_skill: ['authenticated'],
  entry_history: ['authenticated'],
  evaluate_event: ['authenticated'],
  event_attendees: ['authenticated'],
  event_evaluation: ['authenticated'],
  event_page: ['anon', 'authenticated'],
  expected_feedback: ['authenticated'],
  export_my_data: ['authenticated'],
  extend_due_date: ['authenticated'],
  find_candidates: ['authenticated'],
  find_companies: ['authenticated'],
  find_events: ['authenticated'],
  find_mentors: ['authenticated'],
  find_missions: ['authenticated'],
  find_partners: ['authenticated'],
  find_people: ['authenticated'],
  find_schools: ['authenticated'],
  find_students: ['authenticated'],
  find_talks: ['authenticated'],
  finish_live_question: ['authenticated'],
  fitting_companies: ['authenticated'],
  give_rating: ['anon', 'authenticated'],
  give_up_place: ['authenticated'],
  grant_role: ['authenticated'],
  hide_me_from: ['authenticated'],
  import_applications: ['authenticated'],
  import_faults: ['authenticated'],
  invite_cards: ['authenticated'],
  invite_rating: ['authenticated'],
  invite_students: ['authenticated'],
  invite_to_mission: ['authenticated'],
  invite_to_team: ['authenticated'],
  issued_certificates: ['authenticated'],
  keep_recording: ['authenticated'],
  leave_event: ['authenticated'],
  leave_mission: ['authenticated'],
  leave_team: ['authenticated'],
  listed_organizations: ['authenticated'],
  make_recovery_codes: ['authenticated'],
  maker_case: ['anon', 'authenticated'],
  maker_home: ['authenticated'],
  maker_impact: ['authenticated'],
  maker_page: ['anon', 'authenticated'],
  maker_project: ['authenticated'],
  mark_conversation_read: ['authenticated'],
  mark_mail_failed: ['service_role'],
  mark_mail_sent: ['service_role'],
  match_card: ['authenticated'],
  match_need: ['authenticated'],
  matching_rules: ['anon', 'authenticated'],
  mend_import_line: ['authenticated'],
  mentorship_page: ['authenticated'],
  mission_analytics: ['authenticated'],
  mission_facts: ['anon', 'authenticated'],
  mission_invitees: ['authenticated'],
  mission_path: ['authenticated'],
  move_case: ['authenticated'],
  move_entry: ['authenticated'],
  my_activity: ['authenticated'],
  my_card: ['authenticated'],
  my_career_plan: ['authenticated'],
  my_clients: ['authenticated'],
  my_co_reviews: ['authenticated'],
  my_consent: ['authenticated'],
  my_contact_requests: ['authenticated'],
  my_feedback: ['authenticated'],
  my_invitations: ['authenticated'],
  my_ledger: ['authenticated'],
  my_matches: ['authenticated'],
  my_mentorships: ['authenticated'],
  my_needs: ['authenticated'],
  my_network: ['authenticated'],
  my_page: ['authenticated'],
  my_partnerships: ['authenticated'],
  my_people: ['authenticated'],
  my_pools: ['authenticated'],
  my_portfolio: ['authenticated'],
  my_practice: ['authenticated'],
  my_programs: ['authenticated'],
  my_school_links: ['authenticated'],
  my_school_partners: ['authenticated'],
  my_sessions: ['authenticated'],
  my_simulations: ['authenticated'],
  my_skills: ['authenticated'],
  my_talk_offer: ['authenticated'],
  my_talks: ['authenticated'],
  need_questions: ['authenticated'],
  needs_second_factor: ['authenticated'],
  note_admin_attempt: ['anon', 'authenticated'],
  open_card: ['authenticated'],
  open_conversation: ['authenticated'],
  open_pool: ['authenticated'],
  organization_contacts: ['authenticated'],
  organization_home: ['authenticated'],
  organization_requests: ['authenticated'],
  partnership: ['authenticated'],
  partnership_students: ['authenticated'],
  person_page: ['anon', 'authenticated'],
  play_mission: ['authenticated'],
  preview_bulk_act: ['authenticated'],
  program_cell: ['authenticated'],
  program_choices: ['authenticated'],
  program_page: ['authenticated'],
  project_board: ['authenticated'],
  propose_partnership: ['authenticated'],
  propose_terms: ['authenticated'],
  publish_event: ['authenticated'],
  publish_mission: ['authenticated'],
  put_posting_on_board: ['authenticated'],
  queued_missions: ['authenticated'],
  rate_client: ['authenticated'],
  rating_page: ['anon', 'authenticated'],
  record_view: ['anon', 'authenticated'],
  recovery_codes_left: ['authenticated'],
  register_for_event: ['authenticated'],
  reject_organization: ['authenticated'],
  relation_with: ['authenticated'],
  release_review: ['authenticated'],
  remove_connection: ['authenticated'],
  remove_department: ['authenticated'],
  remove_entry: ['authenticated'],
  remove_member: ['authenticated'],
  remove_student: ['authenticated'],
  remove_talk_slots: ['authenticated'],
  rename_label: ['authenticated'],
  report_person: ['authenticated'],
  report_rating: ['authenticated'],
  request_account_deletion: ['authenticated'],
  request_again: ['authenticated'],
  resend_invitation: ['authenticated'],
  resend_team_invitation: ['authenticated'],
  reset_second_factor: ['authenticated'],
  restore_account: ['authenticated'],
  restore_case: ['authenticated'],
  restore_mission: ['authenticated'],
  reveal_candidate: ['authenticated'],
  review_queue: ['authenticated'],
  review_work: ['authenticated'],
  revoke_certificate: ['authenticated'],
  revoke_invitation: ['authenticated'],
  revoke_role: ['authenticated'],
  revoke_share: ['authenticated'],
  roster: ['authenticated'],
  run_bulk_act: ['authenticated'],
  save_case: ['authenticated'],
  save_cohort: ['authenticated'],
  save_department: ['authenticated'],
  save_entry: ['authenticated'],
  save_event: ['authenticated'],
  save_maker_profile: ['authenticated'],
  save_mission_draft: ['authenticated'],
  save_my_profile: ['authenticated'],
  save_need: ['authenticated'],
  save_organization_profile: ['authenticated'],
  save_plan_notes: ['authenticated'],
  save_pool: ['authenticated'],
  save_practice_answer: ['authenticated'],
  save_program: ['authenticated'],
  save_review: ['authenticated'],
  save_search: ['authenticated'],
  save_step: ['authenticated'],
  save_student: ['authenticated'],
  save_talk_offer: ['authenticated'],
  school_analytics: ['authenticated'],
  school_attestations: ['authenticated'],
  school_home: ['authenticated'],
  school_invitation: ['anon', 'authenticated'],
  school_page: ['anon', 'authenticated'],
  school_panel: ['authenticated'],
  school_programs: ['authenticated'],
  search_messages: ['authenticated'],
  send_message: ['authenticated'],
  set_attendance: ['authenticated'],
  set_free_mail_domains: ['authenticated'],
  set_mission_access: ['authenticated'],
  set_my_discovery: ['authenticated'],
  set_my_page: ['authenticated'],
  set_need_status: ['authenticated'],
  set_partnership_contact: ['authenticated'],
  set_school_sharing: ['authenticated'],
  set_target_jobs: ['authenticated'],
  share_plan_notes: ['authenticated'],
  share_project: ['authenticated'],
  share_reviews: ['authenticated'],
  shared_plan_notes: ['authenticated'],
  shared_profile: ['authenticated'],
  show_me_to: ['authenticated'],
  show_on_certificate: ['authenticated'],
  similar_missions: ['anon', 'authenticated'],
  skills_path: ['authenticated'],
  start_conversation: ['authenticated'],
  start_live_practice: ['authenticated'],
  start_mission: ['authenticated'],
  start_timer: ['authenticated'],
  stop_timer: ['authenticated'],
  story_material: ['authenticated'],
  student_import: ['authenticated'],
  student_page: ['authenticated'],
  submit_work: ['authenticated'],
  suspend_account: ['authenticated'],
  take_mails: ['service_role'],
  talk_page: ['authenticated'],
  team: ['authenticated'],
  team_invitation: ['anon', 'authenticated'],
  undo_bulk_act: ['authenticated'],
  undo_student_import: ['authenticated'],
  unlink_school: ['authenticated'],
  unread_conversations: ['authenticated'],
  unshare_project: ['authenticated'],
  unsubscribe: ['anon', 'authenticated'],
  use_recovery_code: ['authenticated'],
  vote_for_mission: ['authenticated'],
  withdraw_contact: ['authenticated'],
  withdraw_extension: ['authenticated'],
  withdraw_mentoring: ['authenticated'],
  withdraw_request: ['authenticated'],
  withdraw_student_invitations: ['authenticated'],
  withdraw_team_invitation: ['authenticated'],
  work_for_school: ['authenticated'],
  write_co_review: ['authenticated'],
}

const functions = `
  select p.oid, p.proname as name, n.nspname as schema, p.provolatile, p.prosecdef, p.proconfig
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

describe('functions', () => {
  it('in public can be called by those who are listed', async () => {
    const rows = await server.sql<{ name: string; callers: string[] }>(`
      select f.name, array(
        select role from unnest(array['anon', 'authenticated', 'service_role', 'authenticator']) as role
        where has_function_privilege(role, f.oid, 'execute')
      ) as callers from (${functions}) f where f.schema = 'public' order by 1`)
    // An overload would hide behind its namesake.
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
    expect(Object.fromEntries(rows.map((row) => [row.name, row.callers]))).toEqual(callable)
  })

  it('in private change nothing when a caller reaches them', async () => {
    expect(
      await server.sql(`
        select f.name from (${functions}) f where f.schema = 'private' and f.provolatile = 'v'
          and (has_function_privilege('authenticated', f.oid, 'execute') or has_function_privilege('anon', f.oid, 'execute'))`),
    ).toEqual([])
    expect(await server.sql(`select has_schema_privilege('anon', 'private', 'usage') as allowed`)).toEqual([
      { allowed: false },
    ])
  })

  it('do not let the caller choose what names mean', async () => {
    const rows = await server.sql<{ name: string; proconfig: string[] | null }>(functions)
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.filter((row) => !row.proconfig?.includes('search_path=""'))).toEqual([])
  })
})

describe('what is not exposed', () => {
  const schemas = [
    'private',
    'auth',
    'storage',
    'realtime',
    'cron',
    'net',
    'vault',
    '_server',
    'extensions',
    'pg_catalog',
  ]

  it.each(schemas)('%s is out of reach, for administrators and for the secret key too', async (schema) => {
    const { token } = await admin(server)
    for (const caller of [{}, { token }, { headers: { apikey: server.engine.secretKey } }]) {
      for (const name of ['accept-profile', 'content-profile']) {
        const method = name === 'accept-profile' ? 'GET' : 'POST'
        const headers = { ...caller.headers, [name]: schema }
        const answer = await rest('users', {
          ...caller,
          method,
          headers,
          json: method === 'POST' ? {} : undefined,
        })
        expect(answer.status).toBe(406)
        expect(answer.body.code).toBe('PGRST106')
      }
    }
  })

  it('no private function answers under its name', async () => {
    const { token } = await admin(server)
    const names = await server.sql<{ name: string }>(
      `select name from (${functions}) f where schema = 'private'`,
    )
    const check = async (name: string) => {
      const call = (as: string, headers = {}) =>
        rest(`rpc/${as}`, { method: 'POST', token, headers, json: {} })
      const [plain, named, asked] = await Promise.all([
        call(name),
        call(`private.${name}`),
        call(name, { 'content-profile': 'private' }),
      ])
      expect(plain.body.code, name).toBe('PGRST202')
      expect(named.status, name).toBe(404)
      expect(asked.body.code, name).toBe('PGRST106')
    }
    while (names.length > 0) await Promise.all(names.splice(0, 10).map(({ name }) => check(name)))
    // A thousand calls: a busy machine needs its time.
  }, 90_000)

  it('no helper can be reached through a row, as a computed column', async () => {
    const { token } = await admin(server)
    for (const column of ['announce_notification', 'is_fully_signed_in', 'has_role']) {
      expect((await rest(`profiles?select=user_id,${column}`, { token })).status).toBe(400)
    }
  })
})
