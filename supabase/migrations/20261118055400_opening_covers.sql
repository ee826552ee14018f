-- An opening's page has a cover like a mission's, drawn by the field of its first must-have.

do $$
begin
  execute private.changed(
    pg_get_functiondef('public.opening_page'::regproc), $old$'missions', private.proving_missions$old$,
    $new$'category', coalesce((
      select known.category from jsonb_array_elements(content -> 'skills') with ordinality as listed (skill, place)
      join public.skills as known on known.slug = skill ->> 'slug'
      where known.category = any (enum_range(null::public.mission_category)::text[])
      order by (skill -> 'must')::boolean desc, place limit 1
    ), 'operations'),
    'missions', private.proving_missions$new$
  );
end
$$;
