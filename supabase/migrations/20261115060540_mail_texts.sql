-- Mails in the administrators' own words: what stands here takes the place of the texts that come with the product, one
-- kind and one language at a time. Names in braces stand for what the mail is about.
create function private.mail_placeholders() returns text[] language sql immutable set search_path = '' as $$
  select array[
    'first_name', 'product', 'name', 'mission', 'company', 'reason', 'message', 'action', 'title', 'role', 'need', 'date',
    'count', 'at', 'zone', 'by', 'program', 'school', 'device', 'ip', 'question', 'answer', 'into', 'merged'
  ]
$$;

create table public.mail_texts (
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$' and length(kind) <= 60),
  language text not null check (language in ('en', 'fr')),
  subject text not null check (length(subject) between 1 and 150 and subject !~ '[[:cntrl:]]'),
  body text not null check (length(body) between 1 and 4000),
  revision int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid references auth.users on delete set null,
  primary key (kind, language)
);
create index mail_texts_by_editor on public.mail_texts (updated_by);
create trigger mail_texts_updated before update on public.mail_texts
  for each row execute function private.set_updated_at();
call private.protect('public.mail_texts');
grant select on public.mail_texts to authenticated;
create policy "Administrators read the texts of mails" on public.mail_texts for select to authenticated
  using ((select private.has_role('admin')));
call private.declare_data(
  'public.mail_texts', 't.updated_by = $1', 'anonymised', '{}', 'The text stays; who wrote it is forgotten.'
);

create function private.mail_words(own public.mail_texts) returns jsonb
language sql immutable set search_path = '' as $$
  select case when own.kind is not null then jsonb_build_object('subject', own.subject, 'body', own.body) end
$$;

create function public.save_mail_text(kind text, language text, subject text, body text, base_revision int default 0)
returns int language plpgsql security definer set search_path = '' as $$
declare
  editor uuid := private.require_admin();
  cleaned_subject text := private.trimmed(subject);
  cleaned_body text := private.trimmed(replace(body, E'\r\n', E'\n'));
  unknown text;
  before public.mail_texts;
  saved public.mail_texts;
begin
  if coalesce(length(cleaned_subject), 0) not between 1 and 150 or cleaned_subject ~ '[[:cntrl:]]'
    or coalesce(length(cleaned_body), 0) not between 1 and 4000 then
    perform private.fail('mail_text_invalid', 'Write a subject of at most 150 and a text of at most 4,000 characters.');
  end if;
  select hit[1] into unknown from regexp_matches(cleaned_subject || E'\n' || cleaned_body, '\{([^{}]*)\}', 'g') as hit
  where hit[1] <> all (private.mail_placeholders()) limit 1;
  if unknown is not null or regexp_replace(cleaned_subject || cleaned_body, '\{[a-z_]+\}', '', 'g') ~ '[{}]' then
    perform private.fail('placeholder_unknown', format('Nothing is known to stand for {%s}.', coalesce(unknown, '')));
  end if;
  select * into before from public.mail_texts as own
  where own.kind = save_mail_text.kind and own.language = save_mail_text.language for update;
  if coalesce(before.revision, 0) <> coalesce(base_revision, 0) then
    perform private.fail('settings_changed', 'Somebody else has changed this meanwhile. Look again, then save.');
  end if;
  insert into public.mail_texts as own (kind, language, subject, body, updated_by)
  values (save_mail_text.kind, save_mail_text.language, cleaned_subject, cleaned_body, editor)
  on conflict on constraint mail_texts_pkey do update
  set subject = excluded.subject, body = excluded.body, updated_by = editor, revision = own.revision + 1
  returning * into saved;
  perform private.audit(
    'mail_text.saved', 'mail_text', saved.kind || ':' || saved.language,
    jsonb_build_object('before', private.mail_words(before), 'after', private.mail_words(saved))
  );
  return saved.revision;
end
$$;

-- Back to the words that come with the product.
create function public.reset_mail_text(kind text, language text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone public.mail_texts;
begin
  perform private.require_admin();
  delete from public.mail_texts as own
  where own.kind = reset_mail_text.kind and own.language = reset_mail_text.language returning * into gone;
  if gone.kind is not null then
    perform private.audit(
      'mail_text.reset', 'mail_text', gone.kind || ':' || gone.language,
      jsonb_build_object('before', private.mail_words(gone), 'after', null)
    );
  end if;
end
$$;
grant execute on function public.save_mail_text, public.reset_mail_text to authenticated;
