create table public.profiles (
  user_id uuid primary key references auth.users on delete cascade,
  name text,
  plan text
);
alter table public.profiles enable row level security;
create policy "People read their own profile." on public.profiles for select to authenticated
  using (user_id = (select auth.uid()));

create function public.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.raw_user_meta_data ->> 'name' = 'broken trigger' then
    raise exception 'the trigger gave up';
  end if;
  insert into public.profiles (user_id, name, plan)
  values (new.id, new.raw_user_meta_data ->> 'name', new.raw_user_meta_data #>> '{wishes,plan}');
  return new;
end
$$;
create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();

create function public.before_user_created(event jsonb) returns jsonb
language plpgsql as $$
begin
  if event #>> '{user,email}' like '%@blocked.test' then
    return jsonb_build_object('error', jsonb_build_object(
      'http_code', 403, 'message', 'Please use your professional address.'));
  end if;
  if event #>> '{user,email}' like '%@broken.test' then
    raise exception 'a detail that is nobody else''s business';
  end if;
  if event #>> '{user,email}' like '%@slow.test' then
    perform pg_sleep(60);
  end if;
  return '{}';
end
$$;

create function public.custom_access_token(event jsonb) returns jsonb
language plpgsql stable as $$
declare
  claims jsonb := event -> 'claims';
begin
  if claims #>> '{user_metadata,name}' = 'no aal' then
    return jsonb_build_object('claims', claims - 'aal');
  end if;
  return jsonb_build_object('claims', claims
    || jsonb_build_object('plan', claims #>> '{user_metadata,plan}', 'asked_as', current_user));
end
$$;

grant execute on function public.before_user_created, public.custom_access_token to supabase_auth_admin;
revoke execute on function public.before_user_created, public.custom_access_token from anon, authenticated, public;
