-- What can be reported: whose it is, and what it says, for the evidence and beside it as it is now.

-- No row where there is nothing that this person sees.
create function private.reportable(kind public.report_subject, wanted uuid, viewer uuid)
returns table (person_id uuid, organization_id uuid, conversation_id uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  case kind
    when 'person' then
      return query select profile.user_id, null::uuid, null::uuid from public.profiles as profile where profile.user_id = wanted;
    when 'message' then
      return query select message.author_id, null::uuid, message.conversation_id from public.messages as message
        where message.id = wanted and message.deleted_at is null and message.author_id is not null
          and private.is_member(message.conversation_id, viewer);
    when 'mission' then
      return query select null::uuid, mission.organization_id, null::uuid from public.missions as mission
        where mission.id = wanted and mission.version > 0;
    when 'organization' then
      return query select null::uuid, organization.id, null::uuid from public.organizations as organization
        where organization.id = wanted and organization.status = 'approved';
    when 'event' then
      return query select null::uuid, event.organization_id, null::uuid from public.events as event
        where event.id = wanted and event.status <> 'draft';
    when 'talk' then
      return query select offer.user_id, null::uuid, null::uuid from private.open_talk_offer(wanted, viewer) as offer;
    when 'case_study' then
      return query select null::uuid, study.organization_id, null::uuid from public.portfolio_cases as study
        where study.id = wanted and study.is_published and study.deleted_at is null;
    when 'rating' then
      -- Its maker reports it: its author has no account.
      return query select null::uuid, null::uuid, null::uuid from private.project_ratings as rating
        where rating.project_id = wanted and rating.client_given_at is not null and private.is_revealed(rating)
          and exists (
            select from public.organization_members as member
            where member.organization_id = rating.maker_id and member.user_id = viewer
          );
  end case;
end
$$;

create function private.said_part(label text, said text) returns jsonb language sql immutable set search_path = '' as $$
  select case when btrim(coalesce(said, '')) = '' then '[]'::jsonb
    else jsonb_build_array(jsonb_build_object('label', label, 'text', left(said, 20000))) end
$$;

create function private.step_parts(content jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('label', 'step', 'text', left(concat_ws(
    E'\n', step ->> 'title', step ->> 'body',
    (select string_agg(question ->> 'text', E'\n') from jsonb_array_elements(private.array_at(step, 'questions')) as question)
  ), 5000))), '[]')
  from jsonb_array_elements(private.array_at(content, 'steps')) as step
$$;

-- {"title", "link", "at", "parts": [{"label", "text"}]}; null where it is gone.
create function private.subject_facts(kind public.report_subject, wanted uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return case kind
    when 'person' then (
      select jsonb_build_object(
        'title', private.full_name(wanted), 'at', profile.updated_at,
        'link', case when career.visibility = 'public' then '/people/' || career.handle end,
        'parts', private.said_part('headline', profile.job_title) || private.said_part('about', profile.bio)
          || private.said_part('lookingFor', career.looking_for)
          || private.said_part('links', concat_ws(E'\n', profile.linkedin_url, profile.portfolio_url))
      )
      from public.profiles as profile left join public.candidate_profiles as career using (user_id)
      where profile.user_id = wanted
    )
    when 'message' then (
      select jsonb_build_object(
        'title', private.full_name(message.author_id), 'at', message.created_at,
        'parts', private.said_part('message', message.body) || private.said_part('files', (
          select string_agg(file.name, E'\n' order by file.name) from public.message_files as file
          where file.conversation_id = message.conversation_id and file.number = message.number
        ))
      )
      from public.messages as message where message.id = wanted
    )
    when 'mission' then (
      select jsonb_build_object(
        'title', published.title, 'at', published.published_at,
        'link', case when mission.status = 'published' then '/missions/' || mission.id end,
        'parts', private.said_part('summary', published.content ->> 'summary') || private.step_parts(published.content)
      )
      from public.missions as mission
      join public.mission_versions as published on published.mission_id = mission.id and published.version = mission.version
      where mission.id = wanted
    )
    when 'organization' then (
      select jsonb_build_object(
        'title', organization.name, 'at', coalesce(said.updated_at, organization.updated_at),
        'link', case organization.kind when 'company' then '/companies/' when 'academia' then '/schools/' else '/makers/' end
          || organization.slug,
        'parts', private.said_part('headline', coalesce(nullif(said.tagline, ''), maker.headline))
          || private.said_part('about', coalesce(nullif(said.story, ''), maker.bio))
          || private.said_part('values', (
            select string_agg((entry ->> 'title') || ': ' || (entry ->> 'text'), E'\n')
            from jsonb_array_elements(said.company_values) as entry
          )) || private.said_part('links', organization.website)
      )
      from public.organizations as organization
      left join public.organization_profiles as said on said.organization_id = organization.id
      left join public.maker_profiles as maker on maker.organization_id = organization.id
      where organization.id = wanted
    )
    when 'event' then (
      select jsonb_build_object(
        'title', event.title, 'at', event.published_at,
        'link', case when event.status <> 'draft' then '/events/' || event.id end,
        'parts', private.said_part('about', event.description) || private.said_part('place', event.place)
      )
      from public.events as event where event.id = wanted
    )
    when 'talk' then (
      select jsonb_build_object(
        'title', offer.title, 'at', offer.updated_at,
        'parts', private.said_part('about', offer.about) || private.said_part('topics', array_to_string(offer.topics, ', '))
      )
      from public.talk_offers as offer where offer.user_id = wanted
    )
    when 'case_study' then (
      select jsonb_build_object(
        'title', study.title, 'at', study.updated_at,
        'link', case when study.is_published then '/makers/' || maker.slug || '/' || study.slug end,
        'parts', private.said_part('headline', study.role) || private.said_part('about', study.body)
          || private.said_part('quote', study.client_quote) || private.said_part('links', (
            select string_agg(entry ->> 'url', E'\n') from jsonb_array_elements(study.links) as entry
          ))
      )
      from public.portfolio_cases as study join public.organizations as maker on maker.id = study.organization_id
      where study.id = wanted and study.deleted_at is null
    )
    when 'rating' then (
      select jsonb_build_object(
        'title', rating.client_name, 'at', rating.client_given_at,
        'parts', private.said_part('words', rating.client_words) || private.said_part('scores', (
          select string_agg(score.value, ' · ' order by score.key) from jsonb_each_text(rating.client_scores) as score
        )) || private.said_part('answer', rating.answer)
      )
      from private.project_ratings as rating where rating.project_id = wanted
    )
  end;
end
$$;

-- What only this reporter saw: the note of a request to connect, and what else the same person wrote in the conversation.
-- The words of others stay out of it.
create function private.words_around(kind public.report_subject, wanted uuid, viewer uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return case kind
    when 'person' then private.said_part('note', (
      select note from public.connections where requester_id = wanted and addressee_id = viewer
    ))
    when 'message' then (
      select coalesce(jsonb_agg(jsonb_build_object('label', 'before', 'text', earlier.body) order by earlier.number), '[]')
      from (
        select other.number, other.body from public.messages as message
        join public.messages as other on other.conversation_id = message.conversation_id
          and other.author_id = message.author_id and other.number < message.number and other.body <> ''
        where message.id = wanted order by other.number desc limit 4
      ) as earlier
    )
    else '[]'::jsonb end;
end
$$;
