-- Cards that a company cannot join with what it knows by name. docs/anonymity.md says what a company could compare;
-- docs/adr/0038 says what was decided.

-- Cards that are alike are picked by a number that means nothing, and then sorted by the id that the company sees: an
-- order by the person's id would let anyone find a card between the accounts of their own.
alter table private.candidate_cards
  add column shuffle uuid not null default gen_random_uuid(),
  -- By day: the minute in which somebody became findable would tell them apart.
  add column found_on date not null default current_date;
update private.candidate_cards set found_on = found_since::date;

drop index private.candidate_cards_by_activity, private.candidate_cards_by_missions, private.candidate_cards_by_age;
create index candidate_cards_by_activity on private.candidate_cards (active_on desc, shuffle);
create index candidate_cards_by_missions on private.candidate_cards (missions desc, active_on desc, shuffle);
create index candidate_cards_by_age on private.candidate_cards (found_on desc, active_on desc, shuffle);

-- A company knows by name whose work it validated. What it sees of their cards, and finds them by, leaves out
-- everything that its own certificates prove.
create table private.cards_for_issuers (
  organization_id uuid not null references public.organizations on delete cascade,
  user_id uuid not null references private.candidate_cards on delete cascade,
  missions int not null,
  labels int not null,
  terms text[] collate "C" not null,
  facts jsonb not null,
  primary key (organization_id, user_id)
);
create index cards_for_issuers_by_person on private.cards_for_issuers (user_id);
call private.declare_data('private.cards_for_issuers', 't.user_id = $1', 'removed');
call private.tell_data('private.cards_for_issuers', $$jsonb_build_object(
  'company', (select name from public.organizations where id = t.organization_id), 'facts', t.facts
)$$);

-- The job of the catalog that a written title names: "Analyste de données junior (Lyon)" is a data analyst.
create function private.stems_of(said text) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct case when length(word) > 4
    then regexp_replace(word, '(euses?|eurs?|rices?|ers?|ees?|es|[sxe])$', '') else word end), '{}')
  from private.words_of(said) as word
$$;
-- What jobs are called, taken apart once: every card asks.
create table private.job_names (
  job_slug text not null references public.jobs on update cascade on delete cascade,
  stems text[] not null,
  primary key (job_slug, stems)
);
call private.declare_data('private.job_names', null, 'nobody');
create function private.gather_job_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.job_names;
  insert into private.job_names (job_slug, stems)
  select distinct job.slug, known.stems from public.jobs as job
  cross join lateral unnest(array[job.title_en, job.title_fr] || job.aliases) as name
  cross join lateral (select array_remove(private.stems_of(name), 'junior')) as known (stems)
  where known.stems <> '{}';
  return null;
end
$$;
create trigger jobs_names after insert or update or delete on public.jobs
  for each statement execute function private.gather_job_names();
-- Gathers what is there already, without changing it.
update public.jobs set slug = slug where false;

create function private.job_named_in(title text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  said text[] := private.stems_of(title);
begin
  return (
    select known.job_slug from private.job_names as known where known.stems <@ said
    order by cardinality(known.stems) desc, known.job_slug limit 1
  );
end
$$;

-- Of a proof a card tells the mission and its company, the year, and how much was reached in tens: enough to judge it,
-- too little to find the certificate. Endorsements count from three on, so that nobody marks a card by endorsing it.
drop function private.card_skills(uuid, boolean);
create function private.card_skills(person uuid, with_proofs boolean, issuer uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with listed as (
    select skill, ordinality as place from jsonb_array_elements(private.skills_of(person, true)) with ordinality as one (skill)
  ), weighed as (
    select place, skill,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'mission', source -> 'facts' ->> 'mission', 'organization', source -> 'facts' ->> 'organization',
          'difficulty', source -> 'facts' ->> 'difficulty',
          'reached', floor((source -> 'facts' ->> 'reached')::numeric / 10)::int * 10,
          'on', to_char((source ->> 'at')::timestamptz, 'YYYY')
        ) order by array_position(array['advanced', 'intermediate', 'beginner'], source -> 'facts' ->> 'difficulty'),
          to_char((source ->> 'at')::timestamptz, 'YYYY') desc, source -> 'facts' ->> 'mission')
        from jsonb_array_elements(skill -> 'sources') as source
        where with_proofs and source ->> 'kind' = 'proven' and (issuer is null or not exists (
          select from public.certificates as certificate
          where certificate.code = source -> 'facts' ->> 'code' and certificate.organization_id = issuer
        ))
      ), '[]') as proofs,
      coalesce((
        select jsonb_agg(distinct source -> 'facts' ->> 'school')
        from jsonb_array_elements(skill -> 'sources') as source where with_proofs and source ->> 'kind' = 'attested'
      ), '[]') as schools,
      (
        select count(*) >= 3 from jsonb_array_elements(skill -> 'sources') as source where source ->> 'kind' = 'endorsed'
      ) as is_endorsed
    from listed
    where private.naming_nobody(coalesce(skill ->> 'nameEn', skill ->> 'word'), person) is not null
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'key', skill ->> 'key', 'slug', skill ->> 'slug', 'nameEn', coalesce(skill ->> 'nameEn', skill ->> 'word'),
    'nameFr', coalesce(skill ->> 'nameFr', skill ->> 'word'),
    'source', case when proofs <> '[]' then 'proven' when schools <> '[]' then 'attested' when is_endorsed then 'endorsed'
      else 'declared' end,
    'level', array_position(array['beginner', 'intermediate', 'advanced'], proofs -> 0 ->> 'difficulty'),
    'proofs', nullif(proofs, '[]'), 'attestedBy', nullif(schools, '[]'), 'isEndorsed', nullif(is_endorsed, false)
  )) order by place), '[]')
  -- A skill that is only known through what is hidden does not show.
  from weighed where skill ->> 'word' is not null or proofs <> '[]' or schools <> '[]'
