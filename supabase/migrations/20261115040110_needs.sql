-- What companies look for, the cards that answer it best, and every score that was shown, for whom it is about.
create table public.job_needs (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  title text not null check (length(btrim(title)) between 1 and 120),
  -- The job of the catalogue that it is, where there is one.
  job_slug text references public.jobs on update cascade on delete set null,
  -- [{"slug", "must", "weight": 1 to 3, "level": 1 to 3 or null}], the most important first.
  skills jsonb not null,
  town_slug text references public.towns on update cascade on delete set null,
  remote public.remote_wish not null check (remote <> 'any'),
  contracts text[] not null default '{}' check (
    contracts <@ array['permanent', 'fixed_term', 'apprenticeship', 'internship', 'temporary', 'freelance', 'civic_service']
  ),
  -- [{"code", "level"}]
  languages jsonb not null default '[]',
  start_on date check (start_on between '2000-01-01' and '2200-01-01'),
  status text not null default 'open' check (status in ('open', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index job_needs_by_organization on public.job_needs (organization_id, status, updated_at desc);
create index job_needs_by_job on public.job_needs (job_slug);
create index job_needs_by_town on public.job_needs (town_slug);
create trigger job_needs_updated before update on public.job_needs
  for each row execute function private.set_updated_at();
call private.protect('public.job_needs');
grant select on public.job_needs to authenticated;
create policy "Recruiters read the needs of their company" on public.job_needs for select to authenticated
  using (organization_id in (select private.my_recruiting_organizations()));

-- One row for each explanation that a company was shown of somebody. Kept for twelve months after it was last shown.
create table public.match_scores (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  need_id uuid not null references public.job_needs on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  need_title text not null,
  formula text not null,
  score int check (score between 0 and 100),
  grade text check (grade in ('great', 'good', 'fair', 'weak')),
  held_back text,
  reasons jsonb not null,
  first_shown_at timestamptz not null default now(),
  shown_at timestamptz not null default now(),
  -- The same explanation shown again is the same row.
  digest text not null generated always as (
    md5(formula || need_title || coalesce(score::text, '') || coalesce(grade, '') || reasons::text)
  ) stored,
  unique (need_id, user_id, digest)
);
create index match_scores_by_person on public.match_scores (user_id, shown_at desc);
create index match_scores_by_organization on public.match_scores (organization_id);
create index match_scores_by_age on public.match_scores (shown_at);
call private.protect('public.match_scores');
grant select on public.match_scores to authenticated;
create policy "People read how they were matched" on public.match_scores for select to authenticated
  using (user_id = (select auth.uid()));

-- Somebody asks a person of the company to look at a match; a person answers in words.
create table public.match_questions (
  id uuid primary key default gen_random_uuid(),
  match_id uuid not null unique references public.match_scores on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  question text not null check (length(btrim(question)) between 1 and 1000),
  asked_at timestamptz not null default now(),
  answer text check (length(btrim(answer)) between 1 and 2000),
  answered_at timestamptz
);
create index match_questions_by_person on public.match_questions (user_id, asked_at desc);
create index match_questions_by_organization on public.match_questions (organization_id, asked_at desc);
call private.protect('public.match_questions');
grant select on public.match_questions to authenticated;
create policy "People read what they asked" on public.match_questions for select to authenticated
  using (user_id = (select auth.uid()));

create function private.forget_old_matches() returns void language sql security definer set search_path = '' as $$
  delete from public.match_scores where shown_at < now() - interval '12 months'
$$;
select cron.schedule('forget old matches', '41 3 * * *', 'select private.forget_old_matches()');

-- Whether what a need asks for can be read by the formula.
create function private.is_need(skills jsonb, languages jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select jsonb_typeof(skills) = 'array' and jsonb_array_length(skills) between 1 and 15
    and jsonb_typeof(languages) = 'array' and jsonb_array_length(languages) <= 5
    and (select count(distinct skill ->> 'slug') = count(*) and bool_or((skill -> 'must')::boolean)
      and bool_and(
        exists (select from public.skills as known where known.slug = skill ->> 'slug' and known.merged_into is null)
        and skill ->> 'weight' in ('1', '2', '3') and coalesce(skill ->> 'level', '1') in ('1', '2', '3')
        and jsonb_typeof(skill -> 'must') = 'boolean'
      ) from jsonb_array_elements(skills) as skill)
    and (select count(distinct spoken ->> 'code') = count(*) and coalesce(bool_and(
        spoken ->> 'code' ~ '^[a-z]{2,3}$' and spoken ->> 'level' in ('a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native')
      ), true) from jsonb_array_elements(languages) as spoken)
$$;

-- Makes a need, or changes one. Only what the formula knows is kept of it.
create function public.save_need(document jsonb, need_id uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  skills jsonb := document -> 'skills';
  languages jsonb := coalesce(document -> 'languages', '[]');
  said public.job_needs;
begin
  if not coalesce(private.is_need(skills, languages), false) or btrim(coalesce(document ->> 'title', '')) = ''
    or (document ->> 'remote' <> 'remote' and document ->> 'town' is null) then
    perform private.fail('need_incomplete', 'A need has a title, a place or remote work, and at least one skill that is a must.');
  end if;
  said := jsonb_populate_record(null::public.job_needs, document - 'skills' - 'languages');
  if need_id is null then
    if (select count(*) from public.job_needs as need where need.organization_id = organization and status = 'open') >= 100 then
      perform private.fail('too_many_needs', 'There is room for 100 open needs. Archive some first.');
    end if;
    need_id := gen_random_uuid();
    insert into public.job_needs (id, organization_id, title, skills, remote) values
      (need_id, organization, btrim(document ->> 'title'), skills, (document ->> 'remote')::public.remote_wish);
  end if;
  update public.job_needs as need set
    title = btrim(said.title), job_slug = document ->> 'job', town_slug = document ->> 'town', remote = said.remote,
    contracts = coalesce(said.contracts, '{}'), start_on = (document ->> 'startOn')::date,
    skills = (
      select jsonb_agg(jsonb_build_object(
        'slug', skill -> 'slug', 'must', skill -> 'must', 'weight', skill -> 'weight', 'level', skill -> 'level'
      ) order by place) from jsonb_array_elements(save_need.document -> 'skills') with ordinality as listed (skill, place)
    ),
    languages = (
      select coalesce(jsonb_agg(jsonb_build_object('code', spoken -> 'code', 'level', spoken -> 'level') order by place), '[]')
      from jsonb_array_elements(coalesce(save_need.document -> 'languages', '[]')) with ordinality as listed (spoken, place)
    )
  where need.id = save_need.need_id and need.organization_id = organization;
  if not found then
    perform private.fail('need_gone', 'This need does not exist any more.');
  end if;
  return need_id;
end
$$;

create function public.set_need_status(need_id uuid, status text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
begin
  update public.job_needs as need set status = set_need_status.status
  where need.id = set_need_status.need_id and need.organization_id = organization;
  if not found then
    perform private.fail('need_gone', 'This need does not exist any more.');
  end if;
end
$$;

-- A need as the formula takes it, with the names that reasons are told in.
create function private.need_document(need public.job_needs) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'title', need.title, 'remote', need.remote, 'contracts', to_jsonb(need.contracts), 'languages', need.languages,
    'startOn', need.start_on, 'town', private.town_facts(need.town_slug),
    'job', (
      select jsonb_build_object(
        'slug', job.slug, 'titleEn', job.title_en, 'titleFr', job.title_fr, 'near', to_jsonb(private.near_jobs(job.slug))
      ) from public.jobs as job where job.slug = need.job_slug
    ),
    'skills', (
      select coalesce(jsonb_agg(skill || jsonb_build_object('nameEn', known.name_en, 'nameFr', known.name_fr) order by place), '[]')
      from jsonb_array_elements(need.skills) with ordinality as listed (skill, place)
      join public.skills as known on known.slug = skill ->> 'slug'
    )
  )
$$;

create function private.my_need(need_id uuid, organization uuid) returns public.job_needs
language plpgsql stable security definer set search_path = '' as $$
declare
  need public.job_needs;
begin
  select * into need from public.job_needs as kept where kept.id = need_id and kept.organization_id = organization;
  if need.id is null then
    perform private.fail('need_gone', 'This need does not exist any more.');
  end if;
  return need;
end
$$;

-- Where to look for people, the most promising first: all of "every" and one of "one_of", whichever is not null.
create function private.need_tiers(need jsonb) returns table (every text[], one_of text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  skills text[] := array(
    select 'skill:' || (skill ->> 'slug') from jsonb_array_elements(need -> 'skills') with ordinality as listed (skill, place)
    where (skill -> 'must')::boolean order by (skill -> 'weight')::int desc, place
  );
  proven text[] := array(
    select 'proven:' || (skill ->> 'slug') || ':' || coalesce(skill ->> 'level', '1')
    from jsonb_array_elements(need -> 'skills') as skill where (skill -> 'must')::boolean
  );
  -- All but the least weighty one.
  most_skills text[] := skills[:greatest(1, cardinality(skills) - 1)];
  job text[] := case when need -> 'job' ? 'slug' then array['job:' || (need -> 'job' ->> 'slug')] end;
  reach float8 := (public.matching_rules() -> 'place' -> 'near' -> (need ->> 'remote'))::float8;
  -- A square that holds the circle: whoever is in a corner of it is measured exactly later.
  near text[] := case when need ->> 'remote' <> 'remote' then array(
    select 'town:' || town.slug from public.towns as town
    where abs(town.latitude - (need -> 'town' -> 'latitude')::float8) * 111 <= reach
      and abs(town.longitude - (need -> 'town' -> 'longitude')::float8) * 111 * cosd((need -> 'town' -> 'latitude')::float8) <= reach
    union all select 'wants:' || (need -> 'town' ->> 'slug')
  ) end;
begin
  return query
  select tier.every, tier.one_of from (values
    (1, proven, near), (2, skills, near), (3, most_skills, near), (4, proven, null), (5, job, near),
    (6, skills || '{fresh:0}'::text[], null), (7, skills, null), (8, skills[:1], near), (9, most_skills || '{fresh:0}'::text[], null),
    (10, job, null), (11, '{fresh:0}'::text[], skills), (12, null, skills)
  ) as tier (place, every, one_of)
  where tier.every is not null or tier.place = 12
  group by tier.every, tier.one_of
  order by min(tier.place);
end
$$;

-- Some hundreds of cards that are worth measuring. Each step reads one index and stops soon, so that it costs
-- about the same however many cards there are; and is planned once, since planning would cost more than reading.
create function private.need_candidates(organization uuid, need jsonb, most int) returns setof uuid
language plpgsql stable security definer rows 100
set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  gathered uuid[] := '{}';
  known uuid[] := private.hidden_from(organization);
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
  return query select unnest(gathered);
end
$$;

-- Keeps what is shown, for whom it is about: the score, its reasons, and a line in the ledger where they are new.
create function private.keep_match(need public.job_needs, person uuid, match jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  kept uuid;
  is_new boolean;
begin
  insert into public.match_scores as shown (organization_id, need_id, user_id, need_title, formula, score, grade, held_back, reasons)
  values (
    need.organization_id, need.id, person, need.title, match ->> 'version', (match ->> 'score')::int, match ->> 'grade',
    match ->> 'heldBack', match -> 'reasons'
  )
  on conflict on constraint match_scores_need_id_user_id_digest_key do update set shown_at = now()
  returning id, shown.first_shown_at = shown.shown_at into kept, is_new;
  if is_new then
    perform private.note_discovery(person, need.organization_id, 'matched', jsonb_build_object(
      'match', kept, 'need', need.title, 'grade', match ->> 'grade'
    ));
  end if;
  return kept;
end
$$;

-- The cards that answer a need best, ten to a page, each with its grade and reasons. Nobody is left out for a low one.
create function public.match_need(need_id uuid, page int default 0) returns jsonb
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  organization uuid := private.require_recruiter();
  need public.job_needs := private.my_need(need_id, organization);
  document jsonb := private.need_document(need);
  most constant int := 100;
  first constant int := 10 * least(greatest(page, 0), most / 10 - 1);
  total int;
  shown record;
  match jsonb;
  cards jsonb := '[]';
begin
  for shown in
    with measured as (
      select card.user_id, card.facts, private.match_figures(document, card.facts) as figures
      from private.need_candidates(organization, document, most) as reached
      join private.candidate_cards as card on card.user_id = reached
    ), counted as (select *, count(*) over () as number from measured)
    select user_id, facts, number from counted
    order by array_position(array['great', 'good', 'fair', 'weak'], (figures).grade), (figures).score desc, user_id
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

-- One card against one need.
create function public.match_card(need_id uuid, card uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  need public.job_needs := private.my_need(need_id, organization);
  person uuid := private.card_person(organization, card);
  match jsonb;
begin
  if person is null or not private.is_visible_to(person, organization) then
    perform private.fail('card_gone', 'This candidate cannot be found any more.');
  end if;
  match := private.match(private.need_document(need), (select facts from private.candidate_cards where user_id = person));
  perform private.keep_match(need, person, match);
  return match;
end
$$;

-- The needs of the caller's company, with the questions that wait for an answer.
create function public.my_needs(status text default 'open') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
begin
  return (
    select coalesce(jsonb_agg(
      private.need_document(need) || jsonb_build_object('id', need.id, 'status', need.status, 'updatedAt', need.updated_at,
        'waiting', (
          select count(*) from public.match_questions as asked join public.match_scores as shown on shown.id = asked.match_id
          where shown.need_id = need.id and asked.answer is null
        )
      ) order by need.updated_at desc
    ), '[]')
    from (
      select * from public.job_needs as kept
      where kept.organization_id = organization and kept.status = my_needs.status
      order by kept.updated_at desc limit 100
    ) as need
  );
end
$$;

-- How the caller was matched, each need once, as it was last shown.
create function public.my_matches(page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  return (
    with latest as (
      select distinct on (shown.need_id) shown.* from public.match_scores as shown
      where shown.user_id = me order by shown.need_id, shown.shown_at desc, shown.id
    ), part as (
      select * from latest order by shown_at desc, id limit 11 offset 10 * greatest(page, 0)
    )
    select jsonb_build_object(
      'isMore', (select count(*) > 10 from part),
      'matches', coalesce(jsonb_agg(jsonb_build_object(
        'id', one.id, 'company', company.name, 'slug', case when company.status = 'approved' then company.slug end, 'need', one.need_title, 'shownAt', one.shown_at,
        'match', jsonb_build_object(
          'version', one.formula, 'score', one.score, 'grade', one.grade, 'heldBack', one.held_back, 'reasons', one.reasons
        ),
        'question', (
          select jsonb_build_object('text', asked.question, 'askedAt', asked.asked_at, 'answer', asked.answer, 'answeredAt', asked.answered_at)
          from public.match_questions as asked where asked.match_id = one.id
        )
      ) order by one.shown_at desc, one.id), '[]')
    )
    from (select * from part order by shown_at desc, id limit 10) as one
    join public.organizations as company on company.id = one.organization_id
  );
end
$$;

create function public.ask_about_match(match_id uuid, question text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
  shown public.match_scores;
begin
  select kept.* into shown from public.match_scores as kept
  join public.organizations as company on company.id = kept.organization_id and company.status = 'approved'
  where kept.id = ask_about_match.match_id and kept.user_id = me;
  if shown.id is null then
    perform private.fail('match_gone', 'This match is not kept any more.');
  end if;
  if (select count(*) from public.match_questions as asked where asked.user_id = me and asked.asked_at > now() - interval '1 day')
    >= private.allowed('match_questions_a_day') then
    perform private.fail('too_many_questions', 'You have asked about as many matches as a day allows. Go on tomorrow.');
  end if;
  insert into public.match_questions as asked (match_id, user_id, organization_id, question)
  values (shown.id, me, shown.organization_id, btrim(ask_about_match.question))
  on conflict on constraint match_questions_match_id_key do nothing;
  if not found then
    perform private.fail('already_asked', 'You have asked about this match already.');
  end if;
  perform private.notify(member.user_id, 'match_question', jsonb_build_object('need', shown.need_title), '/candidates/needs/' || shown.need_id)
  from public.organization_members as member
  where member.organization_id = shown.organization_id and member.member_role in ('owner', 'recruiter');
end
$$;

-- What candidates ask about a need; they stay as unnamed as their card.
create function public.need_questions(need_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', asked.id, 'grade', shown.grade, 'question', asked.question, 'askedAt', asked.asked_at, 'answer', asked.answer,
      'card', case when private.is_visible_to(asked.user_id, organization) then private.card_id(organization, asked.user_id) end
    ) order by asked.answer is not null, asked.asked_at desc), '[]')
    from public.match_scores as shown join public.match_questions as asked on asked.match_id = shown.id
    where shown.need_id = need_questions.need_id and shown.organization_id = organization
  );
end
$$;

create function public.answer_match_question(question_id uuid, answer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  asked public.match_questions;
begin
  update public.match_questions as kept set answer = btrim(answer_match_question.answer), answered_at = now()
  where kept.id = question_id and kept.organization_id = organization and kept.answer is null
  returning * into asked;
  if asked.id is null then
    perform private.fail('question_gone', 'This question was answered, or does not exist any more.');
  end if;
  perform private.notify(asked.user_id, 'match_answer', jsonb_build_object('company', (
    select company.name from public.organizations as company where company.id = organization
  )), '/profile/match');
end
$$;
grant execute on function public.save_need, public.set_need_status, public.match_need, public.match_card, public.my_needs,
  public.my_matches, public.ask_about_match, public.need_questions, public.answer_match_question to authenticated;
