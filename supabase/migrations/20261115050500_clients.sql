-- Who a maker works for. Records, contacts and notes are the maker's alone.
create function private.own_maker() returns uuid
language sql stable security definer set search_path = '' as $$
  select mine from private.my_makers() as mine limit 1
$$;
grant execute on function private.own_maker to authenticated;

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null default private.own_maker() references public.organizations on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 160),
  kind text not null default 'company' check (kind in ('company', 'association', 'public', 'person')),
  website text check (private.is_web_address(website)),
  address text not null default '' check (length(address) <= 500),
  note text not null default '' check (length(note) <= 20000),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (maker_id, id)
);
create index clients_by_name on public.clients (maker_id, name);
create trigger clients_updated before update on public.clients
  for each row execute function private.set_updated_at();

create table public.client_contacts (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null default private.own_maker() references public.organizations on delete cascade,
  client_id uuid not null,
  name text not null check (name = btrim(name) and length(name) between 1 and 160),
  role text not null default '' check (length(role) <= 160),
  email text not null default '' check (email = '' or length(email) <= 254 and email ~ '^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$'),
  phone text not null default '' check (length(phone) <= 40),
  created_at timestamptz not null default now(),
  foreign key (maker_id, client_id) references public.clients (maker_id, id) on delete cascade
);
create index client_contacts_by_client on public.client_contacts (maker_id, client_id);

call private.protect('public.clients');
call private.protect('public.client_contacts');
grant select, delete, insert (id, name, kind, website, address, note), update (name, kind, website, address, note, archived_at)
  on public.clients to authenticated;
grant select, delete, insert (client_id, name, role, email, phone), update (name, role, email, phone)
  on public.client_contacts to authenticated;

create policy "Makers see their clients" on public.clients for select to authenticated
  using (maker_id in (select private.my_makers()));
create policy "Makers add clients" on public.clients for insert to authenticated
  with check (maker_id in (select private.my_makers()));
create policy "Makers change their clients" on public.clients for update to authenticated
  using (maker_id in (select private.my_makers())) with check (maker_id in (select private.my_makers()));
create policy "Makers remove their clients" on public.clients for delete to authenticated
  using (maker_id in (select private.my_makers()));

create policy "Makers see their contacts" on public.client_contacts for select to authenticated
  using (maker_id in (select private.my_makers()));
create policy "Makers add contacts" on public.client_contacts for insert to authenticated
  with check (maker_id in (select private.my_makers()));
create policy "Makers change their contacts" on public.client_contacts for update to authenticated
  using (maker_id in (select private.my_makers())) with check (maker_id in (select private.my_makers()));
create policy "Makers remove their contacts" on public.client_contacts for delete to authenticated
  using (maker_id in (select private.my_makers()));