$$;

-- All that a card shows, to every company or to one that issued certificates to the person. The title is the catalog's:
-- people use their own wording everywhere.
drop function private.card_facts(uuid);
create function private.card_facts(person uuid, issuer uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'title', (
      select jsonb_build_object('slug', job.slug, 'titleEn', job.title_en, 'titleFr', job.title_fr)
      from public.jobs as job where job.slug = private.job_named_in(private.naming_nobody(profile.job_title, person))
    ),
    'skills', case when 'skills' <> all (said.hidden) then
      private.card_skills(person, 'proofs' <> all (said.hidden), issuer) end,
    'missionsValidated', case when 'proofs' <> all (said.hidden) then (
      select count(distinct certificate.enrollment_id) from public.certificates as certificate
      where certificate.user_id = person and certificate.is_public and certificate.revoked_at is null
        and (issuer is null or certificate.organization_id <> issuer)
    ) end,
    'targetJobs', case when 'target_jobs' <> all (said.hidden) then (
      select coalesce(jsonb_agg(jsonb_build_object('slug', job.slug, 'titleEn', job.title_en, 'titleFr', job.title_fr) order by place), '[]')
      from public.target_jobs as target join public.jobs as job on job.slug = target.job_slug where target.user_id = person
    ) end,
    'town', case when 'place' <> all (said.hidden) then private.town_facts(private.town_of(career.location)) end,
    'places', case when 'place' <> all (said.hidden) then (
      select coalesce(jsonb_agg(private.town_facts(wanted)), '[]')
      from (select distinct private.town_of(said) as wanted from unnest(career.places) as said) as towns where wanted is not null
    ) end,
    'remote', case when 'place' <> all (said.hidden) then career.remote end,
    'availability', case when 'availability' <> all (said.hidden) then career.availability end,
    'availableFrom', case when 'availability' <> all (said.hidden) then career.available_from end,
    'contracts', case when 'contracts' <> all (said.hidden) then career.contract_kinds end,
    'languages', case when 'languages' <> all (said.hidden) then (
      select coalesce(jsonb_agg(jsonb_build_object('code', code, 'level', level) order by position), '[]')
      from public.profile_languages as spoken where spoken.user_id = person
    ) end,
    'schools', case when 'schools' <> all (said.hidden) then (
      select coalesce(jsonb_agg(distinct known), '[]')
      from public.profile_education as entry, private.naming_nobody(entry.school, person) as known
      where entry.user_id = person and known is not null
    ) end
  ))
  from public.profiles as profile
  join public.candidate_profiles as career using (user_id)
  left join public.discovery_settings as chosen using (user_id)
  cross join lateral (select coalesce(chosen.hidden, '{}')) as said (hidden)
  where profile.user_id = person
$$;

