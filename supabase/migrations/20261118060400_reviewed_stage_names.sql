-- Applicants to an organization without a badge read the names of stages that administrators saw with a published version.
-- Until then, a renamed or new stage has the usual name of its kind.

create function private.shown_stage_name(opening_id uuid, kind text, name text) returns text
language sql stable security definer set search_path = '' as $$
  select shown_stage_name.name from public.openings as opening
  where opening.id = shown_stage_name.opening_id and (private.is_verified(opening.organization_id) or exists (
    select from public.opening_versions as shown, jsonb_array_elements(private.array_at(shown.content, 'stages')) as stage
    where shown.opening_id = opening.id and stage ->> 'kind' = shown_stage_name.kind and stage ->> 'name' = shown_stage_name.name
  ))
$$;

do $$
begin
  execute private.changed(
    pg_get_functiondef('private.own_application'::regproc), $old$'name', stage.name)$old$,
    $new$'name', private.shown_stage_name(opening.id, stage.kind, stage.name))$new$
  );
  execute private.changed(
    pg_get_functiondef('public.my_opening_application'::regproc), $old$'name', move.to_name)$old$,
    $new$'name', private.shown_stage_name(sent.opening_id, move.to_kind, move.to_name))$new$
  );
end
$$;
