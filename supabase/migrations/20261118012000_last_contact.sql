-- Search results and matches say what became of the company's last contact request, as a card's own page does: no one
-- is asked twice by mistake.
create function private.last_contact(organization uuid, person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'status', private.status_now(request), 'expiresAt', request.expires_at,
    'isShared', (private.active_share(organization, person)).id is not null,
    'isPaused', private.is_contact_paused(organization, person)
  )
  from public.contact_requests as request
  where request.organization_id = organization and request.user_id = person
  order by request.created_at desc limit 1
$$;

create or replace function public.open_card(card uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  person uuid := private.card_person(organization, card);
begin
  perform private.require_feature('discovery');
  if person is null or not private.is_visible_to(person, organization) then
    perform private.raise_app_error('card_gone', 'This candidate cannot be found any more.');
  end if;
  perform private.note_discovery(person, organization, 'viewed');
  return private.facts_for(organization, person) || jsonb_build_object('id', card, 'contact', private.last_contact(organization, person));
end
$$;

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
          private.facts_for(organization, shown.user_id) || jsonb_build_object(
            'id', private.card_id(organization, shown.user_id),
            'contact', private.last_contact(organization, shown.user_id)
          ) order by shown.place
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
      'card', shown.facts || jsonb_build_object(
        'id', private.card_id(organization, shown.user_id), 'contact', private.last_contact(organization, shown.user_id)
      ),
      'match', match
    );
  end loop;
  return jsonb_build_object(
    'need', document || jsonb_build_object('id', need.id, 'status', need.status), 'total', coalesce(total, 0), 'cards', cards
  );
end
$$;
