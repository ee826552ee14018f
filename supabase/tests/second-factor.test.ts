import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimsOf } from '../../server/testing/auth/helpers.ts'
import { codeOf, protect, quietMoment } from '../../server/testing/mfa/authenticator.ts'
import { TestClient } from '../../server/testing/realtime/clients.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, enter, type Person, pendingPartner, startProduct } from './people.ts'

let server: TestServer
let boss: Person
/** The same administrator with the password alone, and with both factors. */
let half: SupabaseClient
let whole: SupabaseClient
let sessionId: string
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  const { organizationId } = await pendingPartner(server)
  await server.sql('insert into public.organization_members (organization_id, user_id) values ($1, $2)', [
    organizationId,
    boss.id,
  ])
  await server.sql(`select private.notify($1, 'test')`, [boss.id])
  await boss.client.rpc('save_settings', {
    section: 'identity',
    changes: { product_name: 'Envol' },
    seen: { product_name: 'Essor' },
  })
  const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
  const uploaded = await boss.client.storage.from('resumes').upload(`${boss.id}/cv.pdf`, file)
  if (uploaded.error) throw uploaded.error

  await quietMoment()
  whole = (await enter(server, boss)).client
  const app = await protect(whole)
  const entered = await enter(server, boss)
  half = entered.client
  sessionId = claimsOf(entered.token).session_id as string
  expect(claimsOf(entered.token).aal).toBe('aal1')
  const level = await whole.auth.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data?.currentLevel).toBe('aal2')
  const again = await half.auth.mfa.listFactors()
  expect(again.data?.totp.map(({ id }) => id)).toEqual([app.id])
  secret = app.secret
})
afterAll(() => server.close())
let secret: string

