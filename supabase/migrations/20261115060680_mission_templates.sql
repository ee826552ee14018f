-- Published missions that an administrator offers to all authors as a start. Files stay with whom they belong to: a
-- template has none.
create table public.mission_templates (
  mission_id uuid primary key references public.missions on delete cascade,
  -- The version that is offered; what its authors write afterwards is theirs alone.
  version int not null,
  marked_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  foreign key (mission_id, version) references public.mission_versions on delete cascade
);
create index mission_templates_by_version on public.mission_templates (mission_id, version);
create index mission_templates_by_marker on public.mission_templates (marked_by);
call private.protect('public.mission_templates');
grant select on public.mission_templates to authenticated;
create policy "Administrators see what is offered as a template" on public.mission_templates for select to authenticated
  using ((select private.has_role('admin')));
call private.declare_data('public.mission_templates', 't.marked_by = $1', 'anonymised', '{marked_by}');

create function public.offer_template(mission_id uuid, reason text, offered boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  why text := private.required_reason(reason);
  mission public.missions;
begin
  select * into mission from public.missions where id = offer_template.mission_id for update;
  if mission.id is null or offered and mission.status <> 'published' then
    perform private.fail('template_not_published', 'Only a published mission becomes a template.');
  end if;
  if offered then
    insert into public.mission_templates (mission_id, version, marked_by) values (mission.id, mission.version, admin)
    on conflict on constraint mission_templates_pkey do update
      set version = excluded.version, marked_by = excluded.marked_by, created_at = now();
  else
    delete from public.mission_templates as template where template.mission_id = mission.id;
    if not found then
      return;
    end if;
  end if;
  perform private.audit(
    case when offered then 'template.offered' else 'template.withdrawn' end, 'mission', mission.id::text,
    jsonb_build_object('title', mission.draft ->> 'title', 'version', mission.version), why
  );
end
$$;

-- What authors can begin from, the newest first.
create function public.mission_templates() returns table (mission_id uuid, organization text, content jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  if not exists (select private.my_authored_organizations()) then
    raise exception 'Only an approved company or maker writes missions.' using errcode = '42501', hint = 'authors_only';
  end if;
  return query
  select template.mission_id, organization.name, version.content || jsonb_build_object('steps', (
    select jsonb_agg(step - 'files' order by place)
    from jsonb_array_elements(version.content -> 'steps') with ordinality as listed (step, place)
  ))
  from public.mission_templates as template
  join public.mission_versions as version
    on version.mission_id = template.mission_id and version.version = template.version
  join public.missions as mission on mission.id = template.mission_id
  join public.organizations as organization on organization.id = mission.organization_id and organization.status = 'approved'
  order by template.created_at desc limit 40;
end
$$;

-- Missions that can be offered, and those that are.
create function public.template_candidates(search text default '', page int default 0) returns table (
  mission_id uuid, title text, organization text, category public.mission_category, language text, version int,
  offered_version int, offered_at timestamptz, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select listing.mission_id, listing.title, listing.organization_name, listing.category, listing.language, listing.version,
    template.version, template.created_at, count(*) over ()
  from public.mission_listings as listing
  join public.missions as mission on mission.id = listing.mission_id
  left join public.mission_templates as template on template.mission_id = listing.mission_id
  where (mission.status = 'published' or template.mission_id is not null)
    and (btrim(search) = '' or listing.words like private.containing(private.plain_words(search)))
  order by template.created_at desc nulls last, listing.published_at desc, listing.mission_id
  limit 20 offset greatest(page, 0) * 20;
end
$$;
grant execute on function public.offer_template, public.mission_templates, public.template_candidates to authenticated;
