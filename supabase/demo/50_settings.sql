-- An announcement from a few weeks ago, so that the list isn't empty.
insert into public.announcements (id, text_en, text_fr, link, tone, starts_at, ends_at, created_by, created_at)
select
  '50000000-0000-4000-8000-000000000001', 'The new interview practice is open to all candidates.',
  'Le nouvel entraînement à l’entretien est ouvert à tous les candidats.', '/dashboard/booster/practice', 'good',
  now() - interval '40 days', now() - interval '30 days', id, now() - interval '40 days'
from auth.users where email = 'admin@essor.test';
