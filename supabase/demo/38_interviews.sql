-- Newer than the first release.
-- An interview to choose a time for, and one that has ended, with a team note.
do $$
declare
  sent public.opening_applications;
  lead uuid;
  made uuid;
  held timestamptz;
begin
  select user_id into lead from public.opening_team
  where opening_id = 'de000000-0000-4000-8000-000000000037' and is_lead order by added_at, user_id limit 1;

  -- At 10 AM in Paris, five and six days from now.
  held := (current_date + 5 + time '10:00') at time zone 'Europe/Paris';
  select * into sent from public.opening_applications
  where opening_id = 'de000000-0000-4000-8000-000000000037' and user_id = pg_temp.candidate(19);
  insert into public.interviews (application_id, proposed_by, kind, minutes, place, words, slots, team_zone, created_at) values (
    sent.id, lead, 'video', 45, 'https://meet.example.com/dock-planning', pg_temp.say(
      'We would like to hear how you plan a busy morning. You’ll meet the team that plans the docks.',
      'Nous aimerions savoir comment vous planifiez une matinée chargée. Vous rencontrerez l’équipe qui planifie les quais.'
    ), array[held, held + interval '4 hours', held + interval '1 day'], 'Europe/Paris', now() - interval '1 day'
  ) returning id into made;
  insert into public.interview_people (interview_id, user_id) values (made, lead);
  insert into public.interview_events (interview_id, by, actor_id, kind, slots, words, at)
  select made, 'team', lead, 'proposed', slots, words, created_at from public.interviews where id = made;
  insert into public.opening_application_moves (application_id, actor_id, kind, from_kind, due_at, at)
  values (sent.id, lead, 'interview', 'shortlist', sent.answer_due_at, now() - interval '1 day');
  perform private.restart_answer_clock(sent.id);

  held := (current_date - 2 + time '14:00') at time zone 'Europe/Paris';
  select * into sent from public.opening_applications
  where opening_id = 'de000000-0000-4000-8000-000000000037' and user_id = pg_temp.candidate(20);
  insert into public.interviews (
    application_id, proposed_by, status, kind, minutes, place, words, slots, team_zone, applicant_zone, starts_at, ends_at, created_at
  ) values (
    sent.id, lead, 'booked', 'on_site', 60, pg_temp.say('12 Dock Street, Lille. Ask for the planning office.',
      '12 rue des Quais, Lille. Demandez le bureau du planning.'), '', '{}', 'Europe/Paris', 'Europe/Paris', held,
    held + interval '1 hour', now() - interval '6 days'
  ) returning id into made;
  insert into public.interview_people (interview_id, user_id) values (made, lead);
  insert into public.interview_events (interview_id, by, actor_id, kind, slots, at) values
    (made, 'team', lead, 'proposed', array[held, held + interval '1 day'], now() - interval '6 days'),
    (made, 'applicant', null, 'booked', array[held], now() - interval '5 days');
  insert into public.interview_notes (interview_id, author_id, body, created_at) values (made, lead, pg_temp.say(
    'Explained clearly how to move two trucks without losing a dock. Ask for a reference from the last internship.',
    'A expliqué clairement comment déplacer deux camions sans perdre un quai. Demander une référence pour le dernier stage.'
  ), now() - interval '1 day');
end
$$;
