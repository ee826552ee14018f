-- The list of openings leads each team to its applications: how many there are, and what waits.

create or replace function public.opening_list(organization uuid default null, is_archived boolean default false) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  owner uuid := private.require_hiring_organization(organization);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', opening.id, 'title', opening.title, 'status', opening.status, 'audience', opening.audience, 'slug', opening.slug,
      'version', opening.version, 'hasChanges', opening.has_changes, 'reviewReason', opening.review_reason,
      'contracts', to_jsonb(opening.contracts), 'remote', opening.remote, 'town', private.town_facts(opening.town_slug),
      'applyBy', opening.apply_by, 'places', opening.places, 'placesFilled', opening.places_filled,
      'updatedAt', opening.updated_at, 'closedAt', opening.closed_at,
      'isEditable', opening.version = 0 or (select auth.uid()) in (select private.opening_leads(opening))
        or not exists (select from private.opening_leads(opening)),
      'problems', case when opening.status = 'draft' then (
        select count(*) from jsonb_array_elements(private.opening_problems(opening)) as problem where problem ->> 'level' = 'error'
      ) else 0 end,
      'waiting', (
        select count(*) from public.match_questions as asked join public.match_scores as shown on shown.id = asked.match_id
        where shown.opening_id = opening.id and asked.answer is null
      ),
      'applications', case when opening.version > 0 and private.is_in_opening_team(opening.id) then (
        select jsonb_build_object(
          'total', count(*), 'unopened', count(*) filter (where received.opened_at is null and received.outcome is null),
          'late', count(*) filter (where received.answer_due_at < now())
        ) from public.opening_applications as received
        where received.opening_id = opening.id and received.withdrawn_at is null
      ) end
    ) order by opening.updated_at desc, opening.id), '[]')
    from (
      select * from public.openings as kept
      where kept.organization_id = owner and (kept.status = 'archived') = is_archived
        and private.is_on(case kept.audience when 'private' then 'discovery' else 'openings' end)
      order by kept.updated_at desc limit 200
    ) as opening
  );
end
$$;
