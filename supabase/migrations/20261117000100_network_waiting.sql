-- How much waits in someone's network: conversations with something unread, and requests to answer. The profile that
-- every page begins with brings it along, so that the menu needs no call of its own.
create function public.network_waiting(profile public.profiles) returns int
language sql stable security definer set search_path = '' as $$
  select case when profile.user_id = (select auth.uid()) then private.count_unread(profile.user_id) + (
    select count(*)::int from public.connections as connection
    where addressee_id = profile.user_id and status = 'pending'
      and not exists (select from private.declined_requests where connection_id = connection.id)
  ) end
$$;
grant execute on function public.network_waiting to authenticated;
