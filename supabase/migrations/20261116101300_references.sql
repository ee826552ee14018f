-- Whose name a notification or an email holds is known by id, so that the end of an account takes these along and no
-- others: namesakes, and companies of the same name, keep theirs.
create table private.notifications_about (
  notification_id uuid primary key references public.notifications on delete cascade,
  user_id uuid not null references auth.users on delete cascade
);
create index notifications_about_by_person on private.notifications_about (user_id);
call private.declare_data('private.notifications_about', 't.user_id = $1', 'removed', '{notification_id}');
alter table private.mails add column about_id uuid references auth.users on delete cascade;
create index mails_by_about on private.mails (about_id);

-- Who is named: whom the sender said, whom the data refers to, or the caller, where the name in it is theirs.
create function private.person_named_in(data jsonb) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(
    nullif(current_setting('essor.names', true), '')::uuid,
    (select users.id from auth.users where users.id::text = data ->> 'person'),
    (
      select profile.user_id from public.profiles as profile
      where profile.user_id = (select auth.uid()) and data ->> 'name' <> '' and data ->> 'name' in (
        private.full_name(profile.user_id), private.name_of(profile.user_id), private.member_facts(profile.user_id) ->> 'name'
      )
    )
  )
$$;
create function private.note_person_named() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  named uuid := private.person_named_in(new.data);
begin
  if named is not null then
    insert into private.notifications_about (notification_id, user_id) values (new.id, named);
  end if;
  return null;
end
$$;
create trigger note_person_named after insert on public.notifications
  for each row execute function private.note_person_named();
create function private.note_person_mailed_about() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.about_id := private.person_named_in(new.data);
  return new;
end
$$;
create trigger note_person_mailed_about before insert on private.mails
  for each row execute function private.note_person_mailed_about();

-- "names" is for senders that act for nobody, or tell of somebody other than the caller.
drop function private.notify(uuid, text, jsonb, text);
create function private.notify(recipient uuid, kind text, data jsonb default '{}', link text default null, names uuid default null)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('essor.names', coalesce(names::text, ''), true);
  insert into public.notifications (user_id, kind, data, link) values (recipient, kind, data, link);
  perform set_config('essor.names', '', true);
end
$$;

