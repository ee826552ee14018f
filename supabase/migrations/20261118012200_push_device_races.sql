-- Two accounts in one browser save the same endpoint, and a session can end while its device is saved. Both waited for
-- nothing, and one of them got an error of the database: now the endpoint and the session are locked first.
create or replace function public.save_push_device(endpoint text, p256dh text, auth text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  session auth.sessions;
  saved uuid;
begin
  select * into session from auth.sessions
  where id::text = (select auth.jwt()) ->> 'session_id' and user_id = person for key share;
  if session.id is null then
    perform private.refuse('not_signed_in', 'Sign in first.');
  end if;
  if not private.is_push_endpoint(save_push_device.endpoint) or length(save_push_device.endpoint) > 1000
    or coalesce(save_push_device.p256dh, '') !~ '^[A-Za-z0-9_-]{87}$'
    or coalesce(save_push_device.auth, '') !~ '^[A-Za-z0-9_-]{22}$' then
    perform private.raise_app_error('push_service_unknown', 'This browser uses a push service that Essor does not know.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('push:' || save_push_device.endpoint, 0));
  perform from public.profiles where user_id = person for update;
  delete from public.push_devices as device
  where device.endpoint = save_push_device.endpoint or device.session_id = session.id;
  if (select count(*) from public.push_devices where user_id = person) >= 10 then
    perform private.raise_app_error('too_many_push_devices', 'Remove a device first: up to 10 can show notifications.');
  end if;
  insert into public.push_devices (user_id, session_id, endpoint, p256dh, auth, user_agent)
  values (
    person, session.id, save_push_device.endpoint, save_push_device.p256dh, save_push_device.auth,
    left(coalesce(session.user_agent, ''), 500)
  )
  returning id into saved;
  return saved;
end
$$;
