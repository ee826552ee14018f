-- A link holds 192 random bits and cannot be guessed; counting wrong ones only keeps machines from asking for ever.
-- So a right link always opens, whoever else tries wrong ones from the same address, such as a school or a proxy.

-- Still called before a link is looked up. Refusing here would refuse right links too.
create or replace function private.allow_link_try() returns void
language sql stable set search_path = '' as $$
$$;

create or replace function private.note_link_miss() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.link_misses where hour < now() - interval '1 day';
  insert into private.link_misses as known (hour, address) values (date_trunc('hour', now()), private.caller_hash())
  on conflict (hour, address) do update set misses = known.misses + 1;
  if exists (
    select from private.link_misses
    where hour = date_trunc('hour', now()) and address = private.caller_hash() and misses > 100
  ) then
    perform private.fail('too_many_links', 'Too many links that do not work were tried from here. Wait an hour.');
  end if;
end
$$;
