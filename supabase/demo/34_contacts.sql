-- Companies save candidates and ask for contact: the answers, and the activity logs that record them.
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
  (1, pg_temp.say('Logistics apprentices, next intake', 'Alternance logistique, prochaine rentrée'), true, 40), (2, pg_temp.say('Data and supply', 'Données et approvisionnement'), true, 21), (3, pg_temp.say('Look again in the spring', 'À revoir au printemps'), false, 9)
) as pool (number, name, is_shared, days);

insert into private.pool_entries (pool_id, organization_id, user_id, stage, owner_id, note, tags, keep_until, moved_at, created_at)
select ('9a000000-0000-4000-8000-00000000000' || pool)::uuid, pg_temp.company('Nordelia Logistique'),
  pg_temp.candidate(number), stage, pg_temp.recruiter('Nordelia Logistique'), note, tags::text[],
  (now() + (365 - days) * interval '1 day')::date, now() - (days * 0.4) * interval '1 day', now() - days * interval '1 day'
from (values
  (1, 7, 'in_talks', replace(pg_temp.say('Very good dock plan in “{2}.” Suggest a chat with Hugo.',
      'Très bon plan de quai dans « {2} ». Proposer un échange avec Hugo.'), '{2}', pg_temp.title_of(2)), pg_temp.say('{dock,lille}', '{quai,lille}'), 30),
  (1, 10, 'closed', pg_temp.say('Declined: only looking around Bordeaux.', 'A refusé : cherche autour de Bordeaux.'), pg_temp.say('{dock}', '{quai}'), 28),
  (1, 16, 'contacted', '', '{nantes}', 12),
  (1, 17, 'uncontacted', pg_temp.say('Speaks three languages. Could fit the export team.', 'Trois langues, à voir pour l’export.'), pg_temp.say('{export,languages}', '{export,langues}'), 10),
  (1, 19, 'contacted', '', '{lille}', 18),
  (1, 26, 'uncontacted', '', '{}', 5),
  (1, 11, 'hired', pg_temp.say('Starts in six weeks.', 'Commence dans six semaines.'), '{lyon}', 40),
  (2, 5, 'uncontacted', pg_temp.say('Remarkable field research.', 'Étude de terrain remarquable.'), pg_temp.say('{research}', '{recherche}'), 14),
  (2, 15, 'replied', '', '{english}', 11),
  (2, 20, 'uncontacted', '', '{english}', 8),
  (3, 28, 'uncontacted', pg_temp.say('On a contract for another four months.', 'En mission pour quatre mois encore.'), '{freelance}', 6)
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
  ('Nordelia Logistique', 7, 'apprenticeship', pg_temp.say(E'Hello,\n\nYour plan for the twelve seasonal workers convinced us: you thought of the 10 AM break before you thought of the flow. We’re looking for an apprentice in Lesquin, starting in January. Would you be open to a conversation?',
      E'Bonjour,\n\nVotre plan pour les douze saisonniers nous a convaincus : vous avez pensé à la pause de 10 h avant de penser aux flux. Nous cherchons une personne en alternance à Lesquin à partir de janvier. Seriez-vous d’accord pour en parler ?'), 'accepted', 12, null, '{name,photo,email,resume,job_title,skills,experience,education,languages}'),
  ('Nordelia Logistique', 15, 'internship', pg_temp.say('Hello, your work on supplier data was the clearest we’ve read this season. We’re offering a six-month internship in Lille starting in March. May we tell you more about it?',
      'Bonjour, votre travail sur les données des fournisseurs est le plus clair que nous ayons lu cette saison. Nous proposons un stage de six mois à Lille à partir de mars. Pouvons-nous vous en dire plus ?'), 'accepted', 6, null, '{job_title,summary}'),
  ('Nordelia Logistique', 10, 'apprenticeship', pg_temp.say('Hello, we have two apprenticeships in Lesquin and your card is a good match. Could we talk?',
      'Bonjour, nous ouvrons deux postes en alternance à Lesquin et votre carte correspond bien. Pouvons-nous échanger ?'), 'declined', 20, pg_temp.say('Thank you! I’m only looking around Bordeaux this year.',
      'Merci ! Je cherche uniquement autour de Bordeaux cette année.'), null),
  ('Nordelia Logistique', 19, 'job', pg_temp.say('Hello, a dock coordinator job is opening up in Roubaix next month. Would you be interested?',
      'Bonjour, un poste de coordination de quai se libère à Roubaix en décembre. Est-ce que cela pourrait vous intéresser ?'), 'expired', 14, null, null),
  ('Nordelia Logistique', 16, 'apprenticeship', pg_temp.say('Hello, our Nantes site is taking on an apprentice early next year. We liked the way you explain your choices. Shall we talk?',
      'Bonjour, notre plateforme de Nantes accueille une personne en alternance dès février. Votre façon d’expliquer vos choix nous a plu. On en parle ?'), 'pending', 2, null, null),
  ('Kerlune Data', 1, 'job', pg_temp.say(E'Hello,\n\nWe’re launching a newsletter for our clients and need someone who can write for people in a hurry. The email Nordelia validated has exactly the tone we want. Permanent contract, in Brest or remote. Would you be open to a first conversation?',
      E'Bonjour,\n\nNous lançons une lettre d’information pour nos clients et cherchons quelqu’un qui sait écrire pour des gens pressés. L’e-mail que Nordelia a validé a exactement le ton qu’il nous faut. CDI à Brest ou à distance. Seriez-vous d’accord pour un premier échange ?'), 'pending', 1.5, null, null),
  ('Pixandre', 1, 'mission', pg_temp.say('Hello, we’re preparing a three-week campaign and would like you to write it, as a paid freelance assignment. May we tell you more?',
      'Bonjour, nous préparons une campagne de trois semaines et aimerions vous confier la rédaction, en freelance et rémunérée. Pouvons-nous vous en dire plus ?'), 'accepted', 16, null, '{name,email,job_title,skills,links}'),
  ('Tessaly Conseil', 1, 'talk', pg_temp.say('Hello, we’re collecting the views of people who are new to communications. Would you have twenty minutes to talk with us?',
      'Bonjour, nous recueillons l’avis de personnes qui débutent en communication. Auriez-vous vingt minutes pour en parler avec nous ?'), 'declined', 33, pg_temp.say('No time right now, but good luck with it!', 'Pas le temps en ce moment, bon courage !'), null);

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
-- Two of the conversations continued.
with said (company, number, place, is_candidate, body, days) as (values
  ('Nordelia Logistique', 7, 2, true, pg_temp.say('Hello Nadia, I’d love to! I’m free on Tuesday or Thursday after 2 PM.',
      'Bonjour Nadia, avec plaisir ! Je suis disponible mardi ou jeudi après 14 h.'), 10.5),
  ('Nordelia Logistique', 7, 3, false, pg_temp.say('Perfect, Thursday at 2:30 PM then. I’ll send you directions; ask for Hugo at the front desk.',
      'Parfait, jeudi à 14 h 30 alors. Je vous envoie le plan d’accès ; demandez Hugo à l’accueil.'), 10.2),
  ('Nordelia Logistique', 7, 4, true, pg_temp.say('Got it, thank you. Will I be able to see the dock in operation?',
      'C’est noté, merci. Est-ce que je pourrai voir le quai en activité ?'), 4.1),
  ('Pixandre', 1, 2, true, pg_temp.say('Hello David, thank you for your message. What would the schedule be?',
      'Bonjour David, merci pour votre message. Quel serait le calendrier ?'), 14.5),
  ('Pixandre', 1, 3, false, pg_temp.say('Three weeks from the beginning of next month, about two days a week. I’ll put a brief together for you.',
      'Trois semaines à partir du début du mois prochain, à peu près deux jours par semaine. Je vous prépare un brief.'), 14.1)
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
-- Everything has been read except the last question to Nadia.
update public.conversation_members as member set read_number = chat.last_number
from public.conversations as chat
where chat.id = member.conversation_id and chat.kind = 'contact'
  and (member.user_id, chat.last_number) <> (pg_temp.recruiter('Nordelia Logistique'), 4);

-- The activity logs.
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
-- More companies search each week.
insert into public.discovery_events (user_id, organization_id, kind, at, day, details)
select pg_temp.candidate(number), pg_temp.company(company), 'viewed', at, at::date, '{}'
from (values
  (1, 'Orvéa Santé', 2), (1, 'Nordelia Logistique', 0), (7, 'Nordelia Logistique', 1), (15, 'Nordelia Logistique', -1),
  (5, 'Pixandre', 3), (20, 'Nordelia Logistique', 2)
) as seen (number, company, every)
cross join generate_series(3, 12) as weeks_ago
cross join lateral (select now() - weeks_ago * interval '7 days' + (number * 5 % 60) * interval '1 hour' as at) as moment
where weeks_ago % (every + 2) = 0;
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
