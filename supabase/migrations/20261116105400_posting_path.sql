-- What closes a gap is still ahead: missions that are completed lead nowhere new and are left out of a posting's path.
create or replace function public.skills_path(essential text[], optional text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  path jsonb;
begin
  if cardinality(essential) + cardinality(optional) > 60 then
    perform private.fail('too_many_skills', 'A path leads to at most 60 skills.');
  end if;
  path := private.path_to_skills(person, coalesce(essential, '{}'), coalesce(optional, '{}'));
  return jsonb_set(path, '{steps}', (
    select coalesce(jsonb_agg(step order by place), '[]')
    from jsonb_array_elements(path -> 'steps') with ordinality as listed (step, place)
    where step ->> 'status' is distinct from 'validated'
  ));
end
$$;
