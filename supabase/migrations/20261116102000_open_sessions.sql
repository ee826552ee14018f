-- An access token is checked by its signature, which stays good until the token expires. Where the server does not
-- refuse ended sessions itself, as on hosted Supabase, the database does: every policy and every function of the product
-- asks this first, once in a statement. Both rows are found by their primary key.
create or replace function private.is_fully_signed_in() returns boolean
language sql stable security definer set search_path = '' as $$
  select (select auth.uid()) is null or (
    (
      coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2'
      or not exists (
        select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
      )
    )
    and not private.is_suspended((select auth.uid()))
    and exists (
      select from auth.users as account
      where account.id = (select auth.uid()) and account.deleted_at is null
        and (account.banned_until is null or account.banned_until <= now())
        and (
          -- An administrator who views the product as somebody else has no session of that person.
          (select auth.jwt()) ->> 'session_id' is null
          or exists (
            select from auth.sessions as session
            where session.id = ((select auth.jwt()) ->> 'session_id')::uuid and session.user_id = account.id
              and (session.not_after is null or session.not_after > now())
          )
        )
    )
  )
$$;
