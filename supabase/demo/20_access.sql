-- A mission's title, by its number.
create or replace function pg_temp.title_of(number int) returns text language sql stable as $$
  select draft ->> 'title' from public.missions where id = ('b1000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;

-- An invitation-only session, and a mission whose authors are working on its next version.
with invited as (
  insert into public.missions (
    id, organization_id, created_by, status, version, draft, draft_revision, by_invitation, created_at, updated_at
  )
  select 'b1000000-0000-4000-8000-000000000009', organization_id, created_by, 'published', 1,
    draft || jsonb_build_object('title', (draft ->> 'title') || pg_temp.say(', logistics session', ', session du BTS logistique')),
    3, true, now() - interval '9 days', now() - interval '8 days'
  from public.missions where id = 'b1000000-0000-4000-8000-000000000002'
  returning *
)
insert into public.mission_versions (mission_id, version, content, note, published_by, published_at)
select id, 1, draft, pg_temp.say('For the November group.', 'Pour la promotion de novembre.'), created_by, updated_at from invited;
select private.list_mission('b1000000-0000-4000-8000-000000000009');

insert into public.mission_invitations (mission_id, organization_id, email, invited_by, invited_at, sent_at, declined_at)
select mission.id, mission.organization_id, email, mission.created_by, now() - days * interval '1 day',
  now() - days * interval '1 day', case when is_declined then now() - interval '2 days' end
from public.missions as mission, (values
  ('candidate@essor.test', 3, false), ('maelys.gobert@bts-logistique.example', 7, false),
  ('ilyes.cherif@bts-logistique.example', 7, false), ('tom.vasseur@bts-logistique.example', 7, true)
) as guest (email, days, is_declined)
where mission.id = 'b1000000-0000-4000-8000-000000000009';

update public.missions
set draft = jsonb_set(draft, '{feedbackDays}', '4'), draft_revision = draft_revision + 1
where id = 'b1000000-0000-4000-8000-000000000003';
