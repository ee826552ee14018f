create table public.entries (
  id int primary key,
  owner uuid default auth.uid()
);
alter table public.entries enable row level security;
create policy "visitors see what has no owner" on public.entries for select to anon using (owner is null);
create policy "people see their own" on public.entries for select to authenticated using (owner = auth.uid());
create policy "people write their own" on public.entries for insert to authenticated with check (owner = auth.uid());

create function public.count_entries() returns jsonb language sql stable
as $$ select jsonb_build_object('count', count(*), 'standby', pg_is_in_recovery()) from public.entries $$;

-- The same, but never sent to a standby, because no list names it.
create function public.count_entries_now() returns jsonb language sql stable
as $$ select public.count_entries() $$;

create function public.fail_on_standby() returns text language plpgsql stable
as $$
begin
  if pg_is_in_recovery() then
    raise 'not here';
  end if;
  return 'done';
end
$$;
