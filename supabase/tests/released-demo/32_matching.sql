-- Openings of Nordelia and a second company, and the candidates they were shown.
insert into public.job_needs (id, organization_id, title, job_slug, skills, town_slug, remote, contracts, languages, start_on, status, created_at)
select ('de000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, '0c000000-0000-4000-8000-000000000001', title, job.slug, (
    select jsonb_agg(jsonb_build_object(
      'slug', skill, 'must', skill = any (job.essential), 'weight', case when place = 1 then 3 when skill = any (job.essential) then 2 else 1 end,
      'level', case when place = 1 then 2 end
    ) order by place) from unnest(job.essential || job.optional[:2]) with ordinality as listed (skill, place)
  ), town, remote::public.remote_wish, contracts::text[], languages::jsonb, current_date + days, status, now() - made
from (values
  (1, pg_temp.say('Junior data analyst, delivery forecasts', 'Data analyst junior, prévisions de livraison'), 'data-analyst', 'lille', 'hybrid', '{permanent,fixed_term}',
    '[{"code": "fr", "level": "c1"}, {"code": "en", "level": "b1"}]', 50, 'open', interval '9 days'),
  (2, pg_temp.say('Customer service representative', 'Conseiller ou conseillère service client'), 'customer-service-advisor', 'lille', 'on_site', '{permanent,fixed_term,temporary}',
    '[{"code": "fr", "level": "c1"}]', 20, 'open', interval '6 days'),
  (3, pg_temp.say('Digital marketing assistant', 'Assistant ou assistante marketing digital'), 'digital-marketing-assistant', null, 'remote', '{apprenticeship,internship,fixed_term}',
    '[]', 80, 'open', interval '3 days'),
  (4, pg_temp.say('Front-end developer', 'Développeur ou développeuse front-end'), 'front-end-developer', 'lille', 'hybrid', '{permanent}',
    '[{"code": "en", "level": "b2"}]', -40, 'archived', interval '70 days')
) as told (number, title, job_slug, town, remote, contracts, languages, days, status, made)
join public.jobs as job on job.slug = told.job_slug;

-- Each active opening was viewed once: candidates it showed can read how they matched.
select private.keep_match(need, card.user_id, private.match(private.need_document(need), private.facts_for(need.organization_id, card.user_id)))
from public.job_needs as need
cross join lateral private.need_candidates(need.organization_id, private.need_document(need), 12) as reached
join private.candidate_cards as card on card.user_id = reached
where need.status = 'open';
select private.keep_match(need, card.user_id, private.match(private.need_document(need), private.facts_for(need.organization_id, card.user_id)))
from public.job_needs as need
join private.candidate_cards as card on card.user_id = 'ca000000-0000-4000-8000-000000000001'
where need.status = 'open' and card.user_id <> all (private.hidden_from(need.organization_id))
  and not exists (select from public.match_scores as shown where shown.need_id = need.id and shown.user_id = card.user_id);
update public.match_scores as shown set
  first_shown_at = need.created_at + interval '5 hours', shown_at = need.created_at + interval '29 hours'
from public.job_needs as need where need.id = shown.need_id;
update public.discovery_events set at = at - interval '2 days', day = day - 2 where kind = 'matched';

insert into public.match_questions (match_id, user_id, organization_id, question, asked_at, answer, answered_at)
select shown.id, shown.user_id, shown.organization_id, told.question, now() - told.asked, told.answer, now() - told.answered
from (values
  (1, pg_temp.say('I analyzed inventory data during an internship, but not in a mission on Essor. Does that count for you?',
      'J’ai analysé des données de stock pendant un stage, sans mission sur Essor. Est-ce que cela compte pour vous ?'), interval '4 days',
    pg_temp.say('Yes, tell us about it when we contact you. A validated mission is still what convinces us fastest.',
      'Oui : parlez-en quand nous vous contacterons. Une mission validée reste ce qui nous convainc le plus vite.'), interval '3 days'),
  (2, pg_temp.say('Could you take a look at my experience as a cashier? It’s very close to what you’re looking for.',
      'Pourriez-vous regarder mon expérience en caisse ? Elle ressemble beaucoup à ce que vous cherchez.'), interval '1 day', null, null)
) as told (number, question, asked, answer, answered)
cross join lateral (
  select * from public.match_scores as kept
  where kept.need_id = ('de000000-0000-4000-8000-' || lpad(told.number::text, 12, '0'))::uuid
  order by (kept.user_id = 'ca000000-0000-4000-8000-000000000001') = (told.number = 1) desc, kept.user_id limit 1
) as shown;
