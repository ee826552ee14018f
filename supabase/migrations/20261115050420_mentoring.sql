-- Mentoring: a candidate asks a maker, who accepts or declines; both keep goals and sessions until one of them ends it.
create function private.mentoring_purposes() returns text[] language sql immutable set search_path = '' as $$
  select array['career', 'skills', 'portfolio', 'job_search', 'independence']
$$;

create table public.mentorships (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null references public.organizations on delete cascade,
  candidate_id uuid not null references auth.users on delete cascade,
  -- Who accepted for the maker.
  mentor_id uuid references auth.users on delete set null,
  purpose text not null check (purpose = any (private.mentoring_purposes())),
  body text not null check (length(body) between 20 and 2000),
  status text not null default 'pending' check (
    status in ('pending', 'accepted', 'declined', 'expired', 'withdrawn', 'ended')
  ),
  reason text not null default '' check (length(reason) <= 500),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  decided_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('maker', 'candidate')),
  -- What each says at the end, to the other alone.
  maker_word text not null default '' check (length(maker_word) <= 1000),
  candidate_word text not null default '' check (length(candidate_word) <= 1000),
  conversation_id uuid references public.conversations on delete set null,
  check ((status = 'ended') = (ended_at is not null) and (ended_at is null) = (ended_by is null))
);
create unique index mentorships_open on public.mentorships (maker_id, candidate_id)
  where status in ('pending', 'accepted');
create index mentorships_by_maker on public.mentorships (maker_id, created_at desc);
create index mentorships_by_candidate on public.mentorships (candidate_id, created_at desc);
create index mentorships_by_mentor on public.mentorships (mentor_id);
create index mentorships_by_conversation on public.mentorships (conversation_id);
create index mentorships_due on public.mentorships (expires_at) where status = 'pending';

