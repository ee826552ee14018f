-- Candidates find events in the header's search, too, and nobody does while events are switched off.
create or replace function private.found_events(plain text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.found_things('event', (
    select coalesce(jsonb_agg(jsonb_build_object('title', event.title, 'link', '/events/' || event.id)
      order by event.starts_at desc), '[]')
    from public.events as event
    where event.organization_id in (select private.my_open_organizations()) and private.is_like(event.title, plain)
      and private.is_on('events')
  ))
$$;

create function private.found_coming_events(plain text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.found_things('event', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', event.title, 'detail', host.name, 'link', '/networking/events/' || event.id
    ) order by event.starts_at), '[]')
    from public.events as event
    join public.organizations as host on host.id = event.organization_id and host.status = 'approved'
    where event.status = 'published' and event.ends_at > now()
      -- The longest event lasts two weeks: what began earlier is over.
      and event.starts_at > now() - interval '14 days'
      and private.is_like(event.title || ' ' || host.name, plain) and private.is_on('events')
  ))
$$;

create or replace function public.find_anything(words text, area public.app_role) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  plain text := regexp_replace(btrim(private.plain_words(left(words, 100))), '\s+', ' ', 'g');
begin
  if length(plain) < 2 or not private.has_role(area) then
    return '[]';
  end if;
  return case area
    when 'candidate' then private.found_of_own(me, plain) || private.found_programs(me, plain)
      || private.found_for_candidate(string_to_array(plain, ' ')) || private.found_coming_events(plain)
      || private.found_conversations(plain)
    when 'admin' then private.found_for_admin(plain, private.containing(plain))
    when 'academia' then private.found_for_partner(private.containing(plain)) || private.found_events(plain)
    when 'company' then private.found_for_partner(private.containing(plain)) || private.found_events(plain)
      || private.found_conversations(plain)
    else private.found_for_partner(private.containing(plain)) || private.found_conversations(plain) end;
end
$$;
