-- Every line of the audit log names what it is about, by its name of today.
create or replace function private.subject_name(subject_type text, subject_id text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if subject_type = 'certificate' then
    return (select facts ->> 'mission' from public.certificates where code = subject_id);
  elsif subject_id is null or subject_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  elsif subject_type in ('account', 'person', 'user') then
    return private.account_name(subject_id::uuid);
  elsif subject_type = 'organization' then
    return (select name from public.organizations where id = subject_id::uuid);
  elsif subject_type = 'mission' then
    return (select draft ->> 'title' from public.missions where id = subject_id::uuid);
  elsif subject_type = 'partnership' then
    return (
      select private.organization_name(partnership.school_id) || ' – ' || private.organization_name(partnership.partner_id)
      from public.partnerships as partnership where partnership.id = subject_id::uuid
    );
  elsif subject_type = 'program' then
    return (select name from public.programs where id = subject_id::uuid);
  elsif subject_type = 'submission' then
    return (
      select mission.draft ->> 'title' from public.submissions as submission
      join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
      join public.missions as mission on mission.id = enrollment.mission_id
      where submission.id = subject_id::uuid
    );
  elsif subject_type = 'inbox_message' then
    return (select message.name from public.inbox_messages as message where message.id = subject_id::uuid);
  elsif subject_type = 'moderation_case' then
    return (
      select coalesce(private.organization_name(reported.organization_id), private.account_name(reported.person_id))
      from private.moderation_cases as reported where reported.id = subject_id::uuid
    );
  end if;
  return null;
end
$$;

-- Whom an act concerned besides its subject, by name; the id stays beside it.
create function private.named_details(details jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person text := details ->> 'person';
begin
  if person is null or person !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return details;
  end if;
  return details || jsonb_strip_nulls(jsonb_build_object(
    'person', private.account_name(person::uuid), 'person_id', person
  ));
end
$$;

create function pg_temp.put(target regprocedure, old text, new text) returns void language plpgsql as $$
declare
  definition text := pg_catalog.pg_get_functiondef(target);
begin
  if position(old in definition) = 0 then
    raise exception '% does not contain %', target, old;
  end if;
  execute replace(definition, old, new);
end
$$;
select pg_temp.put(
  'public.audit_entries(text, uuid, text, text, text, timestamptz, timestamptz, timestamptz, bigint, int)',
  'log.details', 'private.named_details(log.details)');
select pg_temp.put('public.admin_home()', 'log.details', 'private.named_details(log.details) as details');
select pg_temp.put('public.organization_dossier(uuid)', 'log.details', 'private.named_details(log.details) as details');
select pg_temp.put('private.activity_of(uuid)', $$'details', details,$$, $$'details', private.named_details(details),$$);
drop function pg_temp.put(regprocedure, text, text);