create table public.mentoring_goals (
  id uuid primary key default gen_random_uuid(),
  mentorship_id uuid not null references public.mentorships on delete cascade,
  title text not null check (length(btrim(title)) between 1 and 200),
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index mentoring_goals_by_mentorship on public.mentoring_goals (mentorship_id, created_at);

create table public.mentoring_sessions (
  id uuid primary key default gen_random_uuid(),
  mentorship_id uuid not null references public.mentorships on delete cascade,
  starts_at timestamptz not null,
  minutes int not null check (minutes between 5 and 480),
  -- Read and written by both.
  notes text not null default '' check (length(notes) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Counts the saves, so that the two notice each other.
  revision int not null default 0
);
create index mentoring_sessions_by_mentorship on public.mentoring_sessions (mentorship_id, starts_at desc);
create trigger mentoring_sessions_revised before update on public.mentoring_sessions
  for each row execute function private.count_revision();

-- What one of the two wrote about a session for himself.
create table public.mentoring_notes (
  session_id uuid not null references public.mentoring_sessions on delete cascade,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  body text not null check (length(body) <= 4000),
  updated_at timestamptz not null default now(),
  primary key (session_id, user_id)
);
create index mentoring_notes_by_user on public.mentoring_notes (user_id);
create trigger mentoring_notes_updated before update on public.mentoring_notes
  for each row execute function private.set_updated_at();

create function private.my_mentorship_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.mentorships where candidate_id = (select auth.uid())
  union
  select id from public.mentorships where maker_id in (select private.my_makers())
$$;
create function private.my_open_mentorships() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.mentorships
  where id in (select private.my_mentorship_ids()) and status = 'accepted'
$$;
create function private.my_mentoring_sessions() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.mentoring_sessions where mentorship_id in (select private.my_mentorship_ids())
$$;
grant execute on function
  private.my_mentorship_ids, private.my_open_mentorships, private.my_mentoring_sessions
to authenticated;

call private.protect('public.mentorships');
call private.protect('public.mentoring_goals');
call private.protect('public.mentoring_sessions');
call private.protect('public.mentoring_notes');
grant select on public.mentorships to authenticated;
grant select, insert (mentorship_id, title), update (title, done_at), delete on public.mentoring_goals to authenticated;
grant select, insert (mentorship_id, starts_at, minutes, notes), update (starts_at, minutes, notes), delete
  on public.mentoring_sessions to authenticated;
grant select, insert (session_id, user_id, body), update (session_id, user_id, body), delete
  on public.mentoring_notes to authenticated;

create policy "Both see what they agreed on" on public.mentorships for select to authenticated
  using (id in (select private.my_mentorship_ids()));
create policy "Both see the goals" on public.mentoring_goals for select to authenticated
  using (mentorship_id in (select private.my_mentorship_ids()));
create policy "Both set goals while it lasts" on public.mentoring_goals for insert to authenticated
  with check (mentorship_id in (select private.my_open_mentorships()));
create policy "Both change goals while it lasts" on public.mentoring_goals for update to authenticated
  using (mentorship_id in (select private.my_open_mentorships()))
  with check (mentorship_id in (select private.my_open_mentorships()));
create policy "Both remove goals while it lasts" on public.mentoring_goals for delete to authenticated
  using (mentorship_id in (select private.my_open_mentorships()));
create policy "Both see the sessions" on public.mentoring_sessions for select to authenticated
  using (mentorship_id in (select private.my_mentorship_ids()));
create policy "Both note sessions while it lasts" on public.mentoring_sessions for insert to authenticated
  with check (mentorship_id in (select private.my_open_mentorships()));
create policy "Both change sessions while it lasts" on public.mentoring_sessions for update to authenticated
  using (mentorship_id in (select private.my_open_mentorships()))
  with check (mentorship_id in (select private.my_open_mentorships()));
create policy "Both remove sessions while it lasts" on public.mentoring_sessions for delete to authenticated
  using (mentorship_id in (select private.my_open_mentorships()));
create policy "People read their own notes" on public.mentoring_notes for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People write their own notes" on public.mentoring_notes for insert to authenticated
  with check (user_id = (select auth.uid()) and session_id in (select private.my_mentoring_sessions()));
create policy "People change their own notes" on public.mentoring_notes for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and session_id in (select private.my_mentoring_sessions()));
create policy "People remove their own notes" on public.mentoring_notes for delete to authenticated
  using (user_id = (select auth.uid()));

create function private.keep_mentoring_small() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two at the same moment wait here for each other.
  perform from public.mentorships where id = new.mentorship_id for update;
  if tg_table_name = 'mentoring_goals' and (
    select count(*) from public.mentoring_goals where mentorship_id = new.mentorship_id
  ) >= 20 then
    perform private.fail('too_many_goals', 'There is room for 20 goals.');
  end if;
  if tg_table_name = 'mentoring_sessions' and (
    select count(*) from public.mentoring_sessions where mentorship_id = new.mentorship_id
  ) >= 100 then
    perform private.fail('too_many_sessions', 'There is room for 100 sessions.');
  end if;
  return new;
end
$$;
create trigger keep_mentoring_small before insert on public.mentoring_goals
  for each row execute function private.keep_mentoring_small();
create trigger keep_mentoring_small before insert on public.mentoring_sessions
  for each row execute function private.keep_mentoring_small();

-- A session that is planned is told to the other.
create function private.tell_of_session() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept public.mentorships;
  me uuid := (select auth.uid());
begin
  select * into kept from public.mentorships where id = new.mentorship_id;
  if me = kept.candidate_id then
    perform private.notify(owner.id, 'mentoring_session', jsonb_build_object(
      'name', private.member_facts(me) ->> 'name'
    ), '/mentoring/' || kept.id) from private.owners_of(kept.maker_id) as owner (id);
  elsif me is not null then
    perform private.notify(kept.candidate_id, 'mentoring_session', jsonb_build_object(
      'name', (select name from public.organizations where id = kept.maker_id)
    ), '/networking/mentoring/' || kept.id);
  end if;
  return null;
end
$$;
create trigger tell_of_session after insert on public.mentoring_sessions
  for each row when (new.starts_at > now()) execute function private.tell_of_session();

create function private.mentoring_places_left(maker uuid) returns int
language sql stable security definer set search_path = '' as $$
  select greatest(0, profile.mentee_places - (
    select count(*) from public.mentorships where maker_id = maker and status = 'accepted'
  ))::int
  from public.maker_profiles as profile where profile.organization_id = maker
$$;

-- How long first answers took in half a year, in hours: to requests for mentoring, and to who wrote first in a
-- conversation. A request that expired counts with the time it had. Null below five.
create function private.answer_hours(maker uuid) returns int
language sql stable security definer set search_path = '' as $$
  with waits as (
    select extract(epoch from asked.decided_at - asked.created_at) as seconds
    from public.mentorships as asked
    where asked.maker_id = maker and asked.status <> 'withdrawn' and asked.decided_at is not null
      and asked.created_at > now() - interval '180 days'
    union all
    select extract(epoch from answer.at - chat.first_at)
    from private.owners_of(maker) as owner (id)
    join public.conversation_members as member on member.user_id = owner.id
    join public.conversations as chat
      on chat.id = member.conversation_id and chat.kind <> 'mentoring' and chat.first_by <> owner.id
      and chat.first_at > now() - interval '180 days'
    cross join lateral (
      select min(message.created_at) as at from public.messages as message
      where message.conversation_id = chat.id and message.author_id = owner.id
    ) as answer
    where answer.at is not null
  )
  select case when count(*) >= 5 then
    greatest(1, round(percentile_cont(0.5) within group (order by seconds) / 3600))::int end
  from waits
$$;

-- The part of a maker's page that stands in lists as well. That a SIRET is there is told, the number is not.
create function private.maker_card(maker private.shown_makers) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', maker.id, 'handle', maker.handle, 'name', maker.name, 'headline', maker.headline, 'skills', maker.skills,
    'availability', maker.availability, 'availableFrom', maker.available_from,
    'hasSiret', coalesce(private.is_siret(maker.siret), false), 'rating', private.maker_rating(maker.id),
    'answerHours', private.answer_hours(maker.id), 'placesLeft', private.mentoring_places_left(maker.id),
    'isVerified', private.is_verified(maker.id)
  )