create or replace function private.card_words(facts jsonb) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select 'word:' || word from private.words_of(concat_ws(' ',
      facts -> 'title' ->> 'titleEn', facts -> 'title' ->> 'titleFr', (
      select string_agg(school, ' ') from jsonb_array_elements_text(facts -> 'schools') as school
    ), (
      select string_agg(concat_ws(' ', case when skill ? 'slug' then null else skill ->> 'nameEn' end, (
        select string_agg(proof ->> 'mission', ' ') from jsonb_array_elements(skill -> 'proofs') as proof
      )), ' ') from jsonb_array_elements(facts -> 'skills') as skill
    ))) as word
  )
$$;

create or replace function private.set_card_edges() returns void
language plpgsql security definer set search_path = '' as $$
declare
  edges private.card_edges;
begin
  update private.card_edges set
    fresh_since = coalesce((
      select active_on from private.candidate_cards order by active_on desc, shuffle offset 20000 limit 1
    ), '-infinity'),
    recent_since = coalesce((
      select active_on from private.candidate_cards order by active_on desc, shuffle offset 150000 limit 1
    ), '-infinity')
  returning * into edges;
  update private.candidate_cards as card
  set terms = array(select term from unnest(terms) as term where term not like 'fresh:%') || private.card_freshness(active_on)
  from (
    select user_id from private.candidate_cards where terms @> '{fresh:0}' and active_on < edges.fresh_since
    union select user_id from private.candidate_cards where active_on >= edges.fresh_since and not terms @> '{fresh:0}'
    union select user_id from private.candidate_cards where terms @> '{fresh:1}' and active_on < edges.recent_since
    union select user_id from private.candidate_cards where active_on >= edges.recent_since and not terms @> '{fresh:1}'
  ) as moved
  where card.user_id = moved.user_id;
end
$$;

-- Whoever said yes is findable; a page for others is another decision.
create or replace function private.is_findable(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.discovery_settings as chosen
    join public.candidate_profiles as career using (user_id)
    join public.profiles as profile using (user_id)
    join auth.users as account on account.id = chosen.user_id
    join public.user_roles as held on held.user_id = chosen.user_id and held.role = 'candidate'
    where chosen.user_id = person and chosen.is_findable
      and career.availability <> 'closed' and profile.deletion_requested_at is null
      and coalesce(account.banned_until, '-infinity') < now()
  )
$$;
-- Until now a private page kept a card away, whatever was said before: it stays away.
update public.discovery_settings as chosen set is_findable = false
from public.candidate_profiles as career
where career.user_id = chosen.user_id and career.visibility = 'private' and chosen.is_findable;

