-- Creating the demo sends no email; what happens from now on is emailed according to each person's settings.
delete from private.mails;
update public.notifications set mailed_at = created_at where kind like 'review\_%' or created_at < now() - interval '2 days';

insert into public.notification_preferences (user_id, feedback, reviews, digest_hour)
select id, 'at_once', 'at_once', 7 from auth.users where email in ('company@essor.test', 'maker@essor.test');
