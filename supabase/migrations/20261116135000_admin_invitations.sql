-- Administrators invite administrators by email. The link in the email works once, for seven days, and only for an
-- account with the invited address, confirmed. The role it gives opens nothing before the second factor, as every
-- administrator's.

call private.define_setting('limit_admin_invitations_a_day', 'limits', 'number', '10', 1, 100);

-- Only what is open: whatever is accepted or revoked leaves no address behind.
create table private.admin_invitations (
  id uuid primary key default gen_random_uuid(),
  -- In lower case.
  email text not null unique check (length(email) <= 254 and email = lower(email)),
  message text check (length(message) between 1 and 1000),
  token_hash bytea not null unique,
  -- Whoever sent it last. It ends with that person's right to invite.
  invited_by uuid not null references auth.users on delete cascade,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
create index admin_invitations_by_inviter on private.admin_invitations (invited_by);
create index admin_invitations_by_end on private.admin_invitations (expires_at);

call private.declare_data(
  'private.admin_invitations', 't.email = private.confirmed_email_of($1) or t.invited_by = $1', 'removed', '{token_hash}'
);
-- Whom the person invited is not told.
call private.tell_data('private.admin_invitations', $$jsonb_build_object('sent_at', t.sent_at, 'expires_at', t.expires_at)
  || case t.email when private.confirmed_email_of($1) then jsonb_build_object('email', t.email, 'message', t.message)
    else '{"by_me": true}' end$$);

-- Gives the invitation a new link, which ends the one before, and emails it. What is sent in a day is counted in the log.
create function private.send_admin_invitation(invitation private.admin_invitations, action text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
  person uuid := (select id from auth.users where lower(email) = invitation.email and email_confirmed_at is not null);
begin
  if (
    select count(*) from public.audit_log as log
    where log.action in ('account.admin_invited', 'account.admin_invitation_resent')
      and log.created_at > now() - interval '1 day'
  ) >= private.allowed('admin_invitations_a_day') then
    perform private.fail('too_many_admin_invitations', 'That is more invitations than administrators may send in a day.');
  end if;
  update private.admin_invitations
  set token_hash = private.token_hash(token), invited_by = (select auth.uid()), sent_at = now(),
    expires_at = now() + interval '7 days'
  where id = invitation.id;
  perform private.queue_mail(
    invitation.email, 'admin_invited',
    jsonb_strip_nulls(jsonb_build_object(
      'name', private.full_name((select auth.uid())), 'message', invitation.message,
      'path', private.with_address('/join-administrators/' || token, invitation.email)
    )),
    (select language from public.profiles where user_id = coalesce(person, (select auth.uid()))), person
  );
  perform private.audit(
    action, 'account', null, jsonb_build_object('email', private.masked_email(invitation.email)), invitation.message
  );
end
$$;
-- The email holds the only copy of the link; once sent, the queue forgets it.
create trigger forget_admin_link before update of sent_at, given_up_at on private.mails
  for each row when (new.kind = 'admin_invited' and (new.sent_at is not null or new.given_up_at is not null))
  execute function private.forget_mailed_link();

create function public.invite_admin(email text, message text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin_alone();
  address text := lower(btrim(email));
  words text := nullif(private.trimmed(message), '');
  invitation private.admin_invitations;
begin
  perform private.require_recent_sign_in();
  if not private.is_address(address) then
    perform private.fail('admin_email_invalid', 'This is not an email address.');
  end if;
  if words is not null then
    words := private.required_reason(words);
  end if;
  perform private.fail_with(private.grant_refusal(users.id, 'admin', admin))
  from auth.users where lower(users.email) = address and users.email_confirmed_at is not null;
  insert into private.admin_invitations as known (email, message, token_hash, invited_by)
  values (address, words, private.token_hash(private.new_token()), admin)
  on conflict on constraint admin_invitations_email_key do update set message = excluded.message
    where known.expires_at < now()
  returning * into invitation;
  if invitation.id is null then
    perform private.fail('admin_already_invited', 'This address has an open invitation already.');
  end if;
  perform private.send_admin_invitation(invitation, 'account.admin_invited');
end
$$;

create function private.require_admin_invitation(invitation_id uuid) returns private.admin_invitations
language plpgsql security definer set search_path = '' as $$
declare
  invitation private.admin_invitations;
begin
  select * into invitation from private.admin_invitations where id = invitation_id for update;
  if invitation.id is null then
    perform private.fail('invitation_not_found', 'This invitation does not exist any more.');
  end if;
  return invitation;
end
$$;

create function public.resend_admin_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_alone();
  perform private.send_admin_invitation(
    private.require_admin_invitation(invitation_id), 'account.admin_invitation_resent'
  );
end
$$;

create function public.revoke_admin_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation private.admin_invitations;
begin
  perform private.require_admin_alone();
  invitation := private.require_admin_invitation(invitation_id);
  delete from private.admin_invitations where id = invitation.id;
  delete from private.mails
  where kind = 'admin_invited' and recipient = invitation.email and attempts = 0 and sent_at is null;
  perform private.audit(
    'account.admin_invitation_revoked', 'account', null,
    jsonb_build_object('email', private.masked_email(invitation.email))
  );
end
$$;

create function public.admin_invitations() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', invitation.id, 'email', invitation.email, 'invitedBy', private.full_name(invitation.invited_by),
      'sentAt', invitation.sent_at, 'expiresAt', invitation.expires_at, 'isExpired', invitation.expires_at < now()
    ) order by invitation.sent_at desc, invitation.email), '[]')
    from private.admin_invitations as invitation
  );
