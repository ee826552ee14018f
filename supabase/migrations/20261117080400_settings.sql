-- Settings that administrators change without a new release, and the features they switch on and off.

-- # Tables

-- Which settings exist, with their kind and bounds. Rows in public.platform_settings are created here and changed by
-- one function.
create table private.setting_kinds (
  key text primary key references public.platform_settings,
  section text not null,
  kind text not null check (kind in ('switch', 'number', 'text', 'domains', 'picture')),
  -- Bounds of the number, of the text's length, or of the number of domains.
  lowest int not null default 0,
  highest int not null default 0,
  place int generated always as identity
);

-- # Private helpers

-- How many of something are allowed; see the section "limits" of the settings.
create function private.allowed(what text) returns int
language sql stable security definer set search_path = '' as $$
  select private.setting('limit_' || what)::int
$$;

-- Whether a feature is on; see the section "features" of the settings.
create function private.is_on(feature text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.setting('feature_' || feature) is distinct from 'false'
$$;

create function private.is_free_mail(email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.platform_settings, jsonb_array_elements_text(value) as domain
    where key = 'free_mail_domains' and lower(split_part(email, '@', 2)) = lower(domain)
  )
$$;

create procedure private.define_setting(
  key text, section text, kind text, initial jsonb, lowest int default 0, highest int default 0
) language sql set search_path = '' as $$
  insert into public.platform_settings (key, value) values (key, initial);
  insert into private.setting_kinds (key, section, kind, lowest, highest) values (key, section, kind, lowest, highest);
$$;

-- The value as it is stored; refused if it is of another kind or out of bounds.
create function private.checked_setting(kind private.setting_kinds, value jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  words text := private.trimmed(value #>> '{}');
  domains text[];
  wrong text;
begin
  if kind.kind = 'switch' and jsonb_typeof(value) = 'boolean' then
    return value;
  elsif kind.kind = 'number' and jsonb_typeof(value) = 'number' then
    if value::numeric % 1 = 0 and value::numeric between kind.lowest and kind.highest then
      return value;
    end if;
    perform private.fail('setting_out_of_range', format('%s must be a whole number from %s to %s.',
      kind.key, kind.lowest, kind.highest));
  elsif kind.kind = 'text' and jsonb_typeof(value) = 'string' then
    if length(words) between kind.lowest and kind.highest and words !~ '[[:cntrl:]<>"]' then
      return to_jsonb(words);
    end if;
    perform private.fail('setting_text_invalid', format('%s must have %s to %s ordinary characters.',
      kind.key, kind.lowest, kind.highest));
  elsif kind.kind = 'picture' and jsonb_typeof(value) in ('string', 'null') then
    if value = 'null' or exists (select from storage.objects where bucket_id = 'branding' and name = words) then
      return value;
    end if;
    perform private.fail('picture_missing', 'Upload the picture first.');
  elsif kind.kind = 'domains' and jsonb_typeof(value) = 'array' then
    domains := array(select distinct lower(btrim(one)) from jsonb_array_elements_text(value) as one order by 1);
    wrong := (select one from unnest(domains) as one where one !~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$' limit 1);
    if wrong is not null then
      perform private.fail('not_a_domain', format('"%s" is not a domain such as example.com.', wrong));
    end if;
    if cardinality(domains) <= kind.highest then
      return to_jsonb(domains);
    end if;
    perform private.fail('setting_out_of_range', format('At most %s domains.', kind.highest));
  end if;
  perform private.fail('setting_invalid', format('%s cannot have this value.', kind.key));
end
$$;

-- Administrators turn features off and on. While one is off, nothing new starts in it and nothing of it is shown;
-- people can still end, withdraw or cancel.
create function private.require_feature(feature text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_on(feature) then
    perform private.fail('feature_off', 'This part is switched off for now.');
  end if;
end
$$;

create function private.refuse_while_off() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Jobs, the demo and what administrators bring in go on.
  if (select auth.uid()) is not null then
    perform private.require_feature(tg_argv[0]);
  end if;
  return new;
end
$$;

-- Tables that belong to a feature: hidden while it is off, and closed to new rows.
create procedure private.belongs_to(feature text, targets regclass[]) language plpgsql set search_path = '' as $$
declare
  target regclass;
begin
  foreach target in array targets loop
    execute format(
      'create trigger refused_while_off before insert on %s for each row execute function private.refuse_while_off(%L)',
      target, feature
    );
    if (select relrowsecurity from pg_catalog.pg_class where oid = target) then
      execute format(
        'create policy "Only while the feature is on" on %s as restrictive for select to authenticated
           using ((select private.is_on(%L)))', target, feature
      );
    end if;
  end loop;
end
$$;

-- Tells everyone who is signed in that the platform has changed, so that their page loads it.
create function private.tell_platform_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(jsonb_build_object('what', tg_argv[0]), 'changed', 'platform', true);
  return null;
end
$$;

-- # Policies and grants

create policy "Administrators see pictures of the product" on storage.objects for select to authenticated
  using (bucket_id = 'branding' and (select private.has_role('admin')));

create policy "Administrators add pictures of the product" on storage.objects for insert to authenticated
  with check (bucket_id = 'branding' and (select private.has_role('admin')));

create policy "Administrators remove pictures of the product" on storage.objects for delete to authenticated
  using (bucket_id = 'branding' and (select private.has_role('admin')));

create policy "Everybody hears what changes for all" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'platform');

-- # Public functions

-- Changes settings of one section. The editor sends what it saw, so that no one overwrites a colleague's change.
create function public.save_settings(section text, changes jsonb, seen jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  editor uuid := private.require_admin();
  kind private.setting_kinds;
  name text;
  before jsonb := '{}';
  after jsonb := '{}';
  stored jsonb;
  checked jsonb;
begin
  if jsonb_typeof(changes) is distinct from 'object' or jsonb_typeof(seen) is distinct from 'object' then
    perform private.fail('setting_invalid', 'Name each setting with its value.');
  end if;
  for name in select jsonb_object_keys(changes) order by 1 loop
    select * into kind from private.setting_kinds as known
    where known.key = name and known.section = save_settings.section;
    if kind.key is null then
      perform private.fail('setting_unknown', format('There is no setting %s here.', name));
    end if;
    select setting.value into stored from public.platform_settings as setting where setting.key = name for update;
    if stored is distinct from seen -> name then
      perform private.fail('settings_changed', 'Somebody else has changed this meanwhile. Look again, then save.');
    end if;
    checked := private.checked_setting(kind, changes -> name);
    if checked is distinct from stored then
      update public.platform_settings as setting set value = checked, updated_by = editor where setting.key = name;
      before := before || jsonb_build_object(name, stored);
      after := after || jsonb_build_object(name, checked);
    end if;
  end loop;
  if after <> '{}' then
    perform private.audit(
      'settings.changed', 'settings', section, jsonb_build_object('before', before, 'after', after)
    );
  end if;
  return (
    select jsonb_object_agg(setting.key, setting.value)
    from public.platform_settings as setting join private.setting_kinds as known using (key)
    where known.section = save_settings.section
  );
end
$$;

-- Every setting with its bounds and who changed it last, by section.
create function public.admin_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_agg(jsonb_build_object(
      'key', key, 'section', known.section, 'value', setting.value, 'lowest', known.lowest, 'highest', known.highest,
      'changedAt', case when setting.updated_by is not null then setting.updated_at end,
      'changedBy', nullif(btrim(concat_ws(' ', editor.first_name, editor.last_name)), '')
    ) order by known.place)
    from private.setting_kinds as known join public.platform_settings as setting using (key)
    left join public.profiles as editor on editor.user_id = setting.updated_by
  );
end
$$;

-- What every browser needs to know, signed in or not.
create function public.public_settings() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', private.setting('product_name'),
    'logo', private.setting('logo_path'),
    'freeMail', private.setting('free_mail_domains'),
    'off', (
      select coalesce(jsonb_agg(substring(key from 9) order by key), '[]')
      from public.platform_settings where starts_with(key, 'feature_') and value = 'false'
    )
  )
$$;

-- # Who may call which function

grant execute on function private.is_on to anon, authenticated;
grant execute on function public.admin_settings, public.save_settings to authenticated;
grant execute on function public.public_settings to anon, authenticated, service_role;

-- # Triggers

create trigger platform_settings_told after update on public.platform_settings
  for each statement execute function private.tell_platform_changed('settings');

-- # First rows

call private.define_setting('product_name', 'identity', 'text', '"Essor"', 1, 40);
call private.define_setting('logo_path', 'identity', 'picture', 'null', 0, 120);

call private.define_setting(
  'free_mail_domains', 'mail_domains', 'domains', '["gmail.com", "yahoo.com", "hotmail.com", "outlook.com"]', 0, 500
);

call private.define_setting('limit_reports_a_day', 'limits', 'number', '10', 1, 200);
call private.define_setting('limit_connections_a_day', 'limits', 'number', '20', 1, 500);
call private.define_setting('limit_first_messages_a_day', 'limits', 'number', '10', 1, 500);
call private.define_setting('limit_contacts_a_day', 'limits', 'number', '20', 1, 500);
call private.define_setting('limit_team_contacts_a_day', 'limits', 'number', '50', 1, 2000);
call private.define_setting('limit_mission_invitations_a_day', 'limits', 'number', '200', 1, 5000);
call private.define_setting('limit_mentoring_requests_a_day', 'limits', 'number', '3', 1, 50);
call private.define_setting('limit_match_questions_a_day', 'limits', 'number', '10', 1, 200);
call private.define_setting('limit_open_talks', 'limits', 'number', '3', 1, 50);
call private.define_setting('limit_inbox_messages_an_hour', 'limits', 'number', '5', 1, 100);
call private.define_setting('limit_exports_a_day', 'limits', 'number', '3', 1, 20);
call private.define_setting('verification_months', 'limits', 'number', '12', 1, 60);
call private.define_setting('feature_sign_up', 'features', 'switch', 'true');
call private.define_setting('feature_partner_sign_up', 'features', 'switch', 'true');
call private.define_setting('feature_discovery', 'features', 'switch', 'true');
call private.define_setting('feature_mentoring', 'features', 'switch', 'true');
call private.define_setting('feature_practice', 'features', 'switch', 'true');
call private.define_setting('feature_talks', 'features', 'switch', 'true');
call private.define_setting('feature_events', 'features', 'switch', 'true');

-- After how many days something is deleted; jobs read these each time they run.
call private.define_setting('retention_audit_ip_days', 'retention', 'number', '365', 30, 3650);
call private.define_setting('retention_notifications_days', 'retention', 'number', '180', 30, 3650);
call private.define_setting('retention_mails_days', 'retention', 'number', '90', 7, 3650);
call private.define_setting('retention_page_views_days', 'retention', 'number', '395', 30, 3650);
call private.define_setting('retention_export_files_days', 'retention', 'number', '7', 1, 90);
call private.define_setting('retention_sessions_inactive_days', 'retention', 'number', '180', 1, 3650);
call private.define_setting('retention_moderation_days', 'retention', 'number', '730', 90, 3650);

-- The platform's own logo, which everyone can see and only administrators can upload.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('branding', 'branding', true, 512 * 1024, array['image/png', 'image/webp']);

-- A school can invite as many students a day as the settings allow.
call private.define_setting('limit_student_invitations_a_day', 'limits', 'number', '2000', 1, 50000);

-- Administrators invite administrators by email. The link works once, for seven days, and only with an account whose
-- confirmed address is the invited one. As always, the role gives no access before the second factor.
call private.define_setting('limit_admin_invitations_a_day', 'limits', 'number', '10', 1, 100);
