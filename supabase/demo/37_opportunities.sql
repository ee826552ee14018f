-- Newer than the first release.
-- Openings of companies around the candidate, on the board, and what the candidate saved there.
insert into public.openings (
  id, organization_id, title, description, language, job_slug, skills, town_slug, remote, contracts, languages,
  start_on, pay_min, pay_max, pay_period, duration_months, audience, status, created_by, created_at
)
select ('de000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, ('0c000000-0000-4000-8000-' || lpad(company::text, 12, '0'))::uuid,
  pg_temp.say(en, fr), pg_temp.say(about_en, about_fr), pg_temp.spoken(), job.slug, (
    select jsonb_agg(jsonb_build_object(
      'slug', skill, 'must', place <= 2, 'weight', case when place = 1 then 3 else 2 end, 'level', null
    ) order by place) from unnest(job.essential[:3] || job.optional[:1]) with ordinality as listed (skill, place)
  ), town, remote::public.remote_wish, array[contract], languages::jsonb, current_date + days, least, most, period, months,
  'everyone', 'draft', ('c0000000-0000-4000-8000-' || lpad(author::text, 12, '0'))::uuid, now() - made
from (values
  (41, 21, 21, 'Plain language writer', 'Rédacteur ou rédactrice en langage clair', 'copywriter', 'lyon', 'hybrid', 'permanent', '[{"code": "fr", "level": "c2"}]',
    60, 30000, 35000, 'year', null, interval '5 days',
    E'You rewrite the letters that town halls send, with the people who receive them.\n\n## Your days\n\n- Two days a week at a counter, listening\n- Three days of writing and testing\n- A published result every month',
    E'Vous réécrivez les lettres que les mairies envoient, avec les personnes qui les reçoivent.\n\n## Vos journées\n\n- Deux jours par semaine au guichet, à écouter\n- Trois jours pour écrire et tester\n- Un résultat publié chaque mois'),
  (42, 22, 23, 'Hotel marketing apprentice', 'Alternant ou alternante en marketing hôtelier', 'digital-marketing-assistant', 'annecy', 'on_site', 'apprenticeship', '[{"code": "fr", "level": "b2"}, {"code": "en", "level": "b2"}]',
    90, 1100, 1300, 'month', 24, interval '2 days',
    E'Four hotels, one newsletter, and guests who come back. You write, measure and try again.',
    E'Quatre hôtels, une newsletter et des clients qui reviennent. Vous écrivez, mesurez et recommencez.')
) as told (number, company, author, en, fr, job_slug, town, remote, contract, languages, days, least, most, period, months, made, about_en, about_fr)
join public.jobs as job on job.slug = told.job_slug;

insert into public.opening_team (opening_id, user_id, is_lead)
select id, created_by, true from public.openings where id::text ~ '^de000000-.*-0000000000(41|42)$';

select private.publish_opening(id, created_by) from public.openings where id::text ~ '^de000000-.*-0000000000(41|42)$';
update public.openings set published_at = created_at where id::text ~ '^de000000-.*-0000000000(41|42)$';

insert into public.saved_openings (user_id, opening_id, saved_at) values
  ('ca000000-0000-4000-8000-000000000001', 'de000000-0000-4000-8000-000000000042', now() - interval '1 day');
insert into public.opening_searches (user_id, name, filter, alerts) values
  ('ca000000-0000-4000-8000-000000000001', pg_temp.say('Marketing near Lyon', 'Marketing près de Lyon'), '{"search": "marketing", "town": "lyon", "within": 100}', 'weekly');
