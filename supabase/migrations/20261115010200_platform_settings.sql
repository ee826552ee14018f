-- What administrators can change without a new version of the product.
create table public.platform_settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by uuid references auth.users on delete set null
);
create index platform_settings_by_editor on public.platform_settings (updated_by);
create trigger platform_settings_updated before update on public.platform_settings
  for each row execute function private.set_updated_at();

call private.protect('public.platform_settings');
grant select on public.platform_settings to authenticated;

create policy "Administrators read the settings" on public.platform_settings for select to authenticated
  using ((select private.has_role('admin')));

create function private.setting(key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select value from public.platform_settings where platform_settings.key = setting.key
$$;

-- How many of something are allowed; see the section "limits" of the settings.
create function private.allowed(what text) returns int
language sql stable security definer set search_path = '' as $$
  select private.setting('limit_' || what)::int
$$;

-- Whether a part of the product is switched on; see the section "features" of the settings.
create function private.is_on(feature text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.setting('feature_' || feature) is distinct from 'false'
$$;
grant execute on function private.is_on to anon, authenticated;

create function private.is_free_mail(email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.platform_settings, jsonb_array_elements_text(value) as domain
    where key = 'free_mail_domains' and lower(split_part(email, '@', 2)) = lower(domain)
  )
$$;
