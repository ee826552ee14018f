-- Independent makers: each is an organization of its own kind, run by its owner.
create function private.my_makers() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select member.organization_id from public.organization_members as member
  join public.organizations as organization on organization.id = member.organization_id
  where member.user_id = (select auth.uid()) and member.member_role = 'owner'
    and organization.status = 'approved' and organization.kind = 'on_maker'
$$;
grant execute on function private.my_makers to authenticated;

create function private.require_maker() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid;
begin
  perform private.require_user();
  select mine into maker from private.my_makers() as mine limit 1;
  if maker is null then
    raise exception 'Only an approved maker can do this.' using errcode = '42501', hint = 'maker_required';
  end if;
  return maker;
end
$$;

-- What clients said of a maker; filled where ratings are kept.
create function private.maker_rating(maker uuid) returns jsonb
language sql stable security definer set search_path = '' as $$ select null::jsonb $$;
create function private.maker_published_ratings(maker uuid) returns jsonb
language sql stable security definer set search_path = '' as $$ select '[]'::jsonb $$;
