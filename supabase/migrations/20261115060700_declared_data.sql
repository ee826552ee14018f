-- What every table of the product, and those of the services that know people, hold about a person.

-- How a row is told in the export, where leaving columns out is not enough: an expression over the row t and the
-- person $1.
alter table private.data_declarations add column told text;

create procedure private.tell_data(target regclass, told text) language plpgsql set search_path = '' as $$
begin
  execute format('select %s from %s as t limit 0', replace(told, '$1', 'null::uuid'), target);
  update private.data_declarations set told = tell_data.told where data_declarations.target = tell_data.target;
end
$$;

-- An address counts once it is known to be the person's.
create function private.confirmed_email_of(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select lower(email) from auth.users where id = person and email_confirmed_at is not null
$$;

-- A maker's organization is the person behind it.
create function private.makers_of(person uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select organization.id from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.user_id = person and member.member_role = 'owner' and organization.kind = 'on_maker'
$$;

create function private.organization_name(organization uuid) returns text
language sql stable security definer set search_path = '' as $$
  select name from public.organizations where id = organization
$$;

-- The account
call private.declare_data('auth.users', 't.id = $1', 'removed');
call private.tell_data('auth.users', $$jsonb_build_object(
  'id', t.id, 'email', t.email, 'created_at', t.created_at, 'email_confirmed_at', t.email_confirmed_at,
  'last_sign_in_at', t.last_sign_in_at, 'sign_up_data', t.raw_user_meta_data
)$$);
call private.declare_data('auth.identities', 't.user_id = $1', 'removed');
call private.tell_data('auth.identities', $$jsonb_build_object(
  'provider', t.provider, 'email', t.email, 'created_at', t.created_at, 'last_sign_in_at', t.last_sign_in_at
)$$);
call private.declare_data('auth.sessions', 't.user_id = $1', 'removed');
call private.tell_data('auth.sessions', $$jsonb_build_object(
  'created_at', t.created_at, 'last_used_at', coalesce(t.refreshed_at at time zone 'utc', t.updated_at),
  'user_agent', t.user_agent, 'ip', host(t.ip)
)$$);
call private.declare_data('auth.mfa_factors', 't.user_id = $1', 'removed');
call private.tell_data('auth.mfa_factors', $$jsonb_build_object(
  'name', t.friendly_name, 'kind', t.factor_type, 'status', t.status, 'created_at', t.created_at
)$$);
call private.declare_data('storage.objects', 'starts_with(t.name, $1::text || ''/'')', 'removed');
-- An archive does not tell of archives.
call private.tell_data('storage.objects', $$case when t.bucket_id <> 'exports' then jsonb_build_object(
  'file', 'files/' || t.bucket_id || '/' || t.name, 'size', t.metadata -> 'size', 'created_at', t.created_at
) end$$);

-- Identity
call private.declare_data('public.profiles', 't.user_id = $1', 'removed');
call private.declare_data('public.user_roles', 't.user_id = $1', 'removed', '{granted_by}');
call private.declare_data('public.organization_members', 't.user_id = $1', 'removed');
call private.tell_data('public.organization_members', $$to_jsonb(t) || jsonb_build_object(
  'organization', (
    select jsonb_build_object(
      'name', o.name, 'kind', o.kind, 'status', o.status, 'website', o.website, 'siret', o.siret, 'heard_from', o.heard_from
    ) from public.organizations as o where o.id = t.organization_id
  )
)$$);
call private.declare_data('public.organizations', 't.requested_by = $1 or t.decided_by = $1', 'anonymised');
call private.tell_data('public.organizations', $$jsonb_build_object(
  'id', t.id, 'name', t.name, 'as', case t.requested_by when $1 then 'requested' else 'decided' end, 'status', t.status
)$$);
call private.declare_data(
  'public.audit_log',
  't.actor_id = $1 or (t.subject_type in (''account'', ''user'', ''person'') and t.subject_id = $1::text)', 'kept', '{}',
  'What was done with which right must stay provable. The log names nobody: ids only, which say nothing once the account is gone.'
);
-- Of what others did to the person, what and when; who it was is theirs.
call private.tell_data('public.audit_log', $$case t.actor_id when $1 then
  jsonb_build_object('at', t.created_at, 'action', t.action, 'by_me', true, 'actor_id', t.actor_id)
  else jsonb_build_object('at', t.created_at, 'action', t.action, 'by_me', false, 'reason', t.reason) end$$);
call private.declare_data('public.platform_settings', 't.updated_by = $1', 'anonymised', '{updated_by}');
call private.declare_data('public.notifications', 't.user_id = $1', 'removed');
call private.declare_data('public.notification_preferences', 't.user_id = $1', 'removed');
call private.declare_data(
  'private.mails', 't.user_id = $1 or lower(t.recipient) = private.confirmed_email_of($1)', 'removed',
  '{lease, attempts, due_at, last_error, given_up_at}'
);
call private.declare_data('private.unsubscribe_tokens', 't.user_id = $1', 'removed', '{token}');
call private.declare_data('private.digests', 't.user_id = $1', 'removed');
call private.declare_data('private.handles', 't.user_id = $1', 'removed');

-- The catalogue, and what the product reckons with
call private.declare_data('public.skills', null, 'nobody');
call private.declare_data('public.jobs', null, 'nobody');
call private.declare_data('public.towns', null, 'nobody');
call private.declare_data('public.interview_questions', null, 'nobody');
call private.declare_data('private.search_words', null, 'nobody');
call private.declare_data('private.card_edges', null, 'nobody');
call private.declare_data('private.card_secret', null, 'nobody');
call private.declare_data('private.credential_keys', null, 'nobody');
call private.declare_data('private.view_salts', null, 'nobody');
call private.declare_data('private.view_addresses', null, 'nobody', '{}', 'Addresses are salted and hashed, for a day.');
call private.declare_data('private.link_misses', null, 'nobody', '{}', 'Addresses are hashed, for an hour.');
call private.declare_data('private.invitations_sent', null, 'nobody');
call private.declare_data('private.reply_figures', null, 'nobody');
call private.declare_data('private.page_view_days', null, 'nobody');

-- Missions and who made them
call private.declare_data('public.missions', 't.created_by = $1', 'anonymised', '{draft, created_by}');
call private.tell_data('public.missions', $$jsonb_build_object(
  'id', t.id, 'title', t.draft ->> 'title', 'status', t.status, 'created_at', t.created_at
)$$);
call private.declare_data('public.mission_versions', 't.published_by = $1', 'anonymised');
call private.tell_data('public.mission_versions', $$jsonb_build_object(
  'mission_id', t.mission_id, 'version', t.version, 'title', t.title, 'note', t.note, 'published_at', t.published_at
)$$);
call private.declare_data('public.mission_listings', null, 'nobody');
call private.declare_data(
  'public.mission_invitations',
  't.user_id = $1 or t.email = private.confirmed_email_of($1) or t.invited_by = $1', 'removed'
);
-- Whom the person invited is not told.
call private.tell_data('public.mission_invitations', $$jsonb_build_object(
  'mission_id', t.mission_id, 'mission', private.mission_title(t.mission_id), 'invited_at', t.invited_at,
  'declined_at', t.declined_at
) || case when t.user_id = $1 or t.email = private.confirmed_email_of($1)
  then jsonb_build_object('email', t.email) else '{"by_me": true}' end$$);

-- Work
call private.declare_data('public.enrollments', 't.user_id = $1', 'removed');
call private.tell_data('public.enrollments', $$to_jsonb(t) || jsonb_build_object('title', (
  select version.title from public.mission_versions as version
  where version.mission_id = t.mission_id and version.version = t.version
))$$);
call private.declare_data(
  'public.step_states', 't.enrollment_id in (select e.id from public.enrollments as e where e.user_id = $1)', 'removed'
);
call private.declare_data(
  'public.submissions', 't.enrollment_id in (select e.id from public.enrollments as e where e.user_id = $1)', 'removed'
);
-- What reviewers have not delivered yet is theirs.
call private.declare_data(
  'public.reviews',
  't.reviewer_id = $1 or (t.delivered_at is not null and t.submission_id in (
     select s.id from public.submissions as s join public.enrollments as e on e.id = s.enrollment_id where e.user_id = $1
   ))', 'anonymised'
);
call private.tell_data('public.reviews', $$jsonb_build_object(
  'submission_id', t.submission_id, 'by_me', coalesce(t.reviewer_id = $1, false), 'verdict', t.verdict, 'scores', t.scores,
  'summary', t.summary, 'delivered_at', t.delivered_at
)$$);
call private.declare_data(
  'public.review_comments',
  't.submission_id in (
     select r.submission_id from public.reviews as r join public.submissions as s on s.id = r.submission_id
     join public.enrollments as e on e.id = s.enrollment_id
     where r.reviewer_id = $1 or (r.delivered_at is not null and e.user_id = $1)
   )', 'anonymised'
);
-- The quoted words are the candidate's.
call private.tell_data('public.review_comments', $$to_jsonb(t) - case when exists (
  select from public.submissions as s join public.enrollments as e on e.id = s.enrollment_id
  where s.id = t.submission_id and e.user_id = $1
) then '{}'::text[] else array['quote'] end$$);
-- A reply belongs to the round it was given in, and is read by the candidate once that one is delivered.
call private.declare_data(
  'public.comment_replies',
  'exists (
     select from public.submissions as s join public.enrollments as e on e.id = s.enrollment_id
     left join public.reviews as r on r.submission_id = s.id
     where s.id = t.submission_id and case when t.is_by_reviewer
       then r.reviewer_id = $1 or (r.delivered_at is not null and e.user_id = $1) else e.user_id = $1 end
   )', 'anonymised'
);
call private.declare_data(
  'public.co_reviews',
  't.author_id = $1 or t.enrollment_id in (select e.id from public.enrollments as e where e.user_id = $1)', 'removed'
);
call private.tell_data('public.co_reviews', $$jsonb_build_object(
  'by_me', coalesce(t.author_id = $1, false), 'school', private.organization_name(t.organization_id), 'comment', t.body,
  'created_at', t.created_at
)$$);
call private.declare_data(
  'public.certificates', 't.user_id = $1', 'removed', '{}',
  'A certificate says who earned it: without the holder it would prove nothing.'
);
call private.declare_data('public.saved_missions', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.dismissed_missions', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.activity_hours', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.page_views', 't.user_id = $1', 'removed', '{id, user_id, visitor}');

-- The candidate's profile, plan and booster
call private.declare_data('public.candidate_profiles', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.profile_education', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.profile_experience', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.profile_languages', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.resumes', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.target_jobs', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.milestones', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.plan_notes', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.plan_advisers', 't.user_id = $1', 'removed');
call private.tell_data('public.plan_advisers', $$jsonb_build_object(
  'school', private.organization_name(t.organization_id), 'since', t.created_at
)$$);
call private.declare_data('public.application_settings', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.application_columns', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.applications', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.application_events', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.application_files', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.stories', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.postings', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.cover_letters', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.letter_versions', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.practice_answers', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.practice_marks', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.practice_ratings', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.practice_recordings', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.practice_sessions', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.habits', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data(
  'public.skill_attestations', 't.user_id = $1 or t.attested_by = $1', 'removed', '{}'
);
call private.tell_data('public.skill_attestations', $$jsonb_build_object(
  'by_me', t.user_id <> $1, 'skill', t.skill, 'school', private.organization_name(t.organization_id), 'note', t.note,
  'created_at', t.created_at
)$$);

-- The network
call private.declare_data('public.network_settings', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('private.network_people', 't.user_id = $1', 'removed', '{words, grounds}');
call private.declare_data('public.connections', 't.requester_id = $1 or t.addressee_id = $1', 'removed');
call private.tell_data('public.connections', $$jsonb_build_object(
  'with', private.name_of(case t.requester_id when $1 then t.addressee_id else t.requester_id end),
  'asked_by_me', t.requester_id = $1, 'status', t.status, 'note', t.note, 'asked_at', t.asked_at,
  'connected_at', t.connected_at
)$$);
-- Told as any other request: who declined it does not let the asker know.
call private.declare_data(
  'private.declined_requests',
  't.connection_id in (select c.id from public.connections as c where c.addressee_id = $1)', 'removed'
);
call private.declare_data('private.request_days', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('private.request_pauses', 't.user_id = $1 or t.asked_id = $1', 'removed');
call private.tell_data('private.request_pauses', $$case t.user_id when $1 then jsonb_build_object('until', t.until) end$$);
call private.declare_data('public.blocks', 't.user_id = $1 or t.blocked_id = $1', 'removed');
-- Who blocked the person stays unknown.
call private.tell_data('public.blocks', $$case t.user_id when $1 then jsonb_build_object(
  'name', private.known_name($1, t.blocked_id), 'created_at', t.created_at
) end$$);
call private.declare_data('public.dismissed_people', 't.user_id = $1 or t.dismissed_id = $1', 'removed');
call private.tell_data('public.dismissed_people', $$case t.user_id when $1 then jsonb_build_object(
  'name', private.known_name($1, t.dismissed_id), 'created_at', t.created_at
) end$$);
call private.declare_data('public.reports', 't.user_id = $1 or t.reported_id = $1', 'removed');
call private.tell_data('public.reports', $$case t.user_id when $1 then jsonb_build_object(
  'about', private.known_name($1, t.reported_id), 'reason', t.reason, 'details', t.details, 'created_at', t.created_at
) end$$);
call private.declare_data('public.endorsements', 't.user_id = $1 or t.endorser_id = $1', 'removed');
call private.tell_data('public.endorsements', $$jsonb_build_object(
  'skill', t.skill, 'of', private.name_of(t.user_id), 'by', private.name_of(t.endorser_id), 'created_at', t.created_at
)$$);
call private.declare_data('public.message_settings', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.conversation_members', 't.user_id = $1', 'removed');
call private.tell_data('public.conversation_members', $$jsonb_build_object(
  'conversation_id', t.conversation_id, 'joined_at', t.joined_at, 'read_number', t.read_number, 'with', (
    select jsonb_agg(other ->> 'name') from jsonb_array_elements(private.others_in(t.conversation_id, $1)) as other
  )
)$$);
call private.declare_data('public.conversations', 't.first_by = $1', 'anonymised');
call private.tell_data('public.conversations', $$jsonb_build_object(
  'id', t.id, 'kind', t.kind, 'begun_by_me', true, 'first_at', t.first_at
)$$);
-- The own words; what others wrote is theirs.
call private.declare_data('public.messages', 't.author_id = $1', 'anonymised', '{words, author_id}');
call private.declare_data(
  'public.message_files',
  'exists (
     select from public.messages as m
     where m.conversation_id = t.conversation_id and m.number = t.number and m.author_id = $1
   )', 'removed'
);
call private.declare_data('public.talk_offers', 't.user_id = $1', 'removed', '{user_id, words}');
call private.declare_data('public.talk_slots', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.talk_bookings', 't.host_id = $1 or t.guest_id = $1', 'removed');
-- Of talks that others booked, the times: what they wrote is theirs.
call private.tell_data('public.talk_bookings', $$to_jsonb(t) - array['host_id', 'guest_id', 'slot_id', 'remind_at']
  - case t.host_id when $1 then array['about', 'guest_zone'] else '{}' end
  || jsonb_build_object('as', case t.host_id when $1 then 'host' else 'guest' end)$$);
call private.declare_data('public.events', null, 'nobody');
call private.declare_data('public.event_registrations', 't.user_id = $1', 'removed');
call private.tell_data('public.event_registrations', $$to_jsonb(t) - 'user_id' || jsonb_build_object(
  'event', (select e.title from public.events as e where e.id = t.event_id)
)$$);
call private.declare_data('public.event_evaluations', 't.user_id = $1', 'removed');
call private.tell_data('public.event_evaluations', $$to_jsonb(t) - 'user_id' || jsonb_build_object(
  'event', (select e.title from public.events as e where e.id = t.event_id)
)$$);

-- Discovery and companies
call private.declare_data('public.discovery_settings', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('private.candidate_cards', 't.user_id = $1', 'removed');
call private.tell_data('private.candidate_cards', 't.facts');
call private.declare_data('public.discovery_exclusions', 't.user_id = $1', 'removed');
call private.tell_data('public.discovery_exclusions', $$jsonb_build_object(
  'organization', private.organization_name(t.organization_id), 'since', t.created_at
)$$);
call private.declare_data('public.discovery_events', 't.user_id = $1', 'removed');
call private.tell_data('public.discovery_events', $$jsonb_build_object(
  'organization', private.organization_name(t.organization_id), 'kind', t.kind, 'at', t.at, 'details', t.details
)$$);
call private.declare_data('private.discovery_actors', 't.actor_id = $1', 'removed');
call private.tell_data('private.discovery_actors', $$(
  select jsonb_build_object('kind', e.kind, 'at', e.at) from public.discovery_events as e where e.id = t.event_id
)$$);
call private.declare_data('public.saved_searches', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.job_needs', null, 'nobody');
call private.declare_data('public.match_scores', 't.user_id = $1', 'removed');
call private.tell_data('public.match_scores', $$to_jsonb(t) - array['user_id', 'organization_id', 'need_id', 'digest']
  || jsonb_build_object('company', private.organization_name(t.organization_id))$$);
call private.declare_data('public.match_questions', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.contact_requests', 't.user_id = $1 or t.sent_by = $1', 'removed');
-- What the person wrote to candidates; whom it went to is not told.
call private.tell_data('public.contact_requests', $$case t.user_id when $1 then
  to_jsonb(t) - array['user_id', 'sent_by', 'organization_id']
    || jsonb_build_object('company', private.organization_name(t.organization_id))
  else jsonb_build_object('sent_by_me', true, 'purpose', t.purpose, 'body', t.body, 'created_at', t.created_at) end$$);
call private.declare_data('public.contact_shares', 't.user_id = $1', 'removed');
call private.tell_data('public.contact_shares', $$to_jsonb(t) - array['user_id', 'organization_id']
  || jsonb_build_object('company', private.organization_name(t.organization_id))$$);
call private.declare_data('private.pools', 't.owner_id = $1', 'anonymised', '{owner_id}');
call private.declare_data('private.pool_entries', 't.user_id = $1 or t.owner_id = $1', 'removed');
-- Of people in the person's own care nothing is told: they are others.
call private.tell_data('private.pool_entries', $$case t.user_id when $1 then jsonb_build_object(
  'company', private.organization_name(t.organization_id), 'stage', t.stage, 'added_at', t.created_at,
  'kept_until', t.keep_until
) end$$);
call private.declare_data('private.pool_events', 't.actor_id = $1', 'anonymised');
call private.tell_data('private.pool_events', $$jsonb_build_object(
  'kind', t.kind, 'from_stage', t.from_stage, 'to_stage', t.to_stage, 'at', t.at
)$$);
call private.declare_data('public.organization_profiles', 't.updated_by = $1', 'anonymised');
call private.tell_data('public.organization_profiles', $$jsonb_build_object(
  'organization', private.organization_name(t.organization_id), 'changed_by_me_at', t.updated_at
)$$);
call private.declare_data(
  'public.team_invitations', 't.email = private.confirmed_email_of($1) or t.invited_by = $1', 'removed'
);
call private.tell_data('public.team_invitations', $$jsonb_build_object(
  'organization', private.organization_name(t.organization_id), 'member_role', t.member_role, 'invited_at', t.invited_at
) || case t.email when private.confirmed_email_of($1) then jsonb_build_object('email', t.email) else '{"by_me": true}' end$$);

-- Schools
call private.declare_data('public.departments', null, 'nobody');
call private.declare_data('public.cohorts', null, 'nobody');
call private.declare_data(
  'public.students',
  't.user_id = $1 or t.adviser_id = $1 or t.email = private.confirmed_email_of($1)', 'kept', '{}',
  'The register is the school''s own: it was there before the account, and the school answers for it. It loses the link to the account and everything that was shared through it.'
);
-- Whom the person advises is told to nobody but the school.
call private.tell_data('public.students', $$case when t.user_id = $1 or t.email = private.confirmed_email_of($1) then
  jsonb_build_object(
    'school', private.organization_name(t.organization_id), 'first_name', t.first_name, 'last_name', t.last_name,
    'email', t.email, 'number', t.number, 'cohort', (select c.name from public.cohorts as c where c.id = t.cohort_id),
    'labels', t.labels, 'status', t.status, 'linked_at', t.linked_at, 'shares', t.shares
  ) end$$);
call private.declare_data('public.student_imports', 't.imported_by = $1', 'anonymised', '{imported_by}');
call private.declare_data(
  'private.student_import_rows',
  't.student_id in (select s.id from public.students as s where s.user_id = $1) or lower(t.email) = private.confirmed_email_of($1)',
  'kept', '{}', 'The school''s own list, as it was brought in.'
);
call private.tell_data('private.student_import_rows', $$jsonb_build_object(
  'email', t.email, 'first_name', t.first_name, 'last_name', t.last_name, 'number', t.number, 'cohort', t.cohort,
  'labels', t.labels
)$$);
call private.declare_data(
  'private.student_invitations',
  't.invited_by = $1 or t.student_id in (select s.id from public.students as s where s.user_id = $1)', 'anonymised',
  '{token, invited_by, student_id}'
);
call private.declare_data('public.programs', 't.created_by = $1', 'anonymised', '{created_by}');
call private.declare_data('private.program_cohorts', null, 'nobody');
call private.declare_data('private.program_missions', null, 'nobody');
call private.declare_data('private.program_teachers', 't.teacher_id = $1', 'removed', '{teacher_id}');
call private.declare_data(
  'private.program_extensions',
  't.given_by = $1 or t.student_id in (select s.id from public.students as s where s.user_id = $1)', 'anonymised'
);
call private.tell_data('private.program_extensions', $$jsonb_build_object(
  'mission', private.mission_title(t.mission_id), 'due_on', t.due_on, 'created_at', t.created_at
) || case when t.student_id in (select s.id from public.students as s where s.user_id = $1)
  then jsonb_build_object('reason', t.reason) else '{"by_me": true}' end$$);
call private.declare_data(
  'private.program_places',
  't.decided_by = $1 or t.student_id in (select s.id from public.students as s where s.user_id = $1)', 'anonymised'
);
call private.tell_data('private.program_places', $$jsonb_build_object(
  'mission', private.mission_title(t.mission_id), 'status', t.status, 'asked_at', t.asked_at
)$$);
call private.declare_data(
  'private.program_reminders', 't.student_id in (select s.id from public.students as s where s.user_id = $1)', 'anonymised',
  '{student_id}'
);
call private.declare_data(
  'private.program_votes', 't.student_id in (select s.id from public.students as s where s.user_id = $1)', 'anonymised'
);
call private.tell_data('private.program_votes', $$jsonb_build_object(
  'mission', private.mission_title(t.mission_id), 'at', t.created_at
)$$);
call private.declare_data(
  'public.partnerships', 't.school_contact = $1 or t.partner_contact = $1', 'anonymised'
);
call private.tell_data('public.partnerships', $$jsonb_build_object(
  'school', private.organization_name(t.school_id), 'partner', private.organization_name(t.partner_id),
  'as', 'contact', 'created_at', t.created_at
)$$);
call private.declare_data('public.partnership_terms', 't.author_id = $1', 'anonymised', '{author_id}');
call private.declare_data('public.partnership_history', 't.actor_id = $1', 'anonymised', '{actor_id}');
call private.declare_data('public.partnership_missions', null, 'nobody');

-- Makers
call private.declare_data('public.maker_profiles', 't.organization_id in (select private.makers_of($1))', 'removed', '{words}');
call private.declare_data('public.portfolio_cases', 't.organization_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.clients', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.client_contacts', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.projects', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.project_tasks', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.project_files', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.project_events', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.invoices', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.declare_data('public.time_entries', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data(
  'private.project_links', 't.project_id in (select p.id from public.projects as p where p.maker_id in (select private.makers_of($1)))',
  'removed', '{token_hash}'
);
-- What the client said is told once both have spoken, as everywhere else.
call private.declare_data('private.project_ratings', 't.maker_id in (select private.makers_of($1))', 'removed');
call private.tell_data('private.project_ratings', 'private.rating_for_maker(t.project_id)');
call private.declare_data(
  'public.mentorships',
  't.candidate_id = $1 or t.mentor_id = $1 or t.maker_id in (select private.makers_of($1))', 'removed'
);
call private.tell_data('public.mentorships', $$to_jsonb(t) - array['candidate_id', 'mentor_id', 'conversation_id']
  || jsonb_build_object('as', case t.candidate_id when $1 then 'candidate' else 'mentor' end,
       'maker', private.organization_name(t.maker_id))$$);
call private.declare_data(
  'public.mentoring_goals',
  't.mentorship_id in (
     select m.id from public.mentorships as m
     where m.candidate_id = $1 or m.mentor_id = $1 or m.maker_id in (select private.makers_of($1))
   )', 'removed'
);
call private.declare_data(
  'public.mentoring_sessions',
  't.mentorship_id in (
     select m.id from public.mentorships as m
     where m.candidate_id = $1 or m.mentor_id = $1 or m.maker_id in (select private.makers_of($1))
   )', 'removed'
);
call private.declare_data('public.mentoring_notes', 't.user_id = $1', 'removed', '{user_id}');
