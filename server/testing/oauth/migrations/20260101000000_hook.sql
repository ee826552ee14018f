create function public.before_user_created(event jsonb) returns jsonb
language plpgsql as $$
begin
  if event #>> '{user,email}' like '%@blocked.test' then
    return jsonb_build_object('error', jsonb_build_object(
      'http_code', 403, 'message', format('%s may not join with %s.',
        event #>> '{user,user_metadata,name}', event #>> '{user,app_metadata,provider}')));
  end if;
  return '{}';
end
$$;
grant execute on function public.before_user_created to supabase_auth_admin;
revoke execute on function public.before_user_created from anon, authenticated, public;
