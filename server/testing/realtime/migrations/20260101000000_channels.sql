-- Policies for private channels: the prefix of a channel's name says what it allows.
create policy "signed-in people read these channels" on realtime.messages
  for select to authenticated
  using (realtime.topic() like any (array['room:%', 'read-only:%', 'channel-%']));

create policy "signed-in people write to these channels" on realtime.messages
  for insert to authenticated
  with check (realtime.topic() like any (array['room:%', 'write-only:%', 'channel-%']));

create policy "presence alone" on realtime.messages
  for select to authenticated
  using (realtime.topic() like 'presence-only:%' and extension = 'presence');

create policy "a person's own channel" on realtime.messages
  for select to authenticated
  using (realtime.topic() = 'user:' || (select auth.uid()));

create policy "a policy that fails" on realtime.messages
  for select to authenticated
  using (realtime.topic() like 'broken:%' and (1 / (length(realtime.topic()) - length(realtime.topic()))) = 1);

create policy "everybody reads the lobby" on realtime.messages
  for select to anon
  using (realtime.topic() = 'lobby' and extension = 'broadcast');

-- Tasks broadcast their changes to their room.
create table public.tasks (
  id bigint generated always as identity primary key,
  room text not null,
  title text not null
);

create function public.tell_room() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.broadcast_changes(
    'room:' || coalesce(new.room, old.room), tg_op, tg_op, tg_table_name, tg_table_schema, new, old
  );
  return null;
end
$$;

create trigger tell_room after insert or update or delete on public.tasks
  for each row execute function public.tell_room();

alter publication supabase_realtime add table public.tasks;