create or replace function public.set_my_discovery(is_findable boolean, hidden text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  insert into public.candidate_profiles (user_id) values (me) on conflict on constraint candidate_profiles_pkey do nothing;
  insert into public.discovery_settings as chosen (user_id, is_findable, hidden)
  values (me, set_my_discovery.is_findable, array(select distinct unnest(set_my_discovery.hidden) order by 1))
  on conflict on constraint discovery_settings_pkey do update
    set is_findable = excluded.is_findable, hidden = excluded.hidden, decided_at = now();
end
$$;

-- What somebody does with missions does not count as activity: the company whose mission it is would see the work come
-- in and a card move on the same day.
create or replace function private.list_candidate(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb;
begin
  if not private.is_findable(person) then
    delete from private.candidate_cards where user_id = person;
    return;
  end if;
  told := private.card_facts(person);
  insert into private.candidate_cards as card (user_id, active_on, missions, available_on, labels, terms, facts)
  select person, active,
    coalesce((told ->> 'missionsValidated')::int, 0),
    case told ->> 'availability' when 'now' then '-infinity'::date when 'from_date' then career.available_from end,
    cardinality(labels), labels || private.card_marks(told) || private.card_words(told) || private.card_freshness(active), told
  from public.profiles as profile
  join public.candidate_profiles as career using (user_id)
  join public.discovery_settings as chosen using (user_id)
  join auth.users as account on account.id = profile.user_id
  cross join private.card_labels(told) as labels
  cross join lateral (
    select greatest(profile.updated_at, career.updated_at, chosen.decided_at, account.last_sign_in_at)::date
  ) as known (active)
  where profile.user_id = person
  on conflict (user_id) do update set active_on = excluded.active_on, missions = excluded.missions,
    available_on = excluded.available_on, labels = excluded.labels, terms = excluded.terms, facts = excluded.facts
  where (card.active_on, card.facts) is distinct from (excluded.active_on, excluded.facts);

  delete from private.cards_for_issuers as known where known.user_id = person;
  insert into private.cards_for_issuers (organization_id, user_id, missions, labels, terms, facts)
  select issuer.id, person, coalesce((seen.facts ->> 'missionsValidated')::int, 0), cardinality(labels),
    labels || private.card_marks(seen.facts) || private.card_words(seen.facts), seen.facts
  from (
    select distinct certificate.organization_id as id from public.certificates as certificate
    where certificate.user_id = person and certificate.is_public and certificate.revoked_at is null
  ) as issuer
  cross join lateral (select private.card_facts(person, issuer.id) as facts) as seen
  cross join private.card_labels(seen.facts) as labels;
end
$$;
drop trigger work_card on public.enrollments;

-- A card as one company sees it.
create function private.facts_for(organization uuid, person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select own.facts from private.cards_for_issuers as own where own.organization_id = organization and own.user_id = person),
    (select card.facts from private.candidate_cards as card where card.user_id = person)
  )
$$;

-- At most as many as are wanted, in their order. A search among the newest few thousand finds what is common; what is
-- not found there is rare, and the index of terms leads to it among more, and then among all: so no search reads many
-- more rows than it shows, however many people there are. Planned anew for the values of each round.
create or replace function private.search_cards(organization uuid, filter jsonb, sort text, most int, since timestamptz default null)
returns table (user_id uuid, labels int, terms text[], place bigint)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off set jit = off as $$
declare
  key bytea := private.card_key(organization);
  own uuid[] := array(select known.user_id from private.cards_for_issuers as known where known.organization_id = organization);
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
  newest date;
  found uuid[];
begin
  select * into edges from private.card_edges;
  for round in 0..2 loop
    wanted := asked || case when has_terms then private.round_terms(sort, round) else '{}' end;
    oldest := case when sort = 'active' then (array[edges.fresh_since, edges.recent_since])[round + 1] end;
    fewest := case when sort = 'proof' then (array[5, 2])[round + 1] end;
    newest := case when sort = 'new' and since is null then current_date - (array[30, 120])[round + 1] end;
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
        and (newest is null or card.found_on > newest)
        and (since is null or card.found_since > since)
        and card.user_id <> all (hidden || own)
      order by
        case when sort = 'proof' and is_ordered then card.missions when sort = 'proof' then card.missions + 0 end desc,
        case when sort = 'new' and is_ordered then card.found_on when sort = 'new' then card.found_on + 0 end desc,
        case when is_ordered then card.active_on else card.active_on + 0 end desc, card.shuffle
      limit most
    );
    -- Where the newest are all there are, a further round would look at the same people.
    exit when cardinality(found) >= most or oldest = '-infinity';
  end loop;
  return query
  with picked as (
    select card.user_id, card.labels, card.terms, card.missions, card.found_on, card.active_on, card.shuffle
    from unnest(found) as one (user_id) join private.candidate_cards as card on card.user_id = one.user_id
    union all
    -- Those whom the company certified, by what it may see of them.
    select card.user_id, known.labels, known.terms, known.missions, card.found_on, card.active_on, card.shuffle
    from private.cards_for_issuers as known join private.candidate_cards as card on card.user_id = known.user_id
    where known.organization_id = organization
      and (asked = '{}' or known.terms @> asked)
      and (near is null or known.terms && near)
      and (free is null or known.terms && free)
      and (first is null or known.terms && first)
      and (second is null or known.terms && second)
      and (third is null or known.terms && third)
      and (fourth is null or known.terms && fourth)
      and (by_day is null or card.available_on <= by_day)
      and (since is null or card.found_since > since)
      and card.user_id <> all (hidden)
  ), best as (
    select * from picked
    order by case when sort = 'proof' then missions end desc, case when sort = 'new' then found_on end desc,
      active_on desc, shuffle
    limit most
  )
  select best.user_id, best.labels, best.terms, row_number() over (
    order by case when sort = 'proof' then missions end desc, case when sort = 'new' then found_on end desc,
      active_on desc, extensions.encrypt(uuid_send(best.user_id), key, 'aes-ecb/pad:none')
  ) from best;
end
$$;

