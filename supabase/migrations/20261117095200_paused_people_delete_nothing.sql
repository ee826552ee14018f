-- People whose messages are paused by a decision can't remove what it is about.
create or replace function public.delete_message(message_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  message public.messages;
  obstacle text;
begin
  select * into message from public.messages where id = message_id and author_id = person for update;
  if not found then
    perform private.fail('message_not_found', 'This message does not exist any more, or is not yours.');
  end if;
  if private.writing_obstacle(message.conversation_id, person) = 'conversation_paused' then
    perform private.fail('conversation_paused', 'This conversation is paused.');
  end if;
  obstacle := private.moderation_obstacle(message.conversation_id, person);
  if obstacle is not null then
    perform private.fail(obstacle, 'Your messages are paused.');
  end if;
  delete from public.message_files as file
  where file.conversation_id = message.conversation_id and file.number = message.number;
  update public.messages as kept set body = '', deleted_at = coalesce(kept.deleted_at, now())
  where kept.id = message_id returning * into message;
  perform private.tell_members(
    message.conversation_id, jsonb_build_object('kind', 'changed', 'number', message.number)
  );
  return private.message_facts(message);
end
$$;
