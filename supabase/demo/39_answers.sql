-- Newer than the first release.
-- Earlier applications, most of them answered on time, and the views that led to them. Stages go from "new" to where
-- each one ended; days are those until the next answer.
do $$
declare
  opening public.openings;
  version public.opening_versions;
  told record;
  made public.opening_applications;
  path text[];
  wait int;
  reached timestamptz;
  turn int;
begin
  for told in
    select ('de000000-0000-4000-8000-' || lpad((100 + batch.opening)::text, 12, '0'))::uuid as opening_id, batch.*, nth,
      ('ca000000-0000-4000-8000-' || lpad((2 + (nth * 7 + batch.opening) % 29)::text, 12, '0'))::uuid as person
    from (values
      -- The opening, applications, hires, first of those that were answered late, of those still waiting, and of those late.
      (4, 25, 2, 25, 26, 26), (6, 9, 1, 10, 7, 10), (8, 11, 1, 12, 12, 12), (20, 15, 3, 10, 14, 14), (24, 6, 0, 7, 6, 7)
    ) as batch (opening, number, hires, late_from, waiting_from, overdue_from)
    cross join generate_series(1, batch.number) as nth
    order by batch.opening, nth
  loop
    select * into opening from public.openings where id = told.opening_id;
    select * into version from public.opening_versions as shown
    where shown.opening_id = opening.id and shown.version = opening.version;
    path := case
      when told.nth >= told.waiting_from then '{}'::text[]
      when told.nth <= told.hires then array['shortlist', 'interview', 'offer', 'hired']
      when told.nth % 5 = 0 then array['shortlist', 'interview', 'not_selected']
      when told.nth % 3 = 0 then array['shortlist', 'not_selected']
      else array['not_selected'] end;
    made := null;
    made.id := gen_random_uuid();
    -- What their card says, or the one that this organization sees.
    made.facts := coalesce((
      select card.facts from private.cards_for_issuers as card
      where card.organization_id = opening.organization_id and card.user_id = told.person
    ), (select card.facts from private.candidate_cards as card where card.user_id = told.person), '{}');
    made.facts := jsonb_strip_nulls(jsonb_build_object(
      'title', made.facts -> 'title', 'town', made.facts -> 'town', 'languages', made.facts -> 'languages',
      'skills', (
        select jsonb_agg(skill - 'attestedBy' order by place)
        from jsonb_array_elements(made.facts -> 'skills') with ordinality as listed (skill, place)
      )
    ));
    made.certificates := array(select code from public.certificates where user_id = told.person order by code limit 3);
    made.must_haves := private.supported_must_haves(told.person, version.content, made.facts, made.certificates);
    made.sent_at := case
      when told.nth >= told.overdue_from then now() - (9 + told.nth % 3) * interval '1 day'
      when told.nth >= told.waiting_from then now() - interval '2 days'
      else opening.published_at
        + told.nth * greatest(interval '7 hours', (now() - opening.published_at - interval '9 days') / told.number) end;
    insert into public.opening_applications (
      id, opening_id, version, user_id, stage_id, shared_fields, certificates, source, facts, must_haves, sent_at, opened_at,
      answer_due_at
    )
    select made.id, opening.id, opening.version, told.person, stage.id, '{name,email,location,skills,languages,wanted}',
      made.certificates, (array['board', 'search', 'recommendation', 'board', 'search', 'link', 'board'])[1 + told.nth % 7],
      made.facts, made.must_haves, made.sent_at, made.sent_at + interval '20 hours', made.sent_at + interval '7 days'
    from public.opening_stages as stage where stage.opening_id = opening.id and stage.kind = 'new';
    insert into public.opening_application_moves (application_id, kind, to_kind, at) values (made.id, 'sent', 'new', made.sent_at);
    reached := made.sent_at;
    for turn in 1 .. cardinality(path) loop
      wait := case when turn = 1 and told.nth >= told.late_from then 9 else 1 + (told.nth + turn) % 4 end;
      wait := least(wait, greatest(1, floor(extract(epoch from now() - reached) / 86400)::int - 1));
      insert into public.opening_application_moves (application_id, actor_id, kind, from_kind, to_kind, due_at, at) values (
        made.id, opening.created_by, case path[turn] when 'not_selected' then 'answered' else 'moved' end,
        coalesce(path[turn - 1], 'new'), path[turn], reached + interval '7 days', reached + wait * interval '1 day'
      );
      reached := reached + wait * interval '1 day';
    end loop;
    if cardinality(path) > 0 then
      update public.opening_applications as sent set
        stage_id = stage.id, answered_at = reached, answer_due_at = null,
        revealed_at = case when path[1] = 'shortlist' then sent.sent_at + interval '4 days' end,
        outcome = stage.kind, reason = case when stage.kind = 'not_selected' then 'evidence' end,
        words = case when stage.kind = 'not_selected' then pg_temp.say(
          'Thank you for applying. Other applicants had already proven more of the skills needed from day one.',
          'Merci pour votre candidature. D’autres personnes avaient déjà prouvé davantage de compétences nécessaires dès le premier jour.'
        ) end
      from public.opening_stages as stage
      where sent.id = made.id and stage.opening_id = opening.id and stage.kind = path[cardinality(path)];
    end if;
  end loop;
end
$$;

select private.count_answers();

-- Views since each opening was published: more in its first days, and fewer on weekends.
insert into public.page_views (day, organization_id, opening_id, visitor)
select day, opening.organization_id, opening.id, substr(sha256(convert_to(concat_ws(' ', day, opening.id, nth), 'utf8')), 1, 16)
from public.openings as opening
cross join lateral generate_series(
  greatest(opening.published_at::date, private.today() - 89),
  least(coalesce(opening.closed_at::date, private.today()), private.today()),
  interval '1 day'
) with ordinality as dated (moment, nth_day)
cross join lateral (select moment::date as day) as dated_day
cross join lateral generate_series(1, (
  2 + abs(hashtext(opening.id::text || day)) % 4 + 12 / (1 + nth_day)
)::int / (case when extract(isodow from day) > 5 then 2 else 1 end)) as nth
where opening.version > 0 and opening.audience <> 'private';

-- People who applied had opened the page first.
insert into public.page_views (day, organization_id, opening_id, user_id)
select distinct (sent.sent_at at time zone 'utc')::date, opening.organization_id, opening.id, sent.user_id
from public.opening_applications as sent join public.openings as opening on opening.id = sent.opening_id
where sent.sent_at > now() - interval '85 days' and sent.user_id is not null
on conflict do nothing;
