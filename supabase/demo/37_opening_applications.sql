-- Newer than the first release.
-- An opening that people applied to: new, late, shortlisted and answered applications.
create or replace function pg_temp.candidate(number int) returns uuid language sql as $$
  select ('ca000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;

insert into public.openings (
  id, organization_id, created_by, title, job_slug, skills, town_slug, remote, contracts, languages, audience, language,
  description, places, pay_min, pay_max, pay_period, questions, created_at
)
select 'de000000-0000-4000-8000-000000000037', '0c000000-0000-4000-8000-000000000001', member.user_id,
  pg_temp.say('Dock planning coordinator', 'Coordinateur ou coordinatrice du planning de quai'), null,
  '[{"slug": "spreadsheets", "must": true, "weight": 3, "level": null}, {"slug": "data-analysis", "must": true, "weight": 2, "level": null}, {"slug": "customer-service", "must": false, "weight": 1, "level": null}]',
  'lille', 'hybrid', '{permanent}', '[]', 'everyone', pg_temp.spoken(),
  pg_temp.say('You plan which truck arrives at which dock, and tell drivers early when something changes.',
    'Vous planifiez l’arrivée de chaque camion à chaque quai et prévenez tôt les conducteurs quand quelque chose change.'),
  3, 27000, 31000, 'year', jsonb_build_array(
    jsonb_build_object('id', 'plan', 'isRequired', true, 'text', pg_temp.say(
      'Two trucks arrive for the same dock. What do you do first?',
      'Deux camions arrivent pour le même quai. Que faites-vous en premier ?'
    )),
    jsonb_build_object('id', 'start', 'isRequired', false, 'text', pg_temp.say('When could you start?', 'Quand pourriez-vous commencer ?'))
  ), now() - interval '20 days'
from public.organization_members as member
where member.organization_id = '0c000000-0000-4000-8000-000000000001' and member.member_role = 'owner'
order by member.created_at limit 1;

insert into public.opening_team (opening_id, user_id, is_lead)
select 'de000000-0000-4000-8000-000000000037', user_id, member_role = 'owner' from public.organization_members
where organization_id = '0c000000-0000-4000-8000-000000000001' and member_role in ('owner', 'recruiter');

select from private.publish_opening(
  'de000000-0000-4000-8000-000000000037', (select created_by from public.openings where id = 'de000000-0000-4000-8000-000000000037')
);

update public.opening_versions set published_at = now() - interval '16 days'
where opening_id = 'de000000-0000-4000-8000-000000000037';

update public.openings set published_at = now() - interval '16 days'
where id = 'de000000-0000-4000-8000-000000000037';

do $$
declare
  opening public.openings;
  told record;
  made public.opening_applications;
  goal public.opening_stages;
begin
  select * into opening from public.openings where id = 'de000000-0000-4000-8000-000000000037';
  for told in
    select * from (values
      (19, 'shortlist', 12, true), (15, 'new', 9, true), (21, 'new', 4, false), (20, 'interview', 14, true),
      (26, 'not_selected', 15, true)
    ) as one (number, stage, days, is_opened)
  loop
    made := private.application_from(opening, pg_temp.candidate(told.number), jsonb_build_object(
      'fields', '["email", "location", "skills", "languages", "experience", "education", "wanted"]'::jsonb,
      'certificates', (
        select coalesce(jsonb_agg(code), '[]') from public.certificates where user_id = pg_temp.candidate(told.number)
      ),
      'answers', jsonb_build_object('plan', pg_temp.say(
        'I call the later one before it leaves the highway, and look for a free dock next door.',
        'J’appelle le second avant qu’il quitte l’autoroute, et je cherche un quai libre à côté.'
      ))
    ));
    select * into goal from public.opening_stages as stage where stage.opening_id = opening.id and stage.kind = told.stage;
    made.stage_id := (select id from public.opening_stages as stage where stage.opening_id = opening.id and stage.kind = 'new');
    insert into public.opening_applications (
      opening_id, version, user_id, stage_id, shared_fields, certificates, letter, answers, facts, must_haves, sent_at, opened_at,
      answer_due_at
    ) values (
      opening.id, opening.version, made.user_id, made.stage_id, made.shared_fields, made.certificates, made.letter, made.answers, made.facts,
      made.must_haves, now() - told.days * interval '1 day',
      case when told.is_opened then now() - (told.days - 1) * interval '1 day' end,
      now() + (7 - told.days) * interval '1 day'
    ) returning * into made;
    insert into public.opening_application_moves (application_id, kind, to_kind, at) values (made.id, 'sent', 'new', made.sent_at);
    if told.stage <> 'new' then
      insert into public.opening_application_moves (application_id, actor_id, kind, from_kind, to_kind, due_at, at) values (
        made.id, opening.created_by, case told.stage when 'not_selected' then 'answered' else 'moved' end, 'new', told.stage,
        made.sent_at + interval '7 days', made.sent_at + interval '5 days'
      );
      update public.opening_applications set
        stage_id = goal.id, answered_at = sent_at + interval '5 days',
        answer_due_at = case when goal.answer_days is not null then now() + interval '3 days' end,
        revealed_at = case when told.stage <> 'not_selected' then sent_at + interval '5 days' end,
        outcome = case told.stage when 'not_selected' then 'not_selected' end,
        reason = case told.stage when 'not_selected' then 'evidence' end,
        words = case told.stage when 'not_selected' then pg_temp.say(
          'Thank you for your clear answer about the two trucks. Others had already proven planning with data.',
          'Merci pour votre réponse claire sur les deux camions. D’autres avaient déjà prouvé la planification avec des données.'
        ) end,
        would_change = case told.stage when 'not_selected' then pg_temp.say(
          'A validated mission on data analysis.', 'Une mission validée en analyse de données.'
        ) end
      where id = made.id;
    end if;
  end loop;
end
$$;
