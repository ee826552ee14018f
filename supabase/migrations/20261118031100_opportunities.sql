-- Opportunities: openings recommended to a candidate with the same explained match that companies see, saved openings,
-- and saved searches with alerts.

-- # Tables

create table public.saved_openings (
  user_id uuid not null references auth.users on delete cascade,
  opening_id uuid not null references public.openings on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (user_id, opening_id)
);

create table public.opening_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  -- As `find_openings` reads it.
  filter jsonb not null check (jsonb_typeof(filter) = 'object' and length(filter::text) <= 2000),
  sort text not null default 'newest' check (sort in ('newest', 'nearest')),
  alerts text not null default 'daily' check (alerts in ('off', 'immediately', 'daily', 'weekly')),
  -- Openings published until then are known.
  alerted_until timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (user_id, name)
);

-- Whom a match was shown to. What candidates look at themselves stays out of the company's view and of its ledger.
alter table public.match_scores
  add column shown_to text not null default 'company' check (shown_to in ('company', 'candidate')),
  drop constraint match_scores_opening_id_user_id_digest_key,
  add constraint match_scores_opening_id_user_id_digest_key unique (opening_id, user_id, shown_to, digest);

-- # Indexes

create index saved_openings_by_date on public.saved_openings (user_id, saved_at desc);
create index saved_openings_by_opening on public.saved_openings (opening_id);
create index opening_searches_due on public.opening_searches (alerts, alerted_until) where alerts <> 'off';

-- # Private helpers

