-- The end of an account: what the declarations promise is done here, and looked at before it counts.

-- The tables that still know the person, of those that said they would not.
create function private.tables_that_know(person uuid) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  declared private.data_declarations;
  is_known boolean;
  known text[] := '{}';
begin
  for declared in select * from private.data_declarations where on_deletion in ('removed', 'anonymised') loop
    continue when declared.target = 'storage.objects'::regclass;
    execute format('select exists (select from %s as t where %s)', declared.target, declared.about) into is_known using person;
    if is_known then
      known := known || declared.target::text;
    end if;
  end loop;
  return known;
end
$$;

-- A maker is the person: with the last one goes what the maker made. Work of others on its missions stays theirs, so
-- where there is some, the organization stays without a name.
create function private.end_maker(maker uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('projects', maker::text || '/');
  perform private.remove_files('company-media', maker::text || '/');
  if not exists (select from public.enrollments where organization_id = maker) then
    perform private.remove_files('mission-files', maker::text || '/');
    delete from public.organizations where id = maker;
    return;
  end if;
  delete from public.maker_profiles where organization_id = maker;
  delete from public.portfolio_cases where organization_id = maker;
  delete from public.organization_profiles where organization_id = maker;
  update public.organizations
  set name = 'Deleted maker', slug = 'deleted-' || left(maker::text, 8), website = null, siret = null, status = 'suspended'
  where id = maker;
end
$$;

create function private.end_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  name text := private.full_name(person);
  address text := (select lower(email) from auth.users where id = person);
  maker uuid;
  known text[];
begin
  perform private.remove_files(null, person::text || '/');
  for maker in select private.makers_of(person) loop
    if not exists (
      select from public.organization_members where organization_id = maker and user_id <> person
    ) then
      perform private.end_maker(maker);
    end if;
  end loop;
  delete from public.organizations as organization
  where organization.requested_by = person and organization.status in ('pending', 'rejected');
  -- What others were told about the person. It leads nowhere any more.
  delete from public.notifications as told
  where name <> '' and exists (select from jsonb_each_text(told.data) as said where said.value = name);
  delete from private.mails as mail
  where lower(mail.recipient) = address
    or (name <> '' and exists (select from jsonb_each_text(mail.data) as said where said.value = name));
  delete from auth.audit_log_entries as entry where entry.payload ->> 'actor_id' = person::text;
  delete from auth.users where id = person;
  known := private.tables_that_know(person);
  if known <> '{}' then
    raise exception 'Something is left in %', array_to_string(known, ', ');
  end if;
  perform private.audit('account.deleted', 'account', person::text);
end
$$;

-- The days of grace are over. One that fails stops no other, and stands in the log of the night.
create function private.delete_expired_accounts() returns int
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  deleted int := 0;
  problem text;
  began timestamptz := clock_timestamp();
begin
  for person in select user_id from public.profiles where deletion_requested_at < now() - interval '14 days' loop
    begin
      perform private.end_account(person);
      deleted := deleted + 1;
    exception when others then
      problem := concat_ws('; ', problem, person::text || ': ' || sqlerrm);
    end;
  end loop;
  insert into public.retention_runs (thing, days, removed, milliseconds, error)
  values (
    'accounts', 14, deleted, (extract(epoch from clock_timestamp() - began) * 1000)::int, left(problem, 500)
  );
  return deleted;
end
$$;
select cron.schedule('delete expired accounts', '17 3 * * *', 'select private.delete_expired_accounts()');
