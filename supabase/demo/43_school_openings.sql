-- Newer than the first release.
-- What a school recommends to its cohorts, and students who were hired through openings, some of whom share their placement.
insert into public.opening_recommendations (opening_id, organization_id, cohort_id, author_id, words, created_at)
select 'de000000-0000-4000-8000-000000000103', '0e000000-0000-4000-8000-000000000001', cohort_id::uuid,
  'ed000000-0000-4000-8000-000000000001', pg_temp.say(
    'Two of our alumni work on this team. Talk to them on campus before you apply.',
    'Deux de nos anciens étudiants travaillent dans cette équipe. Parlez-leur sur le campus avant de postuler.'
  ), now() - interval '2 days'
from unnest(array['c4000000-0000-4000-8000-000000000001', 'c4000000-0000-4000-8000-000000000002']) as cohort_id
where exists (select from public.openings where id = 'de000000-0000-4000-8000-000000000103');

insert into public.placements (
  opening_id, organization_id, user_id, contract, title, starts_on, ends_on, shared_with_school, created_at
)
select opening.id, opening.organization_id, ('ca000000-0000-4000-8000-' || lpad(candidate::text, 12, '0'))::uuid,
  opening.contracts[1]::text, opening.title, current_date - days, current_date - days + 180, is_shared,
  now() - (days + 20) * interval '1 day'
from (values
  (2, 107, 30, true), (5, 103, 45, true), (7, 103, 60, false), (8, 103, 75, false), (11, 103, 90, false),
  (13, 103, 35, false), (15, 103, 40, false), (17, 103, 50, false)
) as hired (candidate, number, days, is_shared)
join public.openings as opening on opening.id = ('de000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
where not exists (
  select from public.placements as placement
  where placement.user_id = ('ca000000-0000-4000-8000-' || lpad(candidate::text, 12, '0'))::uuid
);
