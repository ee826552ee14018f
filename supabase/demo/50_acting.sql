-- An administrator once viewed the product as the demo candidate, who sees it in their activity log.
insert into public.acting_sessions (id, user_id, reason, started_at, ends_at, ended_at)
select 'ac000000-0000-4000-8000-000000000001', 'ca000000-0000-4000-8000-000000000001',
  pg_temp.say('Request 2107: can’t add a résumé', 'Demande 2107 : impossible d’ajouter un CV'), began, began + interval '30 minutes',
  began + interval '7 minutes'
from (select now() - interval '9 days 3 hours' as began) as then_;
insert into private.acting_admins (acting_id, admin_id)
values ('ac000000-0000-4000-8000-000000000001', 'ad000000-0000-4000-8000-000000000001');

insert into public.audit_log (created_at, actor_id, action, subject_type, subject_id, details, reason)
select acted.started_at, known.admin_id, 'acting.begun', 'account', acted.user_id::text,
  jsonb_build_object('acting', acted.id, 'until', acted.ends_at), acted.reason
from public.acting_sessions as acted join private.acting_admins as known on known.acting_id = acted.id
union all
select acted.ended_at, known.admin_id, 'acting.ended', 'account', acted.user_id::text,
  jsonb_build_object('acting', acted.id, 'admin', known.admin_id, 'ended', 'stopped'), null
from public.acting_sessions as acted join private.acting_admins as known on known.acting_id = acted.id
order by 1;

-- IP addresses reserved for documentation.
insert into private.audit_origins (entry_id, actor_id, created_at, address, user_agent)
select log.id, log.actor_id, log.created_at, '192.0.2.' || 10 + log.id % 40,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
from public.audit_log as log where log.actor_id is not null;
