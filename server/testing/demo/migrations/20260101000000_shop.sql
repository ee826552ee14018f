create table public.colours (name text primary key, note text not null default '');
insert into public.colours values ('red'), ('green');

create table public.orders (
  id bigint generated always as identity primary key,
  buyer uuid references auth.users on delete cascade,
  colour text not null references public.colours,
  written_by name not null default session_user,
  run_as name not null default current_user
);
alter table public.orders enable row level security;
create policy "Buyers see their own orders" on public.orders for select to authenticated
  using (buyer = (select auth.uid()));

-- Nothing can be deleted here, not even to reset the demo.
create table public.journal (id bigint generated always as identity primary key, line text not null);
create function public.refuse() returns trigger language plpgsql as $$ begin raise exception 'never'; end $$;
create trigger journal_stays before update or delete on public.journal
  for each row execute function public.refuse();

create materialized view public.order_count as select count(*) as orders from public.orders;

insert into storage.buckets (id, name, public) values ('papers', 'papers', true);
