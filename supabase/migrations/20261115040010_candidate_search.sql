-- Searching candidates who allow it. Everything a card is found by stands in one array, so that one index serves every
-- combination of filters and words; whoever may not be found has no card, and so nothing to find, count or guess by.
create index candidate_cards_by_terms on private.candidate_cards using gin (terms);
create index candidate_cards_by_activity on private.candidate_cards (active_on desc, user_id);
create index candidate_cards_by_missions on private.candidate_cards (missions desc, active_on desc, user_id);
create index candidate_cards_by_age on private.candidate_cards (found_since desc, user_id);

-- Words of the catalogues and of cards, with the terms they stand for: "analyse" leads to data analysis, however its
-- owner wrote it. Words of cards are gathered as cards come; what nobody's card holds any more finds nothing.
create table private.search_words (
  word text collate "C" not null,
  term text not null,
  primary key (word, term)
);
create index search_words_by_likeness on private.search_words using gin (word extensions.gin_trgm_ops);

create function private.gather_catalogue_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_words where term not like 'word:%';
  insert into private.search_words (word, term)
  select distinct word, term from (
    select 'skill:' || slug as term, concat_ws(' ', name_en, name_fr, array_to_string(aliases, ' ')) as said from public.skills
    where merged_into is null
    union all
    select 'job:' || slug, concat_ws(' ', title_en, title_fr, array_to_string(aliases, ' ')) from public.jobs
    union all
    select 'town:' || slug, concat_ws(' ', name_en, name_fr, array_to_string(aliases, ' ')) from public.towns
  ) as listed, private.words_of(said) as word;
  return null;
end
$$;
create trigger skills_words after insert or update or delete on public.skills
  for each statement execute function private.gather_catalogue_words();
create trigger jobs_words after insert or update or delete on public.jobs
  for each statement execute function private.gather_catalogue_words();
create trigger towns_words after insert or update or delete on public.towns
  for each statement execute function private.gather_catalogue_words();

create function private.gather_card_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.search_words (word, term)
  select substr(term, 6), term from unnest(new.terms) as term where term like 'word:%'
  on conflict do nothing;
  return null;
end
$$;
create trigger cards_words after insert or update of terms on private.candidate_cards
  for each row execute function private.gather_card_words();

-- The terms that a typed word can mean: it, what begins with it or with its stem; else what is nearest to it.
create function private.meanings(typed text) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  plain text := private.plain_words(typed);
  stem text := case when length(plain) > 4 then regexp_replace(plain, '(euses?|eurs?|ers?|es|[sxe])$', '') else plain end;
  most int := case when length(plain) < 4 then 0 when length(plain) < 5 then 1 else 2 end;
  found text[];
begin
  found := array(
    select term from private.search_words
    where word = plain or length(stem) > 2 and word >= stem and word < stem || chr(1114111)
    order by word <> plain, length(word), word limit 24
  );
  if found = '{}' then
    found := array(
      select term from (
        select term, distance, min(distance) over () as least
        from (
          select term, extensions.levenshtein_less_equal(word, plain, most) as distance
          from private.search_words where word operator(extensions.%) plain
        ) as near
        where distance <= most
      ) as nearest
      where distance = least order by term limit 20
    );
  end if;
  -- A term that no card has: nothing means it, and so nothing is found.
  return coalesce(nullif(found, '{}'), array['word:']);
end
$$;

-- The terms a filter asks for, all of them. "skills" are slugs, with ":2" where it must be proven at that level.
create function private.wanted_terms(filter jsonb) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select case when asked ~ ':[123]$' then 'proven:' else 'skill:' end || asked
    from jsonb_array_elements_text(filter -> 'skills') as asked
    union all select 'missions:' || (filter ->> 'missions') where filter ->> 'missions' in ('1', '2', '3', '5', '10')
    union all select 'job:' || (filter ->> 'job') where filter ? 'job'
    union all select 'contract:' || (filter ->> 'contract') where filter ? 'contract'
    union all select 'language:' || (filter ->> 'language') where filter ? 'language'
    union all select 'school:' || private.plain_words(filter ->> 'school') where filter ? 'school'
  )
$$;
-- Where somebody may be: in the town or near enough, willing to come there, or to work from anywhere.
create function private.near_terms(filter jsonb) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select 'town:' || town.slug from public.towns as wanted, public.towns as town
    where wanted.slug = filter ->> 'town' and private.kilometres(
      wanted.latitude::float, wanted.longitude::float, town.latitude::float, town.longitude::float
    ) <= least(coalesce((filter ->> 'within')::int, 0), 500) + 0.5
    union all select 'wants:' || (filter ->> 'town') where coalesce((filter ->> 'movers')::boolean, true)
  ) where filter ? 'town'
