-- Which settings there are, of which kind, and within which bounds. Rows of public.platform_settings are made here and
-- changed by one function alone.
create table private.setting_kinds (
  key text primary key references public.platform_settings,
  section text not null,
  kind text not null check (kind in ('switch', 'number', 'text', 'domains', 'picture')),
  -- Of the number; of the text's length; of the number of domains.
  lowest int not null default 0,
  highest int not null default 0,
  place int generated always as identity
);
call private.declare_data('private.setting_kinds', null, 'nobody');

create procedure private.define_setting(
  key text, section text, kind text, initial jsonb, lowest int default 0, highest int default 0
) language sql set search_path = '' as $$
  insert into public.platform_settings (key, value) values (key, initial);
  insert into private.setting_kinds (key, section, kind, lowest, highest) values (key, section, kind, lowest, highest);
$$;

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
call private.define_setting('verification_months', 'limits', 'number', '12', 1, 60);

call private.define_setting('feature_sign_up', 'features', 'switch', 'true');
call private.define_setting('feature_partner_sign_up', 'features', 'switch', 'true');
call private.define_setting('feature_discovery', 'features', 'switch', 'true');
call private.define_setting('feature_mentoring', 'features', 'switch', 'true');
call private.define_setting('feature_practice', 'features', 'switch', 'true');
call private.define_setting('feature_talks', 'features', 'switch', 'true');
call private.define_setting('feature_events', 'features', 'switch', 'true');

-- After how many days something is removed; jobs read these each time they run.
call private.define_setting('retention_audit_ip_days', 'retention', 'number', '365', 30, 3650);
call private.define_setting('retention_notifications_days', 'retention', 'number', '180', 30, 3650);
call private.define_setting('retention_mails_days', 'retention', 'number', '90', 7, 3650);
call private.define_setting('retention_page_views_days', 'retention', 'number', '395', 30, 3650);
call private.define_setting('retention_export_files_days', 'retention', 'number', '7', 1, 90);
call private.define_setting('retention_sessions_inactive_days', 'retention', 'number', '180', 1, 3650);
call private.define_setting('retention_moderation_days', 'retention', 'number', '730', 90, 3650);

-- The value as it is kept; refused where it is not of its kind or out of bounds.
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

-- Changes settings of one section. What the editor saw comes along: whoever changed one of them meanwhile is not
-- written over.
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
grant execute on function public.save_settings, public.admin_settings to authenticated;
