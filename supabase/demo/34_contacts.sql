-- Companies that keep candidates in mind and ask for contact, what became of it, and the ledgers in which it stands.
create or replace function pg_temp.candidate(number int) returns uuid language sql as $$
  select ('ca000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;
create or replace function pg_temp.company(wanted text) returns uuid language sql as $$
  select id from public.organizations where name = wanted
$$;
create or replace function pg_temp.recruiter(wanted text) returns uuid language sql as $$
  select user_id from public.organization_members
  where organization_id = pg_temp.company(wanted) and member_role = 'owner' order by created_at limit 1
$$;

insert into private.pools (id, organization_id, owner_id, name, is_shared, created_at)
select ('9a000000-0000-4000-8000-00000000000' || number)::uuid, pg_temp.company('Nordelia Logistique'),
  pg_temp.recruiter('Nordelia Logistique'), name, is_shared, now() - days * interval '1 day'
from (values
  (1, 'Alternance logistique 2027', true, 40), (2, 'Données et approvisionnement', true, 21), (3, 'À revoir au printemps', false, 9)
) as pool (number, name, is_shared, days);

insert into private.pool_entries (pool_id, organization_id, user_id, stage, owner_id, note, tags, keep_until, moved_at, created_at)
select ('9a000000-0000-4000-8000-00000000000' || pool)::uuid, pg_temp.company('Nordelia Logistique'),
  pg_temp.candidate(number), stage, pg_temp.recruiter('Nordelia Logistique'), note, tags::text[],
  (now() + (365 - days) * interval '1 day')::date, now() - (days * 0.4) * interval '1 day', now() - days * interval '1 day'
from (values
  (1, 7, 'in_talks', 'Très bon plan de quai dans « Douze saisonniers ». Propose un échange avec Hugo.', '{quai,lille}', 30),
  (1, 10, 'closed', 'A décliné : cherche à Lyon.', '{quai}', 28),
  (1, 16, 'contacted', '', '{nantes}', 12),
  (1, 17, 'uncontacted', 'Trois langues, à voir pour l’export.', '{export,langues}', 10),
  (1, 19, 'contacted', '', '{lille}', 18),
  (1, 26, 'uncontacted', '', '{}', 5),
  (1, 11, 'hired', 'Commence le 4 janvier.', '{lyon}', 40),
  (2, 5, 'uncontacted', 'Étude de terrain remarquable.', '{recherche}', 14),
  (2, 15, 'replied', '', '{english}', 11),
  (2, 20, 'uncontacted', '', '{english}', 8),
  (3, 28, 'uncontacted', 'En mission jusqu’en mars.', '{freelance}', 6)
) as entry (pool, number, stage, note, tags, days)
where exists (select from private.candidate_cards where user_id = pg_temp.candidate(number));
insert into private.pool_events (entry_id, actor_id, kind, at)
select id, owner_id, 'added', created_at from private.pool_entries;
insert into private.pool_events (entry_id, kind, from_stage, to_stage, by_itself, at)
select id, 'moved', 'uncontacted', stage, true, moved_at from private.pool_entries where stage <> 'uncontacted';

create temp table demo_contact (
  company text, number int, purpose text, body text, status text, days numeric, reason text, fields text[]
) on commit drop;
insert into demo_contact values
  ('Nordelia Logistique', 7, 'apprenticeship', E'Bonjour,\n\nvotre plan pour les douze saisonniers nous a convaincus : vous avez pensé à la pause de 10 h avant le flux. Nous cherchons une personne en alternance à Lesquin à partir de janvier. Seriez-vous d’accord pour en parler ?', 'accepted', 12, null, '{name,photo,email,resume,job_title,skills,experience,education,languages}'),
  ('Nordelia Logistique', 15, 'internship', 'Hello, your work on supplier data was the clearest we have read this season. We host a six-month internship in Lille from March. May we tell you more about it?', 'accepted', 6, null, '{job_title,summary}'),
  ('Nordelia Logistique', 10, 'apprenticeship', 'Bonjour, nous ouvrons deux postes en alternance à Lesquin et votre carte correspond bien. Pouvons-nous échanger ?', 'declined', 20, 'Merci ! Je cherche uniquement autour de Lyon cette année.', null),
  ('Nordelia Logistique', 19, 'job', 'Bonjour, un poste de coordination de quai se libère à Roubaix en décembre. Est-ce que cela pourrait vous intéresser ?', 'expired', 14, null, null),
  ('Nordelia Logistique', 16, 'apprenticeship', 'Bonjour, notre plateforme de Nantes accueille une personne en alternance dès février. Votre façon d’expliquer vos choix nous a plu. On en parle ?', 'pending', 2, null, null),
  ('Kerlune Data', 1, 'job', E'Bonjour,\n\nnous lançons une lettre d’information pour nos clients et cherchons quelqu’un qui sait écrire pour des gens pressés. Votre lettre validée chez Nordelia est exactement le ton qu’il nous faut. CDI à Rennes ou à distance. Seriez-vous d’accord pour un premier échange ?', 'pending', 1.5, null, null),
  ('Pixandre', 1, 'mission', 'Bonjour, nous préparons une campagne de trois semaines et aimerions vous confier la rédaction, en freelance et rémunérée. Pouvons-nous vous en dire plus ?', 'accepted', 16, null, '{name,email,job_title,skills,links}'),
  ('Tessaly Conseil', 1, 'talk', 'Bonjour, nous recueillons l’avis de personnes qui débutent en communication. Auriez-vous vingt minutes pour en parler avec nous ?', 'declined', 33, 'Pas le temps en ce moment, bon courage !', null);

insert into public.conversations (id, kind, key, last_number, last_at, first_by, first_at, created_at)
select ('cc000000-0000-4000-8000-0000000009' || lpad(number::text, 2, '0'))::uuid, 'contact',
  'contact:' || pg_temp.company(company) || ':' || pg_temp.candidate(number), 1, now() - (days - 1) * interval '1 day',
  pg_temp.recruiter(company), now() - days * interval '1 day', now() - (days - 1) * interval '1 day'
from demo_contact where status = 'accepted';
insert into public.contact_requests (
  organization_id, user_id, sent_by, purpose, body, status, created_at, expires_at, decided_at, shared_fields,
  decline_reason, conversation_id
)
select pg_temp.company(company), pg_temp.candidate(number), pg_temp.recruiter(company), purpose, body, status,
  now() - days * interval '1 day', now() + (7 - days) * interval '1 day',
  case status when 'pending' then null when 'expired' then now() - (days - 7) * interval '1 day'
    else now() - (days - 1) * interval '1 day' end,
  fields, reason,
  case when status = 'accepted' then ('cc000000-0000-4000-8000-0000000009' || lpad(number::text, 2, '0'))::uuid end
from demo_contact;
insert into public.contact_shares (organization_id, user_id, fields, shared_until, created_at)
select organization_id, user_id, shared_fields, date_trunc('day', decided_at + interval '6 months'), decided_at
from public.contact_requests where status = 'accepted';

insert into public.conversation_members (conversation_id, user_id, read_number, joined_at)
select conversation_id, member, 1, decided_at
from public.contact_requests, unnest(array[user_id, sent_by]) as member where conversation_id is not null;
insert into public.messages (conversation_id, number, id, author_id, body, created_at)
select conversation_id, 1, gen_random_uuid(), sent_by, body, created_at
from public.contact_requests where conversation_id is not null;
-- Two of the conversations went on.
with said (company, number, place, is_candidate, body, days) as (values
  ('Nordelia Logistique', 7, 2, true, 'Bonjour Nadia, avec plaisir ! Je suis disponible mardi ou jeudi après 14 h.', 10.5),
  ('Nordelia Logistique', 7, 3, false, 'Parfait, jeudi à 14 h 30 alors. Je vous envoie le plan d’accès ; demandez Hugo à l’accueil.', 10.2),
  ('Nordelia Logistique', 7, 4, true, 'C’est noté, merci. Est-ce que je pourrai voir le quai en activité ?', 4.1),
  ('Pixandre', 1, 2, true, 'Bonjour David, merci pour votre message. Quel serait le calendrier ?', 14.5),
  ('Pixandre', 1, 3, false, 'Du 11 au 29 janvier, à peu près deux jours par semaine. Je vous prépare un brief.', 14.1)
)
insert into public.messages (conversation_id, number, id, author_id, body, created_at)
select request.conversation_id, said.place, gen_random_uuid(),
  case when is_candidate then request.user_id else request.sent_by end, said.body, now() - said.days * interval '1 day'
from said join public.contact_requests as request
  on request.organization_id = pg_temp.company(said.company) and request.user_id = pg_temp.candidate(said.number)
order by said.days desc;
update public.conversations as chat set last_number = said.number, last_at = said.at
from (select conversation_id, max(number) as number, max(created_at) as at from public.messages group by 1) as said
where chat.id = said.conversation_id and chat.kind = 'contact';
-- Everything was read, but for the last question to Nadia.
update public.conversation_members as member set read_number = chat.last_number
from public.conversations as chat
where chat.id = member.conversation_id and chat.kind = 'contact'
  and (member.user_id, chat.last_number) <> (pg_temp.recruiter('Nordelia Logistique'), 4);

-- The ledgers.
insert into public.discovery_events (user_id, organization_id, kind, at, day, details)
select pg_temp.candidate(number), pg_temp.company(company), kind, now() - days * interval '1 day',
  (now() - days * interval '1 day')::date, details::jsonb
from (values
  (1, 'Nordelia Logistique', 'viewed', 26.0, '{}'), (1, 'Nordelia Logistique', 'viewed', 11.3, '{}'),
  (1, 'Nordelia Logistique', 'compared', 11.2, '{}'), (1, 'Pixandre', 'viewed', 17.0, '{}'),
  (1, 'Pixandre', 'shortlisted', 16.9, '{}'), (1, 'Orvéa Santé', 'viewed', 5.4, '{}'),
  (1, 'Kerlune Data', 'viewed', 1.7, '{}'), (1, 'Kerlune Data', 'shortlisted', 1.6, '{}'),
  (1, 'Tessaly Conseil', 'viewed', 34.0, '{}'), (7, 'Nordelia Logistique', 'viewed', 31.0, '{}'),
  (15, 'Nordelia Logistique', 'viewed', 8.0, '{}'), (16, 'Nordelia Logistique', 'viewed', 3.0, '{}')
) as seen (number, company, kind, days, details);
insert into public.discovery_events (user_id, organization_id, kind, at, day)
select user_id, organization_id, 'shortlisted', created_at, created_at::date from private.pool_entries;
insert into public.discovery_events (user_id, organization_id, kind, at, day, details)
select user_id, organization_id, 'contacted', created_at, created_at::date, jsonb_build_object('purpose', purpose)
from public.contact_requests
union all
select user_id, organization_id, status, decided_at, decided_at::date,
  case when status = 'accepted' then jsonb_build_object(
    'fields', shared_fields, 'until', (date_trunc('day', decided_at + interval '6 months') - interval '1 day')::date
  ) else '{}' end
from public.contact_requests where status <> 'pending';
insert into public.notifications (user_id, kind, data, link, read_at, created_at, mailed_at)
select request.user_id, 'contact_asked', jsonb_build_object(
  'company', company.name, 'message', left(request.body, 300), 'request', request.id
), '/networking/requests', request.created_at + interval '2 hours', request.created_at, request.created_at
from public.contact_requests as request join public.organizations as company on company.id = request.organization_id
where request.status = 'pending';
