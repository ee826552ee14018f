-- Newer than the first release.
-- Two offers for one opening: one that a candidate can still answer, and one that was accepted.
do $$
declare
  opening public.openings;
  told record;
  made public.opening_applications;
  offer uuid;
begin
  select * into opening from public.openings where id = 'de000000-0000-4000-8000-000000000101';
  for told in
    select * from (values
      (1, 'offer', 10, 'Meal vouchers, a laptop and five weeks of leave. We’ll train you on our planning tool in your first week.',
        'Titres-restaurant, ordinateur portable et cinq semaines de congés. Nous vous formerons à notre outil de planification dès la première semaine.'),
      (2, 'hired', 11, 'Meal vouchers and five weeks of leave.', 'Titres-restaurant et cinq semaines de congés.')
    ) as one (number, stage, days, terms_en, terms_fr)
  loop
    insert into public.opening_applications (
      opening_id, version, user_id, stage_id, shared_fields, answers, facts, must_haves, sent_at, opened_at, revealed_at, answered_at
    )
    select opening.id, opening.version, person, stage.id, '{name,email,location,skills,languages}',
      jsonb_build_object('q1', pg_temp.say(
        'I replanned a week of deliveries after a strike. Next time I would call the shops first.',
        'J’ai replanifié une semaine de livraisons après une grève. La prochaine fois, j’appellerais d’abord les magasins.'
      )), facts, private.supported_must_haves(person, private.opening_content(opening), facts, '{}'),
      now() - told.days * interval '1 day', now() - (told.days - 1) * interval '1 day', now() - (told.days - 3) * interval '1 day',
      now() - interval '2 days'
    from public.opening_stages as stage,
      lateral (select ('ca000000-0000-4000-8000-' || lpad(told.number::text, 12, '0'))::uuid as person) as applicant,
      lateral (
        select private.application_facts(applicant.person, opening.organization_id, '{location,languages}') as facts
      ) as known
    where stage.opening_id = opening.id and stage.kind = 'offer'
    returning * into made;
    insert into public.opening_application_moves (application_id, actor_id, kind, from_kind, to_kind, due_at, at) values
      (made.id, null, 'sent', 'new', 'new', null, made.sent_at),
      (made.id, opening.created_by, 'moved', 'new', 'shortlist', made.sent_at + interval '7 days', made.revealed_at),
      (made.id, opening.created_by, 'moved', 'shortlist', 'offer', made.revealed_at + interval '7 days', made.answered_at);
    insert into public.opening_offers (
      application_id, sent_by, contract, title, starts_on, hours_per_week, remote, place, pay_amount, pay_currency, pay_period,
      terms, expires_on, sent_at
    ) values (
      made.id, opening.created_by, 'permanent', opening.title, opening.start_on, 35, 'hybrid', 'Lesquin', 2300, 'EUR', 'month',
      pg_temp.say(told.terms_en, told.terms_fr), current_date + 8, made.answered_at
    ) returning id into offer;
    if told.stage = 'hired' then
      update public.opening_offers set state = 'accepted', ended_at = now() - interval '1 day' where id = offer;
      update public.opening_applications set outcome = 'hired', answered_at = now() - interval '1 day', stage_id = (
        select id from public.opening_stages as stage where stage.opening_id = opening.id and stage.kind = 'hired'
      ) where id = made.id;
      update public.openings set places_filled = places_filled + 1 where id = opening.id;
      insert into public.opening_application_moves (application_id, kind, from_kind, to_kind, at)
      values (made.id, 'moved', 'offer', 'hired', now() - interval '1 day');
    end if;
  end loop;
end
$$;
