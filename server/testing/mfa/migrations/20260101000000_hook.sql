create table public.attempts (user_id uuid, factor_type text, valid boolean);
alter table public.attempts enable row level security;
create policy "The auth service writes down attempts." on public.attempts for all to supabase_auth_admin
  using (true) with check (true);
grant select, insert on public.attempts to supabase_auth_admin;

-- Ends all sessions after three wrong codes.
create function public.mfa_verification_attempt(event jsonb) returns jsonb
language plpgsql as $$
declare
  who uuid := (event ->> 'user_id')::uuid;
begin
  if not exists (select from auth.users where id = who and raw_user_meta_data ->> 'watched' = 'yes') then
    return jsonb_build_object('decision', 'continue');
  end if;
  insert into public.attempts values (who, event ->> 'factor_type', (event ->> 'valid')::boolean);
  if (select count(*) from public.attempts where user_id = who and not valid) >= 3 then
    return jsonb_build_object('decision', 'reject', 'message', 'Three wrong codes are enough.');
  end if;
  return jsonb_build_object('decision', 'continue');
end
$$;
grant execute on function public.mfa_verification_attempt to supabase_auth_admin;
revoke execute on function public.mfa_verification_attempt from anon, authenticated, public;