$$;

-- A maker's page in one answer; null where there is none.
create function public.maker_page(wanted_handle text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.maker_card(maker) || jsonb_build_object(
    'bio', maker.bio, 'website', maker.website, 'rates', maker.rates, 'since', maker.decided_at,
    'person', private.full_name(owner.id), 'photo', profile.avatar_url,
    'ratings', private.maker_published_ratings(maker.id),
    'cases', (
      select coalesce(jsonb_agg(private.case_card(one) order by one.place, one.id), '[]')
      from public.portfolio_cases as one
      where one.organization_id = maker.id and one.is_published and one.deleted_at is null
    ),
    'missions', (
      select coalesce(jsonb_agg(to_jsonb(listing) - 'words' order by listing.published_at desc), '[]')
      from (
        select * from public.mission_listings
        where mission_listings.organization_id = maker.id and is_open
          and (closes_on is null or closes_on >= current_date)
        order by published_at desc limit 60
      ) as listing
    ),
    'talk', (
      select jsonb_build_object(
        'host', offer.user_id, 'title', offer.title, 'minutes', offer.minutes, 'languages', offer.languages,
        'free', (select count(*) from private.free_slots(offer.*::public.talk_offers))
      )
      from public.talk_offers as offer where offer.user_id = owner.id and exists (
        select from private.offered_talks as offered where offered.user_id = offer.user_id
      )
    ),
    'isOwn', coalesce(maker.id in (select private.my_makers()), false),
    'mentorship', (
      select jsonb_build_object('id', mine.id, 'status', mine.status) from public.mentorships as mine
      where mine.maker_id = maker.id and mine.candidate_id = (select auth.uid())
        and mine.status in ('pending', 'accepted')
    )
  )
  from private.shown_makers as maker
  left join lateral (select id from private.owners_of(maker.id) as first (id) limit 1) as owner on true
  left join public.profiles as profile on profile.user_id = owner.id
  where maker.handle = lower(wanted_handle)
$$;
grant execute on function public.maker_page to anon, authenticated;

-- Makers who mentor, for candidates: those with a free place first, 12 to a page.
create function public.find_mentors(search text[] default '{}', skill text default null, page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  person uuid := private.require_user();
  patterns text[] := array(select private.containing(private.plain_words(word)) from unnest(search) as word);
begin
  return (
    with fitting as (
      select maker.id, private.mentoring_places_left(maker.id) > 0 as is_free, maker.name
      from private.shown_makers as maker
      where maker.mentee_places > 0 and (find_mentors.skill is null or find_mentors.skill = any (maker.skill_slugs))
        and (cardinality(patterns) = 0 or maker.words like all (patterns))
        and not exists (
          select from private.owners_of(maker.id) as owner (id)
          where owner.id = person or private.is_blocked(owner.id, person)
        )
    )
    select jsonb_build_object(
      'total', (select count(*) from fitting),
      'mentors', coalesce((
        select jsonb_agg(
          private.maker_card(maker) || jsonb_build_object('mentorship', (
            select jsonb_build_object('id', mine.id, 'status', mine.status) from public.mentorships as mine
            where mine.maker_id = maker.id and mine.candidate_id = person and mine.status in ('pending', 'accepted')
          ))
          order by listed.is_free desc, listed.name, listed.id
        )
        from (
          select * from fitting order by is_free desc, name, id limit 12 offset 12 * greatest(page, 0)
        ) as listed
        join private.shown_makers as maker on maker.id = listed.id
      ), '[]')
    )
  );
end
$$;

create function private.mentoring_asks_a_day() returns int language sql stable set search_path = '' as $$
  select private.allowed('mentoring_requests_a_day')
$$;

create function public.ask_mentoring(maker uuid, purpose text, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
  said text := btrim(coalesce(body, ''), E' \t\r\n');
  asked uuid;
begin
  if purpose is null or purpose <> all (private.mentoring_purposes()) then
    perform private.fail('mentoring_purpose', 'Say what it is about.');
  end if;
  if length(said) not between 20 and 2000 then
    perform private.fail('mentoring_text', 'Write between 20 and 2,000 characters.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('mentoring of ' || me, 0));
  if not exists (select from private.shown_makers where id = maker and mentee_places > 0) or exists (
    select from private.owners_of(maker) as owner (id) where owner.id = me or private.is_blocked(owner.id, me)
  ) then
    perform private.fail('mentor_not_found', 'This maker mentors nobody at the moment.');
  end if;
  if exists (
    select from public.mentorships as kept
    where kept.maker_id = maker and kept.candidate_id = me and kept.status in ('pending', 'accepted')
  ) then
    perform private.fail('mentoring_open', 'You have asked this maker already.');
  end if;
  if exists (
    select from public.mentorships as kept
    where kept.maker_id = maker and kept.candidate_id = me and kept.status in ('declined', 'expired')
      and kept.decided_at > now() - interval '30 days'
  ) then
    perform private.fail('mentoring_paused', 'Wait 30 days before you ask this maker again.');
  end if;
  if private.mentoring_places_left(maker) = 0 then
    perform private.fail('mentor_full', 'This maker has no free place at the moment.');
  end if;
  if (
    select count(*) from public.mentorships where candidate_id = me and created_at > now() - interval '1 day'
  ) >= private.mentoring_asks_a_day() then
    perform private.fail('too_many_mentoring', 'You have asked as many makers as a day allows. Go on tomorrow.');
  end if;
  insert into public.mentorships (maker_id, candidate_id, purpose, body)
  values (maker, me, ask_mentoring.purpose, said) returning id into asked;
  perform private.notify(owner.id, 'mentoring_asked', jsonb_build_object(
    'name', private.member_facts(me) ->> 'name', 'message', left(said, 300), 'mentorship', asked
  ), '/mentoring') from private.owners_of(maker) as owner (id);
  return asked;
end
$$;

create function private.settle_mentoring_news(mentorship uuid) returns void
language sql security definer set search_path = '' as $$
  update public.notifications set read_at = coalesce(read_at, now())
  where kind = 'mentoring_asked' and data ->> 'mentorship' = mentorship::text and user_id in (
    select owner from public.mentorships as kept, lateral private.owners_of(kept.maker_id) as owner
    where kept.id = mentorship
  )
$$;

create function public.withdraw_mentoring(mentorship_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  update public.mentorships set status = 'withdrawn', decided_at = now()
  where id = mentorship_id and candidate_id = me and status = 'pending';
  if not found then
    perform private.fail('mentoring_over', 'This was answered, withdrawn, or has ended.');
  end if;
  perform private.settle_mentoring_news(mentorship_id);
end
$$;

-- A request that waits for the calling maker.
create function private.require_request(mentorship_id uuid) returns public.mentorships
language plpgsql security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
  asked public.mentorships;
begin
  select * into asked from public.mentorships where id = mentorship_id and maker_id = maker for update;
  if asked.id is null then
    perform private.fail('mentoring_not_found', 'This is not there any more.');
  end if;
  if asked.status <> 'pending' or asked.expires_at <= now() then
    perform private.fail('mentoring_over', 'This was answered, withdrawn, or has ended.');
  end if;
  return asked;
end
$$;

-- Says yes. Answers the conversation, which begins with the request.
create function public.accept_mentoring(mentorship_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.mentorships := private.require_request(mentorship_id);
  me uuid := (select auth.uid());
  wanted text := 'mentoring:' || asked.maker_id || ':' || asked.candidate_id;
  chat public.conversations;
begin
  -- Two acceptances at the same moment wait here for each other.
  perform from public.maker_profiles where organization_id = asked.maker_id for update;
  if private.mentoring_places_left(asked.maker_id) = 0 then
    perform private.fail('mentor_full', 'This maker has no free place at the moment.');
  end if;
  insert into public.conversations (kind, key, first_by, first_at)
  values ('mentoring', wanted, asked.candidate_id, asked.created_at)
  on conflict on constraint conversations_key_key do update set last_at = now() returning * into chat;
  insert into public.conversation_members (conversation_id, user_id)
  values (chat.id, asked.candidate_id), (chat.id, me)
  on conflict on constraint conversation_members_pkey do nothing;
  insert into public.messages (conversation_id, number, id, author_id, body, created_at)
  values (chat.id, chat.last_number + 1, gen_random_uuid(), asked.candidate_id, asked.body, asked.created_at);
  update public.conversations set last_number = chat.last_number + 1 where id = chat.id;
  update public.conversation_members as member set read_number = chat.last_number + 1
  where member.conversation_id = chat.id;
  update public.mentorships as kept set
    status = 'accepted', decided_at = now(), mentor_id = me, conversation_id = chat.id
  where kept.id = asked.id;
  perform private.settle_mentoring_news(asked.id);
  perform private.notify(asked.candidate_id, 'mentoring_accepted', jsonb_build_object(
    'name', (select name from public.organizations where id = asked.maker_id)
  ), '/networking/mentoring/' || asked.id);
  perform private.tell_members(chat.id, jsonb_build_object('kind', 'message', 'number', chat.last_number + 1));
  return chat.id;
end
$$;

create function public.decline_mentoring(mentorship_id uuid, reason text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked public.mentorships := private.require_request(mentorship_id);
  said text := left(btrim(coalesce(reason, ''), E' \t\r\n'), 500);
begin
  update public.mentorships as kept set status = 'declined', decided_at = now(), reason = said where kept.id = asked.id;
  perform private.settle_mentoring_news(asked.id);
  perform private.notify(asked.candidate_id, 'mentoring_declined', jsonb_strip_nulls(jsonb_build_object(
    'name', (select name from public.organizations where id = asked.maker_id), 'reason', nullif(said, '')
  )), '/networking/mentoring');
end
$$;

create function private.expire_mentoring() returns int
language plpgsql security definer set search_path = '' as $$
declare
  asked public.mentorships;
  gone int := 0;
begin
  for asked in
    update public.mentorships set status = 'expired', decided_at = expires_at
    where status = 'pending' and expires_at <= now() returning *
  loop
    perform private.settle_mentoring_news(asked.id);
    perform private.notify(asked.candidate_id, 'mentoring_expired', jsonb_build_object(
      'name', (select name from public.organizations where id = asked.maker_id)
    ), '/networking/mentoring');
    gone := gone + 1;
  end loop;
  return gone;
end
$$;
select cron.schedule('expire mentoring', '*/10 * * * *', 'select private.expire_mentoring()');

-- Either side ends it with a word, and the other may still say one.
create function public.end_mentoring(mentorship_id uuid, word text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  kept public.mentorships;
  said text := left(btrim(coalesce(word, ''), E' \t\r\n'), 1000);
  is_candidate boolean;
begin
  select * into kept from public.mentorships
  where id = mentorship_id and id in (select private.my_mentorship_ids()) for update;
  if kept.id is null then
    perform private.fail('mentoring_not_found', 'This is not there any more.');
  end if;
  is_candidate := kept.candidate_id = me;
  if kept.status = 'accepted' then
    update public.mentorships set
      status = 'ended', ended_at = now(), ended_by = case when is_candidate then 'candidate' else 'maker' end
    where id = kept.id;
  elsif kept.status <> 'ended' or (case when is_candidate then kept.candidate_word else kept.maker_word end) <> '' then
    perform private.fail('mentoring_over', 'This was answered, withdrawn, or has ended.');
  end if;
  if is_candidate then
    update public.mentorships set candidate_word = said where id = kept.id;
    perform private.notify(owner.id, 'mentoring_ended', jsonb_build_object(
      'name', private.member_facts(me) ->> 'name', 'message', left(said, 300)
    ), '/mentoring/' || kept.id) from private.owners_of(kept.maker_id) as owner (id);
  else
    update public.mentorships set maker_word = said where id = kept.id;
    perform private.notify(kept.candidate_id, 'mentoring_ended', jsonb_build_object(
      'name', (select name from public.organizations where id = kept.maker_id), 'message', left(said, 300)
    ), '/networking/mentoring/' || kept.id);
  end if;
end
$$;

-- A block ends what there was, without a word.
create function private.part_mentoring() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.mentorships as kept set
    status = case when kept.status = 'accepted' then 'ended' else 'withdrawn' end, decided_at = coalesce(decided_at, now()),
    ended_at = case when kept.status = 'accepted' then now() end,
    ended_by = case when kept.status = 'accepted' then
      case when kept.candidate_id = new.user_id then 'candidate' else 'maker' end end
  where kept.status in ('pending', 'accepted') and (
    kept.candidate_id = new.user_id and new.blocked_id in (select private.owners_of(kept.maker_id))
    or kept.candidate_id = new.blocked_id and new.user_id in (select private.owners_of(kept.maker_id))
  );
  return null;
end
$$;
create trigger part_mentoring after insert on public.blocks
  for each row execute function private.part_mentoring();

-- One of the two sides as the other sees it.
create function private.mentorship_facts(kept public.mentorships) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', kept.id, 'purpose', kept.purpose, 'body', kept.body, 'reason', kept.reason,
    'status', case when kept.status = 'pending' and kept.expires_at <= now() then 'expired' else kept.status end,
    'createdAt', kept.created_at, 'expiresAt', kept.expires_at, 'decidedAt', kept.decided_at, 'endedAt', kept.ended_at,
    'endedBy', kept.ended_by, 'makerWord', kept.maker_word, 'candidateWord', kept.candidate_word,
    'conversation', case when private.is_member(kept.conversation_id, (select auth.uid())) then kept.conversation_id end,
    'side', case when kept.candidate_id = (select auth.uid()) then 'candidate' else 'maker' end,
    'candidate', private.member_facts(kept.candidate_id),
    'maker', jsonb_build_object(
      'name', maker.name, 'handle', shown.handle, 'headline', coalesce(shown.headline, '')
    ),
    'goals', (select count(*) from public.mentoring_goals where mentorship_id = kept.id),
    'goalsDone', (select count(*) from public.mentoring_goals where mentorship_id = kept.id and done_at is not null),
    'sessions', (select count(*) from public.mentoring_sessions where mentorship_id = kept.id),
    'nextSession', (
      select min(starts_at) from public.mentoring_sessions where mentorship_id = kept.id and starts_at > now()
    )
  )
  from public.organizations as maker left join private.shown_makers as shown on shown.id = maker.id
  where maker.id = kept.maker_id
$$;

-- The caller's own, as candidate or as maker: what waits first, then what lasts, then the newest.
create function public.my_mentorships(as_maker boolean default false) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  maker uuid := case when as_maker then private.require_maker() end;
begin
  return jsonb_build_object(
    'places', (select mentee_places from public.maker_profiles where organization_id = maker),
    'isPublic', exists (select from private.shown_makers where id = maker),
    'mentorships', (
      select coalesce(jsonb_agg(private.mentorship_facts(kept) order by
        array_position(array['pending', 'accepted'], kept.status), kept.created_at desc), '[]')
      from (
        select * from public.mentorships as one
        where case when as_maker then one.maker_id = maker else one.candidate_id = me end
        order by one.status in ('pending', 'accepted') desc, one.created_at desc limit 100
      ) as kept
    )
  );
end
$$;

-- One mentorship with its goals and sessions, and of the notes the shared ones and one's own.
create function public.mentorship_page(mentorship_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  kept public.mentorships;
begin
  select * into kept from public.mentorships
  where id = mentorship_id and id in (select private.my_mentorship_ids());
  if kept.id is null then
    return null;
  end if;
  return private.mentorship_facts(kept) || jsonb_build_object(
    'goalList', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', goal.id, 'title', goal.title, 'doneAt', goal.done_at
      ) order by goal.created_at, goal.id), '[]')
      from public.mentoring_goals as goal where goal.mentorship_id = kept.id
    ),
    'sessionList', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', session.id, 'startsAt', session.starts_at, 'minutes', session.minutes, 'notes', session.notes,
        'revision', session.revision, 'ownNote', coalesce(note.body, '')
      ) order by session.starts_at desc, session.id), '[]')
      from public.mentoring_sessions as session
      left join public.mentoring_notes as note on note.session_id = session.id and note.user_id = me
      where session.mentorship_id = kept.id
    )
  );
