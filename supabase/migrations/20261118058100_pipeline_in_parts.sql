-- A pipeline answers what a screen shows first, however many applications there are: the number of applications in each
-- stage and the first cards, a page of the list, or one application with its neighbors.

-- # Private helpers

-- Applications as cards, in the order of arrival.
create function private.pipeline_cards(ids uuid[], reader uuid) returns jsonb
language sql stable security definer set search_path = '' set jit = off as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', sent.id, 'stage', sent.stage_id, 'sentAt', sent.sent_at, 'openedAt', sent.opened_at, 'dueAt', sent.answer_due_at,
    'title', sent.facts -> 'title', 'proven', (
      select jsonb_agg(supported ->> 'slug') from jsonb_array_elements(sent.must_haves) as supported
      where supported ->> 'source' = 'proven'
    ),
    'outcome', sent.outcome, 'withdrawnAt', sent.withdrawn_at,
    'comments', (
      select nullif(count(*), 0) from public.opening_application_comments as comment where comment.application_id = sent.id
    ),
    'offerUntil', (
      select offer.expires_on from public.opening_offers as offer where offer.application_id = sent.id and offer.state = 'open'
    ),
    'hasConflict', nullif(declared.user_id is not null, false),
    'name', case when sent.revealed_at is not null and declared.user_id is null and sent.withdrawn_at is null then
      btrim(concat_ws(' ', profile.first_name, profile.last_name)) end,
    'photo', case when sent.revealed_at is not null and declared.user_id is null and 'photo' = any (sent.shared_fields) then
      profile.avatar_url end
  )) order by sent.sent_at, sent.id), '[]')
  from public.opening_applications as sent
  join public.profiles as profile on profile.user_id = sent.user_id
  left join public.opening_application_conflicts as declared
    on declared.application_id = sent.id and declared.user_id = reader
  where sent.id = any (ids)
$$;

-- # Functions

-- The filter: proven (how many must-haves at least), skill (a proven one), unopened, late. What is shown: the first cards
-- of each stage, 30 or as many as "stages" says, {"stages": {"ID": 60}}; or of the list a page of 50, {"page": 0}; or an
-- application between its neighbors that can be read, {"around": "ID"}. Planned for each opening: most have ten
-- applications, some thousands.
drop function public.opening_pipeline(uuid);
create function public.opening_pipeline(opening_id uuid, filter jsonb default '{}', shown jsonb default '{}') returns jsonb
language plpgsql stable security definer
set search_path = '' set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  opening public.openings := private.require_opening_team(opening_id);
  me uuid := (select auth.uid());
  proven constant int := filter ->> 'proven';
  evidence constant jsonb := case when filter ->> 'skill' <> '' then
    jsonb_build_array(jsonb_build_object('slug', filter ->> 'skill', 'source', 'proven')) end;
  unopened constant boolean := coalesce((filter ->> 'unopened')::boolean, false);
  late constant boolean := coalesce((filter ->> 'late')::boolean, false);
  first_cards constant int := 30;
  more constant jsonb := nullif(shown -> 'stages', '{}');
  on_page constant int := 50;
  page constant int := case when shown ? 'page' then greatest((shown ->> 'page')::int, 0) end;
  around constant uuid := shown ->> 'around';
  counts jsonb;
  ids uuid[];
  reading jsonb;
begin
  with visible as materialized (
    select sent.id, sent.stage_id, sent.sent_at, (
      (proven is null or proven <= (
        select count(*) from jsonb_array_elements(sent.must_haves) as supported where supported ->> 'source' = 'proven'
      ))
      and (evidence is null or sent.must_haves @> evidence)
      and (not unopened or sent.opened_at is null and sent.withdrawn_at is null)
      and (not late or coalesce(sent.answer_due_at < now(), false))
    ) as fits, sent.withdrawn_at is null as is_live
    from public.opening_applications as sent
    where sent.opening_id = opening.id and sent.user_id is not null
      and not exists (
        select from public.profiles as leaving
        where leaving.user_id = sent.user_id and leaving.deletion_requested_at is not null
      )
      -- One by one: there is no index of bans.
      and coalesce((
        select account.banned_until from auth.users as account where account.id = sent.user_id
      ), '-infinity') < now()
  ), ranked as (
    select one.id, one.stage_id, case
      when around is not null then row_number() over (order by one.sent_at, one.id)
      -- A page past the last one is the last one.
      when page is not null then
        row_number() over (order by one.sent_at, one.id) - on_page * least(page, (count(*) over () - 1) / on_page)
      else row_number() over (partition by one.stage_id order by one.sent_at, one.id)
    end as place
    from visible as one
    where case when around is null then one.fits else one.id = around or one.fits and one.is_live and not exists (
      select from public.opening_application_conflicts as declared
      where declared.application_id = one.id and declared.user_id = me
    ) end
  ), here as (
    select ranked.place from ranked where ranked.id = around
  )
  select
    (
      select coalesce(jsonb_object_agg(stage_id, jsonb_build_object('total', total, 'fitting', fitting)), '{}') from (
        select visible.stage_id, count(*) as total, count(*) filter (where visible.fits) as fitting
        from visible group by visible.stage_id
      ) as counted
    ),
    case
      when around is not null then array(select ranked.id from ranked, here where ranked.place between here.place - 1 and here.place + 1)
      when page is not null then array(select ranked.id from ranked where ranked.place between 1 and on_page)
      else array(
        select ranked.id from ranked
        where ranked.place <= first_cards or more is not null and ranked.place <= (more ->> ranked.stage_id::text)::int
      ) end,
    (select jsonb_build_object('id', around, 'place', here.place, 'total', (select count(*) from ranked)) from here)
  into counts, ids, reading;
  return jsonb_build_object(
    'id', opening.id, 'title', opening.title, 'status', opening.status, 'slug', opening.slug,
    'stop', private.application_stop(opening), 'overdue', private.overdue_answers(opening.id),
    'mayDecide', exists (
      select from public.opening_team as team where team.opening_id = opening.id and team.user_id = me and team.is_lead
    ),
    'team', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', team.user_id, 'name', private.team_name(team.user_id), 'isLead', team.is_lead
      ) order by team.added_at, team.user_id), '[]')
      from public.opening_team as team where team.opening_id = opening.id
    ),
    'mustHaves', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', known.slug, 'nameEn', known.name_en, 'nameFr', known.name_fr
      ) order by place), '[]')
      from jsonb_array_elements(opening.skills) with ordinality as listed (skill, place)
      join public.skills as known on known.slug = skill ->> 'slug' where (skill -> 'must')::boolean
    ),
    'missions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', mission.id, 'title', private.mission_title(mission.id, me)
      ) order by mission.id), '[]')
      from public.missions as mission
      where mission.status = 'published' and (
        mission.organization_id = opening.organization_id
        or mission.id in (select linked.mission_id from public.opening_missions as linked where linked.opening_id = opening.id)
      )
    ),
    'stages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', stage.id, 'kind', stage.kind, 'name', stage.name, 'answerDays', stage.answer_days, 'total', 0, 'fitting', 0
      ) || coalesce(counts -> stage.id::text, '{}') order by stage.place), '[]')
      from public.opening_stages as stage where stage.opening_id = opening.id
    ),
    'applications', private.pipeline_cards(ids, me), 'reading', reading
  );
end
$$;

grant execute on function public.opening_pipeline to authenticated;