end
$$;

-- What a link opens, while whoever sent it may invite.
create function private.linked_admin_invitation(token text) returns setof private.admin_invitations
language sql stable security definer set search_path = '' as $$
  select invitation.* from private.admin_invitations as invitation
  where invitation.token_hash = private.token_hash(token) and not private.is_suspended(invitation.invited_by)
    and exists (select from public.user_roles where user_id = invitation.invited_by and role = 'admin')
$$;

-- For whoever has the link of the email: for which address, without showing it whole.
create function public.admin_invitation(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', invitation.id, 'invitedBy', private.full_name(invitation.invited_by), 'expiresAt', invitation.expires_at,
    'isExpired', invitation.expires_at < now(), 'address', private.masked_email(invitation.email),
    'isMine', coalesce(invitation.email = private.my_confirmed_email() and private.is_fully_signed_in(), false)
  )
  from private.linked_admin_invitation(token) as invitation
$$;

-- Only who has confirmed the invited address accepts. Every other administrator is told.
create function public.accept_admin_invitation(token text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  invitation private.admin_invitations;
  before jsonb := private.roles_of(person);
begin
  -- Whoever takes the right from the inviter, or accepts twice, is waited for.
  perform id from public.user_roles where role = 'admin' order by id for update;
  perform from private.admin_invitations as one where one.token_hash = private.token_hash(token) for update;
  select * into invitation from private.linked_admin_invitation(token);
  if invitation.id is null then
    perform private.fail('invitation_not_found', 'This invitation does not exist any more.');
  end if;
  if invitation.email is distinct from private.my_confirmed_email() then
    perform private.fail('invitation_not_yours', 'Sign in with the address to which the invitation was sent.');
  end if;
  if invitation.expires_at < now() then
    perform private.fail('invitation_expired', 'This invitation has expired. Ask for a new one.');
  end if;
  perform private.fail_with(private.grant_refusal(person, 'admin', invitation.invited_by));
  delete from private.admin_invitations where id = invitation.id;
  insert into public.user_roles (user_id, role, granted_by) values (person, 'admin', invitation.invited_by);
  perform private.drop_needless_role(person, invitation.id);
  perform private.audit('account.admin_joined', 'account', person::text, jsonb_build_object(
    'person', invitation.invited_by, 'before', jsonb_build_object('roles', before),
    'after', jsonb_build_object('roles', private.roles_of(person))
  ));
  perform private.notify(
    other.user_id, 'account_admin_joined',
    jsonb_build_object('name', coalesce(nullif(private.full_name(person), ''), invitation.email)), '/users/' || person,
    person
  )
  from public.user_roles as other where other.role = 'admin' and other.user_id <> person;
end
$$;

revoke execute on function
  public.invite_admin, public.resend_admin_invitation, public.revoke_admin_invitation, public.admin_invitations,
  public.accept_admin_invitation, public.admin_invitation
from public, anon;
grant execute on function
  public.invite_admin, public.resend_admin_invitation, public.revoke_admin_invitation, public.admin_invitations,
  public.accept_admin_invitation
to authenticated;
grant execute on function public.admin_invitation to anon, authenticated;

-- What an administrator sent ends with the role, and for good; a deleted account takes its address along.
create function private.end_admin_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.admin_invitations where invited_by = old.user_id;
  return null;
end
$$;
create trigger end_admin_invitations after delete on public.user_roles
  for each row when (old.role = 'admin') execute function private.end_admin_invitations();

create function private.forget_admin_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.admin_invitations where email = lower(old.email);
  return null;
end
$$;
create trigger forget_admin_invitation after delete on auth.users
  for each row when (old.email_confirmed_at is not null) execute function private.forget_admin_invitation();

select cron.schedule(
  'forget administrator invitations', '39 3 * * *',
  $$delete from private.admin_invitations where expires_at < now() - interval '30 days'$$
);
