-- The product's own picture, seen by everybody; administrators alone put one there.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('branding', 'branding', true, 512 * 1024, array['image/png', 'image/webp']);

create policy "Administrators see pictures of the product" on storage.objects for select to authenticated
  using (bucket_id = 'branding' and (select private.has_role('admin')));
create policy "Administrators add pictures of the product" on storage.objects for insert to authenticated
  with check (bucket_id = 'branding' and (select private.has_role('admin')));
create policy "Administrators remove pictures of the product" on storage.objects for delete to authenticated
  using (bucket_id = 'branding' and (select private.has_role('admin')));

-- What every browser needs to know, whoever looks.
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
grant execute on function public.public_settings to anon, authenticated, service_role;

-- Everybody who is signed in hears that something about the platform has changed, and looks.
create function private.tell_platform_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(jsonb_build_object('what', tg_argv[0]), 'changed', 'platform', true);
  return null;
end
$$;
create trigger platform_settings_told after update on public.platform_settings
  for each statement execute function private.tell_platform_changed('settings');
create policy "Everybody hears what changes for all" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'platform');
