-- The person in a notification or an email is looked up by the index of accounts: this runs for each of them.
create or replace function private.person_named_in(data jsonb) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce(
    nullif(current_setting('essor.names', true), '')::uuid,
    (
      select users.id from auth.users
      where users.id = substring(data ->> 'person' from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid
    ),
    (
      select profile.user_id from public.profiles as profile
      where profile.user_id = (select auth.uid()) and data ->> 'name' <> '' and data ->> 'name' in (
        private.full_name(profile.user_id), private.name_of(profile.user_id), private.member_facts(profile.user_id) ->> 'name'
      )
    )
  )
$$;

-- A notification that is written anew is about whom it names now.
create or replace function private.notify_of_messages() returns int
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  renewed uuid[];
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
    with known as (
      update public.notifications as known set data = due.data, created_at = now()
      where known.user_id = due.user_id and known.kind = due.kind and known.link = due.link
        and known.read_at is null
      returning known.id
    )
    select array_agg(known.id) into renewed from known;
    if renewed is not null then
      delete from private.notifications_about where notification_id = any (renewed);
      insert into private.notifications_about (notification_id, user_id)
      select id, due.author from unnest(renewed) as id where due.author is not null;
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

-- What the students of a school are still to be told of its partners. A hundred hear of it at once, the others within
-- minutes, so that accepting terms never waits for a whole university.
create table private.partner_news (
  id bigint generated always as identity primary key,
  partnership_id uuid not null references public.partnerships on delete cascade,
  kind text not null,
  data jsonb not null check (private.names_safe_files(data)),
  created_at timestamptz not null default now(),
  -- The last student who was told.
  told_to uuid
);
create index partner_news_by_partnership on private.partner_news (partnership_id);
call private.declare_data('private.partner_news', null, 'nobody');

create function private.tell_partner_news(most int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  news private.partner_news;
  student record;
  told int := 0;
begin
  for news in select * from private.partner_news order by id for update skip locked loop
    for student in
      select one.id, one.user_id from public.students as one
      join public.partnerships as partnership on partnership.id = news.partnership_id and partnership.ended_at is null
      where one.organization_id = partnership.school_id and one.user_id is not null and one.status = 'enrolled'
        and one.linked_at <= news.created_at and (news.told_to is null or one.id > news.told_to)
      order by one.id limit most - told
    loop
      if private.mail_choice(student.user_id, 'invitations') <> 'never' then
        perform private.queue_mail_to(student.user_id, news.kind, news.data, '/profile/schools');
      end if;
      insert into public.notifications (user_id, kind, data, link, mailed_at)
      values (student.user_id, news.kind, news.data, '/profile/schools', now());
      update private.partner_news set told_to = student.id where id = news.id;
      told := told + 1;
    end loop;
    exit when told >= most;
    delete from private.partner_news where id = news.id;
  end loop;
  return told;
end
$$;
select cron.schedule('tell of school partners', '* * * * *', 'select private.tell_partner_news(1000)');

create or replace function private.tell_students_of_partner(
  partnership public.partnerships, terms public.partnership_terms, is_new boolean
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.partner_news (partnership_id, kind, data) values (
    partnership.id, case when is_new then 'school_partner_added' else 'school_partner_widened' end, jsonb_build_object(
      'school', private.organization_name(partnership.school_id), 'name', private.organization_name(partnership.partner_id),
      'visibility', terms.visibility, 'date', terms.ends_on
    )
  );
  perform private.tell_partner_news(100);
end
$$;
