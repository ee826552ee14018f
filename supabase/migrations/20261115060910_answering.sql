-- The administrators' side of the inbox.
create function public.admin_inbox(
  wanted_status public.inbox_status default 'open', wanted_source public.inbox_source default null,
  search text default '', page int default 0, page_size int default 20
) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with found as (
      select message.* from public.inbox_messages as message
      where message.status = wanted_status and (wanted_source is null or message.source = wanted_source) and (
        coalesce(btrim(search), '') = ''
        or concat_ws(' ', message.name, message.email, message.message) ilike private.containing(search)
      )
    ), shown as (
      select * from found order by created_at desc, id limit least(greatest(page_size, 1), 100)
      offset greatest(admin_inbox.page, 0) * least(greatest(page_size, 1), 100)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'counts', (
        select jsonb_object_agg(status, number)
        from (select status, count(*) as number from public.inbox_messages group by status) as counted
      ),
      'admins', (
        select jsonb_agg(jsonb_build_object('id', held.user_id, 'name', private.full_name(held.user_id)))
        from public.user_roles as held where held.role = 'admin'
      ),
      'messages', coalesce((
        select jsonb_agg(to_jsonb(shown) - 'updated_at' || jsonb_build_object('answers', coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', answer.id, 'answer', answer.answer, 'created_at', answer.created_at,
            'by', private.full_name(answer.answered_by)
          ) order by answer.created_at)
          from public.inbox_answers as answer where answer.message_id = shown.id
        ), '[]')) order by shown.created_at desc, shown.id)
        from shown
      ), '[]')
    )
  );
end
$$;

create function private.inbox_message(message_id uuid) returns public.inbox_messages
language plpgsql security definer set search_path = '' as $$
declare
  found_message public.inbox_messages;
begin
  select * into found_message from public.inbox_messages where id = message_id for update;
  if found_message.id is null then
    perform private.fail('inbox_message_gone', 'This message is no longer there.');
  end if;
  return found_message;
end
$$;

-- Who wrote by the contact form is answered by mail; who gave feedback, in the product.
create function public.answer_inbox_message(message_id uuid, answer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  message public.inbox_messages := private.inbox_message(message_id);
begin
  answer := private.inbox_text(answer);
  insert into public.inbox_answers (message_id, answer, answered_by) values (message.id, answer, admin);
  update public.inbox_messages set status = 'answered', assigned_to = coalesce(assigned_to, admin) where id = message.id;
  if message.source = 'contact' then
    perform private.queue_mail(
      message.email, 'inbox_answered',
      jsonb_build_object('name', message.name, 'message', message.message, 'answer', answer, 'path', '/contact'),
      message.language
    );
  else
    perform private.notify(
      message.user_id, 'feedback_answered', jsonb_build_object('answer', left(answer, 300)), '/feedback'
    );
  end if;
  perform private.audit(
    'inbox.answered', 'inbox_message', message.id::text,
    jsonb_build_object('before', message.status, 'after', 'answered', 'source', message.source)
  );
end
$$;

create function public.assign_inbox_message(message_id uuid, admin_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  message public.inbox_messages := private.inbox_message(message_id);
begin
  if admin_id is not null and not exists (
    select from public.user_roles where user_id = admin_id and role = 'admin'
  ) then
    perform private.fail('inbox_not_an_admin', 'Only administrators answer messages.');
  end if;
  if admin_id is not distinct from message.assigned_to then
    return;
  end if;
  update public.inbox_messages set assigned_to = admin_id where id = message.id;
  perform private.audit(
    'inbox.assigned', 'inbox_message', message.id::text,
    jsonb_build_object('before', message.assigned_to, 'after', admin_id)
  );
end
$$;

create function public.archive_inbox_message(message_id uuid, is_archived boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  message public.inbox_messages := private.inbox_message(message_id);
  next_status public.inbox_status := case
    when is_archived then 'archived'
    when exists (select from public.inbox_answers as given where given.message_id = message.id) then 'answered'
    else 'open' end;
begin
  if next_status = message.status then
    return;
  end if;
  update public.inbox_messages set status = next_status where id = message.id;
  perform private.audit(
    'inbox.archived', 'inbox_message', message.id::text,
    jsonb_build_object('before', message.status, 'after', next_status)
  );
end
$$;
grant execute on function
  public.admin_inbox, public.answer_inbox_message, public.assign_inbox_message, public.archive_inbox_message
to authenticated;
