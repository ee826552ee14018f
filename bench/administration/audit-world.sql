-- Some years of the log: a million entries by 20 administrators and 20,000 others, on 50,000 subjects, a third with a
-- reason, the newest 200,000 with their origin. Deterministic.
insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, updated_at)
select md5('account ' || n)::uuid, 'authenticated', 'authenticated', 'account' || n || '@example.test', now(), now(), now()
from generate_series(1, 20000) as n;
insert into public.profiles (user_id, first_name, last_name)
select md5('account ' || n)::uuid, 'First' || n % 500, 'Last' || n from generate_series(1, 20000) as n;
insert into public.user_roles (user_id, role, administration)
select md5('account ' || n)::uuid, case when n <= 20 then 'admin' else 'candidate' end::public.app_role,
  case when n <= 20 then '{owner}' end::public.administration_role[]
from generate_series(1, 20000) as n;
insert into public.organizations (id, kind, name, slug, status)
select md5('organization ' || n)::uuid, 'company', 'Organization ' || n, 'organization-' || n, 'approved' from generate_series(1, 5000) as n;

-- Rebuilt at the end: maintaining it entry by entry would take minutes.
drop index public.audit_log_by_words;
insert into public.audit_log (created_at, actor_id, action, subject_type, subject_id, details, reason)
select
  now() - make_interval(secs => (1000000 - n) * 120),
  case
    when n % 50 = 0 then null
    when n % 3 = 0 then md5('account ' || 1 + n / 3 % 20)::uuid
    else md5('account ' || 1 + n * 7919::bigint % 20000)::uuid
  end,
  (array[
    'mission.published', 'mission.archived', 'team.invited', 'team.role_changed', 'organization.presented',
    'review.candidate_revealed', 'students.imported', 'account.deletion_requested', 'organization.approved',
    'admin_access.refused'
  ])[1 + least(9, floor(-ln(1 - (n * 104729::bigint % 1000003) / 1000003.0) * 2.5)::int)],
  case when n % 4 = 0 then 'organization' else 'account' end,
  case when n % 4 = 0 then md5('organization ' || 1 + n / 4 % 5000) else md5('account ' || 1 + n * 31::bigint % 20000) end::uuid::text,
  jsonb_build_object('kind', 'company', 'before', jsonb_build_object('status', 'pending'), 'after', jsonb_build_object('status', 'approved')),
  case when n % 3 = 0 then concat_ws(' ',
    (array['reported', 'spam', 'répétition', 'ticket', 'demande'])[1 + n / 3 % 5],
    (array['by', 'depuis', 'after', 'sans', 'with'])[1 + n / 15 % 5],
    'number', n, case when n % 30000 = 0 then 'harassment' end
  ) end
from generate_series(1, 1000000) as n;
create index audit_log_by_words on public.audit_log using gin (words) with (fastupdate = off);

insert into private.audit_origins (entry_id, actor_id, created_at, address, user_agent)
select log.id, log.actor_id, log.created_at, '192.0.2.' || log.id % 250, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
from public.audit_log as log order by log.id desc limit 200000;
