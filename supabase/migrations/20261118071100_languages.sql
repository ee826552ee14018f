-- Which languages an installation offers: a setting, with the default for everyone else first. Pages, emails and lists
-- are in one of these, whatever a profile says.

-- # Settings

alter table private.setting_kinds drop constraint setting_kinds_kind_check;
alter table private.setting_kinds add constraint setting_kinds_kind_check
  check (kind in ('switch', 'number', 'text', 'domains', 'picture', 'languages'));

do $$
begin
  execute private.changed(
    pg_get_functiondef('private.checked_setting(private.setting_kinds, jsonb)'::regprocedure),
    $known$  elsif kind.kind = 'domains' and$known$,
    $better$  elsif kind.kind = 'languages' and jsonb_typeof(value) = 'array' then
    if value in ('["en"]', '["fr"]', '["en", "fr"]', '["fr", "en"]') then
      return value;
    end if;
    perform private.raise_app_error('setting_invalid', 'Offer English, French or both.');
  elsif kind.kind = 'domains' and$better$
  );
  execute private.changed(
    pg_get_functiondef('public.public_settings()'::regprocedure),
    $known$    'freeMail', private.setting('free_mail_domains'),$known$,
    $better$    'freeMail', private.setting('free_mail_domains'),
    'languages', private.setting('languages'),$better$
  );
end
$$;

call private.define_setting('languages', 'identity', 'languages', '["en", "fr"]', 1, 2);

-- # Private helpers

-- The language if it is offered, otherwise the default.
create function private.offered_language(wanted text) returns text
language sql stable security definer set search_path = '' as $$
  select case when offered ? wanted then wanted else offered ->> 0 end
  from private.setting('languages') as offered
$$;

create or replace function private.language_of(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.offered_language((
    select coalesce(profile.language, users.raw_user_meta_data ->> 'language')
    from auth.users left join public.profiles as profile on profile.user_id = users.id
    where users.id = person
  ))
$$;

create or replace function private.queue_mail(
  recipient_email text, kind text, data jsonb, language text, person uuid default null, link text default null
) returns void language sql security definer set search_path = '' as $$
  insert into private.mails (user_id, recipient, kind, data, link, language)
  values (person, recipient_email, kind, coalesce(data, '{}'), link, private.offered_language(language))
$$;

-- # Setup

alter table private.setup_steps drop constraint setup_steps_step_check;
alter table private.setup_steps add constraint setup_steps_step_check check (step in (
  'operator', 'texts', 'identity', 'languages', 'address', 'email', 'factor', 'administrator', 'storage', 'backup',
  'sign_up', 'partner', 'mission'
));

do $$
declare
  facts text := pg_get_functiondef('private.setup_facts()'::regprocedure);
begin
  facts := private.changed(facts, $known$    when 'address' then$known$, $better$    when 'languages' then noted.confirmed_at is not null or exists (
      select from public.platform_settings where key = 'languages' and updated_by is not null
    )
    when 'address' then$better$);
  -- Before a browser was seen or email was known, these were neither done nor open, and so were left out.
  facts := private.changed(facts, $known$when 'address' then noted.seen like 'https://%'
      and (is_hosted or noted.seen is not distinct from server #>> '{installation,siteUrl}')$known$, $better$when 'address' then coalesce(noted.seen like 'https://%', false)
      and (is_hosted or noted.seen is not distinct from server #>> '{installation,siteUrl}')$better$);
  facts := private.changed(facts, $known$(is_hosted or server #> '{installation,email}' = 'true')$known$,
    $better$coalesce(is_hosted or server #> '{installation,email}' = 'true', false)$better$);
  execute private.changed(facts, 'operator, texts, identity, address,', 'operator, texts, identity, languages, address,');
  execute private.changed(
    pg_get_functiondef('public.change_setup_step(text, text)'::regprocedure),
    $known$('texts', 'identity', 'sign_up')$known$, $better$('texts', 'identity', 'languages', 'sign_up')$better$
  );
end
$$;
