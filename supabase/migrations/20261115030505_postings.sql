-- Postings that somebody wants to keep. What they ask for is read in the browser each time, by plain rules, and stored
-- nowhere. They are the owner's alone.
create table public.postings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  title text not null check (btrim(title) <> '' and length(title) <= 160),
  company text not null default '' check (length(company) <= 160),
  link text check (private.is_web_address(link)),
  body text not null check (length(body) between 1 and 30000),
  -- The card on the board of applications that was made of it.
  application_id uuid,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, application_id) references public.applications (user_id, id)
    on delete set null (application_id)
);
create index postings_by_user on public.postings (user_id, created_at desc);
create index postings_by_application on public.postings (user_id, application_id);
create trigger postings_limited before insert on public.postings
  for each row execute function private.limit_rows(
    '200', 'too_many_postings', 'There is room for 200 postings. Remove one first.'
  );

call private.protect('public.postings');
grant select, delete, insert (title, company, link, body), update (title, company, link, application_id)
  on public.postings to authenticated;
create policy "People see their own postings" on public.postings for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People keep their own postings" on public.postings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "People change their own postings" on public.postings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People remove their own postings" on public.postings for delete to authenticated
  using (user_id = (select auth.uid()));

-- A kept posting becomes a card, and both know each other. Once: a second press answers the same card.
create function public.put_posting_on_board(posting_id uuid, card jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  posting public.postings;
  added uuid;
begin
  select * into posting from public.postings where id = posting_id and user_id = person for update;
  if posting.id is null then
    perform private.fail('posting_not_found', 'This posting does not exist, or is not yours.');
  end if;
  if posting.application_id is not null then
    return posting.application_id;
  end if;
  insert into public.applications (
    user_id, column_id, position, company, job_title, link, location, contract, salary_min, salary_max, salary_currency,
    salary_period, notes
  )
  select person, given.column_id, given.position, left(btrim(given.company), 160),
    left(coalesce(btrim(given.job_title), ''), 160), posting.link, left(coalesce(btrim(given.location), ''), 160),
    given.contract, given.salary_min, given.salary_max, coalesce(given.salary_currency, 'EUR'),
    coalesce(given.salary_period, 'year'), left(posting.body, 20000)
  from jsonb_to_record(card) as given (
    column_id uuid, position text, company text, job_title text, location text, contract text, salary_min numeric,
    salary_max numeric, salary_currency text, salary_period text
  )
  returning id into added;
  update public.postings set application_id = added where id = posting.id;
  return added;
end
$$;

-- The missions that would close the gap between somebody and a posting; the same rules as for a job.
create function public.skills_path(essential text[], optional text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  if cardinality(essential) + cardinality(optional) > 60 then
    perform private.fail('too_many_skills', 'A path leads to at most 60 skills.');
  end if;
  return private.path_to_skills(person, coalesce(essential, '{}'), coalesce(optional, '{}'));
end
$$;
grant execute on function public.put_posting_on_board, public.skills_path to authenticated;
