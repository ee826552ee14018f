-- Openings and applications as files: an organization exports its openings and imports others as drafts, and a team exports
-- the applications it reads.

-- # Room

-- For imports of up to 200 drafts beside what is published.
do $$
begin
  execute private.changed(private.changed(
    pg_get_functiondef('public.save_opening(jsonb, uuid, int)'::regprocedure), ') >= 100 then', ') >= 300 then'
  ), 'There is room for 100 open openings.', 'There is room for 300 open openings.');
  execute private.changed(pg_get_functiondef('public.opening_list'::regproc), 'limit 200', 'limit 400');
end
$$;

-- # Openings

-- Every opening of an organization as its editor has it, oldest first.
create function public.export_openings(organization uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  owner uuid := private.require_hiring_organization(organization);
begin
  perform private.require_feature('openings');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', opening.title, 'language', opening.language, 'description', opening.description,
      'contracts', to_jsonb(opening.contracts), 'town', private.town_facts(opening.town_slug), 'remote', opening.remote,
      'workingTime', opening.working_time, 'hoursPerWeek', opening.hours_per_week, 'durationMonths', opening.duration_months,
      'places', opening.places, 'placesFilled', opening.places_filled, 'startOn', opening.start_on, 'applyBy', opening.apply_by,
      'pay', jsonb_build_object(
        'min', opening.pay_min, 'max', opening.pay_max, 'currency', opening.pay_currency, 'period', opening.pay_period
      ),
      'skills', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'nameEn', known.name_en, 'nameFr', known.name_fr, 'must', skill -> 'must'
        ) order by place), '[]')
        from jsonb_array_elements(opening.skills) with ordinality as listed (skill, place)
        join public.skills as known on known.slug = skill ->> 'slug'
      ),
      'status', opening.status, 'audience', opening.audience, 'slug', opening.slug,
      'publishedAt', opening.published_at, 'closedAt', opening.closed_at
    ) order by opening.created_at, opening.title, opening.id), '[]')
    from (
      select * from public.openings as kept where kept.organization_id = owner
        and private.is_on(case kept.audience when 'private' then 'discovery' else 'openings' end)
      order by kept.created_at, kept.title, kept.id limit 5000
    ) as opening
  );
end
$$;

-- All or none, each a draft as the editor would save it. Nothing is published.
create function public.import_openings(organization uuid, documents jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := private.require_hiring_organization(organization);
  document jsonb;
begin
  perform private.require_feature('openings');
  if not coalesce(jsonb_typeof(documents) = 'array' and jsonb_array_length(documents) between 1 and 200, false) then
    perform private.raise_app_error('opening_import_size', 'A file can have between 1 and 200 openings.');
  end if;
  for document in select value from jsonb_array_elements(documents) loop
    perform public.save_opening(
      jsonb_build_object(
        'organization', owner, 'audience', 'everyone', 'title', left(document ->> 'title', 120), 'language', document -> 'language',
        'description', left(document ->> 'description', 20000), 'contracts', coalesce(document -> 'contracts', '[]'),
        'town', document -> 'town', 'remote', document -> 'remote', 'workingTime', document -> 'workingTime',
        'hoursPerWeek', document -> 'hoursPerWeek', 'durationMonths', document -> 'durationMonths',
        'places', document -> 'places', 'pay', document -> 'pay', 'startOn', document -> 'startOn',
        'applyBy', document -> 'applyBy', 'skills', coalesce(document -> 'skills', '[]')
      ),
      gen_random_uuid(), 0
    );
  end loop;
  return jsonb_array_length(documents);
end
$$;

-- What anyone can read in the organization's feed, for its team to paste elsewhere; null if it has no public page.
create function public.opening_posts(organization uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return public.opening_feed((
    select known.slug from public.organizations as known
    where known.id = private.require_hiring_organization(opening_posts.organization)
  ));
end
$$;

-- # Applications

-- The activity log says who exported an application.
do $$
declare
  known text := pg_get_constraintdef((
    select oid from pg_catalog.pg_constraint
    where conrelid = 'public.discovery_events'::regclass and conname = 'discovery_events_kind_check'
  ));
begin
  alter table public.discovery_events drop constraint discovery_events_kind_check;
  execute 'alter table public.discovery_events add constraint discovery_events_kind_check ' || regexp_replace(
    known, 'ARRAY\[', 'ARRAY[''application_exported''::text, '
  );
end
$$;

-- Up to a hundred applications at a time, oldest first: what this member of the team reads on the screen, and no more.
-- Exporting one opens it, and the applicant's activity log says so, at most once a day.
create function public.export_applications(opening_id uuid, page int default 0) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings := private.require_opening_team(opening_id);
  at_once constant int := 100;
  sent public.opening_applications;
  exported jsonb := '[]';
begin
  for sent in
    select * from public.opening_applications as kept
    where kept.opening_id = opening.id and private.can_be_read(kept) and not exists (
      select from public.opening_application_conflicts as declared
      where declared.application_id = kept.id and declared.user_id = (select auth.uid())
    )
    order by kept.sent_at, kept.id limit at_once offset greatest(page, 0) * at_once
  loop
    exported := exported || jsonb_build_array(public.open_application(sent.id) - '{history,comments,resume}'::text[]);
    if not exists (
      select from public.discovery_events as event
      where event.user_id = sent.user_id and event.organization_id = opening.organization_id
        and event.kind = 'application_exported' and event.details ->> 'application' = sent.id::text
        and event.at > now() - interval '1 day'
    ) then
      perform private.note_discovery(
        sent.user_id, opening.organization_id, 'application_exported',
        jsonb_build_object('opening', private.opening_title(opening.id, sent.version), 'application', sent.id)
      );
    end if;
  end loop;
  return exported;
end
$$;

grant execute on function
  public.export_applications, public.export_openings, public.import_openings,
  public.opening_posts
to authenticated;
