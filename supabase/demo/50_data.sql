-- One person waits for a correction, one is in the days of grace, and the nights' work has run once.
insert into public.rectification_requests (id, user_id, about, body, created_at)
select '50000000-0000-4000-8000-000000000001', id, 'school', 'My school holds my old address. The one of my account is right.',
  now() - interval '2 days'
from auth.users where email = 'candidate@essor.test';
update public.profiles set deletion_requested_at = now() - interval '4 days' where user_id = (
  select users.id from auth.users join public.user_roles as held on held.user_id = users.id
  where held.role = 'candidate' and users.email <> 'candidate@essor.test' order by users.created_at desc, users.id limit 1
);
select private.delete_expired_accounts();
select private.apply_retention();
