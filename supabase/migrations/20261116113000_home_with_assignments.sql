-- The candidate's home asks once for everything it shows, what schools ask for included.
create or replace function public.candidate_home(zone text default 'Europe/Paris') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  return private.home_before_discovery(zone) || jsonb_build_object(
    'assignments', public.my_assignments(),
    'discovery', private.view_figures(person) || jsonb_build_object(
      'isFindable', coalesce((select is_findable from public.discovery_settings where user_id = person), false),
      'requests', (
        select count(*) from public.contact_requests
        where user_id = person and status = 'pending' and expires_at > now()
      )
    )
  );
end
$$;