end
$$;

grant execute on function
  public.find_mentors, public.ask_mentoring, public.withdraw_mentoring, public.accept_mentoring,
  public.decline_mentoring, public.end_mentoring, public.my_mentorships, public.mentorship_page
to authenticated;

-- Conversations of the two: open while it lasts.
alter table public.conversations drop constraint conversations_kind_check;
alter table public.conversations add constraint conversations_kind_check
  check (kind in ('people', 'contact', 'mentoring'));
create or replace function private.mentoring_obstacle(conversation uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when not exists (
    select from public.mentorships as agreed
    join public.organizations as maker on maker.id = agreed.maker_id and maker.status = 'approved'
    where agreed.conversation_id = conversation and agreed.status = 'accepted'
  ) then 'mentoring_ended' end
$$;

-- Whom a maker has helped: how many pieces of each kind, and how many people in all.
create function public.maker_impact() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
  team uuid[] := array(select user_id from public.organization_members where organization_id = maker);
begin
  return (
    with reviewed as (
      select enrollment.user_id from public.reviews as review
      join public.submissions as submission on submission.id = review.submission_id
      join public.enrollments as enrollment on enrollment.id = submission.enrollment_id
      where review.reviewer_id = any (team) and review.delivered_at is not null
    ), mentored as (
      select candidate_id as user_id from public.mentorships
      where maker_id = maker and status in ('accepted', 'ended')
    ), talked as (
      select guest_id as user_id from public.talk_bookings
      where host_id = any (team) and cancelled_at is null and ends_at < now()
    ), played as (
      select user_id from public.enrollments where organization_id = maker and user_id <> all (team)
    ), certified as (
      select user_id from public.certificates where organization_id = maker and revoked_at is null
    )
    select jsonb_build_object(
      'juniors', (
        select count(*) from (
          select user_id from reviewed union select user_id from mentored union select user_id from talked
          union select user_id from played union select user_id from certified
        ) as people
      ),
      'reviewed', (select count(*) from reviewed), 'mentored', (select count(*) from mentored),
      'talks', (select count(*) from talked), 'played', (select count(*) from played),
      'certificates', (select count(*) from certified),
      'missions', (
        select count(*) from public.missions where organization_id = maker and status = 'published'
      )
    )
  );
end
$$;
grant execute on function public.maker_impact to authenticated;
