-- Choices that are consents too, written down as they change.
create function private.note_discovery_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' and new.is_findable or tg_op = 'UPDATE' and new.is_findable is distinct from old.is_findable then
    perform private.record_consent(new.user_id, 'discovery', '', new.is_findable);
  end if;
  return null;
end
$$;
create trigger note_discovery_consent after insert or update on public.discovery_settings
  for each row execute function private.note_discovery_consent();

create function private.note_page_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.visibility is distinct from (case tg_op when 'UPDATE' then old.visibility else 'private' end) then
    perform private.record_consent(new.user_id, 'public_page', new.visibility::text, new.visibility <> 'private');
  end if;
  return null;
end
$$;
create trigger note_page_consent after insert or update of visibility on public.candidate_profiles
  for each row execute function private.note_page_consent();

-- One for each kind of mail whose choice changed.
create function private.note_mail_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
begin
  perform private.record_consent(new.user_id, 'mails', chosen.key || ': ' || chosen.value, chosen.value <> 'never')
  from jsonb_each_text(to_jsonb(new)) as chosen
  where chosen.key in ('feedback', 'reviews', 'invitations', 'requests', 'appointments', 'other')
    and chosen.value is distinct from before ->> chosen.key
    and (tg_op = 'UPDATE' or chosen.value is distinct from private.mail_choice(null, chosen.key)::text);
  return null;
end
$$;
create trigger note_mail_consent after insert or update on public.notification_preferences
  for each row execute function private.note_mail_consent();
