-- Reports: one profile twice, a mission that looks like unpaid work, and a decision under appeal.
create or replace function pg_temp.candidate(number int) returns uuid language sql as $$
  select ('ca000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;
create or replace function pg_temp.moderation_case(number int) returns uuid language sql as $$
  select ('ed500000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;

insert into private.moderation_cases
  (id, kind, subject_id, person_id, organization_id, status, opened_at, reported_at, decided_at)
select pg_temp.moderation_case(number), kind::public.report_subject, subject, person, organization, status,
  now() - opened * interval '1 day', now() - reported * interval '1 day', now() - decided * interval '1 day'
from (
  select 1 as number, 'person' as kind, pg_temp.candidate(22) as subject, pg_temp.candidate(22) as person,
    null::uuid as organization, 'decided' as status, 15.2 as opened, 15.2 as reported, 14.6 as decided
  union all select 2, 'person', pg_temp.candidate(22), pg_temp.candidate(22), null, 'open', 2.3, 0.9, null
  union all select 3, 'mission', listing.mission_id, null, listing.organization_id, 'open', 1.4, 0.3, null
  from (
    select * from public.mission_listings where organization_kind = 'company' and is_open
    order by published_at desc, mission_id limit 1
  ) as listing
  -- The message has since been deleted; the report keeps its text.
  union all select 4, 'message', 'ed500000-0000-4000-8000-00000000f004', pg_temp.candidate(14), null, 'appealed', 6.1, 6.1, 5.2
) as seen;

insert into private.case_evidence (case_id, content, taken_at)
select one.id, case one.kind
    when 'message' then jsonb_build_object(
      'title', private.full_name(one.person_id), 'at', one.opened_at, 'parts', jsonb_build_array(jsonb_build_object(
        'label', 'message', 'text', pg_temp.say('Honestly, at your level, you’d better look for another job.',
      'Franchement, avec ton niveau, tu ferais mieux de changer de métier.')
      ))
    )
    else private.subject_facts(one.kind, one.subject_id) end
    || case when one.kind = 'person' then jsonb_build_object('parts', jsonb_build_array(jsonb_build_object(
      'label', 'note', 'text', pg_temp.say('Become a buyer in two weekends, €390.', 'Devenez acheteuse en deux week-ends, 390 €.')
    ))) else '{}' end, one.opened_at
from private.moderation_cases as one;

insert into public.reports (user_id, reported_id, case_id, reason, details, created_at)
select pg_temp.candidate(reporter), one.person_id, one.id, said.reason::public.report_reason, said.details,
  now() - days * interval '1 day'
from (values
  (1, 1, 'spam', pg_temp.say('Third time they’ve pitched me a paid “course.”',
      'Me propose pour la troisième fois une « formation » payante.'), 15.2),
  (2, 9, 'spam', pg_temp.say('The same €390 course again, sent along with the connection request.',
      'Toujours la même formation à 390 €, envoyée avec la demande de contact.'), 2.3),
  (2, 15, 'other', pg_temp.say('Asked me to pay for a course before we’d even said hello.',
      'M’a demandé de payer une formation avant même d’avoir dit bonjour.'), 0.9),
  (3, 2, 'real_work', pg_temp.say('The brief contains real customer numbers, and the deliverable is supposed to go “live on Friday.”',
      'La consigne donne de vrais numéros de clients, et le livrable doit partir « en production vendredi ».'), 1.4),
  (3, 5, 'real_work', '', 0.3),
  (4, 20, 'harassment', '', 6.1)
) as said (number, reporter, reason, details, days)
join private.moderation_cases as one on one.id = pg_temp.moderation_case(number);

insert into private.moderation_decisions (id, case_id, decision, words, note, decided_by, decided_at)
select ('ee000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, one.id, 'warn', template.words, said.note,
  'ad000000-0000-4000-8000-000000000001', one.decided_at
from (values
  (1, pg_temp.say('First time. Repeated pitch of a paid offer.', 'Première fois, une offre payante répétée.')), (4, pg_temp.say('Hurtful message, no incidents since.', 'Message blessant, sans suite connue.'))
) as said (number, note)
join private.moderation_cases as one on one.id = pg_temp.moderation_case(number)
join private.moderation_templates as template on template.name = 'warn' and template.language = pg_temp.spoken();

insert into private.appeals (decision_id, words, made_at) values (
  'ee000000-0000-4000-8000-000000000004',
  pg_temp.say('It was a joke between us: we’ve known each other since high school, and the rest of the conversation shows it.',
      'C’était une plaisanterie entre nous : nous nous connaissons depuis le lycée, et la suite de la conversation le montre.'),
  now() - interval '1 day'
);

insert into public.notifications (user_id, kind, link, created_at, read_at, mailed_at)
select 'ad000000-0000-4000-8000-000000000001', kind, '/moderation/' || pg_temp.moderation_case(number),
  now() - days * interval '1 day', case when number = 2 then now() end, now() - days * interval '1 day'
from (values (2, 'moderation_opened', 2.3), (3, 'moderation_opened', 1.4), (4, 'moderation_appealed', 1.0))
  as told (number, kind, days);
