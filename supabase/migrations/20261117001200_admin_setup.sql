-- What only the database knows of how far an installation is set up; whether there is a backup is told where the server
-- notes its own.
create function public.admin_setup() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  server jsonb;
begin
  perform private.require_admin();
  server := private.health_server();
  return jsonb_build_object(
    'administrators', (select count(*) from public.user_roles where role = 'admin'),
    'hasBackup', case when not server ? 'isMissing' then server ? 'backup' end
  );
end
$$;
grant execute on function public.admin_setup to authenticated;
