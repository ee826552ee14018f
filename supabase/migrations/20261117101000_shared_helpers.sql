-- What migrations and functions share from here on: one way to refuse, one way to lock an organization, policies for
-- tables of which people see only their own rows, and renaming a function with everything that calls it.

-- # Refusals

-- For callers who may not do this at all; `private.fail` is for what they can correct or try again.
create function private.refuse(code text, message text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception '%', message using errcode = '42501', hint = code;
end
$$;

-- # Organizations

-- The organization, locked for a decision that only fits one status.
create function private.lock_organization(organization_id uuid, wanted_status public.organization_status)
returns public.organizations
language plpgsql security definer set search_path = '' as $$
declare
  organization public.organizations;
begin
  select * into organization from public.organizations where id = organization_id for update;
  if organization.id is null then
    perform private.fail('organization_not_found', 'This organization does not exist.');
  elsif organization.status <> wanted_status then
    case wanted_status
      when 'pending' then perform private.fail('organization_already_decided', 'This request has already been decided.');
      when 'suspended' then perform private.fail('organization_not_suspended', 'This organization is not suspended.');
      else perform private.fail('organization_not_approved', 'This can be done once the organization is approved.');
    end case;
  end if;
  return organization;
end
$$;

create or replace function private.pending_organization(organization_id uuid) returns public.organizations
language sql security definer set search_path = '' as $$
  select private.lock_organization(organization_id, 'pending')
$$;

create or replace function private.approved_organization(organization_id uuid) returns public.organizations
language sql security definer set search_path = '' as $$
  select private.lock_organization(organization_id, 'approved')
$$;

create or replace function public.restore_organization(organization_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.lock_organization(organization_id, 'suspended');
begin
  perform private.restore_organization(organization, admin, private.required_reason(reason));
end
$$;

-- # Tables

-- One policy per verb, for rows whose column names the caller. `things` ends their names: "People see their own notes".
create procedure private.own_rows(target regclass, owner_column name, verbs text[], things text)
language plpgsql set search_path = '' as $$
declare
  verb text;
  is_own text := format('%I = (select auth.uid())', owner_column);
begin
  foreach verb in array verbs loop
    execute format(
      'create policy %I on %s for %s to authenticated %s',
      format('People %s their own %s', case verb
        when 'select' then 'see' when 'insert' then 'add' when 'update' then 'change' when 'delete' then 'delete'
      end, things),
      target, verb, case verb
        when 'insert' then format('with check (%s)', is_own)
        when 'update' then format('using (%s) with check (%s)', is_own, is_own)
        else format('using (%s)', is_own)
      end
    );
  end loop;
end
$$;

-- # Names

-- Policies, triggers and views follow a renamed function. Bodies, jobs and data declarations name it in words, and are
-- rewritten; its own body may also name its parameters by it.
create procedure private.rename_function(old_name text, new_name text)
language plpgsql set search_path = '' as $$
declare
  renamed oid := old_name::regproc;
  pattern text := '\y' || replace(old_name, '.', '\.') || '(?=\s*\()';
  full_name text := split_part(old_name, '.', 1) || '.' || new_name;
  own_pattern text := '(?<![\w.])' || split_part(old_name, '.', 2) || '(?=\.)';
  caller record;
begin
  execute format('alter routine %s rename to %I', renamed::regprocedure, new_name);
  for caller in
    select regexp_replace(
      case oid when renamed then regexp_replace(pg_get_functiondef(oid), own_pattern, new_name, 'g')
      else pg_get_functiondef(oid) end,
      pattern, full_name, 'g'
    ) as definition
    from pg_catalog.pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'gate'::regnamespace) and prokind in ('f', 'p')
      and (prosrc ~ pattern or oid = renamed)
  loop
    execute caller.definition;
  end loop;
  perform cron.schedule(jobname, schedule, regexp_replace(command, pattern, full_name, 'g'))
  from cron.job where command ~ pattern;
  update private.data_declarations
  set about = regexp_replace(about, pattern, full_name, 'g'), told = regexp_replace(told, pattern, full_name, 'g')
  where about ~ pattern or told ~ pattern;
end
$$;
