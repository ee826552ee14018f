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

insert into public.platform_settings (key, value) values
  ('free_mail_domains', '["gmail.com", "yahoo.com", "hotmail.com", "outlook.com"]');

call private.protect('public.platform_settings');
grant select on public.platform_settings to authenticated;

create policy "Administrators read the settings" on public.platform_settings for select to authenticated
  using ((select private.has_role('admin')));

create function private.is_free_mail(email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.platform_settings, jsonb_array_elements_text(value) as domain
    where key = 'free_mail_domains' and lower(split_part(email, '@', 2)) = lower(domain)
  )
$$;

create function public.set_free_mail_domains(domains text[]) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  editor uuid := private.require_admin();
  cleaned text[] := array(select distinct lower(btrim(domain)) from unnest(domains) as domain order by 1);
  wrong text := (select domain from unnest(cleaned) as domain where domain !~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$' limit 1);
begin
  if wrong is not null then
    perform private.fail('not_a_domain', format('"%s" is not a domain such as example.com.', wrong));
  end if;
  perform private.audit(
    'settings.free_mail_domains', 'settings', 'free_mail_domains',
    jsonb_build_object(
      'before', (select value from public.platform_settings where key = 'free_mail_domains'), 'after', cleaned
    )
  );
  update public.platform_settings set value = to_jsonb(cleaned), updated_by = editor where key = 'free_mail_domains';
  return cleaned;
end
$$;
grant execute on function public.set_free_mail_domains to authenticated;
