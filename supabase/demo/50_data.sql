-- One person is waiting for a correction, one is in the grace period before deletion, and the nightly jobs have run once.
insert into public.rectification_requests (id, user_id, about, body, created_at)
select '50000000-0000-4000-8000-000000000001', id, 'school', pg_temp.say('My school still has my old address. The one on my account is right.',
      'Mon école a encore mon ancienne adresse. Celle de mon compte est la bonne.'),
  now() - interval '2 days'
from auth.users where email = 'candidate@essor.test';
update public.profiles set deletion_requested_at = now() - interval '4 days' where user_id = (
  select users.id from auth.users join public.user_roles as held on held.user_id = users.id
  where held.role = 'candidate' and users.email not like '%@essor.test' order by users.created_at desc, users.id limit 1
);
select private.delete_expired_accounts();
select private.apply_retention();
