-- Files that must go: only the storage service removes the bytes with the row, so a function asks it to.
create table private.files_to_remove (
  bucket_id text not null,
  name text not null,
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  queued_at timestamptz not null default now(),
  primary key (bucket_id, name)
);
create index files_to_remove_due on private.files_to_remove (due_at);
call private.declare_data(
  'private.files_to_remove', 'starts_with(t.name, $1::text || ''/'')', 'kept', '{}',
  'Until the file itself is gone, which takes a minute.'
);

-- Gone for everybody at once, whenever the bytes follow.
create function private.is_to_be_removed(bucket text, file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.files_to_remove as waiting where waiting.bucket_id = bucket and waiting.name = file)
$$;
grant execute on function private.is_to_be_removed to authenticated;
create policy "What is to be removed is gone" on storage.objects as restrictive for select to authenticated
  using (not private.is_to_be_removed(bucket_id, name));

-- A file of the bucket, or everything below a folder, which ends with a slash. Null: of any bucket.
create function private.remove_files(bucket text, path text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  queued int;
begin
  insert into private.files_to_remove (bucket_id, name)
  select bucket_id, objects.name from storage.objects
  where (bucket is null or bucket_id = bucket)
    and (objects.name = path or (path like '%/' and starts_with(objects.name, path)))
  on conflict do nothing;
  get diagnostics queued = row_count;
  if queued > 0 then
    perform private.call_function('remove-files');
  end if;
  return queued;
end
$$;

-- For the function that removes: what is due, and not again for a while. One bucket at a time, as storage wants it.
create function public.take_removed_files() returns table (bucket_id text, names text[])
language sql security definer set search_path = '' as $$
  with taken as (
    update private.files_to_remove as file
    set attempts = file.attempts + 1, due_at = now() + interval '1 minute' * power(2, least(file.attempts, 10))
    where (file.bucket_id, file.name) in (
      select waiting.bucket_id, waiting.name from private.files_to_remove as waiting
      where waiting.due_at <= now() order by waiting.due_at limit 500 for update skip locked
    )
    returning file.bucket_id, file.name
  )
  select taken.bucket_id, array_agg(taken.name) from taken group by taken.bucket_id
$$;

-- Only what storage really knows no more is struck off.
create function public.strike_removed_files(bucket text, names text[]) returns void
language sql security definer set search_path = '' as $$
  delete from private.files_to_remove as file
  where file.bucket_id = bucket and file.name = any (names) and not exists (
    select from storage.objects as kept where kept.bucket_id = bucket and kept.name = file.name
  )
$$;
grant execute on function public.take_removed_files, public.strike_removed_files to service_role;

select cron.schedule('remove files that are due', '* * * * *', $$
  select private.call_function('remove-files') where exists (select from private.files_to_remove where due_at <= now())
$$);
