-- What administrators tell everybody, or all people of a role, on every page for a while.
create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  text_en text not null check (length(text_en) between 1 and 300),
  text_fr text not null check (length(text_fr) between 1 and 300),
  link text check (private.is_web_address(link) or link ~ '^/[^/\\]' and length(link) <= 500),
  tone text not null check (tone in ('info', 'good', 'warning')),
  -- Null: for everybody.
  role public.app_role,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  revision int not null default 1,
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index announcements_by_end on public.announcements (ends_at desc);
create index announcements_by_author on public.announcements (created_by);
create trigger announcements_updated before update on public.announcements
  for each row execute function private.set_updated_at();
call private.protect('public.announcements');
grant select on public.announcements to authenticated;
create policy "Administrators see every announcement" on public.announcements for select to authenticated
  using ((select private.has_role('admin')));
call private.declare_data(
  'public.announcements', 't.created_by = $1', 'anonymised', '{}', 'What was announced stays; who wrote it is forgotten.'
);

-- Who has put one away does not see it again, on no device.
create table public.announcement_dismissals (
  user_id uuid not null references auth.users on delete cascade,
  announcement_id uuid not null references public.announcements on delete cascade,
  dismissed_at timestamptz not null default now(),
  primary key (user_id, announcement_id)
);
create index announcement_dismissals_by_announcement on public.announcement_dismissals (announcement_id);
call private.protect('public.announcement_dismissals');
grant select on public.announcement_dismissals to authenticated;
create policy "People see what they have put away" on public.announcement_dismissals for select to authenticated
  using (user_id = (select auth.uid()));
call private.declare_data('public.announcement_dismissals', 't.user_id = $1', 'removed');

-- What the caller is to be shown now, and when to ask again.
create function public.my_announcements() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  return (
    with mine as (
      select * from public.announcements as told
      where told.ends_at > now()
        and (told.role is null or exists (select from public.user_roles where user_id = me and role = told.role))
        and not exists (
          select from public.announcement_dismissals where user_id = me and announcement_id = told.id
        )
    )
    select jsonb_build_object(
      'shown', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', id, 'en', text_en, 'fr', text_fr, 'link', link, 'tone', tone
        ) order by starts_at desc, id) from mine where starts_at <= now()
      ), '[]'),
      'changesAt', (
        select min(moment) from mine, unnest(array[starts_at, ends_at]) as moment where moment > now()
      )
    )
  );
end
$$;

create function public.dismiss_announcement(announcement_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  insert into public.announcement_dismissals (user_id, announcement_id)
  select me, id from public.announcements where id = dismiss_announcement.announcement_id
  on conflict do nothing;
end
$$;

-- Makes one, or changes one that nobody else has changed meanwhile.
create function public.save_announcement(document jsonb, announcement_id uuid default null, base_revision int default 0)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  editor uuid := private.require_admin();
  before public.announcements;
  saved public.announcements;
  en text := private.trimmed(document ->> 'en');
  fr text := private.trimmed(document ->> 'fr');
  address text := nullif(private.trimmed(document ->> 'link'), '');
  beginning timestamptz := coalesce((document ->> 'startsAt')::timestamptz, now());
  ending timestamptz := (document ->> 'endsAt')::timestamptz;
begin
  if coalesce(length(en), 0) not between 1 and 300 or coalesce(length(fr), 0) not between 1 and 300 then
    perform private.fail('announcement_text', 'Write the announcement in both languages, in at most 300 characters.');
  end if;
  if not (coalesce(private.is_web_address(address), true) or address ~ '^/[^/\\]') then
    perform private.fail('announcement_link', 'The link must be a web address, or a path of this product.');
  end if;
  if ending is null or ending <= greatest(beginning, now()) or ending > now() + interval '1 year' then
    perform private.fail('announcement_period', 'Choose an end after the beginning, within a year.');
  end if;
  if coalesce(document ->> 'tone', '') not in ('info', 'good', 'warning') then
    perform private.fail('setting_invalid', 'Choose a tone.');
  end if;
  if announcement_id is null then
    insert into public.announcements (text_en, text_fr, link, tone, role, starts_at, ends_at, created_by)
    values (
      en, fr, address, document ->> 'tone', (document ->> 'role')::public.app_role, beginning, ending, editor
    ) returning * into saved;
  else
    select * into before from public.announcements as told where told.id = announcement_id for update;
    if before.id is null then
      perform private.fail('announcement_gone', 'This announcement is not there any more.');
    end if;
    if before.revision <> base_revision then
      perform private.fail('settings_changed', 'Somebody else has changed this meanwhile. Look again, then save.');
    end if;
    update public.announcements as told set
      text_en = en, text_fr = fr, link = address, tone = document ->> 'tone',
      role = (document ->> 'role')::public.app_role, starts_at = beginning,
      ends_at = ending, revision = told.revision + 1
    where told.id = announcement_id returning * into saved;
  end if;
  perform private.audit(
    'announcement.saved', 'announcement', saved.id::text,
    jsonb_build_object('before', private.announced(before), 'after', private.announced(saved))
  );
  return saved.id;
end
$$;

create function private.announced(told public.announcements) returns jsonb
language sql immutable set search_path = '' as $$
  select case when told.id is not null then to_jsonb(told) - '{id, created_by, created_at, updated_at}'::text[] end
$$;

create function public.delete_announcement(announcement_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone public.announcements;
begin
  perform private.require_admin();
  delete from public.announcements where id = announcement_id returning * into gone;
  if gone.id is null then
    perform private.fail('announcement_gone', 'This announcement is not there any more.');
  end if;
  perform private.audit(
    'announcement.deleted', 'announcement', gone.id::text, jsonb_build_object('before', private.announced(gone))
  );
end
$$;
grant execute on function
  public.my_announcements, public.dismiss_announcement, public.save_announcement, public.delete_announcement
to authenticated;

create trigger announcements_told after insert or update or delete on public.announcements
  for each statement execute function private.tell_platform_changed('announcements');