create or replace function private.end_talk(booking public.talk_bookings, ended_by text, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  zone text := (select time_zone from public.talk_offers where user_id = booking.host_id);
  told constant uuid := case ended_by when 'host' then booking.guest_id else booking.host_id end;
  ender constant uuid := case ended_by when 'host' then booking.host_id else booking.guest_id end;
begin
  update public.talk_bookings
  set cancelled_at = now(), cancelled_by = ended_by, reason = why, remind_at = null where id = booking.id;
  if ended_by = 'host' then
    delete from public.talk_slots where id = booking.slot_id;
  end if;
  perform private.notify(
    told, 'talk_cancelled', jsonb_build_object(
      'name', private.full_name(ender), 'at', booking.starts_at, 'reason', why,
      'zone', case ended_by when 'host' then booking.guest_zone else coalesce(zone, booking.guest_zone) end
    ), case ended_by when 'host' then '/networking/talks' else '/talks' end, ender
  );
end
$$;

create or replace function private.send_talk_reminders() returns int
language plpgsql security definer set search_path = '' as $$
declare
  booking public.talk_bookings;
  sent int := 0;
begin
  for booking in
    update public.talk_bookings set remind_at = null
    where id in (
      select id from public.talk_bookings where remind_at <= now() order by remind_at limit 500 for update skip locked
    )
    returning *
  loop
    perform private.notify(
      booking.guest_id, 'talk_reminder', jsonb_build_object(
        'name', private.full_name(booking.host_id), 'at', booking.starts_at, 'zone', booking.guest_zone
      ), '/networking/talks', booking.host_id
    );
    perform private.notify(
      booking.host_id, 'talk_reminder', jsonb_build_object(
        'name', private.full_name(booking.guest_id), 'at', booking.starts_at,
        'zone', (select time_zone from public.talk_offers where user_id = booking.host_id)
      ), '/talks', booking.guest_id
    );
    sent := sent + 1;
  end loop;
  return sent;
end
$$;

create or replace function private.notify_of_messages() returns int
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  told int := 0;
begin
  for due in
    with taken as (
      update public.conversation_members as member set notify_at = null
      where (member.conversation_id, member.user_id) in (
        select waiting.conversation_id, waiting.user_id from public.conversation_members as waiting
        where waiting.notify_at <= now() order by waiting.notify_at limit 500 for update skip locked
      )
      returning member.*
    )
    select taken.user_id, '/networking/messages/' || taken.conversation_id as link,
      -- What is kept for a company names nobody: the name is shared until it is taken back.
      case when hides.name then 'contact_message' else 'message_received' end as kind,
      case when not hides.name then message.author_id end as author,
      jsonb_strip_nulls(jsonb_build_object(
        'name', case when not hides.name then coalesce(private.name_of(message.author_id), '') end,
        'count', chat.last_number - taken.read_number
      )) as data
    from taken
    cross join lateral (select private.reads_for_company(taken.conversation_id, taken.user_id) as name) as hides
    join public.conversations as chat on chat.id = taken.conversation_id and chat.last_number > taken.read_number
    join public.messages as message on message.conversation_id = chat.id and message.number = chat.last_number
  loop
    update public.notifications as known set data = due.data, created_at = now()
    where known.user_id = due.user_id and known.kind = due.kind and known.link = due.link
      and known.read_at is null;
    if found then
      perform realtime.send(
        jsonb_build_object('kind', due.kind), 'notification', 'user:' || due.user_id, true
      );
    else
      perform private.notify(due.user_id, due.kind, due.data, due.link, due.author);
      told := told + 1;
    end if;
  end loop;
  return told;
end
$$;

create or replace function private.meet_team_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with told as (
    insert into public.notifications (user_id, kind, data, link, mailed_at)
    select new.id, 'team_invited', jsonb_build_object(
      'company', organization.name, 'name', private.full_name(invitation.invited_by), 'role', invitation.member_role
    ), '/join/' || invitation.id, now()
    from public.team_invitations as invitation
    join public.organizations as organization on organization.id = invitation.organization_id
    where invitation.email = lower(new.email) and invitation.expires_at > now() and organization.status = 'approved'
    returning id, link
  )
  insert into private.notifications_about (notification_id, user_id)
  select told.id, invitation.invited_by from told
  join public.team_invitations as invitation on told.link = '/join/' || invitation.id
  where invitation.invited_by is not null
  on conflict do nothing;
  return null;
end
$$;

-- What was sent before: by the reference in it, or by a name that one person alone has.
insert into private.notifications_about (notification_id, user_id)
select told.id, users.id from public.notifications as told join auth.users on users.id::text = told.data ->> 'person';
insert into private.notifications_about (notification_id, user_id)
select told.id, namesakes.people[1] from public.notifications as told
join (
  select private.full_name(user_id) as name, array_agg(user_id) as people from public.profiles group by 1
) as namesakes on namesakes.name = told.data ->> 'name' and cardinality(namesakes.people) = 1
where told.kind ~ '^(message_received|talk_|team_|school_invited|mentor)'
on conflict do nothing;
update private.mails as mail set about_id = users.id from auth.users where users.id::text = mail.data ->> 'person';
update private.mails as mail set about_id = namesakes.people[1]
from (
  select private.full_name(user_id) as name, array_agg(user_id) as people from public.profiles group by 1
) as namesakes
where namesakes.name = mail.data ->> 'name' and cardinality(namesakes.people) = 1 and mail.about_id is null
  and mail.kind ~ '^(message_received|talk_|team_|school_invited|mentor)';

create or replace function private.end_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
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
  delete from public.notifications as told using private.notifications_about as about
  where about.notification_id = told.id and about.user_id = person;
  delete from private.mails as mail where lower(mail.recipient) = address or mail.about_id = person;
  delete from auth.audit_log_entries as entry where entry.payload ->> 'actor_id' = person::text;
  delete from auth.users where id = person;
  known := private.tables_that_know(person);
  if known <> '{}' then
    raise exception 'Something is left in %', array_to_string(known, ', ');
  end if;
  perform private.audit('account.deleted', 'account', person::text);
end
$$;
