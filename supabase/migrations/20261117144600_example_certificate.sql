-- The landing page's example is a certificate that visitors can verify, so a code that none has can't be saved.

create or replace function private.checked_setting(kind private.setting_kinds, value jsonb) returns jsonb
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
    perform private.raise_app_error('setting_out_of_range', format('%s must be a whole number from %s to %s.',
      kind.key, kind.lowest, kind.highest));
  elsif kind.key = 'example_certificate' and jsonb_typeof(value) = 'string' then
    if words = '' or exists (
      select from public.certificates as certificate
      where certificate.code = upper(words) and certificate.is_public and certificate.revoked_at is null
    ) then
      return to_jsonb(upper(words));
    end if;
    perform private.raise_app_error('example_certificate_unknown', 'No valid certificate that its holder shows has this code.');
  elsif kind.kind = 'text' and jsonb_typeof(value) = 'string' then
    if length(words) between kind.lowest and kind.highest and words !~ '[[:cntrl:]<>"]' then
      return to_jsonb(words);
    end if;
    perform private.raise_app_error('setting_text_invalid', format('%s must have %s to %s ordinary characters.',
      kind.key, kind.lowest, kind.highest));
  elsif kind.kind = 'picture' and jsonb_typeof(value) in ('string', 'null') then
    if value = 'null' or exists (select from storage.objects where bucket_id = 'branding' and name = words) then
      return value;
    end if;
    perform private.raise_app_error('picture_missing', 'Upload the picture first.');
  elsif kind.kind = 'domains' and jsonb_typeof(value) = 'array' then
    domains := array(select distinct lower(btrim(one)) from jsonb_array_elements_text(value) as one order by 1);
    wrong := (select one from unnest(domains) as one where one !~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$' limit 1);
    if wrong is not null then
      perform private.raise_app_error('not_a_domain', format('"%s" is not a domain such as example.com.', wrong));
    end if;
    if cardinality(domains) <= kind.highest then
      return to_jsonb(domains);
    end if;
    perform private.raise_app_error('setting_out_of_range', format('At most %s domains.', kind.highest));
  end if;
  perform private.raise_app_error('setting_invalid', format('%s cannot have this value.', kind.key));
end
$$;
