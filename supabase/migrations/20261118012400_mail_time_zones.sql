-- Emails say times in the reader's time zone too: the one chosen with the notification preferences, if any.
drop function public.claim_mails(int);

create function public.claim_mails(batch int) returns table (
  id uuid, lease uuid, recipient text, kind text, data jsonb, link text, language text, topic text,
  first_name text, unsubscribe_token text, own_subject text, own_body text, time_zone text
)
language plpgsql security definer set search_path = '' as $$
begin
  -- Taken again and again without a word on how it went: whatever it is, it is not repeated for ever.
  update private.mails as mail set given_up_at = now(), last_error = coalesce(last_error, 'never answered for')
  where mail.due_at <= now() and mail.sent_at is null and mail.given_up_at is null and mail.attempts >= 6;
  return query
  with taken as (
    update private.mails as mail
    set lease = gen_random_uuid(), attempts = mail.attempts + 1, due_at = now() + interval '5 minutes'
    where mail.id in (
      select waiting.id from private.mails as waiting
      where waiting.due_at <= now() and waiting.sent_at is null and waiting.given_up_at is null
      -- A school that invites a thousand people lets nobody else wait.
      order by waiting.kind = 'school_invited', waiting.due_at limit least(batch, 50) for update skip locked
    )
    returning mail.*
  )
  select taken.id, taken.lease, taken.recipient, taken.kind, taken.data, taken.link, taken.language,
    case taken.kind when 'digest' then 'digest' else private.mail_topic(taken.kind) end,
    coalesce(profile.first_name, ''), tokens.token, own.subject, own.body, preference.time_zone
  from taken
  left join public.profiles as profile on profile.user_id = taken.user_id
  left join public.notification_preferences as preference on preference.user_id = taken.user_id
  left join private.unsubscribe_tokens as tokens on tokens.user_id = taken.user_id
  left join public.mail_texts as own on own.kind = taken.kind and own.language = taken.language
  order by taken.created_at;
end
$$;

grant execute on function public.claim_mails to service_role;

-- The other person learns when a planned session is, not only that there is one.
create or replace function private.notify_of_session() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept public.mentorships;
  me uuid := (select auth.uid());
begin
  select * into kept from public.mentorships where id = new.mentorship_id;
  if me = kept.candidate_id then
    perform private.notify(owner.id, 'mentoring_session', jsonb_build_object(
      'name', private.member_facts(me) ->> 'name', 'at', new.starts_at
    ), '/mentoring/' || kept.id) from private.owners_of(kept.maker_id) as owner (id);
  elsif me is not null then
    perform private.notify(kept.candidate_id, 'mentoring_session', jsonb_build_object(
      'name', (select name from public.organizations where id = kept.maker_id), 'at', new.starts_at
    ), '/networking/mentoring/' || kept.id);
  end if;
  return null;
end
$$;
