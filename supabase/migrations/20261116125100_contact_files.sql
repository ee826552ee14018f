-- What candidates sent to companies with an older version lies in a folder named by their user id. Nothing names it so
-- from now on; the storage service moves the bytes within a minute, and until then the file does not open.
with renamed as (
  update public.message_files as file
  set path = private.card_id(file.conversation_id, old.user_id) || substr(old.path, 37)
  from (
    select distinct sent.path, request.user_id from public.message_files as sent
    join public.contact_requests as request on request.conversation_id = sent.conversation_id
      and starts_with(sent.path, request.user_id || '/' || sent.conversation_id || '/')
  ) as old
  where file.path = old.path
  returning old.path as name, file.path as new_name
)
insert into private.files_to_move (bucket_id, name, new_name)
select object.bucket_id, renamed.name, renamed.new_name from renamed
join storage.objects as object on object.bucket_id = 'conversations' and object.name = renamed.name;

-- Only what storage really has under its new name counts as moved.
create or replace function public.note_moved_file(bucket text, old_name text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  moved private.files_to_move;
begin
  delete from private.files_to_move as file
  where file.bucket_id = bucket and file.name = old_name
    and not exists (select from storage.objects as left_over where left_over.bucket_id = bucket and left_over.name = old_name)
  returning * into moved;
  if moved.bucket_id = 'deliverables' then
    perform private.rename_deliverable(private.enrollment_of_file(moved.name), moved.name, moved.new_name);
  elsif moved.bucket_id = 'conversations' and not private.is_sent_file(moved.new_name) then
    -- The message was deleted, or the account, before the file had its new name.
    perform private.remove_files(moved.bucket_id, moved.new_name);
  end if;
  return moved.name is not null;
end
$$;
select private.call_function('move-files') where exists (select from private.files_to_move);

-- Reports and blocks of companies named the candidate, too. A block that was made with a report ends the contact
-- instead, as it does since.
do $$
declare
  conversation uuid;
begin
  for conversation in
    delete from public.blocks as block using public.reports as report, private.moderation_cases as one
    where one.id = report.case_id and report.user_id = block.user_id and report.created_at = block.created_at
      and one.person_id = block.blocked_id and private.is_contact(one.conversation_id, one.person_id)
    returning one.conversation_id
  loop
    perform private.end_contact(conversation);
  end loop;
  update public.reports as report set reported_id = null from private.moderation_cases as one
  where one.id = report.case_id and private.is_contact(one.conversation_id, report.reported_id);
end
$$;

-- With a conversation goes what was added and never sent, also where the request outlives it.
create or replace function private.remove_voiced_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('conversations', private.card_id(old.conversation_id, old.user_id) || '/');
  return coalesce(new, old);
end
$$;
create trigger remove_voiced_files_of_ended before update of conversation_id on public.contact_requests
  for each row when (old.conversation_id is not null and new.conversation_id is null)
  execute function private.remove_voiced_files();

-- Files in conversations with companies are the person's, whatever their folder is called. Once the account is gone
-- nothing leads from the person to the folder; who owns the file does.
update private.data_declarations set about = about || ' or (t.bucket_id = ''conversations'' and (
    t.owner_id = $1::text or (storage.foldername(t.name))[1] || ''/'' in (select private.voiced_folders($1))
  ))'
where target = 'storage.objects'::regclass;

-- The tables that still know the person, of those that said they would not. Files that wait to be removed are gone.
create or replace function private.tables_that_know(person uuid) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  declared private.data_declarations;
  is_known boolean;
  known text[] := '{}';
begin
  for declared in select * from private.data_declarations where on_deletion in ('removed', 'anonymised') loop
    execute format(
      'select exists (select from %s as t where (%s)%s)', declared.target, declared.about,
      case when declared.target = 'storage.objects'::regclass
        then ' and not private.is_to_be_removed(t.bucket_id, t.name)' else '' end
    ) into is_known using person;
    if is_known then
      known := known || declared.target::text;
    end if;
  end loop;
  return known;
end
$$;