$$;

-- Where the search stands in a round: among those of the last weeks or with the most missions first, then further.
create function private.round_terms(sort text, round int) returns text[]
language sql stable set search_path = '' as $$
  select case when round = 2 then '{}'
    when sort = 'proof' then array['missions:' || (array[5, 2])[round + 1]]
    when sort = 'active' then array['fresh:' || round] else '{}' end::text[]
$$;

-- At most as many as are wanted, in their order. A search among the newest few thousand finds what is common; what is
-- not found there is rare, and the index of terms leads to it among more, and then among all: so no search reads many
-- more rows than it shows, however many people there are. Planned anew for the values of each round.
create function private.search_cards(organization uuid, filter jsonb, sort text, most int, since timestamptz default null)
returns table (user_id uuid, labels int, terms text[], place bigint)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off set jit = off as $$
declare
  hidden uuid[] := private.hidden_from(organization);
  asked text[] := private.wanted_terms(filter);
  near text[] := private.near_terms(filter);
  by_day date := (filter ->> 'availableBy')::date;
  -- Whoever said when; the day itself is compared with the card.
  free text[] := case when by_day is not null then array['available:now', 'available:from_date'] end;
  typed text[] := array(
    select word from unnest(array(select private.words_of(filter ->> 'search'))) as word order by length(word) desc limit 4
  );
  first text[] := case when cardinality(typed) > 0 then private.meanings(typed[1]) end;
  second text[] := case when cardinality(typed) > 1 then private.meanings(typed[2]) end;
  third text[] := case when cardinality(typed) > 2 then private.meanings(typed[3]) end;
  fourth text[] := case when cardinality(typed) > 3 then private.meanings(typed[4]) end;
  has_terms constant boolean := asked <> '{}' or near is not null or free is not null or first is not null;
  edges private.card_edges;
  wanted text[];
  is_ordered boolean;
  oldest date;
  fewest int;
  newest timestamptz;
  found uuid[];
begin
  select * into edges from private.card_edges;
  for round in 0..2 loop
    wanted := asked || case when has_terms then private.round_terms(sort, round) else '{}' end;
    oldest := case when sort = 'active' then (array[edges.fresh_since, edges.recent_since])[round + 1] end;
    fewest := case when sort = 'proof' then (array[5, 2])[round + 1] end;
    newest := coalesce(since, case when sort = 'new' then now() - (array['30 days', '120 days'])[round + 1]::interval end);
    -- Along the index of an order only where that is bounded, or where there is nothing else to go by.
    is_ordered := round = 0 or not has_terms;
    found := array(
      select card.user_id from private.candidate_cards as card
      where (wanted = '{}' or card.terms @> wanted)
        and (near is null or card.terms && near)
        and (free is null or card.terms && free)
        and (first is null or card.terms && first)
        and (second is null or card.terms && second)
        and (third is null or card.terms && third)
        and (fourth is null or card.terms && fourth)
        and (by_day is null or card.available_on <= by_day)
        and (oldest is null or card.active_on >= oldest)
        and (fewest is null or card.missions >= fewest)
        and (newest is null or card.found_since > newest)
        and card.user_id <> all (hidden)
      order by
        case when sort = 'proof' and is_ordered then card.missions when sort = 'proof' then card.missions + 0 end desc,
        case when sort = 'new' and is_ordered then card.found_since when sort = 'new' then card.found_since + interval '0' end desc,
        case when is_ordered then card.active_on else card.active_on + 0 end desc, card.user_id
      limit most
    );
    -- Where the newest are all there are, a further round would look at the same people.
    exit when cardinality(found) >= most or oldest = '-infinity';
  end loop;
  return query
  select card.user_id, card.labels, card.terms, listed.place
  from unnest(found) with ordinality as listed (user_id, place)
  join private.candidate_cards as card on card.user_id = listed.user_id;
end
$$;

