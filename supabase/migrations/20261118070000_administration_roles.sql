-- Roles within administration. Each function and policy for administrators names an area of administration, and
-- private.administration_areas says which roles that area is open to.

-- # Types and tables

create type public.administration_role as enum ('owner', 'support', 'moderation', 'content');

-- Which parts of administration an administrator can use. Without one of these roles there is no access.
alter table public.user_roles add column administration public.administration_role[]
  check (administration is null or role = 'admin' and cardinality(administration) > 0);
update public.user_roles set administration = '{owner}' where role = 'admin';

-- Invitations that were sent before promised all of administration.
alter table private.admin_invitations
  add column roles public.administration_role[] check (cardinality(roles) > 0),
  add column language text check (language in ('en', 'fr'));
update private.admin_invitations set roles = '{owner}';
alter table private.admin_invitations alter column roles set not null;

-- # Private helpers

-- The map: which roles each area is open to. Owners can use every area.
create function private.administration_areas() returns table (area text, roles public.administration_role[])
language sql immutable set search_path = '' as $$
  select known.area, known.roles::public.administration_role[] from (values
    ('overview', '{owner,support,moderation,content}'),
    ('analytics', '{owner,support,moderation,content}'),
    ('accounts', '{owner,support,moderation}'),
    ('organizations', '{owner,support,moderation}'),
    ('certificates', '{owner,support,moderation}'),
    ('account_help', '{owner,support}'),
    ('view_as', '{owner,support}'),
    ('inbox', '{owner,support}'),
    ('invitations', '{owner,support}'),
    ('approvals', '{owner,moderation}'),
    ('suspensions', '{owner,moderation}'),
    ('moderation', '{owner,moderation}'),
    ('catalogs', '{owner,content}'),
    ('legal_minimums', '{owner,content}'),
    ('announcements', '{owner,content}'),
    ('emails', '{owner,content}'),
    ('administrators', '{owner}'),
    ('settings', '{owner}'),
    ('setup', '{owner}'),
    ('legal_texts', '{owner}'),
    ('data_protection', '{owner}'),
    ('audit_log', '{owner}'),
    ('health', '{owner}')
  ) as known (area, roles)
$$;

