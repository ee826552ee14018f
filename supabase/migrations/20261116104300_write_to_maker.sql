-- Whoever looks at a maker's page can write to the maker, with or without an account: the maker gets the words and an
-- address to reply to, the sender learns nothing of the maker's. Limited like messages to administrators. `website` is a
-- field that nobody sees: only a machine fills it in, and is told that all went well.
create function public.write_to_maker(
  handle text, name text, email text, message text, website text default ''
) returns void language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select auth.uid());
  sender_name text := private.trimmed(write_to_maker.name);
  sender_email text := lower(private.trimmed(write_to_maker.email));
  words text;
  maker uuid;
  device text := private.caller_address(
    coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb
  );
begin
  if coalesce(website, '') <> '' then
    return;
  end if;
  if person is not null then
    perform private.require_user();
  end if;
  if coalesce(length(sender_name), 0) not between 1 and 120 then
    perform private.fail('inbox_name_required', 'Enter your name in 120 characters or fewer.');
  end if;
  if not private.is_address(sender_email) then
    perform private.fail('inbox_email_invalid', 'Enter an email address for the reply.');
  end if;
  words := private.inbox_text(message);
  -- A page that may not be opened is answered as one that does not exist.
  select shown.id into maker from private.shown_makers as shown
  where shown.handle = lower(write_to_maker.handle) and not exists (
    select from private.owners_of(shown.id) as owner where private.is_blocked(owner, person)
  );
  if maker is null then
    perform private.fail('organization_not_found', 'This organization does not exist.');
  end if;
  -- In one order for everybody: nobody waits for somebody who waits for them.
  perform private.count_inbox_try(sender) from (
    select 'device ' || device as sender where person is null and device <> ''
    union all select 'email ' || sender_email
    union all select 'person ' || person where person is not null
    order by 1
  ) as senders;
  perform private.tell_maker(
    maker, 'maker_contacted',
    jsonb_build_object('name', sender_name, 'by', sender_email, 'message', words), '/notifications'
  );
end
$$;
grant execute on function public.write_to_maker to anon, authenticated;