-- A page of 12 cards, how many there are (to 500), and what those have in common.
create function public.find_candidates(filter jsonb default '{}', sort text default 'active', page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  organization uuid := private.require_recruiter();
  most constant int := 500;
  first constant int := 12 * least(greatest(page, 0), 41);
begin
  return (
    with found as materialized (select * from private.search_cards(organization, filter, sort, most + 1)),
    counted as (
      select split_part(term, ':', 1) as kind, substr(term, strpos(term, ':') + 1) as value, count(*) as number
      from found, unnest(found.terms[:found.labels]) as term where found.place <= most group by term
    ), ranked as (
      select *, row_number() over (partition by kind order by number desc, value) as rank from counted
    )
    select jsonb_build_object(
      'total', least(count(*), most), 'isMore', count(*) > most,
      'cards', (
        select coalesce(jsonb_agg(card.facts || jsonb_build_object('id', private.card_id(organization, shown.user_id)) order by shown.place), '[]')
        from found as shown join private.candidate_cards as card using (user_id)
        where shown.place > first and shown.place <= least(first + 12, most)
      ),
      'facets', (
        select coalesce(jsonb_object_agg(kind, options), '{}') from (
          select kind, jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'value', value, 'count', number, 'nameEn', coalesce(skill.name_en, job.title_en, town.name_en, school.name),
            'nameFr', coalesce(skill.name_fr, job.title_fr, town.name_fr, school.name)
          )) order by number desc, value) as options
          from ranked
          left join public.skills as skill on kind = 'skill' and skill.slug = value
          left join public.jobs as job on kind = 'job' and job.slug = value
          left join public.towns as town on kind = 'town' and town.slug = value
          left join lateral (
            -- As the first of them wrote it.
            select said as name from (
              select user_id from found where ranked.kind = 'school' and found.terms @> array['school:' || ranked.value] limit 1
            ) as one
            join private.candidate_cards as card using (user_id), jsonb_array_elements_text(card.facts -> 'schools') as said
            where private.plain_words(said) = ranked.value limit 1
          ) as school on true
          where rank <= 10 group by kind
        ) as facet
      )
    ) from found
  );
end
$$;
grant execute on function public.find_candidates to authenticated;

-- Searches somebody keeps, and is told of when there are new people. They are his, as long as he recruits there.
create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 80),
  filter jsonb not null check (jsonb_typeof(filter) = 'object' and length(filter::text) <= 2000),
  sort text not null default 'active' check (sort in ('active', 'proof', 'new')),
  is_told boolean not null default true,
  told_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (user_id, organization_id, name)
);
create index saved_searches_by_organization on public.saved_searches (organization_id);
create index saved_searches_due on public.saved_searches (told_at) where is_told;
call private.protect('public.saved_searches');
grant select, delete on public.saved_searches to authenticated;
grant update (name, is_told) on public.saved_searches to authenticated;
create policy "Recruiters see the searches they keep" on public.saved_searches for select to authenticated
  using (user_id = (select auth.uid()) and organization_id in (select private.my_recruiting_organizations()));
create policy "Recruiters rename their searches" on public.saved_searches for update to authenticated
  using (user_id = (select auth.uid()) and organization_id in (select private.my_recruiting_organizations()))
  with check (user_id = (select auth.uid()) and organization_id in (select private.my_recruiting_organizations()));
create policy "Recruiters remove their searches" on public.saved_searches for delete to authenticated
  using (user_id = (select auth.uid()));

create function public.save_search(name text, filter jsonb, sort text default 'active') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  me uuid := private.require_user();
  kept uuid;
begin
  if (select count(*) from public.saved_searches as search where search.user_id = me) >= 50 then
    perform private.fail('too_many_searches', 'There is room for 50 searches. Remove one first.');
  end if;
  -- A filter that cannot be read is refused now, and not by the job at night.
  perform private.search_cards(organization, save_search.filter, save_search.sort, 1);
  insert into public.saved_searches (user_id, organization_id, name, filter, sort)
  values (me, organization, btrim(save_search.name), save_search.filter, save_search.sort)
  on conflict on constraint saved_searches_user_id_organization_id_name_key do update
    set filter = excluded.filter, sort = excluded.sort, told_at = now()
  returning id into kept;
  return kept;
end
$$;
grant execute on function public.save_search to authenticated;

create function private.tell_of_new_candidates(moment timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  kept public.saved_searches;
  number int;
  told int := 0;
begin
  for kept in
    select search.* from public.saved_searches as search
    join public.organization_members as member using (organization_id, user_id)
    join public.organizations as organization on organization.id = search.organization_id
    where search.is_told and search.told_at < moment - interval '20 hours' and organization.status = 'approved'
      and member.member_role in ('owner', 'recruiter')
    order by search.told_at limit 5000 for update of search skip locked
  loop
    select count(*) into number
    from private.search_cards(kept.organization_id, kept.filter, 'new', 100, kept.told_at);
    update public.saved_searches set told_at = moment where id = kept.id;
    if number > 0 then
      perform private.notify(kept.user_id, 'search_news', jsonb_build_object(
        'name', kept.name, 'count', number, 'search', kept.id
      ), '/candidates?kept=' || kept.id);
      told := told + 1;
    end if;
  end loop;
  return told;
end
$$;
select cron.schedule('tell of new candidates', '0 6 * * *', 'select private.tell_of_new_candidates()');