-- Whether the caller is an administrator with a role for the area.
create function private.administers(area text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_role('admin') and exists (
    select from public.user_roles as held
    join private.administration_areas() as known on known.area = administers.area and held.administration && known.roles
    where held.user_id = (select auth.uid()) and held.role = 'admin'
  )
$$;

create function private.require_admin(area text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  if not private.administers(area) then
    raise exception 'Your administration role does not include this. Ask an owner.'
      using errcode = '42501', hint = 'administration_role_missing', detail = area;
  end if;
  return admin;
end
$$;

-- Changes to who administers happen one after the other, and the right to make them is checked after waiting.
create function private.require_admin_alone(area text) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin(area);
  perform id from public.user_roles where role = 'admin' order by id for update;
  return private.require_admin(area);
end
$$;

-- Administrators whose roles include the area, for notifications.
create function private.administrators_of(area text) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select held.user_id from public.user_roles as held
  join private.administration_areas() as known on known.area = administrators_of.area and held.administration && known.roles
  where held.role = 'admin'
$$;

-- Only owners change other administrators' accounts: otherwise support could sign an owner out, or moderation lock one
-- out.
create function private.require_changeable_account(person uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_account(person);
  if person <> (select auth.uid()) and not private.administers('administrators')
    and exists (select from public.user_roles where user_id = person and role = 'admin') then
    raise exception 'Only an owner can change an administrator''s account.'
      using errcode = '42501', hint = 'administrators_by_owners';
  end if;
end
$$;

create function private.bulk_area(act public.bulk_act) returns text
language sql immutable set search_path = '' as $$
  select case when act in ('suspend', 'restore') then 'suspensions' else 'account_help' end
$$;

create function private.require_administration_roles(roles public.administration_role[])
returns public.administration_role[]
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(cardinality(array_remove(roles, null)), 0) = 0 then
    perform private.raise_app_error('administration_roles_required', 'Select at least one role.');
  end if;
  return array(select distinct wanted from unnest(array_remove(roles, null)) as wanted order by wanted);
end
$$;

create function private.is_email_missing() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.health_server() #> '{installation,email}' = 'false', false)
$$;

-- At least one owner remains who can sign in and isn't leaving.
create or replace function private.is_last_admin(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles where user_id = person and role = 'admin' and 'owner' = any (administration)
  ) and not exists (
    select from public.user_roles as other join public.profiles as profile on profile.user_id = other.user_id
    where other.role = 'admin' and 'owner' = any (other.administration) and other.user_id <> person
      and profile.deletion_requested_at is null and not private.is_suspended(other.user_id)
  )
$$;

-- # Functions for administrators

do $$
declare
  listed record;
  name text;
  known text;
  better text;
begin
  for listed in select * from (values
    ('overview', 'public.admin_home'),
    ('analytics', 'public.platform_analytics'),
    ('accounts', 'public.admin_users public.admin_user public.preview_bulk_act'),
    ('account_help', 'public.end_sessions_of public.reset_second_factor'),
    ('view_as', 'public.begin_acting'),
    ('suspensions', 'public.suspend_account public.restore_account public.suspend_organization
      public.restore_organization'),
    ('inbox', 'public.admin_inbox public.answer_inbox_message public.archive_inbox_message
      public.assign_inbox_message'),
    ('organizations', 'public.organization_requests public.organization_dossier'),
    ('approvals', 'public.approve_organization public.reject_organization public.ask_applicant
      public.verify_organization public.take_verification public.merge_organizations'),
    ('moderation', 'private.require_case_of public.moderation_queue public.moderation_case public.claim_case
      public.release_case private.require_opening_in_review public.opening_queue public.late_human_reviews
      public.save_wording_rule public.delete_wording_rule'),
    ('catalogs', 'public.retire_entry public.merge_skills public.save_skill public.save_job public.save_question
      public.entry_usage public.offer_template public.template_candidates'),
    ('legal_minimums', 'public.save_legal_minimum public.delete_legal_minimum'),
    ('announcements', 'public.save_announcement public.delete_announcement'),
    ('emails', 'public.save_mail_text public.reset_mail_text'),
    ('settings', 'public.admin_settings public.save_settings public.set_operator'),
    ('setup', 'public.admin_setup public.start_setup public.change_setup_step public.note_setup_address
      public.send_setup_code public.confirm_setup_code public.check_setup_storage'),
    ('legal_texts', 'public.legal_acceptance public.save_legal_draft public.discard_legal_draft
      public.publish_legal_text'),
    ('data_protection', 'public.data_protection public.answer_rectification'),
    ('audit_log', 'public.audit_domains public.audit_entries public.audit_names public.note_audit_export'),
    ('health', 'public.admin_health'),
    ('administrators', 'public.admin_invitations public.withdraw_admin_invitation')
  ) as named (area, functions) loop
    foreach name in array regexp_split_to_array(listed.functions, '\s+') loop
      known := pg_get_functiondef(name::regproc);
      better := regexp_replace(
        known, 'private\.require_admin(_alone)?\(\)', format('private.require_admin\1(%L)', listed.area), 'g'
      );
      if better = known then
        raise exception 'This function does not ask for an administrator: %', name;
      end if;
      execute better;
    end loop;
  end loop;
  foreach name in array '{
    public.end_sessions_of, public.reset_second_factor, public.suspend_account, public.restore_account,
    public.revoke_role
  }'::text[] loop
    execute private.changed(
      pg_get_functiondef(name::regproc), 'private.require_account(person)', 'private.require_changeable_account(person)'
    );
  end loop;
end
$$;

do $$
begin
  -- What is done to many accounts needs the role for that act.
  execute private.changed(
    pg_get_functiondef('public.run_bulk_act'::regproc), 'private.require_admin_alone()',
    'private.require_admin_alone(private.bulk_area(act))'
  );
  execute private.changed(
    pg_get_functiondef('public.undo_bulk_act'::regproc), 'private.require_admin_alone()',
    'private.require_admin_alone(private.bulk_area((
    select taken.act from private.bulk_steps as taken where taken.batch = undo_bulk_act.batch limit 1
  )))'
  );
  execute private.changed(
    pg_get_functiondef('private.bulk_refusal'::regproc), 'when act = ''suspend'' and exists (',
    'when (act = ''suspend'' or act in (''restore'', ''grant'') and not private.administers(''administrators'')) and exists ('
  );
  execute private.changed(
    pg_get_functiondef('private.suspend_person'::regproc),
    '  if private.is_last_admin(person) then',
    '  if (select auth.uid()) is not null then
    perform private.require_changeable_account(person);
  end if;
  if private.is_last_admin(person) then'
  );
  execute private.changed(
    pg_get_functiondef('public.revoke_role'::regproc), 'private.require_admin_alone()',
    'private.require_admin_alone(case held when ''admin'' then ''administrators'' else ''account_help'' end)'
  );
  -- The overview is for every administrator; what it lists by name, for those who can open it.
  execute private.changed(private.changed(
    pg_get_functiondef('public.admin_home'::regproc),
    'from public.organization_requests(''pending'', '''', 5, 0) as request
    )', 'from public.organization_requests(''pending'', '''', 5, 0) as request where private.administers(''organizations'')
    )'), '        from public.audit_log as log
        order by log.created_at desc', '        from public.audit_log as log where private.administers(''audit_log'')
        order by log.created_at desc'
  );
  execute private.changed(private.changed(
    pg_get_functiondef('private.found_for_admin'::regproc),
    'from jsonb_array_elements(public.admin_users(words) -> ''users'') as person',
    'from jsonb_array_elements(
      case when private.administers(''accounts'') then public.admin_users(words) -> ''users'' else ''[]'' end
    ) as person'), 'like pattern', 'like pattern
      and private.administers(''organizations'')'
  );
  -- What others can do as well, for other reasons.
  execute private.changed(
    pg_get_functiondef('public.issued_certificates'::regproc), 'private.has_role(''admin'')',
    'private.administers(''certificates'')'
  );
  execute private.changed(
    pg_get_functiondef('public.revoke_certificate'::regproc), 'private.has_role(''admin'')',
    'private.administers(''moderation'')'
  );
  execute private.changed(
    pg_get_functiondef('private.may_see_event'::regproc), 'private.has_role(''admin'')',
    'private.administers(''organizations'')'
  );
  execute private.changed(
    pg_get_functiondef('gate.act_as'::regproc), 'private.has_role(''admin'')', 'private.administers(''view_as'')'
  );
  -- Notifications reach the administrators who can act on them.
  execute private.changed(private.changed(
    pg_get_functiondef('private.announce_request'::regproc),
    'public.user_roles as admins', 'private.administrators_of(''approvals'') as admins (user_id)'),
    ' and admins.role = ''admin''', ''
  );
  execute private.changed(
    pg_get_functiondef('public.request_again'::regproc), 'public.user_roles as admins where admins.role = ''admin''',
    'private.administrators_of(''approvals'') as admins (user_id)'
  );
  execute private.changed(
    pg_get_functiondef('private.notify_admins'::regproc), 'public.user_roles as admins where admins.role = ''admin''',
    'private.administrators_of(''approvals'') as admins (user_id)'
  );
  execute private.changed(
    pg_get_functiondef('private.announce_inbox_message'::regproc),
    'public.user_roles as admins where admins.role = ''admin''',
    'private.administrators_of(''inbox'') as admins (user_id)'
  );
  execute private.changed(
    pg_get_functiondef('private.notify_moderators'::regproc), 'public.user_roles where role = ''admin''',
    'private.administrators_of(''moderation'') as admins (user_id)'
  );
  execute private.changed(
    pg_get_functiondef('private.notify_of_submission'::regproc),
    'public.user_roles as admins where admins.role = ''admin''',
    'private.administrators_of(''moderation'') as admins (user_id)'
  );
  execute private.changed(
    pg_get_functiondef('public.request_rectification'::regproc),
    'public.user_roles as role where role.role = ''admin''',
    'private.administrators_of(''data_protection'') as role (user_id)'
  );
  -- A message is assigned to someone who can open it.
  execute private.changed(
    pg_get_functiondef('public.admin_inbox'::regproc),
    'from public.user_roles as held where held.role = ''admin''',
    'from private.administrators_of(''inbox'') as held (user_id)'
  );
  execute private.changed(
    pg_get_functiondef('public.assign_inbox_message'::regproc),
    'select from public.user_roles where user_id = admin_id and role = ''admin''',
    'select from private.administrators_of(''inbox'') as held (user_id) where held.user_id = admin_id'
  );
  -- The operator makes owners: without one, only the operator can help.
  execute private.changed(
    pg_get_functiondef('private.make_admin'::regproc),
    'insert into public.user_roles (user_id, role) values (person.id, ''admin'') on conflict (user_id, role) do nothing;',
    'insert into public.user_roles as held (user_id, role, administration) values (person.id, ''admin'', ''{owner}'')
  on conflict (user_id, role) do update set administration = excluded.administration || held.administration
    where ''owner'' = any (held.administration) is not true;'
  );
  -- An invitation ends with its sender's right to invite.
  execute private.changed(
    pg_get_functiondef('private.linked_admin_invitation'::regproc), 'and role = ''admin''',
    'and role = ''admin'' and ''owner'' = any (administration)'
  );
  execute private.changed(private.changed(private.changed(
    pg_get_functiondef('public.accept_admin_invitation'::regproc),
    'insert into public.user_roles (user_id, role, granted_by) values (person, ''admin'', invitation.invited_by);',
    'insert into public.user_roles (user_id, role, granted_by, administration)
  values (person, ''admin'', invitation.invited_by, invitation.roles);'),
    '''after'', jsonb_build_object(''roles'', private.roles_of(person))',
    '''after'', jsonb_build_object(''roles'', private.roles_of(person), ''administration'', to_jsonb(invitation.roles))'),
    'from public.user_roles as other where other.role = ''admin'' and other.user_id <> person;',
    'from private.administrators_of(''administrators'') as other (user_id) where other.user_id <> person;'
  );
  execute private.changed(
    pg_get_functiondef('public.admin_invitations'::regproc), '''email'', invitation.email,',
    '''email'', invitation.email, ''roles'', invitation.roles,'
  );
end
$$;

-- Nothing is open to an administrator without naming an area, except being recognized as one.
drop function private.require_admin_alone();

-- # Policies

do $$
declare
  listed record;
  policy record;
begin
  for listed in select * from (values
    ('public.profiles', 'accounts'), ('public.user_roles', 'accounts'), ('public.suspensions', 'accounts'),
    ('public.acting_sessions', 'view_as'), ('public.platform_settings', 'settings'), ('storage.objects', 'settings'),
    ('public.audit_log', 'audit_log'), ('public.organizations', 'organizations'),
    ('public.organization_members', 'organizations'), ('public.request_questions', 'organizations'),
    ('public.organization_suspensions', 'organizations'), ('public.mail_texts', 'emails'),
    ('public.mission_templates', 'catalogs'), ('public.announcements', 'announcements'),
    ('public.reports', 'moderation'), ('public.wording_rules', 'moderation'), ('public.consent_events', 'data_protection'),
    ('public.retention_runs', 'data_protection'), ('public.rectification_requests', 'data_protection'),
    ('public.legal_texts', 'legal_texts'), ('public.inbox_messages', 'inbox'), ('realtime.messages', 'overview')
  ) as named (place, area) loop
    for policy in
      select policies.policyname as name, qual, with_check from pg_catalog.pg_policies as policies
      where policies.schemaname || '.' || policies.tablename = listed.place
        and concat(qual, with_check) ~ 'private\.has_role\(''admin'''
    loop
      execute format('alter policy %I on %s', policy.name, listed.place)
        || coalesce(' using (' || regexp_replace(policy.qual, 'private\.has_role\(''admin''[^)]*\) AS has_role', format('private.administers(%L)', listed.area)) || ')', '')
        || coalesce(' with check (' || regexp_replace(policy.with_check, 'private\.has_role\(''admin''[^)]*\) AS has_role', format('private.administers(%L)', listed.area)) || ')', '');
    end loop;
  end loop;
end
$$;

-- # Who administers

-- An owner who is no longer one takes along what they promised to others.
create function private.end_owner_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.admin_invitations where invited_by = new.user_id;
  return null;
end
$$;

create trigger end_owner_invitations after update of administration on public.user_roles
  for each row when ('owner' = any (old.administration) and not coalesce('owner' = any (new.administration), false))
  execute function private.end_owner_invitations();

drop function public.grant_role(uuid, public.app_role, text);

-- Administrators also need at least one role within administration.
create function public.grant_role(
  person uuid, wanted public.app_role, reason text, administration public.administration_role[] default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone(case wanted when 'admin' then 'administrators' else 'account_help' end);
  why text := private.required_reason(reason);
begin
  perform private.require_changeable_account(person);
  perform private.fail_with(private.grant_refusal(person, wanted, admin));
  if wanted = 'admin' then
    administration := private.require_administration_roles(administration);
  end if;
  perform private.give_role(person, wanted, why, admin);
  if wanted = 'admin' then
    update public.user_roles as held set administration = grant_role.administration
    where held.user_id = person and held.role = 'admin';
    perform private.audit('account.administration_changed', 'account', person::text, jsonb_build_object(
      'after', jsonb_build_object('administration', to_jsonb(administration))
    ), why);
  end if;
end
$$;

-- Everyone in administration can see who else is, which roles open which area, and which owners to ask.
create function public.administrators() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('overview');
  return jsonb_build_object('areas', (
    select jsonb_object_agg(known.area, known.roles) from private.administration_areas() as known
  ), 'people', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', held.user_id, 'name', private.account_name(held.user_id), 'email', account.email,
      'roles', coalesce(to_jsonb(held.administration), '[]'), 'since', held.created_at,
      'isSuspended', private.is_suspended(held.user_id),
      'hasSecondFactor', private.has_second_factor(held.user_id)
    ) order by private.account_name(held.user_id), held.user_id), '[]')
    from public.user_roles as held join auth.users as account on account.id = held.user_id
    where held.role = 'admin'
  ));
end
$$;

create function public.change_administration(person uuid, roles public.administration_role[], reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone('administrators');
  wanted public.administration_role[] := private.require_administration_roles(roles);
  why text := private.required_reason(reason);
  before public.administration_role[];
begin
  select held.administration into before from public.user_roles as held where held.user_id = person and held.role = 'admin';
  if not found then
    perform private.raise_app_error('role_not_held', 'This account does not have the role.');
  end if;
  if person = admin then
    perform private.raise_app_error('not_yourself', 'You cannot do this to your own account.');
  end if;
  if before = wanted then
    return;
  end if;
  if not 'owner' = any (wanted) and private.is_last_admin(person) then
    perform private.raise_app_error('last_admin', 'At least one owner of administration must remain.');
  end if;
  update public.user_roles as held set administration = wanted where held.user_id = person and held.role = 'admin';
  perform private.audit('account.administration_changed', 'account', person::text, jsonb_build_object(
    'before', jsonb_build_object('administration', to_jsonb(before)),
    'after', jsonb_build_object('administration', to_jsonb(wanted))
  ), why);
  perform private.notify(person, 'account_administration_changed', '{}', '/');
end
$$;

drop function private.send_admin_invitation(private.admin_invitations, text);

-- Gives the invitation a new link, which ends the previous one, and emails it. The log counts how many are sent in a
-- day. Returns the link's path if this server can't send email, so that the link can be handed over.
create function private.send_admin_invitation(invitation private.admin_invitations, action text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
  path text := private.with_address('/join-administrators/' || token, invitation.email);
  person uuid := private.account_with_address(invitation.email);
begin
  if (
    select count(*) from public.audit_log as log
    where log.action in ('account.admin_invited', 'account.admin_invitation_resent')
      and log.created_at > now() - interval '1 day'
  ) >= private.allowed('admin_invitations_a_day') then
    perform private.raise_app_error(
      'too_many_admin_invitations', 'That is more invitations than administrators may send in a day.'
    );
  end if;
  update private.admin_invitations
  set token_hash = private.token_hash(token), invited_by = (select auth.uid()), sent_at = now(),
    expires_at = now() + private.invitation_lifetime('admin_invited')
  where id = invitation.id;
  perform private.queue_mail(
    invitation.email, 'admin_invited',
    jsonb_strip_nulls(jsonb_build_object(
      'name', private.full_name((select auth.uid())), 'message', invitation.message, 'path', path
    )),
    coalesce(invitation.language, (
      select language from public.profiles where user_id = coalesce(person, (select auth.uid()))
    )), person
  );
  perform private.audit(action, 'account', null, jsonb_build_object(
    'email', private.masked_email(invitation.email), 'administration', to_jsonb(invitation.roles)
  ), invitation.message);
  return case when private.is_email_missing() then path end;
end
$$;

drop function public.resend_admin_invitation(uuid);

create function public.resend_admin_invitation(invitation_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_alone('administrators');
  return private.send_admin_invitation(
    private.require_admin_invitation(invitation_id), 'account.admin_invitation_resent'
  );
end
$$;

drop function public.invite_admin(text, text);

create function public.invite_admin(
  email text, roles public.administration_role[], message text default null, language text default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone('administrators');
  address text := lower(btrim(email));
  words text := nullif(private.trimmed(message), '');
  wanted public.administration_role[] := private.require_administration_roles(roles);
  invitation private.admin_invitations;
begin
  perform private.require_recent_sign_in();
  if not private.is_address(address) then
    perform private.raise_app_error('admin_email_invalid', 'This is not an email address.');
  end if;
  if invite_admin.language not in ('en', 'fr') then
    perform private.raise_app_error('language_unknown', 'Emails can be sent in English or French.');
  end if;
  if words is not null then
    words := private.required_reason(words);
  end if;
  perform private.fail_with(private.grant_refusal(users.id, 'admin', admin))
  from auth.users where lower(users.email) = address and users.email_confirmed_at is not null;
  insert into private.admin_invitations as known (email, message, roles, language, token_hash, invited_by)
  values (address, words, wanted, invite_admin.language, private.token_hash(private.new_token()), admin)
  on conflict on constraint admin_invitations_email_key do update
    set message = excluded.message, roles = excluded.roles, language = excluded.language
    where known.expires_at < now()
  returning * into invitation;
  if invitation.id is null then
    perform private.raise_app_error('admin_already_invited', 'This address has an open invitation already.');
  end if;
  return private.send_admin_invitation(invitation, 'account.admin_invited');
end
$$;

-- For the web app: the areas a role opens.
create function public.administration_areas(held public.user_roles) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select known.area from private.administration_areas() as known where held.administration && known.roles
    order by known.area
  )
$$;

-- # Emails

insert into private.notification_kinds (kind, topic) values ('account_administration_changed', 'account');

-- # Who may call which function

grant execute on function private.administers to authenticated;

grant execute on function
  public.grant_role, public.administrators, public.change_administration, public.invite_admin,
  public.resend_admin_invitation, public.administration_areas
to authenticated;
