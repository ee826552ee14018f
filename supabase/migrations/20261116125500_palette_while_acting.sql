-- The header's search opens nothing that is closed to administrators who look as somebody, and neither do lists that
-- quote what others wrote to that person.
create or replace function gate.is_closed(path text) returns boolean language sql immutable set search_path = '' as $$
  -- A path that is written otherwise than the product writes it could lead past the list.
  select path !~ '^/(rpc/)?[a-z_]+$' or split_part(path, '/', -1) = any (array[
    'my_data', 'data_exports', 'inbox_messages', 'my_sessions', 'open_conversation', 'conversation_list', 'search_messages', 'mentorship_page',
    'shared_plan_notes', 'story_material', 'my_practice', 'open_pool', 'entry_history', 'client_record', 'maker_project',
    'reveal_candidate', 'audit_entries', 'audit_domains', 'audit_names', 'begin_acting', 'end_acting',
    'my_contact_requests', 'organization_contacts', 'my_talks', 'need_questions', 'my_mentorships'
  ])
$$;
call private.close_to_acting('public.mentorships');
create policy "No notes for who acts as somebody else" on public.connections as restrictive for select to authenticated
  using (note = '' or not (select private.is_acting()));

create or replace function private.found_of_own(me uuid, plain text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.found_things('work', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', mine.title, 'detail', mine.name, 'link', '/missions/work/' || mine.id
    ) order by private.nearness(mine.title, plain) desc, mine.updated_at desc), '[]')
    from (
      select distinct on (enrollment.mission_id) enrollment.id, version.title, organization.name, enrollment.updated_at
      from public.enrollments as enrollment
      join public.mission_versions as version using (mission_id, version)
      join public.organizations as organization on organization.id = enrollment.organization_id
      where enrollment.user_id = me and private.is_like(version.title || ' ' || organization.name, plain)
      order by enrollment.mission_id, enrollment.updated_at desc
    ) as mine
  )) || private.found_things('certificate', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', certificate.facts ->> 'mission', 'detail', certificate.facts ->> 'organization',
      'link', '/certificates/' || certificate.code
    ) order by certificate.issued_at desc), '[]')
    from public.certificates as certificate
    where certificate.user_id = me and certificate.revoked_at is null
      and private.is_like(concat_ws(' ', certificate.facts ->> 'mission', certificate.facts ->> 'organization', certificate.code), plain)
  )) || private.found_things('application', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', application.company, 'detail', nullif(application.job_title, ''), 'link', '/applications?card=' || application.id
    ) order by private.nearness(application.company, plain) desc, application.updated_at desc), '[]')
    from public.applications as application
    where application.user_id = me and private.is_like(application.company || ' ' || application.job_title, plain)
  )) || private.found_things('draft', (
    select coalesce(jsonb_agg(jsonb_build_object('title', draft.title, 'detail', draft.detail, 'link', draft.link)
      order by private.nearness(draft.title, plain) desc, draft.at desc), '[]')
    from (
      select title, null as detail, '/booster/letters/' || id as link, updated_at as at
      from public.cover_letters where user_id = me
      union all
      select title, null, '/booster/stories/' || id, created_at from public.stories where user_id = me
      union all
      select title, nullif(company, ''), '/booster/posting?kept=' || id, created_at from public.postings where user_id = me
    ) as draft
    where not private.is_acting() and private.is_like(concat_ws(' ', draft.title, draft.detail), plain)
  ))
$$;

-- Conversations by the names in them, then messages by their words, each as the pages of messages would show them. The
-- title is empty where a candidate shares no name.
create or replace function private.found_conversations(plain text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_acting() then
    return '[]';
  end if;
  return private.found_things('conversation', (
    select coalesce(jsonb_agg(jsonb_build_object('title', found.title, 'detail', found.detail, 'link', found.link)), '[]')
    from (
      select (select string_agg(other ->> 'name', ', ') from jsonb_array_elements(chat -> 'others') as other) as title,
        left(chat -> 'last' ->> 'body', 80) as detail, '/networking/messages/' || (chat ->> 'id') as link
      from jsonb_array_elements(public.conversation_list(plain) -> 'conversations') as chat
      union all
      select (select string_agg(other ->> 'name', ', ') from jsonb_array_elements(message -> 'others') as other),
        left(message ->> 'body', 80), '/networking/messages/' || (message ->> 'conversation')
      from jsonb_array_elements(public.search_messages(plain)) as message
    ) as found
    where found.title is not null
  ));
end
$$;

create or replace function public.my_matches(page int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  perform private.require_feature('discovery');
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
          from public.match_questions as asked where asked.match_id = one.id and not private.is_acting()
        )
      ) order by one.shown_at desc, one.id), '[]')
    )
    from (select * from part order by shown_at desc, id limit 10) as one
    join public.organizations as company on company.id = one.organization_id
  );
end
$$;

create or replace function public.my_people(
  show text, search text[] default '{}', before timestamptz default null, before_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
  patterns text[] := array(
    select '%' || regexp_replace(private.plain_words(word), '([\\%_])', '\\\1', 'g') || '%' from unnest(search) as word
  );
begin
  return (
    with listed as (
      select case requester_id when me then addressee_id else requester_id end as person_id, connected_at as at, '' as note
      from public.connections
      where show = 'connected' and status = 'connected' and (requester_id = me or addressee_id = me)
      union all
      select requester_id, asked_at, note from public.connections as connection
      where show = 'incoming' and addressee_id = me and status = 'pending'
        and not exists (select from private.declined_requests where connection_id = connection.id)
      union all
      select addressee_id, asked_at, note from public.connections
      where show = 'sent' and requester_id = me and status = 'pending'
      union all
      select blocked_id, created_at, '' from public.blocks
      where show = 'blocked' and user_id = me and not private.is_acting()
    ), found as (
      select * from listed
      where (before is null or (at, person_id) < (before, before_id)) and (
        cardinality(patterns) = 0 or (
          select private.plain_words(concat_ws(
            ' ', card ->> 'firstName', card ->> 'lastName', card ->> 'jobTitle', card ->> 'location'
          )) from private.known_card(me, person_id) as card
        ) like all (patterns)
      )
      order by at desc, person_id desc limit 21
    ), page as (
      select shown.*, private.known_card(me, person_id) as card
      from (select * from found order by at desc, person_id desc limit 20) as shown
    )
    select jsonb_build_object(
      'people', coalesce((
        select jsonb_agg(card || jsonb_build_object(
          'relation', case show when 'connected' then 'connected' when 'incoming' then 'asks_me' when 'sent' then 'asked'
            else 'blocked' end,
          'note', case when private.is_acting() then '' else note end, 'at', at,
          'common', case when show = 'incoming' then private.common_ground(me, array(
            select unnest(private.told_grounds_of(person_id)) intersect select unnest(private.grounds_of(me))
          )) else '[]' end
        ) order by at desc, person_id desc) from page
      ), '[]'),
      'next', case when (select count(*) from found) > 20 then (
        select jsonb_build_object('at', at, 'id', person_id) from page order by at, person_id limit 1
      ) end
    )
  );
end
$$;