const tables = async () =>
  (
    await server.sql<{ relname: string }>(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
  ).map((row) => row.relname)

describe('without the second factor of who has one', () => {
  it('no table shows a row', async () => {
    for (const table of await tables()) {
      for (const client of [half, boss.client]) {
        const { data, error } = await client.from(table).select()
        expect({ data, error }, table).toEqual({ data: [], error: null })
      }
    }
  })

  it('nothing can be changed or removed', async () => {
    const { data: profile } = await half
      .from('profiles')
      .update({ bio: 'Eve' })
      .eq('user_id', boss.id)
      .select()
    expect(profile).toEqual([])
    expect((await half.from('notifications').delete().eq('user_id', boss.id).select()).data).toEqual([])
    expect((await whole.from('notifications').select()).data).not.toEqual([])
  })

  const calls: Record<string, Record<string, unknown>> = {
    admin_home: {},
    admin_users: {},
    audit_domains: {},
    audit_entries: {},
    audit_names: { words: 'Ada' },
    note_audit_export: { filter: {} },
    begin_acting: { person: randomUUID(), reason: 'x' },
    end_acting: {},
    moderation_queue: {},
    moderation_case: { case_id: randomUUID() },
    claim_case: { case_id: randomUUID() },
    release_case: { case_id: randomUUID() },
    decide_case: { case_id: randomUUID(), decision: 'warn', note: 'x' },
    decide_appeal: { case_id: randomUUID(), is_reversed: true, note: 'x', words: 'x' },
    admin_user: { person: randomUUID() },
    grant_role: { person: randomUUID(), wanted: 'admin', reason: 'x' },
    revoke_role: { person: randomUUID(), held: 'admin', reason: 'x' },
    suspend_account: { person: randomUUID(), reason: 'x' },
    restore_account: { person: randomUUID(), reason: 'x' },
    end_sessions_of: { person: randomUUID(), reason: 'x' },
    reset_second_factor: { person: randomUUID(), reason: 'x' },
    preview_bulk_act: { act: 'suspend', people: [randomUUID()] },
    run_bulk_act: { act: 'confirm', people: [randomUUID()] },
    undo_bulk_act: { batch: randomUUID() },
    organization_requests: {},
    approve_organization: { organization_id: randomUUID() },
    reject_organization: { organization_id: randomUUID(), reason: 'No.' },
    ask_applicant: { organization_id: randomUUID(), question: 'x' },
    answer_administrators: { organization_id: randomUUID(), answer: 'x' },
    renew_verification: { organization_id: randomUUID() },
    take_verification: { organization_id: randomUUID(), reason: 'x' },
    ask_verification: { organization_id: randomUUID() },
    suspend_organization: { organization_id: randomUUID(), reason: 'x' },
    restore_organization: { organization_id: randomUUID(), reason: 'x' },
    reply_to_suspension: { organization_id: randomUUID(), reply: 'x' },
    merge_organizations: {
      source_id: randomUUID(),
      target_id: randomUUID(),
      reason: 'x',
      owners_become: 'owner',
    },
    organization_dossier: { organization_id: randomUUID() },
    request_again: { organization_id: randomUUID(), name: 'x', website: '', siret: '' },
    save_settings: { section: 'identity', changes: {}, seen: {} },
    admin_settings: {},
    admin_health: {},
    my_announcements: {},
    dismiss_announcement: { announcement_id: randomUUID() },
    save_announcement: { document: {} },
    delete_announcement: { announcement_id: randomUUID() },
    save_mail_text: { kind: 'welcome', language: 'en', subject: 'x', body: 'y' },
    reset_mail_text: { kind: 'welcome', language: 'en' },
    my_sessions: {},
    request_export: {},
    my_data: {},
    data_protection: {},
    answer_rectification: { request_id: randomUUID(), is_done: true, answer: 'x' },
    request_rectification: { about: 'other', body: 'x' },
    request_account_deletion: {},
    cancel_account_deletion: {},
    create_mission: { organization_id: randomUUID(), draft: {} },
    save_mission_draft: { mission_id: randomUUID(), draft: {}, base_revision: 0 },
    publish_mission: { mission_id: randomUUID() },
    set_mission_access: { mission_id: randomUUID(), by_invitation: true, closes_on: null },
    archive_mission: { mission_id: randomUUID() },
    restore_mission: { mission_id: randomUUID() },
    duplicate_mission: { mission_id: randomUUID(), title: 'x' },
    delete_mission: { mission_id: randomUUID() },
    invite_to_mission: { mission_id: randomUUID(), emails: [] },
    mission_invitees: { mission_id: randomUUID() },
    resend_invitation: { invitation_id: randomUUID() },
    revoke_invitation: { invitation_id: randomUUID() },
    decline_invitation: { mission_id: randomUUID() },
    invite_to_team: { organization: randomUUID(), emails: [], role: 'owner' },
    resend_team_invitation: { invitation_id: randomUUID() },
    withdraw_team_invitation: { invitation_id: randomUUID() },
    answer_team_invitation: { invitation_id: randomUUID(), is_accepted: true },
    change_member_role: { organization: randomUUID(), person: randomUUID(), role: 'owner' },
    remove_member: { organization: randomUUID(), person: randomUUID() },
    save_organization_profile: { organization: randomUUID(), document: {}, base_revision: 0 },
    company_analytics: { organization: randomUUID() },
    save_program: { organization: randomUUID(), document: {} },
    assign_program: { program_id: randomUUID() },
    archive_program: { program_id: randomUUID() },
    school_programs: { organization: randomUUID() },
    program_choices: { organization: randomUUID() },
    assignable_missions: { organization: randomUUID() },
    program_page: { program_id: randomUUID() },
    program_cell: { program_id: randomUUID(), student_id: randomUUID(), mission_id: randomUUID() },
    extend_due_date: {
      program_id: randomUUID(),
      student_id: randomUUID(),
      mission_id: randomUUID(),
      due_on: '2030-01-01',
      reason: 'x',
    },
    withdraw_extension: { program_id: randomUUID(), student_id: randomUUID(), mission_id: randomUUID() },
    decide_place: {
      program_id: randomUUID(),
      student_id: randomUUID(),
      mission_id: randomUUID(),
      is_given: true,
    },
    my_programs: {},
    vote_for_mission: { program_id: randomUUID(), mission_id: randomUUID(), is_wanted: true },
    ask_for_place: { program_id: randomUUID(), mission_id: randomUUID() },
    give_up_place: { program_id: randomUUID(), mission_id: randomUUID() },
    allow_co_review: { mission_id: randomUUID(), is_allowed: true },
    work_for_school: { enrollment_id: randomUUID() },
    write_co_review: { submission_id: randomUUID(), body: 'x' },
    my_co_reviews: { enrollment_id: randomUUID() },
    school_attestations: { organization: randomUUID() },
    school_analytics: { organization: randomUUID() },
    leave_team: { organization: randomUUID() },
    my_clients: {},
    client_record: { client_id: randomUUID() },
    project_board: {},
    maker_project: { project_id: randomUUID() },
    maker_home: {},
    start_timer: { project_id: randomUUID() },
    stop_timer: {},
    share_project: { project_id: randomUUID() },
    unshare_project: { project_id: randomUUID() },
    invite_rating: { project_id: randomUUID() },
    rate_client: { project_id: randomUUID(), scores: {}, words: '' },
    answer_rating: { project_id: randomUUID(), answer: 'x' },
    team: { organization: randomUUID() },
    find_students: {},
    roster: {},
    save_student: { student_id: null, fields: {} },
    change_students: { selection: {}, change: {} },
    remove_student: { student_id: randomUUID() },
    save_cohort: { cohort_id: null, fields: {} },
    archive_cohort: { cohort_id: randomUUID(), is_archived: true },
    rename_label: { label: 'x' },
    begin_student_import: { file_name: 'x' },
    add_import_lines: { import_id: randomUUID(), lines: [] },
    mend_import_line: { import_id: randomUUID(), line: 1, fields: {} },
    drop_import_line: { import_id: randomUUID(), line: 1 },
    student_import: { import_id: randomUUID() },
    import_faults: { import_id: randomUUID() },
    apply_student_import: { import_id: randomUUID() },
    undo_student_import: { import_id: randomUUID() },
    discard_student_import: { import_id: randomUUID() },
    invite_students: { selection: {} },
    withdraw_student_invitations: { selection: {} },
    student_page: { student_id: randomUUID() },
    answer_school_invitation: { token: randomUUID(), shares: [] },
    my_school_links: {},
    set_school_sharing: { student_id: randomUUID(), shares: [] },
    unlink_school: { student_id: randomUUID() },
    start_mission: { mission_id: randomUUID() },
    play_mission: { enrollment_id: randomUUID() },
    save_step: { enrollment_id: randomUUID(), step_id: 'x', draft: {}, base_revision: 0 },
    complete_step: { enrollment_id: randomUUID(), step_id: 'x' },
    submit_work: { enrollment_id: randomUUID(), own_work: true },
    leave_mission: { enrollment_id: randomUUID() },
    my_feedback: { enrollment_id: randomUUID() },
    my_activity: { from_day: '2026-11-02', to_day: '2026-11-08', zone: 'UTC' },
    my_simulations: {},
    mission_analytics: { mission_id: randomUUID() },
    organization_home: {},
    candidate_home: {},
    my_career_plan: {},
    mission_path: { job: 'x' },
    set_target_jobs: { chosen: [] },
    save_plan_notes: { notes: '', base_revision: 0 },
    attest_skill: { person: randomUUID(), skill: 'sql' },
    find_schools: {},
    share_plan_notes: { school: null },
    shared_plan_notes: {},
    review_queue: {},
    queued_missions: {},
    find_missions: {},
    listed_organizations: {},
    review_work: { submission_id: randomUUID() },
    claim_review: { submission_id: randomUUID() },
    release_review: { submission_id: randomUUID() },
    save_review: { submission_id: randomUUID(), scores: {}, summary: '' },
    reveal_candidate: { submission_id: randomUUID() },
    deliver_review: { submission_id: randomUUID(), verdict: 'validated' },
    answer_comment: { comment_id: randomUUID(), answer: 'x', is_done: true },
    certificate_choices: { wanted_code: 'x' },
    show_on_certificate: { wanted_code: 'x', choice: {} },
    issued_certificates: {},
    application_board: {},
    put_posting_on_board: { posting_id: randomUUID(), card: {} },
    skills_path: { essential: [], optional: [] },
    story_material: {},
    application_figures: {},
    import_applications: { rows: [] },
    my_practice: {},
    save_practice_answer: { question: 'x', answer: {}, base_revision: 0 },
    start_live_practice: { questions: [], seconds: 60 },
    finish_live_question: { session_id: randomUUID(), at_place: 0, seconds_used: 0 },
    keep_recording: { file_path: 'x', question: 'x', length_seconds: 1 },
    add_resume: { file_path: 'x', file_name: 'x' },
    choose_resume: { resume_id: randomUUID() },
    delete_resume: { resume_id: randomUUID() },
    set_my_page: { wanted_visibility: 'public', wanted_handle: 'boss', wanted_shown: [] },
    my_skills: {},
    my_page: {},
    save_my_profile: { document: {}, base_revision: 0 },
    start_conversation: { person: randomUUID() },
    open_conversation: { conversation_id: randomUUID() },
    conversation_list: {},
    unread_conversations: {},
    search_messages: { words: 'x' },
    send_message: { conversation_id: randomUUID(), message_id: randomUUID(), body: 'x' },
    edit_message: { message_id: randomUUID(), body: 'x' },
    delete_message: { message_id: randomUUID() },
    mark_conversation_read: { conversation_id: randomUUID(), up_to: 1 },
    save_talk_offer: { document: {} },
    add_talk_slots: { first_day: '2026-11-02', from_time: '09:00', until_time: '10:00' },
    remove_talk_slots: { slot_ids: [] },
    my_talk_offer: {},
    find_talks: {},
    talk_page: { host: randomUUID() },
    book_talk: { slot_id: randomUUID(), about: 'x' },
    cancel_talk: { booking_id: randomUUID() },
    my_talks: {},
    save_event: { event_id: null, organization: randomUUID(), document: {} },
    publish_event: { event_id: randomUUID() },
    cancel_event: { event_id: randomUUID(), reason: 'x' },
    event_attendees: { event_id: randomUUID() },
    register_for_event: { event_id: randomUUID() },
    leave_event: { event_id: randomUUID() },
    find_events: {},
    revoke_certificate: { wanted_code: 'x', reason: 'x' },
    find_people: {},
    find_candidates: {},
    answer_match_question: { question_id: randomUUID(), answer: 'x' },
    ask_about_match: { match_id: randomUUID(), question: 'x' },
    fitting_companies: {},
    match_card: { need_id: randomUUID(), card: randomUUID() },
    match_need: { need_id: randomUUID() },
    my_matches: {},
    my_needs: {},
    need_questions: { need_id: randomUUID() },
    save_need: { document: {} },
    set_need_status: { need_id: randomUUID(), status: 'open' },
    open_card: { card: randomUUID() },
    my_card: {},
    save_search: { name: 'x', filter: {} },
    set_my_discovery: { is_findable: true, hidden: [] },
    hide_me_from: { organization_id: randomUUID() },
    show_me_to: { organization_id: randomUUID() },
    my_network: {},
    my_people: { show: 'connected' },
    relation_with: { wanted_handle: 'x' },
    ask_to_connect: { person: randomUUID() },
    answer_request: { person: randomUUID(), is_accepted: true },
    withdraw_request: { person: randomUUID() },
    remove_connection: { person: randomUUID() },
    block_person: { person: randomUUID() },
    report_content: { kind: 'person', id: randomUUID(), reason: 'spam' },
    my_decisions: {},
    appeal_decision: { decision_id: randomUUID(), words: 'x' },
    endorse_skill: { person: randomUUID(), skill: 'x' },
    ask_contact: { card: randomUUID(), purpose: 'job', body: 'x' },
    accept_contact: { request_id: randomUUID(), fields: [], shared_until: '2027-01-01' },
    decline_contact: { request_id: randomUUID() },
    withdraw_contact: { request_id: randomUUID() },
    my_contact_requests: {},
    organization_contacts: {},
    shared_profile: { card: randomUUID() },
    my_pools: {},
    save_pool: { name: 'x', is_shared: true },
    delete_pool: { pool_id: randomUUID() },
    open_pool: { pool_id: randomUUID() },
    add_to_pool: { pool_id: randomUUID(), cards: [] },
    move_entry: { entry_id: randomUUID(), from_stage: 'x', to_stage: 'x' },
    save_entry: { entry_id: randomUUID(), note: '', tags: [], owner: null, keep_until: '2027-01-01' },
    remove_entry: { entry_id: randomUUID() },
    entry_history: { entry_id: randomUUID() },
    compare_cards: { cards: [] },
    my_consent: {},
    my_ledger: { before: '2026-01-01', before_id: 1 },
    find_companies: { words: 'x' },
    change_share: { share_id: randomUUID(), fields: [], shared_until: '2027-01-01' },
    revoke_share: { share_id: randomUUID() },
    invite_cards: { mission_id: randomUUID(), cards: [] },
    accept_mentoring: { mentorship_id: randomUUID() },
    ask_mentoring: { maker: randomUUID(), purpose: 'career', body: 'x' },
    decline_mentoring: { mentorship_id: randomUUID() },
    delete_case: { case_id: randomUUID() },
    end_mentoring: { mentorship_id: randomUUID() },
    expected_feedback: { enrollment_id: randomUUID() },
    find_mentors: {},
    maker_impact: {},
    mentorship_page: { mentorship_id: randomUUID() },
    move_case: { case_id: randomUUID(), place: 'a0' },
    my_mentorships: {},
    my_portfolio: {},
    restore_case: { case_id: randomUUID() },
    save_case: { document: {} },
    save_maker_profile: { document: {}, base_revision: 0 },
    share_reviews: { mission_id: randomUUID(), shares: true },
    withdraw_mentoring: { mentorship_id: randomUUID() },
    save_department: { organization: randomUUID(), name: 'x' },
    remove_department: { organization: randomUUID(), department: randomUUID() },
    school_panel: { organization: randomUUID() },
    school_home: {},
    propose_partnership: { mine: randomUUID(), other: randomUUID(), terms: {} },
    propose_terms: { partnership_id: randomUUID(), seen_version: 1, terms: {} },
    accept_terms: { partnership_id: randomUUID(), version: 1 },
    drop_terms: { partnership_id: randomUUID(), version: 1 },
    end_partnership: { partnership_id: randomUUID(), reason: 'x' },
    set_partnership_contact: { partnership_id: randomUUID(), person: randomUUID() },
    my_partnerships: { organization: randomUUID() },
    partnership: { partnership_id: randomUUID() },
    find_partners: { mine: randomUUID() },
    partnership_students: { partnership_id: randomUUID() },
    my_school_partners: {},
    check_in: { event_id: randomUUID(), code: 'x' },
    set_attendance: { registration_id: randomUUID(), is_there: true },
    evaluate_event: { event_id: randomUUID(), rating: 5 },
    event_evaluation: { event_id: randomUUID() },
  }
  it.each(Object.keys(calls))('%s is refused', async (name) => {
    for (const client of [half, boss.client]) {
      const { data, error } = await client.rpc(name, calls[name])
      expect(error).toMatchObject({ code: '42501', hint: 'not_signed_in' })
      expect(data).toBeNull()
    }
  })

  it('no session can be ended, the own one neither', async () => {
    const { error } = await half.rpc('end_session', { session_id: sessionId })
    expect(error).toMatchObject({ code: '42501', hint: 'not_signed_in' })
    expect((await half.auth.getUser()).error).toBeNull()
  })

  it('the list is complete: what else can be called is for visitors, or has no more rights than its caller', async () => {
    const rows = await server.sql<{ name: string }>(`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
        and has_function_privilege('authenticated', oid, 'execute') and not has_function_privilege('anon', oid, 'execute')`)
    expect(rows.map(({ name }) => name).sort()).toEqual([...Object.keys(calls), 'end_session'].sort())
  })

  it('no file is shown, added, replaced or removed', async () => {
    const files = half.storage.from('resumes')
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
    const at = `${boss.id}/cv.pdf`
    expect((await files.list(boss.id)).data).toEqual([])
    expect((await files.download(at)).error).not.toBeNull()
    expect((await files.createSignedUrl(at, 60)).error).not.toBeNull()
    expect((await files.upload(`${boss.id}/other.pdf`, file)).error).not.toBeNull()
    expect((await files.upload(at, file, { upsert: true })).error).not.toBeNull()
    expect((await files.remove([at])).data).toEqual([])
    expect((await whole.storage.from('resumes').download(at)).error).toBeNull()
  })

  it('no channel can be joined', async () => {
    const { data } = await half.auth.getSession()
    const listener = new TestClient(server, { token: data.session!.access_token })
    await expect(listener.join(`user:${boss.id}`, { private: true })).rejects.toThrow('Unauthorized')
    await listener.close()
  })
})

describe('with it', () => {
  it('every table of the administrator’s shows its rows, and every call is answered', async () => {
    const { error } = await half.auth.mfa.challengeAndVerify({
      factorId: (await half.auth.mfa.listFactors()).data!.totp[0]!.id,
      code: codeOf(secret),
    })
    expect(error).toBeNull()
    for (const client of [half, whole]) {
      for (const table of ['profiles', 'user_roles', 'organizations', 'organization_members']) {
        expect((await client.from(table).select()).data, table).not.toEqual([])
      }
      for (const table of ['notifications', 'audit_log', 'platform_settings']) {
        expect((await client.from(table).select()).data, table).not.toEqual([])
      }
      for (const name of ['admin_home', 'admin_users', 'my_sessions', 'my_data']) {
        expect((await client.rpc(name)).error, name).toBeNull()
      }
    }
    const listener = new TestClient(server, {
      token: (await half.auth.getSession()).data.session!.access_token,
    })
    await listener.join(`user:${boss.id}`, { private: true })
    await listener.close()
  })
})

it('a factor that is not verified yet protects nothing and blocks nobody', async () => {
  const person = await pendingPartner(server)
  const { client } = await enter(server, person)
  expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })).error).toBeNull()
  expect((await client.from('profiles').select()).data).toHaveLength(1)
})
