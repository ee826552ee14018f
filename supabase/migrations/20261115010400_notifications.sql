-- What a person should know: one row for each, told live on the person's own channel. The web app writes the sentence
-- from the kind and the data, in the person's language.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  kind text not null,
  data jsonb not null default '{}',
  -- Where it leads, below /dashboard.
  link text check (starts_with(link, '/')),
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_by_user on public.notifications (user_id, created_at desc);
create index notifications_unread on public.notifications (user_id) where read_at is null;

call private.protect('public.notifications');
grant select, delete on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;

create policy "People read their own notifications" on public.notifications for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People mark their own notifications" on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People remove their own notifications" on public.notifications for delete to authenticated
  using (user_id = (select auth.uid()));

create function private.notify(recipient uuid, kind text, data jsonb default '{}', link text default null)
returns void language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, kind, data, link) values (recipient, kind, data, link)
$$;

create function private.announce_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(jsonb_build_object('kind', new.kind), 'notification', 'user:' || new.user_id, true);
  return null;
end
$$;
create trigger notifications_announced after insert on public.notifications
  for each row execute function private.announce_notification();

create policy "People hear their own channel" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'user:' || (select auth.uid())::text);
