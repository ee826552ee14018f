-- As in Supabase's documentation.
create extension if not exists pg_cron with schema pg_catalog;
grant usage on schema cron to postgres;
grant all privileges on all tables in schema cron to postgres;

create table public.ticks (
  id bigint generated always as identity primary key,
  note text not null,
  ran_as text not null default current_user,
  at timestamptz not null default clock_timestamp()
);

select cron.schedule('nightly', '0 3 * * *', 'vacuum public.ticks');
