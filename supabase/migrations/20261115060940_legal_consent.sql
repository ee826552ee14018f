-- Who has accepted which version. The form of sign-up says that creating an account accepts the current ones; later
-- versions are asked about before one goes on.
create function private.accept_current_texts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_consent(new.id, current_text.kind::text, current_text.version::text, true)
  from (
    select kind, max(version) as version from public.legal_texts where version is not null group by kind order by kind
  ) as current_text;
  return null;
end
$$;
create trigger legal_texts_accepted after insert on auth.users
  for each row execute function private.accept_current_texts();

-- The current texts, where a version that needs consent came out since the person last agreed. What is new is told of
-- all versions in between.
create function public.legal_texts_due() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  -- Nobody agrees to anything in somebody else's name.
  if private.is_acting() then
    return '[]';
  end if;
  return coalesce((
    select jsonb_agg(due order by due ->> 'kind') from (
      select jsonb_build_object(
        'kind', text.kind, 'version', max(text.version),
        'changes', jsonb_agg(jsonb_build_object(
          'version', text.version, 'en', text.changes_en, 'fr', text.changes_fr
        ) order by text.version)
      ) as due
      from public.legal_texts as text
      where text.version > coalesce((
        select max(event.version::int) from public.consent_events as event
        where event.user_id = person and event.kind = text.kind::text and event.given and event.version ~ '^\d{1,9}$'
      ), 0)
      group by text.kind having bool_or(text.needs_consent)
    ) as texts
  ), '[]');
end
$$;

-- The same beside one's own profile, which every page asks for anyway.
create function public.texts_due(profile public.profiles) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when profile.user_id = (select auth.uid()) then public.legal_texts_due() end
$$;
grant execute on function public.texts_due to authenticated;

-- The versions that were shown, not whichever is current by now.
create function public.accept_legal_texts(accepted jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  wrong boolean;
begin
  select coalesce(bool_or(text.id is null), true) into wrong
  from jsonb_each_text(accepted) as said
  left join public.legal_texts as text on text.kind::text = said.key and text.version::text = said.value;
  if wrong then
    perform private.fail('legal_text_unknown', 'There is no such version of this text.');
  end if;
  perform private.record_consent(person, said.key, said.value, true)
  from jsonb_each_text(accepted) as said
  where not exists (
    select from public.consent_events as event
    where event.user_id = person and event.kind = said.key and event.version = said.value and event.given
  );
end
$$;

create index consent_events_by_version on public.consent_events (kind, version, user_id) where given;
-- How far each version has come, for those who publish.
create function public.legal_acceptance() returns table (kind public.legal_kind, version int, people bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select text.kind, text.version, count(distinct event.user_id)
  from public.legal_texts as text
  left join public.consent_events as event
    on event.kind = text.kind::text and event.version = text.version::text and event.given
  where text.version is not null group by text.kind, text.version;
end
$$;
grant execute on function public.legal_texts_due, public.accept_legal_texts, public.legal_acceptance to authenticated;
