-- What authors do with a mission. Each is one function, so that it happens as a whole or not at all.
create function private.require_author(mission_id uuid) returns public.missions
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions;
begin
  perform private.require_user();
  select * into mission from public.missions where id = mission_id for update;
  if mission.id is null or not private.can_author(mission.organization_id) then
    perform private.fail('mission_not_found', 'This mission does not exist, or is not yours.');
  end if;
  return mission;
end
$$;

create function public.create_mission(organization_id uuid, draft jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  author uuid := private.require_user();
  created uuid;
begin
  if not private.can_author(organization_id) then
    raise exception 'Only an approved company or maker writes missions.' using errcode = '42501', hint = 'authors_only';
  end if;
  insert into public.missions (organization_id, created_by, draft)
  values (create_mission.organization_id, author, coalesce(create_mission.draft, '{}'))
  returning id into created;
  return created;
end
$$;

-- Answers the new revision. Who saves over somebody else's change is told instead.
create function public.save_mission_draft(mission_id uuid, draft jsonb, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  if mission.draft_revision <> base_revision then
    perform private.fail('draft_conflict', 'Somebody else has changed this mission meanwhile.');
  end if;
  update public.missions set draft = save_mission_draft.draft, draft_revision = base_revision + 1 where id = mission.id;
  return base_revision + 1;
end
$$;

create function public.publish_mission(mission_id uuid, note text default '') returns int
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
  problems text[] := private.mission_problems(mission.draft);
  next_version int := mission.version + 1;
begin
  if cardinality(problems) > 0 then
    raise exception 'This mission is not complete yet.'
      using errcode = 'P0001', hint = 'mission_incomplete', detail = array_to_string(problems, ' ');
  end if;
  if cardinality(private.lost_files(mission.draft, mission.organization_id)) > 0 then
    perform private.fail('mission_file_lost', 'An attached file is no longer there. Remove it and add it again.');
  end if;
  insert into public.mission_versions (mission_id, version, content, note, published_by)
  values (mission.id, next_version, mission.draft, coalesce(btrim(note), ''), (select auth.uid()));
  update public.missions set status = 'published', version = next_version where id = mission.id;
  perform private.list_mission(mission.id);
  perform private.audit(
    'mission.published', 'mission', mission.id::text,
    jsonb_build_object('title', mission.draft ->> 'title', 'version', next_version)
  );
  return next_version;
end
$$;

-- Writes the public row of a mission anew from its published version.
create function private.list_mission(wanted uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.mission_listings (
    mission_id, organization_id, organization_name, organization_kind, version, title, summary, category, difficulty,
    hours, feedback_days, language, skills, outline, rubric, is_open, closes_on, published_at, words
  )
  select
    mission.id, organization.id, organization.name, organization.kind, mission.version,
    private.trimmed(published.content ->> 'title'), private.trimmed(published.content ->> 'summary'), (published.content ->> 'category')::public.mission_category,
    (published.content ->> 'difficulty')::public.mission_difficulty, (published.content ->> 'hours')::numeric,
    (published.content ->> 'feedbackDays')::int, published.content ->> 'language',
    array(select jsonb_array_elements_text(published.content -> 'skills')),
    (select jsonb_agg(jsonb_build_object('kind', step ->> 'kind', 'title', step ->> 'title')) from jsonb_array_elements(published.content -> 'steps') as step),
    case when published.content -> 'rubric' ->> 'isShown' = 'true' then published.content -> 'rubric' -> 'criteria' end,
    mission.status = 'published' and not mission.by_invitation and organization.status = 'approved',
    mission.closes_on, published.published_at,
    private.plain_words(concat_ws(
      ' ', published.content ->> 'title', published.content ->> 'summary', organization.name,
      (
        select string_agg(skill.name_en || ' ' || skill.name_fr || ' ' || array_to_string(skill.aliases, ' '), ' ')
        from public.skills as skill
        where skill.slug in (select jsonb_array_elements_text(published.content -> 'skills'))
      )
    ))
  from public.missions as mission
  join public.organizations as organization on organization.id = mission.organization_id
  join public.mission_versions as published on published.mission_id = mission.id and published.version = mission.version
  where mission.id = wanted
  on conflict (mission_id) do update set
    organization_name = excluded.organization_name, version = excluded.version, title = excluded.title,
    summary = excluded.summary, category = excluded.category, difficulty = excluded.difficulty,
    hours = excluded.hours, feedback_days = excluded.feedback_days, language = excluded.language,
    skills = excluded.skills, outline = excluded.outline, rubric = excluded.rubric, is_open = excluded.is_open,
    closes_on = excluded.closes_on, published_at = excluded.published_at, words = excluded.words
$$;

create function public.set_mission_access(mission_id uuid, by_invitation boolean, closes_on date default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  update public.missions as changed
  set by_invitation = set_mission_access.by_invitation, closes_on = set_mission_access.closes_on
  where changed.id = mission.id;
  perform private.list_mission(mission.id);
end
$$;

-- Nobody new begins; who is in it finishes, and certificates stay valid. Publishing again brings it back.
create function public.archive_mission(mission_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  update public.missions set status = 'archived' where id = mission.id;
  perform private.list_mission(mission.id);
  perform private.audit('mission.archived', 'mission', mission.id::text, jsonb_build_object('title', mission.draft ->> 'title'));
end
$$;

create function public.restore_mission(mission_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  if mission.status <> 'archived' then
    perform private.fail('mission_not_archived', 'This mission is not archived.');
  end if;
  update public.missions set status = case when version > 0 then 'published' else 'draft' end::public.mission_status
  where id = mission.id;
  perform private.list_mission(mission.id);
end
$$;

create function public.duplicate_mission(mission_id uuid, title text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  return public.create_mission(mission.organization_id, mission.draft || jsonb_build_object('title', title));
end
$$;

-- Only what was never published can be thrown away.
create function public.delete_mission(mission_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mission public.missions := private.require_author(mission_id);
begin
  if mission.version > 0 then
    perform private.fail('mission_published', 'A published mission can be archived, not deleted.');
  end if;
  delete from public.missions where id = mission.id;
end
$$;

grant execute on function
  public.create_mission, public.save_mission_draft, public.publish_mission, public.set_mission_access,
  public.archive_mission, public.restore_mission, public.duplicate_mission, public.delete_mission
to authenticated;

-- A suspended organization's missions are not found; what was begun there goes on.
create function private.relist_missions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_mission(id) from public.missions where organization_id = new.id and version > 0;
  return null;
end
$$;
create trigger relist_missions after update of status, name on public.organizations
  for each row when (old.status is distinct from new.status or old.name is distinct from new.name)
  execute function private.relist_missions();
