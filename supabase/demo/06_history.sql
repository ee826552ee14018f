-- Past months: sign-in methods, dates, notifications and the audit log.
insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
select
  id, 'email', id::text,
  raw_user_meta_data - 'email_verified' || jsonb_build_object(
    'sub', id, 'email', email, 'email_verified', email_confirmed_at is not null, 'phone_verified', false
  ),
  created_at, created_at, created_at
from auth.users;

-- Most people signed in over the last few days. People who haven't confirmed their address never did.
update auth.users
set last_sign_in_at = greatest(
  email_confirmed_at, now() - (hashtext(email) & 7) * interval '1 day' - (hashtext(email) >> 3 & 15) * interval '1 hour'
)
where email_confirmed_at is not null;

update public.organization_members as member set created_at = organization.created_at
from public.organizations as organization
where organization.id = member.organization_id and organization.requested_by = member.user_id;

-- Welcome notifications are created with the accounts; most have been read.
update public.notifications as notification
set created_at = users.created_at,
    read_at = case when users.email not in ('candidate@essor.test', 'newcomer@essor.test') then users.email_confirmed_at + interval '1 minute' end
from auth.users where users.id = notification.user_id and notification.kind = 'welcome';

-- Administrators are notified of a request once its address is confirmed.
insert into public.notifications (user_id, kind, data, link, created_at, read_at)
select
  'ad000000-0000-4000-8000-000000000001', 'organization_requested', jsonb_build_object('name', organization.name),
  '/companies', applicant.email_confirmed_at, organization.decided_at
from public.organizations as organization join auth.users as applicant on applicant.id = organization.requested_by
where applicant.email_confirmed_at is not null
order by applicant.email_confirmed_at;

-- Applicants are notified of the decision. On the demo accounts it is still unread.
insert into public.notifications (user_id, kind, data, link, created_at, read_at)
select
  organization.requested_by, 'organization_' || organization.status,
  jsonb_strip_nulls(jsonb_build_object('name', organization.name, 'reason', organization.decision_reason)), '/',
  organization.decided_at,
  case when applicant.email not like '%@essor.test' then organization.decided_at + interval '2 hours' end
from public.organizations as organization join auth.users as applicant on applicant.id = organization.requested_by
where organization.status in ('approved', 'rejected')
order by organization.decided_at;

insert into public.audit_log (created_at, actor_id, action, subject_type, subject_id, details, reason)
select created_at, actor_id::uuid, action, subject_type, subject_id, details, reason
from (
  select
    decided_at as created_at, decided_by::text as actor_id, 'organization.' || status as action,
    'organization' as subject_type, id::text as subject_id, jsonb_build_object(
      'kind', kind, 'before', jsonb_build_object('status', 'pending'), 'after', jsonb_build_object('status', status)
    ) as details,
    decision_reason as reason
  from public.organizations where decided_at is not null
  union all
  values
    (now() - interval '130 days', null, 'role.granted', 'account', 'ad000000-0000-4000-8000-000000000001',
      '{"role": "admin"}'::jsonb, null),
    (now() - interval '12 days', 'ca000000-0000-4000-8000-000000000025', 'account.deletion_requested', 'account',
      'ca000000-0000-4000-8000-000000000025', '{}', null),
    (now() - interval '11 days', 'ca000000-0000-4000-8000-000000000025', 'account.deletion_cancelled', 'account',
      'ca000000-0000-4000-8000-000000000025', '{}', null),
    (now() - interval '3 days', null, 'admin_access.refused', 'account', null,
      '{"email": "k…@nordelia.example"}', null)
) as entries
order by created_at;
