-- Teams keep no name of people who withdrew: what they were notified of about them goes with the application. Interviewers
-- are notified that a booked interview is canceled, without the name.

insert into private.notification_kinds (kind, topic) values ('interview_withdrawn', 'appointments');

do $$
begin
  execute private.changed(
    pg_get_functiondef('private.empty_application'::regproc), '  perform private.end_interviews_of(application_id);',
    $new$  delete from public.notifications as told using private.notifications_about as about, public.opening_applications as sent
  where sent.id = empty_application.application_id and about.user_id = sent.user_id and told.id = about.notification_id
    and told.link = '/openings/' || sent.opening_id || '/applications/' || sent.id;
  delete from private.mails as mail using public.opening_applications as sent
  where sent.id = empty_application.application_id and mail.about_id = sent.user_id
    and mail.link = '/openings/' || sent.opening_id || '/applications/' || sent.id;
  perform private.notify(person, 'interview_withdrawn', jsonb_build_object(
    'opening', opening.title, 'at', kept.starts_at, 'zone', kept.team_zone
  ), '/openings/' || opening.id || '/applications')
  from public.interviews as kept
  join public.opening_applications as sent on sent.id = kept.application_id
  join public.openings as opening on opening.id = sent.opening_id
  cross join lateral private.interview_team(kept) as person
  where kept.application_id = empty_application.application_id and kept.status = 'booked' and kept.ends_at > now();$new$
  );
end
$$;

-- What earlier withdrawals left.
delete from public.notifications as told using private.notifications_about as about, public.opening_applications as sent
where (sent.withdrawn_at is not null or sent.anonymized_at is not null) and about.notification_id = told.id
  and (sent.user_id is null or about.user_id = sent.user_id)
  and told.link = '/openings/' || sent.opening_id || '/applications/' || sent.id;
