-- A legal notice also names who is responsible for what is published, and who hosts the platform.
drop function public.set_operator(text, text, text);
-- What is not given stays as it was.
create function public.set_operator(
  name text, address text, email text, director text default null, host text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  before jsonb := private.setting('operator');
  wanted jsonb := jsonb_build_object(
    'name', coalesce(private.trimmed(set_operator.name), ''), 'address', coalesce(private.trimmed(address), ''),
    'email', coalesce(private.trimmed(email), ''),
    'director', btrim(coalesce(director, before ->> 'director', '')), 'host', btrim(coalesce(host, before ->> 'host', ''))
  );
begin
  if wanted ->> 'email' <> '' and not private.is_address(wanted ->> 'email') then
    perform private.fail('operator_email_invalid', 'This is not an email address.');
  end if;
  if greatest(
    length(wanted ->> 'name'), length(wanted ->> 'address'), length(wanted ->> 'director'), length(wanted ->> 'host')
  ) > 500 then
    perform private.fail('operator_too_long', 'Use 500 characters or fewer in each field.');
  end if;
  perform private.audit(
    'settings.operator', 'settings', 'operator', jsonb_build_object('before', before, 'after', wanted)
  );
  update public.platform_settings set value = wanted, updated_by = admin where key = 'operator';
end
$$;
revoke execute on function public.set_operator from public, anon;
grant execute on function public.set_operator to authenticated;
