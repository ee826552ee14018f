-- Push notifications stop with a session that has ended but still has its row, are invisible while viewing as someone
-- else, and never hold up signing out. Certificates show texts without the paths of their images. A maker that is renamed
-- while the profile is saved waits for it.

-- # Push notifications

-- Sessions and accounts that are closed keep their rows for a while.
create function private.is_push_on(device public.push_devices) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions as session join auth.users as account on account.id = session.user_id
    where session.id = device.session_id and (session.not_after is null or session.not_after > now())
      and (account.banned_until is null or account.banned_until <= now())
  )
$$;

create or replace function private.push_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  due timestamptz;
begin
  if not exists (select from public.push_devices where user_id = new.user_id)
    or not private.wants_push(new.user_id, private.mail_topic(new.kind)) then
    return null;
  end if;
  due := private.push_due(new.user_id, now());
  -- A device that is being deleted is skipped: the notification must not wait or fail because someone signs out.
  insert into private.pushes (notification_id, device_id, due_at, expires_at)
  select new.id, device.id, due, due + interval '6 hours'
  from public.push_devices as device where device.user_id = new.user_id and private.is_push_on(device)
  for key share of device skip locked;
  if not found then
    return null;
  end if;
  -- Once per transaction, however many it queues.
  if due <= now() and current_setting('essor.pushes_announced', true) is distinct from pg_current_xact_id()::text then
    perform set_config('essor.pushes_announced', pg_current_xact_id()::text, true);
    perform private.call_function('send-pushes');
  end if;
  return null;
end
$$;

-- Hidden while viewing as someone else, as the table is.
create or replace function public.my_push_devices() returns table (
  id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean
)
language sql stable security definer set search_path = '' as $$
  select device.id, device.user_agent, device.created_at, device.last_used_at,
    device.session_id::text is not distinct from (select auth.jwt()) ->> 'session_id'
  from public.push_devices as device
  where device.user_id = private.require_user() and not (select private.is_acting())
  order by 5 desc, 4 desc
$$;

-- For the function that sends: takes some that are due. No other run gets them until the lease expires. It looks at 500
-- at a time, however many wait.
create or replace function public.claim_pushes(batch int) returns table (
  id uuid, lease uuid, endpoint text, p256dh text, auth text, off_token text, notification_id uuid, kind text, data jsonb,
  link text, language text, topic text, shows_details boolean, seconds_left int
)
language plpgsql security definer set search_path = '' as $$
declare
  most constant int := least(batch, 50);
  looked uuid[];
  ready uuid[] := '{}';
begin
  loop
    looked := array(
      select waiting.id from private.pushes as waiting where waiting.due_at <= now() and waiting.id <> all (ready)
      order by waiting.due_at limit 500 for update skip locked
    );
    delete from private.pushes as push
    using public.notifications as notification, public.push_devices as device
    where push.id = any (looked) and notification.id = push.notification_id and device.id = push.device_id
      and (
        notification.read_at is not null or push.expires_at <= now() or push.attempts >= 5
        or not private.is_push_on(device)
      );
    -- Quiet hours may have started since, or were chosen later.
    update private.pushes as push set due_at = quiet.until, expires_at = quiet.until + interval '6 hours'
    from (
      select waiting.id, private.push_due(notification.user_id, now()) as until from private.pushes as waiting
      join public.notifications as notification on notification.id = waiting.notification_id
      where waiting.id = any (looked)
    ) as quiet
    where push.id = quiet.id and quiet.until > now();
    ready := ready || array(
      select waiting.id from private.pushes as waiting where waiting.id = any (looked) and waiting.due_at <= now()
      order by waiting.due_at
    );
    exit when cardinality(looked) < 500 or cardinality(ready) >= most;
  end loop;
  return query
  with taken as (
    update private.pushes as push
    set lease = gen_random_uuid(), attempts = push.attempts + 1, due_at = now() + interval '5 minutes'
    where push.id = any (ready[:most])
    returning push.*
  )
  select taken.id, taken.lease, device.endpoint, device.p256dh, device.auth, device.off_token, notification.id,
    notification.kind, notification.data, notification.link,
    case coalesce(profile.language, account.raw_user_meta_data ->> 'language') when 'fr' then 'fr' else 'en' end,
    private.mail_topic(notification.kind), coalesce(preference.push_details, true),
    greatest(60, extract(epoch from taken.expires_at - now())::int)
  from taken
  join public.push_devices as device on device.id = taken.device_id
  join public.notifications as notification on notification.id = taken.notification_id
  join auth.users as account on account.id = notification.user_id
  left join public.profiles as profile on profile.user_id = notification.user_id
  left join public.notification_preferences as preference on preference.user_id = notification.user_id
  order by notification.created_at;
end
$$;

-- Signing out deletes the device, then what waits for it: waiting for the device here could be a deadlock.
create or replace function public.mark_push_sent(push_id uuid, held_lease uuid) returns void
language sql security definer set search_path = '' as $$
  with sent as (
    delete from private.pushes where id = push_id and lease = held_lease returning device_id
  )
  update public.push_devices set last_used_at = now() where id in (
    select device.id from public.push_devices as device where device.id in (select sent.device_id from sent)
    for no key update skip locked
  )
$$;

-- # Certificates

-- A text without the paths of the images in it: they identify the work.
create function private.without_paths(said text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(said, 'attachment:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[^\s)>]*', 'attachment:', 'g')
$$;

create or replace function private.certificate_material(certificate public.certificates) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'steps', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', step ->> 'id', 'title', step ->> 'title',
        'text', nullif(private.without_paths(btrim(delivered ->> 'text')), ''),
        'link', nullif(btrim(delivered ->> 'link'), ''),
        'files', coalesce((
          select jsonb_agg(jsonb_build_object('id', md5(file ->> 'path'), 'name', file ->> 'name', 'size', file -> 'size') order by place)
          from jsonb_array_elements(private.array_at(delivered, 'files')) with ordinality as listed (file, place)
          where private.is_file_of(certificate, file ->> 'path')
        ), '[]')
      ) order by array_position(enrollment.path, step ->> 'id'))
      from jsonb_array_elements(version.content -> 'steps') as step,
        lateral (select submission.content -> (step ->> 'id') as delivered) as handed_in
      where step ->> 'kind' = 'deliverable' and jsonb_typeof(delivered) = 'object'
    ), '[]'),
    'summary', btrim(review.summary),
    'comments', coalesce((
      select jsonb_agg(jsonb_build_object('id', criterion ->> 'id', 'title', criterion ->> 'title', 'text', comment) order by place)
      from jsonb_array_elements(version.content -> 'rubric' -> 'criteria') with ordinality as listed (criterion, place),
        lateral (
          select btrim(told.body) as comment from public.review_comments as told
          where told.submission_id = review.submission_id and told.criterion = listed.criterion ->> 'id' and told.step_id is null
        ) as said
      where comment <> ''
    ), '[]')
  )
  from public.enrollments as enrollment
  cross join lateral private.version_in(enrollment.mission_id, enrollment.version, (
    select sent.language from public.submissions as sent where sent.enrollment_id = enrollment.id and sent.attempt = enrollment.attempts
  )) as version
  join public.submissions as submission
    on submission.enrollment_id = enrollment.id and submission.attempt = enrollment.attempts
  join public.reviews as review on review.submission_id = submission.id
  where enrollment.id = certificate.enrollment_id
$$;

-- # Listings of makers

-- Triggers run in the order of their names: this one after rename_maker, so that a new name locks the profile before its
-- listing, as saving the profile does.
alter trigger relist_maker on public.organizations rename to update_maker_listing;