create function private.keep_own_match(opening public.openings, person uuid, match jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.match_scores as shown (
    organization_id, opening_id, user_id, opening_title, formula, score, grade, held_back, reasons, shown_to
  )
  select opening.organization_id, opening.id, person, opening.title, match ->> 'version', (match ->> 'score')::int,
    match ->> 'grade', match ->> 'heldBack', match -> 'reasons', 'candidate'
  where not private.is_acting()
  on conflict on constraint match_scores_opening_id_user_id_digest_key do update set shown_at = now()
$$;

-- A few dozen openings worth measuring for a person: what they aim for and can do, near first, then anywhere, then new.
create function private.openings_to_measure(person uuid, facts jsonb, most int) returns setof uuid
language plpgsql stable security definer rows 100 set search_path = '' as $$
declare
  jobs jsonb := jsonb_path_query_array(facts, '$.targetJobs[*].slug');
  aims jsonb := (select coalesce(jsonb_agg('job:' || job), '[]') from jsonb_array_elements_text(jobs) as job);
  skills jsonb := (
    select coalesce(jsonb_agg('skill:' || (skill ->> 'slug')), '[]') from jsonb_array_elements(facts -> 'skills') as skill
    where skill ? 'slug'
  );
  near jsonb := case when facts -> 'town' ? 'slug' then jsonb_build_object('town', facts -> 'town' -> 'slug', 'within', 80) end;
  away jsonb := '{"remote": "remote"}';
  gathered uuid[] := '{}';
  tier jsonb;
begin
  for tier in
    select each from unnest(array[
      near || jsonb_build_object('anyOf', aims), away || jsonb_build_object('anyOf', aims),
      near || jsonb_build_object('anyOf', skills), away || jsonb_build_object('anyOf', skills),
      jsonb_build_object('anyOf', aims || skills), '{}'
    ]) as each
    where each is not null and each -> 'anyOf' is distinct from '[]'
  loop
    gathered := gathered || array(
      select id from unnest(private.newest_openings(person, tier, most)) as found (id)
      where id <> all (gathered) limit greatest(0, most - cardinality(gathered))
    );
    exit when cardinality(gathered) >= most;
  end loop;
  return query select unnest(gathered);
end
$$;

-- Alerts for saved searches of one rhythm. Looks a minute back, so that what is being published right now comes next time.
create function private.notify_of_new_openings(rhythm text, moment timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  kept public.opening_searches;
  until constant timestamptz := moment - interval '1 minute';
  found uuid[];
  notified int := 0;
begin
  if not private.is_on('openings') then
    return 0;
  end if;
  for kept in
    select search.* from public.opening_searches as search
    where search.alerts = rhythm and search.alerted_until < until
    order by search.alerted_until limit 5000 for update skip locked
  loop
    found := private.newest_openings(kept.user_id, kept.filter, 100, kept.alerted_until, until);
    update public.opening_searches set alerted_until = until where id = kept.id;
    if cardinality(found) > 0 then
      perform private.notify(kept.user_id, 'opening_news', jsonb_build_object(
        'name', kept.name, 'count', cardinality(found), 'search', kept.id
      ), '/opportunities/search?saved=' || kept.id);
      notified := notified + 1;
    end if;
  end loop;
  return notified;
end
$$;

create or replace function private.data_area(part text) returns text
language sql immutable set search_path = '' as $$
  select case
    when part ~ '^(candidate_profiles|profiles|profile_|resumes|private\.handles|skill_attestations)' then 'profile'
    when part ~ '^(enrollments|step_states|submissions|review|comment_|co_reviews|certificates|saved_m|dismissed_m|activity)'
      then 'work'
    when part ~ '^(target_jobs|milestones|plan_|habits)' then 'plan'
    when part ~ '^(application|saved_openings|opening_(searches|invitations|applications))' then 'applications'
    when part ~ '^(stories|postings|cover_letters|letter_|practice_)' then 'booster'
    when part ~ '^(network_|private\.network|connections|private\.declined|private\.request|blocks|dismissed_p|reports|endors)'
      then 'network'
    when part ~ '^(conversation|message)' then 'messages'
    when part ~ '^(talk_|event)' then 'events'
    when part ~ '^(discovery|private\.(discovery|candidate|pool)|match_|contact_|saved_searches)' then 'discovery'
    when part ~ '^(student|programs|private\.(student|program)|partnership)' then 'school'
    when part ~ '^(maker_|portfolio|client|project|private\.project|invoices|time_entries|mentor)' then 'maker'
    when part ~ '^(organization|mission|team_)' then 'organization'
    when part ~ '^(notification|private\.(mails|digests|unsubscribe))' then 'mails'
    when part = 'storage.objects' then 'files'
    else 'account' end
$$;

-- # Policies and grants

call private.protect('public.saved_openings');
grant select, delete on public.saved_openings to authenticated;
call private.own_rows('public.saved_openings', 'user_id', '{select,delete}', 'saved openings');

call private.protect('public.opening_searches');
grant select, delete on public.opening_searches to authenticated;
grant update (name, alerts) on public.opening_searches to authenticated;
call private.own_rows('public.opening_searches', 'user_id', '{select,update,delete}', 'searches for openings');

-- # Functions

-- Openings that suit the caller best, ten per page, each with its grade, its reasons and the missions that would prove
-- what is missing. Every ranking that is shown is stored.
create function public.recommended_openings(page int default 0) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
  facts jsonb := private.card_facts(me);
  most constant int := 100;
  first constant int := 10 * least(greatest(page, 0), most / 10 - 1);
  total int;
  shown record;
  match jsonb;
  openings jsonb := '[]';
begin
  perform private.require_feature('openings');
  for shown in
    with measured as (
      select opening, kept.content, private.match_figures(kept.content, facts) as figures
      from private.openings_to_measure(me, facts, most) as reached
      join public.openings as opening on opening.id = reached
      join public.opening_versions as kept on kept.opening_id = opening.id and kept.version = opening.version
      where opening.organization_id <> all (array(
        select hidden.organization_id from public.discovery_exclusions as hidden where hidden.user_id = me
      ))
    )
    select *, count(*) over () as number from measured
    order by array_position(array['great', 'good', 'fair', 'weak'], (figures).grade), (figures).score desc,
      (opening).published_at desc, (opening).id
    limit 10 offset first
  loop
    total := shown.number;
    match := private.match(shown.content, facts);
    perform private.keep_own_match(shown.opening, me, match);
    openings := openings || jsonb_build_object(
      'opening', private.opening_card((shown.opening).id), 'match', match,
      'missions', private.proving_missions(shown.content, (shown.opening).organization_id),
      'isSaved', exists (
        select from public.saved_openings as saved where saved.user_id = me and saved.opening_id = (shown.opening).id
      )
    );
  end loop;
  return jsonb_build_object('total', coalesce(total, 0), 'openings', openings);
end
$$;

-- How well one opening suits the caller, and whether they saved it.
create function public.opening_match(opening_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
  opening public.openings;
  match jsonb;
begin
  perform private.require_feature('openings');
  select * into opening from public.openings as kept where kept.id = opening_match.opening_id;
  if opening.id is null or not private.can_see_opening(opening, me) then
    perform private.raise_app_error('opening_gone', 'This opening no longer exists.');
  end if;
  match := private.match((
    select kept.content from public.opening_versions as kept
    where kept.opening_id = opening.id and kept.version = opening.version
  ), private.card_facts(me));
  perform private.keep_own_match(opening, me, match);
  return jsonb_build_object('match', match, 'isSaved', exists (
    select from public.saved_openings as saved where saved.user_id = me and saved.opening_id = opening.id
  ));
end
$$;

create function public.bookmark_opening(opening_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  perform private.require_feature('openings');
  if (select count(*) from public.saved_openings as saved where saved.user_id = me) >= 500 then
    perform private.raise_app_error('too_many_saved_openings', 'There is room for 500 saved openings. Remove some first.');
  end if;
  insert into public.saved_openings as saved (user_id, opening_id)
  select me, opening.id from public.openings as opening
  where opening.id = bookmark_opening.opening_id and private.can_see_opening(opening, me)
  on conflict on constraint saved_openings_pkey do nothing;
end
$$;

-- The caller's saved openings, newest first, 24 per page; those that have closed say so.
create function public.my_saved_openings(page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  perform private.require_feature('openings');
  return (
    with part as (
      select saved.opening_id, saved.saved_at, opening from public.saved_openings as saved
      join public.openings as opening on opening.id = saved.opening_id
      where saved.user_id = me and private.can_see_opening(opening, me) and opening.status <> 'archived'
      order by saved.saved_at desc, saved.opening_id limit 25 offset 24 * least(greatest(page, 0), 100)
    )
    select jsonb_build_object(
      'isMore', (select count(*) > 24 from part),
      'openings', coalesce(jsonb_agg(private.opening_card(one.opening_id) || jsonb_build_object(
        'isOpen', private.is_listed(one.opening) and coalesce((
          select listing.apply_by >= current_date from private.opening_listings as listing
          where listing.opening_id = one.opening_id
        ), true)
      ) order by one.saved_at desc, one.opening_id), '[]')
    )
    from (select * from part order by saved_at desc, opening_id limit 24) as one
  );
end
$$;

-- Under the name of a search that exists, it is changed.
create function public.save_opening_search(name text, filter jsonb, sort text default 'newest', alerts text default 'daily')
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
  kept uuid;
begin
  perform private.require_feature('openings');
  -- Two windows that save at the same time wait for each other.
  perform pg_advisory_xact_lock(hashtext('opening searches ' || me));
  if (select count(*) from public.opening_searches as search where search.user_id = me) >= 30 and not exists (
    select from public.opening_searches as search
    where search.user_id = me and search.name = btrim(save_opening_search.name)
  ) then
    perform private.raise_app_error('too_many_opening_searches', 'There is room for 30 searches. Remove one first.');
  end if;
  -- A filter that can't be read is refused now, and not by the job at night.
  perform private.newest_openings(me, save_opening_search.filter, 1);
  insert into public.opening_searches as search (user_id, name, filter, sort, alerts)
  values (
    me, btrim(save_opening_search.name), save_opening_search.filter - 'anyOf', save_opening_search.sort,
    save_opening_search.alerts
  )
  on conflict on constraint opening_searches_user_id_name_key do update
    set filter = excluded.filter, sort = excluded.sort, alerts = excluded.alerts, alerted_until = now()
  returning search.id into kept;
  return kept;
end
$$;

-- The caller's matches as companies saw them, each opening once, as it was last shown.
create or replace function public.my_matches(page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  perform private.require_feature('discovery');
  return (
    with latest as (
      select distinct on (shown.opening_id) shown.* from public.match_scores as shown
      where shown.user_id = me and shown.shown_to = 'company' order by shown.opening_id, shown.shown_at desc, shown.id
    ), part as (
      select * from latest order by shown_at desc, id limit 11 offset 10 * greatest(page, 0)
    )
    select jsonb_build_object(
      'isMore', (select count(*) > 10 from part),
      'matches', coalesce(jsonb_agg(jsonb_build_object(
        'id', one.id, 'company', company.name, 'slug', case when company.status = 'approved' then company.slug end, 'opening', one.opening_title, 'shownAt', one.shown_at,
        'match', jsonb_build_object(
          'version', one.formula, 'score', one.score, 'grade', one.grade, 'heldBack', one.held_back, 'reasons', one.reasons
        ),
        'question', (
          select jsonb_build_object('text', asked.question, 'askedAt', asked.asked_at, 'answer', asked.answer, 'answeredAt', asked.answered_at)
          from public.match_questions as asked where asked.match_id = one.id and not private.is_acting()
        )
      ) order by one.shown_at desc, one.id), '[]')
    )
    from (select * from part order by shown_at desc, id limit 10) as one
    join public.organizations as company on company.id = one.organization_id
  );
end
$$;

grant execute on function
  public.bookmark_opening, public.my_saved_openings, public.opening_match, public.recommended_openings,
  public.save_opening_search
to authenticated;

-- # Jobs, notifications, personal data

insert into private.notification_kinds (kind, topic) values ('opening_news', 'other');

select cron.schedule(
  'alert of new openings', '*/10 * * * *', $$select private.notify_of_new_openings('immediately')$$
);
select cron.schedule('alert of new openings daily', '0 6 * * *', $$select private.notify_of_new_openings('daily')$$);
select cron.schedule('alert of new openings weekly', '0 6 * * 1', $$select private.notify_of_new_openings('weekly')$$);

call private.declare_data('public.saved_openings', 't.user_id = $1', 'removed', '{user_id}');
call private.declare_data('public.opening_searches', 't.user_id = $1', 'removed', '{user_id}');
