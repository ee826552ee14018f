-- Cover letters, with the versions that their writer kept. They are the owner's alone.
create table public.cover_letters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  title text not null check (btrim(title) <> '' and length(title) <= 160),
  -- Language, sender, recipient, place, subject, greeting, paragraphs, closing, signature: letter.ts in the web app.
  document jsonb not null check (jsonb_typeof(document) = 'object' and length(document::text) <= 60000),
  -- What it was made of, and what it is for.
  story_id uuid,
  posting_id uuid,
  application_id uuid,
  -- Counts the saves, so that two open tabs notice each other.
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, story_id) references public.stories (user_id, id) on delete set null (story_id),
  foreign key (user_id, posting_id) references public.postings (user_id, id) on delete set null (posting_id),
  foreign key (user_id, application_id) references public.applications (user_id, id)
    on delete set null (application_id)
);
create index cover_letters_by_user on public.cover_letters (user_id, updated_at desc);
create index cover_letters_by_story on public.cover_letters (user_id, story_id);
create index cover_letters_by_posting on public.cover_letters (user_id, posting_id);
create index cover_letters_by_application on public.cover_letters (user_id, application_id);
create trigger cover_letters_count_revision before update on public.cover_letters
  for each row execute function private.count_revision();
create trigger cover_letters_limited before insert on public.cover_letters
  for each row execute function private.limit_rows(
    '200', 'too_many_letters', 'There is room for 200 letters. Delete one first.'
  );

create table public.letter_versions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  letter_id uuid not null,
  label text not null default '' check (length(label) <= 80),
  document jsonb not null check (jsonb_typeof(document) = 'object' and length(document::text) <= 60000),
  created_at timestamptz not null default now(),
  foreign key (user_id, letter_id) references public.cover_letters (user_id, id) on delete cascade
);
create index letter_versions_by_letter on public.letter_versions (user_id, letter_id, created_at desc);

create function private.limit_letter_versions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (
    select count(*) from public.letter_versions where user_id = new.user_id and letter_id = new.letter_id
  ) >= 50 then
    perform private.fail('too_many_versions', 'A letter has room for 50 versions. Delete one first.');
  end if;
  return new;
end
$$;
create trigger letter_versions_limited before insert on public.letter_versions
  for each row execute function private.limit_letter_versions();

call private.protect('public.cover_letters');
grant select, delete, insert (title, document, story_id, posting_id, application_id),
  update (title, document, story_id, posting_id, application_id) on public.cover_letters to authenticated;
create policy "People see their own letters" on public.cover_letters for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People write their own letters" on public.cover_letters for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "People change their own letters" on public.cover_letters for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People delete their own letters" on public.cover_letters for delete to authenticated
  using (user_id = (select auth.uid()));

-- A version is kept as it is, or deleted.
call private.protect('public.letter_versions');
grant select, delete, insert (letter_id, label, document) on public.letter_versions to authenticated;
create policy "People see versions of their own letters" on public.letter_versions for select to authenticated
  using (user_id = (select auth.uid()));
create policy "People keep versions of their own letters" on public.letter_versions for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "People delete versions of their own letters" on public.letter_versions for delete to authenticated
  using (user_id = (select auth.uid()));
