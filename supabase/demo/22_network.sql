-- Connections, pending requests and blocks between candidates.
create or replace function pg_temp.candidate(number int) returns uuid language sql as $$
  select ('ca000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;

insert into public.candidate_profiles (user_id, location, availability, contract_kinds, revision)
select pg_temp.candidate(number), location, 'now', contracts::text[], 1
from (values
  (13, 'Nancy', '{permanent}'), (18, 'Nantes', '{freelance,fixed_term}'), (21, 'Rennes', '{permanent}'),
  (23, 'Compiègne', '{permanent}'), (27, 'Nantes', '{internship,permanent}'), (29, 'Paris', '{fixed_term,permanent}')
) as told (number, location, contracts);

insert into public.profile_education (user_id, position, school, degree, started_on)
select pg_temp.candidate(number), 1, 'Université Lumière des Alpes', degree, (date_trunc('month', now()) - interval '26 months')::date
from (values
  (7, pg_temp.say('Master’s in finance', 'Master de finance')), (13, pg_temp.say('Engineering degree, process engineering', 'Diplôme d’ingénieure, génie des procédés')), (23, pg_temp.say('Engineering degree', 'Diplôme d’ingénieure')),
  (29, pg_temp.say('Master’s in applied sociology', 'Master de sociologie appliquée'))
) as told (number, degree);
select private.note_career_parts(user_id) from public.candidate_profiles;

update public.candidate_profiles as career set handle = told.handle, visibility = 'public'
from (values
  (7, 'emma-kowalczyk'), (9, 'manon-le-goff'), (10, 'noah-adjovi'), (13, 'fatou-sarr'), (18, 'jade-poulain'),
  (20, 'oluwaseun-adeyemi'), (21, 'margaux-quere'), (23, 'mai-lan-nguyen'), (27, 'anna-lindqvist'), (29, 'salome-riviere')
) as told (number, handle)
where career.user_id = pg_temp.candidate(told.number);
insert into private.handles (handle, user_id)
select handle, user_id from public.candidate_profiles where handle is not null on conflict do nothing;

insert into public.target_jobs (user_id, job_slug, place)
select pg_temp.candidate(number), job, 0
from (values (29, 'digital-analyst'), (27, 'digital-marketing-assistant'), (18, 'ux-designer')) as aim (number, job);

insert into public.network_settings (user_id, found_by, asked_by, common)
select pg_temp.candidate(number), found_by::public.network_circle, asked_by::public.network_circle, common::text[]
from (values (10, 'everyone', 'nobody', '{mission,school,job}'), (21, 'related', 'related', '{mission,school}'))
  as chosen (number, found_by, asked_by, common);

insert into public.connections (requester_id, addressee_id, status, note, asked_at, connected_at)
select pg_temp.candidate(one), pg_temp.candidate(other), status::public.connection_status, note,
  now() - asked * interval '1 day', now() - since * interval '1 day'
from (values
  (1, 2, 'connected', pg_temp.say('We ran into each other at the apprenticeship fair. Your climbing site helped me a lot!',
      'On s’est croisés au salon de l’alternance ; ton site d’escalade m’a beaucoup aidée.'), 41.3, 40.8),
  (15, 1, 'connected', pg_temp.say('We sat next to each other in the statistics class!',
      'On était côte à côte en cours de statistiques !'), 30.1, 29.6),
  (1, 5, 'connected', '', 22.4, 20.2),
  (2, 5, 'connected', '', 35, 34),
  (2, 15, 'connected', '', 26, 25.5),
  (18, 1, 'pending', format(pg_temp.say('Hi Inès, I’m working on “%s” too. Want to swap drafts and review each other’s?',
      'Bonjour Inès, je travaille aussi sur « %s ». On échange nos versions pour se relire ?'), pg_temp.title_of(6)), 1.2, null::numeric),
  (20, 1, 'pending', '', 3.6, null),
  (1, 7, 'pending', pg_temp.say('Hi Emma, I’m at Lumière too, in marketing. I’d love to hear more about your dashboard!',
      'Bonjour Emma, je suis aussi à Lumière, en marketing. Votre tableau de bord m’intéresse !'), 4.1, null),
  (23, 2, 'pending', '', 2, null)
) as known (one, other, status, note, asked, since);

insert into public.notifications (user_id, kind, data, link, created_at, read_at)
select connection.addressee_id, 'connection_asked', jsonb_build_object(
    'name', private.name_of(connection.requester_id), 'message', connection.note, 'person', connection.requester_id
  ), '/networking?show=incoming', connection.asked_at, connection.asked_at + interval '2 hours'
from public.connections as connection where connection.status = 'pending';

insert into public.endorsements (user_id, skill, endorser_id, created_at)
select pg_temp.candidate(person), listed ->> 'key', pg_temp.candidate(endorser), now() - days * interval '1 day'
from (values
  (1, pg_temp.say('Web writing', 'Rédaction web'), 2, 31.2), (1, pg_temp.say('Web writing', 'Rédaction web'), 15, 24.7), (1, pg_temp.say('Social media', 'Réseaux sociaux'), 5, 18.3), (1, 'Canva', 5, 18.2),
  (2, 'React', 5, 30.4), (2, pg_temp.say('Automated testing', 'Tests automatisés'), 15, 21.1), (5, 'Figma', 2, 28.6), (15, pg_temp.say('Market research', 'Étude de marché'), 1, 12.9)
) as said (person, word, endorser, days), jsonb_array_elements(private.skills_of(pg_temp.candidate(person), true)) as listed
where listed ->> 'word' = said.word;

insert into public.blocks (user_id, blocked_id, knows_name, created_at) values
  (pg_temp.candidate(1), pg_temp.candidate(22), true, now() - interval '15 days');
