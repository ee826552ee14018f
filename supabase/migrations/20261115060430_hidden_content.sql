-- What an administrator removes is out of everybody's sight, and whoever wrote it cannot bring it back; a reversal does.
create function private.refuse_hidden() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from private.hidden_content
    where kind = tg_argv[0]::public.report_subject and subject_id = (to_jsonb(new) ->> tg_argv[1])::uuid
  ) then
    perform private.fail('content_removed', 'Administrators have removed this. You can object to their decision.');
  end if;
  return new;
end
$$;
create trigger refuse_hidden before update of status on public.missions
  for each row when (new.status = 'published') execute function private.refuse_hidden('mission', 'id');
create trigger refuse_hidden before update of status on public.events
  for each row when (new.status <> 'draft') execute function private.refuse_hidden('event', 'id');
create trigger refuse_hidden before update of is_published on public.portfolio_cases
  for each row when (new.is_published) execute function private.refuse_hidden('case_study', 'id');
create trigger refuse_hidden before insert or update of is_open on public.talk_offers
  for each row when (new.is_open) execute function private.refuse_hidden('talk', 'user_id');
create trigger refuse_hidden before insert or update of visibility on public.candidate_profiles
  for each row when (new.visibility <> 'private') execute function private.refuse_hidden('person', 'user_id');

create function private.hide_message(wanted uuid, hides boolean, said text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  message public.messages;
begin
  update public.messages set body = said, deleted_at = case when hides then coalesce(deleted_at, now()) end
  where id = wanted returning * into message;
  update public.message_files as file set is_hidden = hides
  where file.conversation_id = message.conversation_id and file.number = message.number;
  perform private.tell_members(
    message.conversation_id, jsonb_build_object('kind', 'changed', 'number', message.number)
  );
end
$$;

-- Answers what a reversal needs.
create function private.hide_content(one private.moderation_cases) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  undo jsonb;
  event public.events;
begin
  case one.kind
    when 'message' then
      select jsonb_build_object('body', body) into undo from public.messages where id = one.subject_id and deleted_at is null;
      if undo is not null then
        perform private.hide_message(one.subject_id, true, '');
      end if;
    when 'mission' then
      select jsonb_build_object('status', status) into undo from public.missions where id = one.subject_id;
      update public.missions set status = 'archived' where id = one.subject_id;
      perform private.list_mission(one.subject_id);
    when 'event' then
      select * into event from public.events where id = one.subject_id for update;
      undo := jsonb_build_object('status', event.status, 'published_at', event.published_at, 'remind_at', event.remind_at);
      if event.status = 'published' and event.starts_at > now() then
        event.cancel_reason := case event.language when 'fr' then 'l’équipe de la plateforme l’a retiré.'
          else 'the team of the platform withdrew it.' end;
        perform private.tell_registered(event, 'event_cancelled', true);
      end if;
      update public.events set status = 'draft', published_at = null, remind_at = null, revision = revision + 1
      where id = event.id;
    when 'talk' then
      select jsonb_build_object('is_open', is_open) into undo from public.talk_offers where user_id = one.subject_id;
      update public.talk_offers set is_open = false where user_id = one.subject_id;
    when 'case_study' then
      select jsonb_build_object('is_published', is_published) into undo from public.portfolio_cases where id = one.subject_id;
      update public.portfolio_cases set is_published = false, revision = revision + 1 where id = one.subject_id;
    when 'person' then
      select jsonb_build_object('visibility', visibility) into undo from public.candidate_profiles where user_id = one.subject_id;
      update public.candidate_profiles set visibility = 'private' where user_id = one.subject_id;
    when 'rating' then
      undo := '{}';
      update private.project_ratings set is_hidden = true where project_id = one.subject_id;
    else
      null;
  end case;
  insert into private.hidden_content (kind, subject_id, person_id) values (one.kind, one.subject_id, one.person_id)
  on conflict do nothing;
  return coalesce(undo, '{}');
end
$$;

create function private.show_content(one private.moderation_cases, undo jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.hidden_content where kind = one.kind and subject_id = one.subject_id;
  case one.kind
    when 'message' then
      if undo ? 'body' then
        perform private.hide_message(one.subject_id, false, undo ->> 'body');
      end if;
    when 'mission' then
      update public.missions set status = (undo ->> 'status')::public.mission_status
      where id = one.subject_id and undo ? 'status';
      perform private.list_mission(one.subject_id);
    when 'event' then
      update public.events set status = undo ->> 'status', published_at = (undo ->> 'published_at')::timestamptz,
        remind_at = (undo ->> 'remind_at')::timestamptz, revision = revision + 1
      where id = one.subject_id and status = 'draft' and undo ->> 'status' <> 'draft';
    when 'talk' then
      update public.talk_offers set is_open = (undo ->> 'is_open')::boolean where user_id = one.subject_id and undo ? 'is_open';
    when 'case_study' then
      update public.portfolio_cases set is_published = (undo ->> 'is_published')::boolean, revision = revision + 1
      where id = one.subject_id and undo ? 'is_published';
    when 'person' then
      update public.candidate_profiles set visibility = (undo ->> 'visibility')::public.profile_visibility
      where user_id = one.subject_id and undo ? 'visibility';
    when 'rating' then
      update private.project_ratings set is_hidden = false where project_id = one.subject_id;
    else
      null;
  end case;
end
$$;
