-- Newer than the first release.
-- Criteria for the opening that people applied to, a scorecard by a recruiter, and a human review that is waiting for a reply.
update public.openings set criteria = jsonb_build_array(
  jsonb_build_object('id', 'order', 'name', pg_temp.say('Sets priorities', 'Fixe des priorités'), 'description', pg_temp.say(
    'Says what comes first, and why.', 'Dit ce qui passe en premier, et pourquoi.'
  )),
  jsonb_build_object('id', 'data', 'name', pg_temp.say('Plans with data', 'Planifie avec des données'), 'description', pg_temp.say(
    'Uses numbers from previous days.', 'S’appuie sur les chiffres des jours précédents.'
  )),
  jsonb_build_object('id', 'people', 'name', pg_temp.say('Warns people early', 'Prévient à temps'), 'description', '')
), criteria_fixed_at = now() - interval '13 days'
where id = 'de000000-0000-4000-8000-000000000037';

insert into public.opening_scorecards (application_id, author_id, scores, recommendation, words, was_blind, submitted_at)
select sent.id, team.user_id, (
    select jsonb_agg(jsonb_build_object('id', criterion -> 'id', 'name', criterion -> 'name', 'score', score, 'note', '') order by place)
    from jsonb_array_elements(opening.criteria) with ordinality as listed (criterion, place)
    join unnest(array[4, 2, 3]) with ordinality as given (score, place) using (place)
  ), 'rather_yes', pg_temp.say(
    'Decides quickly and calls the driver first. The answer lacks numbers.',
    'Décide vite et appelle d’abord le conducteur. Il manque des chiffres dans la réponse.'
  ), true, now() - interval '8 days'
from public.opening_applications as sent
join public.openings as opening on opening.id = sent.opening_id
join public.opening_stages as stage on stage.id = sent.stage_id and stage.kind in ('shortlist', 'interview')
join lateral (
  select member.user_id from public.opening_team as member where member.opening_id = opening.id and not member.is_lead
  order by member.user_id limit 1
) as team on true
where opening.id = 'de000000-0000-4000-8000-000000000037';

insert into public.human_reviews (opening_id, user_id, application_id, subject, question, asked_at, due_at)
select sent.opening_id, sent.user_id, sent.id, 'answer', pg_temp.say(
    'I planned deliveries with spreadsheets for two years. Could you look at my experience again?',
    'J’ai planifié des livraisons avec un tableur pendant deux ans. Pourriez-vous regarder à nouveau mon expérience ?'
  ), now() - interval '2 days', now() + interval '5 days'
from public.opening_applications as sent
where sent.opening_id = 'de000000-0000-4000-8000-000000000037' and sent.outcome = 'not_selected';
