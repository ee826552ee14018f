-- Publishes the missions: an immutable version, and the row in the catalog.
insert into public.mission_versions (mission_id, version, content, note, published_by, published_at)
select id, 1, draft, '', created_by, updated_at from public.missions;

-- The demo company shortened its first mission once; people who had started before that finish on version 1.
insert into public.mission_versions (mission_id, version, content, note, published_by, published_at)
select id, 2, jsonb_set(draft, '{hours}', '3.5'),
  pg_temp.say('Shortened to the time the first candidates really took.', 'Durée ramenée à ce que les premières personnes ont vraiment passé.'),
  created_by, now() - interval '20 days'
from public.missions where id = 'b1000000-0000-4000-8000-000000000001';
update public.missions
set version = 2, draft = jsonb_set(draft, '{hours}', '3.5'), draft_revision = draft_revision + 2
where id = 'b1000000-0000-4000-8000-000000000001';

select private.list_mission(id) from public.missions;

insert into public.audit_log (created_at, actor_id, action, subject_type, subject_id, details)
select published_at, published_by, 'mission.published', 'mission', mission_id::text,
  jsonb_build_object('title', content ->> 'title', 'version', version)
from public.mission_versions order by published_at;
