create table public.companies (id bigint primary key, name text not null);
create table public.missions (
  id bigint primary key,
  company_id bigint not null references public.companies (id),
  owner uuid not null,
  title text not null,
  summary text not null,
  hours int not null,
  created_at timestamptz not null
);
create index on public.missions (owner, created_at desc);
create index on public.missions (company_id);
alter table public.companies enable row level security;
alter table public.missions enable row level security;
create policy "everybody signed in reads companies" on public.companies for select to authenticated using (true);
create policy "owners read their missions" on public.missions
  for select to authenticated using (owner = (select auth.uid()));

insert into public.companies select n, 'Company ' || n from generate_series(1, 200) n;
insert into public.missions
select n, 1 + n % 200, ('00000000-0000-4000-8000-' || lpad((n % 50)::text, 12, '0'))::uuid, 'Mission ' || n,
  'What a person does in mission ' || n, 1 + n % 8, timestamptz '2026-01-01' + n * interval '1 minute'
from generate_series(1, 10000) n;
analyze;