-- A page of 12 cards, how many there are (to 500), and what those have in common.
create or replace function public.find_candidates(filter jsonb default '{}', sort text default 'active', page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  organization uuid := private.require_recruiter();
  most constant int := 500;
  first constant int := 12 * least(greatest(page, 0), 41);
begin
  perform private.require_feature('discovery');
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
        select coalesce(jsonb_agg(
          private.facts_for(organization, shown.user_id) || jsonb_build_object('id', private.card_id(organization, shown.user_id))
          order by shown.place
        ), '[]')
        from found as shown where shown.place > first and shown.place <= least(first + 12, most)
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
              select user_id from found where ranked.kind = 'school' and found.terms @> array['school:' || ranked.value]
              order by place limit 1
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

-- Some hundreds of cards that are worth measuring. Each step reads one index and stops soon, so that it costs
-- about the same however many cards there are; and is planned once, since planning would cost more than reading.
create or replace function private.need_candidates(organization uuid, need jsonb, most int) returns setof uuid
language plpgsql stable security definer rows 100
set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  hidden uuid[] := private.hidden_from(organization);
  own uuid[] := array(select one.user_id from private.cards_for_issuers as one where one.organization_id = organization);
  known uuid[] := hidden || own;
  gathered uuid[] := '{}';
  tier record;
  reached uuid[];
  met uuid[];
begin
  for tier in select * from private.need_tiers(need) loop
    if tier.one_of is null then
      reached := array(
        select card.user_id from private.candidate_cards as card where card.terms @> tier.every limit 2 * most
      );
    elsif tier.every is null then
      reached := array(
        select card.user_id from private.candidate_cards as card where card.terms && tier.one_of limit 2 * most
      );
    else
      reached := array(
        select card.user_id from private.candidate_cards as card
        where card.terms @> tier.every and card.terms && tier.one_of limit 2 * most
      );
    end if;
    met := array(
      select person from unnest(reached) with ordinality as one (person, place)
      where not exists (select from unnest(known) as other where other = person)
      order by place limit most - cardinality(gathered)
    );
    gathered := gathered || met;
    known := known || met;
    exit when cardinality(gathered) >= most;
  end loop;
  if own <> '{}' then
    gathered := gathered || array(
      select one.user_id from private.cards_for_issuers as one
      join private.candidate_cards as card on card.user_id = one.user_id
      where one.organization_id = organization and one.user_id <> all (hidden) and one.terms && array(
        select 'skill:' || (skill ->> 'slug') from jsonb_array_elements(need -> 'skills') as skill
        where (skill -> 'must')::boolean
      )
      order by card.shuffle limit most
    );
  end if;
  return query select unnest(gathered);
end
$$;

create or replace function public.match_need(need_id uuid, page int default 0) returns jsonb
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  organization uuid := private.require_recruiter();
  need public.job_needs := private.my_need(need_id, organization);
  document jsonb := private.need_document(need);
  key bytea := private.card_key(organization);
  most constant int := 100;
  first constant int := 10 * least(greatest(page, 0), most / 10 - 1);
  total int;
  shown record;
  match jsonb;
  cards jsonb := '[]';
begin
  perform private.require_feature('discovery');
  for shown in
    with measured as (
      select card.user_id, seen.facts, private.match_figures(document, seen.facts) as figures
      from private.need_candidates(organization, document, most) as reached
      join private.candidate_cards as card on card.user_id = reached
      left join private.cards_for_issuers as own on own.organization_id = organization and own.user_id = card.user_id
      cross join lateral (select coalesce(own.facts, card.facts) as facts) as seen
    ), counted as (select *, least(count(*) over (), most) as number from measured)
    select user_id, facts, number from counted
    order by array_position(array['great', 'good', 'fair', 'weak'], (figures).grade), (figures).score desc,
      extensions.encrypt(uuid_send(user_id), key, 'aes-ecb/pad:none')
    limit 10 offset first
  loop
    total := shown.number;
    match := private.match(document, shown.facts);
    perform private.keep_match(need, shown.user_id, match);
    cards := cards || jsonb_build_object(
      'card', shown.facts || jsonb_build_object('id', private.card_id(organization, shown.user_id)), 'match', match
    );
  end loop;
  return jsonb_build_object(
    'need', document || jsonb_build_object('id', need.id, 'status', need.status), 'total', coalesce(total, 0), 'cards', cards
  );
end
$$;

create or replace function public.match_card(need_id uuid, card uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  need public.job_needs := private.my_need(need_id, organization);
  person uuid := private.card_person(organization, card);
  match jsonb;
begin
  perform private.require_feature('discovery');
  if person is null or not private.is_visible_to(person, organization) then
    perform private.fail('card_gone', 'This candidate cannot be found any more.');
  end if;
  match := private.match(private.need_document(need), private.facts_for(organization, person));
  perform private.keep_match(need, person, match);
  return match;
end
$$;

-- How a skill is backed, without how many endorse it.
do $$
declare
  definition text := pg_catalog.pg_get_functiondef('private.match(jsonb, jsonb)'::regprocedure);
  line constant text := '''endorsements'', held -> ''endorsements''';
begin
  if position(line in definition) = 0 then
    raise exception 'private.match tells evidence otherwise than expected';
  end if;
  execute replace(definition, line, '''isEndorsed'', held -> ''isEndorsed''');
end
$$;

create or replace function private.card_of(organization uuid, person uuid, is_short boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'card', private.card_id(organization, person),
    'facts', (
      select case when is_short and seen.facts ? 'skills' then seen.facts || jsonb_build_object('skills', (
        select coalesce(jsonb_agg(skill - 'proofs' order by place), '[]')
        from jsonb_array_elements(seen.facts -> 'skills') with ordinality as listed (skill, place) where place <= 5
      )) else seen.facts end
      from private.facts_for(organization, person) as seen (facts)
      where private.is_visible_to(person, organization)
    ),
    'shared', private.shared_face(organization, person)
  )
  where person is not null
$$;

create or replace function public.open_card(card uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  person uuid := private.card_person(organization, card);
begin
  perform private.require_feature('discovery');
  if person is null or not private.is_visible_to(person, organization) then
    perform private.fail('card_gone', 'This candidate cannot be found any more.');
  end if;
  perform private.note_discovery(person, organization, 'viewed');
  return private.facts_for(organization, person) || jsonb_build_object('id', card, 'contact', (
    select jsonb_build_object(
      'status', private.status_now(request), 'expiresAt', request.expires_at,
      'isShared', (private.active_share(organization, person)).id is not null
    )
    from public.contact_requests as request
    where request.organization_id = organization and request.user_id = person
    order by request.created_at desc limit 1
  ));
end
$$;

-- What is noted for several cards is noted in the order of the cards: numbers that count up would tell the order of the
-- people behind them.
create or replace function public.add_to_pool(pool_id uuid, cards uuid[]) returns int
language plpgsql security definer set search_path = '' as $$
declare
  pool private.pools := private.require_pool(pool_id);
  wanted uuid;
  person uuid;
  entry uuid;
  added int := 0;
begin
  perform private.require_feature('discovery');
  perform from private.pools where id = pool.id for update;
  if (
    select count(*) from private.pool_entries as kept where kept.pool_id = pool.id
  ) + coalesce(cardinality(cards), 0) > 200 then
    perform private.fail('pool_full', 'A pool may hold 200 candidates.');
  end if;
  for wanted in select distinct card from unnest(cards) as card order by card loop
    person := private.card_person(pool.organization_id, wanted);
    continue when person is null or not private.is_visible_to(person, pool.organization_id);
    insert into private.pool_entries (pool_id, organization_id, user_id, owner_id, stage)
    values (pool.id, pool.organization_id, person, (select auth.uid()), private.stage_now(pool.organization_id, person))
    on conflict on constraint pool_entries_pool_id_user_id_key do nothing returning id into entry;
    continue when entry is null;
    insert into private.pool_events (entry_id, actor_id, kind) values (entry, (select auth.uid()), 'added');
    perform private.note_discovery(person, pool.organization_id, 'shortlisted');
    added := added + 1;
  end loop;
  return added;
end
$$;

create or replace function public.compare_cards(cards uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  wanted uuid;
  person uuid;
begin
  perform private.require_feature('discovery');
  if coalesce(cardinality(cards), 0) not between 1 and 4 then
    perform private.fail('compare_four', 'At most four candidates can be compared.');
  end if;
  for wanted in select distinct card from unnest(cards) as card order by card loop
    person := private.card_person(organization, wanted);
    if person is not null and private.is_visible_to(person, organization) and not exists (
      select from public.discovery_events as event
      where event.user_id = person and event.organization_id = organization and event.kind = 'compared'
        and event.at > now() - interval '1 day'
    ) then
      perform private.note_discovery(person, organization, 'compared');
    end if;
  end loop;
  return (
    select jsonb_agg(coalesce(
      private.card_of(organization, private.card_person(organization, card), false),
      jsonb_build_object('card', card, 'facts', null, 'shared', null)
    ) order by place)
    from unnest(cards) with ordinality as wanted (card, place)
  );
end
$$;

select private.list_candidate(user_id) from public.discovery_settings where is_findable;
