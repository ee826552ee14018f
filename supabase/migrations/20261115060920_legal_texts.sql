-- The privacy policy and the terms, in versions. A draft is changed until it is published; a published version never
-- changes again, so that what somebody accepted can always be read.
create type public.legal_kind as enum ('privacy', 'terms');

create table public.legal_texts (
  id uuid primary key default gen_random_uuid(),
  kind public.legal_kind not null,
  -- Null while it is a draft.
  version int,
  body_en text not null check (length(body_en) <= 60000),
  body_fr text not null check (length(body_fr) <= 60000),
  -- What is new, for those who are asked again.
  changes_en text not null default '' check (length(changes_en) <= 2000),
  changes_fr text not null default '' check (length(changes_fr) <= 2000),
  needs_consent boolean not null default true,
  -- Counted up with every save, so that two administrators do not overwrite each other.
  revision int not null default 1,
  edited_by uuid references auth.users on delete set null,
  published_by uuid references auth.users on delete set null,
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (kind, version),
  check ((version is null) = (published_at is null))
);
create unique index legal_texts_one_draft on public.legal_texts (kind) where version is null;
create index legal_texts_by_editor on public.legal_texts (edited_by);
create index legal_texts_by_publisher on public.legal_texts (published_by);
create trigger legal_texts_updated before update on public.legal_texts
  for each row execute function private.set_updated_at();
call private.protect('public.legal_texts');
revoke insert, update, delete, truncate on public.legal_texts from service_role;
grant select on public.legal_texts to authenticated;
-- Everybody reads what is published through the page's function.
create policy "Administrators read all versions and drafts" on public.legal_texts for select to authenticated
  using ((select private.has_role('admin')));
call private.declare_data(
  'public.legal_texts', 't.edited_by = $1 or t.published_by = $1', 'anonymised',
  '{edited_by, published_by, body_en, body_fr}'
);

create function private.keep_published_text() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Only whose account published it may be forgotten.
  if tg_op = 'UPDATE' and to_jsonb(new) - '{edited_by, published_by, updated_at}'::text[]
    = to_jsonb(old) - '{edited_by, published_by, updated_at}'::text[] then
    return new;
  end if;
  perform private.fail('legal_text_published', 'A published version never changes. Write a new one.');
end
$$;
create trigger legal_texts_stay before update or delete on public.legal_texts
  for each row when (old.version is not null) execute function private.keep_published_text();

-- What anyone reads: the current version, or an older one, and who runs the platform.
insert into public.platform_settings (key, value)
values ('operator', '{"name": "", "address": "", "email": ""}') on conflict do nothing;

create function public.legal_page(kind public.legal_kind, version int default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', text.kind, 'version', text.version, 'published_at', text.published_at,
    'body_en', text.body_en, 'body_fr', text.body_fr, 'changes_en', text.changes_en, 'changes_fr', text.changes_fr,
    'versions', (
      select jsonb_agg(jsonb_build_object('version', other.version, 'published_at', other.published_at)
        order by other.version desc)
      from public.legal_texts as other where other.kind = text.kind and other.version is not null
    ),
    'operator', private.setting('operator')
  )
  from public.legal_texts as text
  where text.kind = legal_page.kind and text.version is not null
    and (legal_page.version is null or text.version = legal_page.version)
  order by text.version desc limit 1
$$;
grant execute on function public.legal_page to anon, authenticated;

create function public.set_operator(name text, address text, email text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  wanted jsonb := jsonb_build_object(
    'name', coalesce(private.trimmed(set_operator.name), ''), 'address', coalesce(private.trimmed(address), ''),
    'email', coalesce(private.trimmed(email), '')
  );
begin
  if wanted ->> 'email' <> '' and not private.is_address(wanted ->> 'email') then
    perform private.fail('operator_email_invalid', 'This is not a mail address.');
  end if;
  if greatest(length(wanted ->> 'name'), length(wanted ->> 'address')) > 500 then
    perform private.fail('operator_too_long', 'Name and address may have 500 characters each.');
  end if;
  perform private.audit(
    'settings.operator', 'settings', 'operator',
    jsonb_build_object('before', private.setting('operator'), 'after', wanted)
  );
  update public.platform_settings set value = wanted, updated_by = admin where key = 'operator';
end
$$;

create function public.save_legal_draft(
  kind public.legal_kind, body_en text, body_fr text, changes_en text, changes_fr text, needs_consent boolean,
  base_revision int default 0
) returns int language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  admin uuid := private.require_admin();
  saved int;
begin
  if greatest(length(body_en), length(body_fr)) > 60000 or greatest(length(changes_en), length(changes_fr)) > 2000 then
    perform private.fail('legal_text_too_long', 'A text may have 60000 characters, and what is new in it 2000.');
  end if;
  -- Somebody who begins a draft while another one does meets the same refusal as who saves an outdated one.
  insert into public.legal_texts as draft (kind, body_en, body_fr, changes_en, changes_fr, needs_consent, edited_by)
  values (
    save_legal_draft.kind, coalesce(save_legal_draft.body_en, ''), coalesce(save_legal_draft.body_fr, ''),
    coalesce(save_legal_draft.changes_en, ''), coalesce(save_legal_draft.changes_fr, ''),
    coalesce(save_legal_draft.needs_consent, true), admin
  )
  on conflict (kind) where version is null do update set
    body_en = excluded.body_en, body_fr = excluded.body_fr, changes_en = excluded.changes_en,
    changes_fr = excluded.changes_fr, needs_consent = excluded.needs_consent, edited_by = excluded.edited_by,
    revision = draft.revision + 1
  where draft.revision = base_revision
  returning revision into saved;
  if saved is null or saved = 1 and base_revision > 0 then
    perform private.fail('draft_conflict', 'This was changed in another window. Load it again before you go on.');
  end if;
  return saved;
end
$$;

create function public.publish_legal_text(kind public.legal_kind, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  draft public.legal_texts;
  next_version int;
begin
  select * into draft from public.legal_texts as text
  where text.kind = publish_legal_text.kind and text.version is null for update;
  if draft.id is null or draft.revision <> base_revision then
    perform private.fail('draft_conflict', 'This was changed in another window. Load it again before you go on.');
  end if;
  select coalesce(max(text.version), 0) + 1 into next_version from public.legal_texts as text
  where text.kind = draft.kind;
  if private.trimmed(draft.body_en) = '' or private.trimmed(draft.body_fr) = ''
    or next_version > 1 and (private.trimmed(draft.changes_en) = '' or private.trimmed(draft.changes_fr) = '') then
    perform private.fail('legal_text_incomplete', 'The text and what is new in it must be there in both languages.');
  end if;
  update public.legal_texts set version = next_version, published_at = now(), published_by = admin where id = draft.id;
  -- Who writes the rules has read them.
  perform private.record_consent(admin, draft.kind::text, next_version::text, true);
  perform private.audit(
    'legal.published', 'legal_text', draft.id::text,
    jsonb_build_object(
      'kind', draft.kind, 'before', next_version - 1, 'after', next_version, 'needs_consent', draft.needs_consent
    )
  );
  return next_version;
end
$$;

create function public.discard_legal_draft(kind public.legal_kind) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  delete from public.legal_texts as text where text.kind = discard_legal_draft.kind and text.version is null;
end
$$;
grant execute on function
  public.set_operator, public.save_legal_draft, public.publish_legal_text, public.discard_legal_draft
to authenticated;
