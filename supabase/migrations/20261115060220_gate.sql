-- Looks at every request of the REST interface before it is answered. Whoever acts as somebody says so in the header
-- x-act-as; from there on the request is the person's, and the transaction can only read.
create schema gate;
revoke all on schema gate from public;
grant usage on schema gate to anon, authenticated, service_role;

-- What even the help of an administrator is no reason to open: what others wrote to the person, what the person wrote
-- for nobody, and what would let somebody take the account along.
create function gate.is_closed(path text) returns boolean language sql immutable set search_path = '' as $$
  -- A path that is written otherwise than the product writes it could lead past the list.
  select path !~ '^/(rpc/)?[a-z_]+$' or split_part(path, '/', -1) = any (array[
    'my_data', 'data_exports', 'inbox_messages', 'my_sessions', 'open_conversation', 'conversation_list', 'search_messages', 'mentorship_page',
    'shared_plan_notes', 'story_material', 'my_practice', 'open_pool', 'entry_history', 'client_record', 'maker_project',
    'reveal_candidate', 'audit_entries', 'audit_domains', 'audit_names', 'begin_acting', 'end_acting'
  ])
$$;

create function gate.act_as(acting_id text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := (select auth.uid());
  person uuid;
begin
  if admin is not null and private.is_fully_signed_in() and private.has_role('admin')
    and act_as.acting_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then
    select acting.user_id into person
    from public.acting_sessions as acting join private.acting_admins as known on known.acting_id = acting.id
    where acting.id = act_as.acting_id::uuid and known.admin_id = admin
      and acting.ended_at is null and acting.ends_at > now()
      and not exists (
        select from public.user_roles as held where held.user_id = acting.user_id and held.role = 'admin'
      );
  end if;
  if person is null then
    perform private.fail('acting_ended', 'You do not act as this person any more.');
  end if;
  if gate.is_closed(current_setting('request.path', true)) then
    perform private.fail('not_while_acting', 'This stays closed to who acts as somebody else.');
  end if;
  perform set_config('transaction_read_only', 'on', true);
  perform set_config('request.jwt.claims', jsonb_build_object(
    'sub', person, 'role', 'authenticated', 'aud', 'authenticated', 'aal', 'aal2', 'acting_admin', admin
  )::text, true);
end
$$;

create function gate.before_request() returns void language plpgsql set search_path = '' as $$
declare
  headers text := current_setting('request.headers', true);
begin
  -- Nearly every request has no such header, and pays for no more than this.
  if strpos(headers, '"x-act-as"') > 0 and headers::jsonb ? 'x-act-as' then
    perform gate.act_as(headers::jsonb ->> 'x-act-as');
  end if;
end
$$;
grant execute on function gate.before_request, gate.act_as to anon, authenticated, service_role;

do $$
begin
  execute format(
    'alter role authenticator in database %I set pgrst.db_pre_request = %L', current_database(), 'gate.before_request'
  );
end
$$;
notify pgrst, 'reload config';

-- The same for tables, through whatever they are asked for.
create procedure private.close_to_acting(target regclass) language plpgsql set search_path = '' as $$
begin
  execute format(
    'create policy "Not for who acts as somebody else" on %s as restrictive for select to authenticated
       using (not (select private.is_acting()))', target
  );
end
$$;
call private.close_to_acting('public.messages');
call private.close_to_acting('public.message_files');
call private.close_to_acting('public.conversations');
call private.close_to_acting('public.conversation_members');
call private.close_to_acting('public.plan_notes');
call private.close_to_acting('public.stories');
call private.close_to_acting('public.postings');
call private.close_to_acting('public.cover_letters');
call private.close_to_acting('public.letter_versions');
call private.close_to_acting('public.practice_answers');
call private.close_to_acting('public.practice_recordings');
call private.close_to_acting('public.mentoring_notes');
call private.close_to_acting('public.invoices');
call private.close_to_acting('public.blocks');
call private.close_to_acting('public.reports');
