-- Administrators' actions on accounts: one is suspended, one was.
insert into public.suspensions (id, user_id, reason, ends_at, suspended_by, created_at, lifted_at, lifted_by)
select said.id::uuid, account.id, said.reason, now() + said.ends_in, 'ad000000-0000-4000-8000-000000000001',
  now() - said.since, now() - said.until, case when said.until is not null then 'ad000000-0000-4000-8000-000000000001'::uuid end
from (values
  ('50000000-0000-4000-8000-000000000001', 'bruno.delcourt@prestigia-talents.example', pg_temp.say('The website charges people for internships, which our terms forbid.',
      'Le site indiqué propose des stages payants : interdit par nos conditions.'),
    interval '16 days', interval '5 days', null::interval),
  ('50000000-0000-4000-8000-000000000002', 'oluwaseun.adeyemi@etu-lumiere.example', pg_temp.say('Sixty identical messages to people the account doesn’t know.',
      'Soixante messages identiques envoyés à des inconnus.'),
    null, interval '24 days', interval '22 days')
) as said (id, email, reason, ends_in, since, until)
join auth.users as account on account.email = said.email;
update auth.users set banned_until = now() + interval '16 days'
where id in (select user_id from public.suspensions where id = '50000000-0000-4000-8000-000000000001');

insert into public.audit_log (created_at, actor_id, action, subject_type, subject_id, details, reason)
select suspension.created_at, suspension.suspended_by, 'account.suspended', 'account', suspension.user_id::text,
  jsonb_build_object('suspension', suspension.id, 'before', '{"suspended": false}'::jsonb, 'after', '{"suspended": true}'::jsonb), suspension.reason
from public.suspensions as suspension
union all
select suspension.lifted_at, suspension.lifted_by, 'account.restored', 'account', suspension.user_id::text,
  jsonb_build_object('before', '{"suspended": true}'::jsonb, 'after', '{"suspended": false}'::jsonb),
  pg_temp.say('It was about a career fair, and the recipients had asked for it.',
      'Il s’agissait d’un salon de l’emploi, et les destinataires l’avaient demandé.')
from public.suspensions as suspension where suspension.lifted_at is not null
order by 1;

-- Active sessions of some accounts.
insert into auth.sessions (id, user_id, created_at, updated_at, refreshed_at, user_agent, ip, aal)
select session.id::uuid, account.id, now() - session.since, now() - session.used, (now() - session.used) at time zone 'utc',
  session.agent, session.address::inet, 'aal1'
from (values
  ('50000000-0000-4000-8000-000000000011', 'candidate@essor.test', interval '12 days', interval '3 hours', '192.0.2.17',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'),
  ('50000000-0000-4000-8000-000000000012', 'candidate@essor.test', interval '3 days', interval '26 hours', '198.51.100.8',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'),
  ('50000000-0000-4000-8000-000000000013', 'company@essor.test', interval '6 days', interval '5 hours', '203.0.113.40',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0')
) as session (id, email, since, used, address, agent)
join auth.users as account on account.email = session.email;
