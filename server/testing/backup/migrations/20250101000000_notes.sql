create extension if not exists pg_cron;
create type public.mood as enum ('calm', 'keen');

create table public.notes (
  id bigint generated always as identity primary key,
  owner uuid references auth.users (id) on delete cascade,
  number serial,
  "odd ""name" text,
  mood public.mood not null default 'calm',
  data jsonb,
  bytes bytea,
  parent bigint references public.notes (id),
  doubled bigint generated always as (number * 2) stored,
  stamped timestamptz
);

-- Restored rows must not trigger this a second time.
create function public.stamp() returns trigger language plpgsql as $$
begin
  new.stamped := '2000-01-01';
  return new;
end
$$;
create trigger stamp before insert on public.notes for each row execute function public.stamp();

create table public.colours (name text primary key);
insert into public.colours values ('red'), ('green');

create materialized view public.note_count as select count(*) as notes from public.notes;

select cron.schedule('yearly', '0 0 1 1 *', 'select 1');
