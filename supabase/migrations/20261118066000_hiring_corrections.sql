-- Placements of one person count once for a school, also when the account is gone; they move with a school that is merged
-- into another. A candidate reads that there is an offer only while it is open, and publishing returns what became of the
-- opening.

-- # Placements of schools

-- The same for all placements of one person at one school. It is random, so once an account is deleted, it says only that
-- they were one person's.
alter table private.placement_schools add column person_key uuid not null default gen_random_uuid();

update private.placement_schools as noted set person_key = first.person_key
from (
  select distinct on (placement.user_id, one.organization_id) placement.user_id, one.organization_id, one.person_key
  from private.placement_schools as one join public.placements as placement on placement.id = one.placement_id
  where placement.user_id is not null
  order by placement.user_id, one.organization_id, placement.created_at, placement.id
) as first
join public.placements as placement on placement.user_id = first.user_id
where noted.placement_id = placement.id and noted.organization_id = first.organization_id;

create or replace function private.note_placement_schools() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.placement_schools (placement_id, organization_id, cohort_id, person_key)
  select new.id, student.organization_id, student.cohort_id, coalesce((
    select noted.person_key from private.placement_schools as noted
    join public.placements as placement on placement.id = noted.placement_id
    where placement.user_id = new.user_id and noted.organization_id = student.organization_id limit 1
  ), gen_random_uuid())
  from public.students as student
  where student.user_id = new.user_id and student.linked_at is not null and student.status <> 'left';
  return null;
end
$$;

do $$
begin
  execute replace(private.changed(
    pg_get_functiondef('private.placed_students'::regproc), 'select placement.*, noted.cohort_id,',
    'select placement.*, noted.cohort_id, coalesce(placement.user_id, noted.person_key) as person,'
  ), 'coalesce(known.user_id, known.id)', 'known.person');
  execute private.changed(
    pg_get_functiondef('private.merge_rule'::regproc), $old$when 'public.missions' then 'moves'$old$,
    $new$when 'public.missions' then 'moves'
    when 'private.placement_schools' then 'moves'$new$
  );
  -- Someone may have been at both: they keep one key, and one line for each placement.
  execute private.changed(
    pg_get_functiondef('public.merge_organizations'::regproc),
    $old$  update public.missions set organization_id = target.id where organization_id = source.id;$old$,
    $new$  update public.missions set organization_id = target.id where organization_id = source.id;
  update private.placement_schools as noted set person_key = there.person_key
  from public.placements as placement, public.placements as other, private.placement_schools as there
  where noted.organization_id = source.id and placement.id = noted.placement_id and other.user_id = placement.user_id
    and there.placement_id = other.id and there.organization_id = target.id;
  update private.placement_schools as noted set organization_id = target.id
  where noted.organization_id = source.id and not exists (
    select from private.placement_schools as there
    where there.placement_id = noted.placement_id and there.organization_id = target.id
  );$new$
  );

-- # Applications and openings

  execute private.changed(
    pg_get_functiondef('private.own_application'::regproc), $old$'outcome', sent.outcome,$old$,
    $new$'hasOffer', exists (
      select from public.opening_offers as offer where offer.application_id = sent.id and offer.state = 'open'
    ), 'outcome', sent.outcome,$new$
  );
  -- While every position is taken, a new version doesn't open it again.
  execute replace(private.changed(
    pg_get_functiondef('public.publish_opening'::regproc), $old$    return 'paused';$old$,
    $new$    return (select kept.status from public.openings as kept where kept.id = opening.id);$new$
  ), $old$where kept.id = opening.id;
  return 'open';$old$, $new$where kept.id = opening.id;
  return (select kept.status from public.openings as kept where kept.id = opening.id);$new$);
end
$$;
