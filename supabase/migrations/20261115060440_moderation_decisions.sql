-- An administrator takes a case, and decides it once. Who is concerned reads why, and who reported hears how it ended,
-- each without learning of the other.
create function private.require_case_of(case_id uuid, wanted_status text) returns private.moderation_cases
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  one private.moderation_cases;
begin
  select * into one from private.moderation_cases as kept where kept.id = case_id for update;
  if not found then
    perform private.fail('case_gone', 'This case is not there any more.');
  end if;
  if one.status <> wanted_status then
    perform private.fail('case_decided', 'This case was decided already.');
  end if;
  if one.claimed_by <> admin then
    perform private.fail('case_claimed', 'Another administrator is looking at this case.');
  end if;
  return one;
end
$$;

-- Nobody decides about himself, about an own organization or an own report, while there is somebody else who can.
create function private.is_party(one private.moderation_cases, admin uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_last_admin(admin) and (
    one.person_id is not distinct from admin
    or exists (select from public.reports where case_id = one.id and user_id = admin)
    or exists (
      select from public.organization_members where organization_id = one.organization_id and user_id = admin
    )
  )
$$;

create function private.allowed_decisions(one private.moderation_cases) returns public.moderation_decision[]
language sql stable security definer set search_path = '' as $$
  select array_agg(decision order by decision) from unnest(enum_range(null::public.moderation_decision)) as decision
  where case decision
    when 'no_violation' then true
    when 'remove_content' then one.kind <> 'organization' and private.subject_facts(one.kind, one.subject_id) is not null
    when 'warn' then coalesce(one.person_id, one.organization_id) is not null
    when 'suspend_organization' then exists (
      select from public.organizations where id = one.organization_id and status = 'approved'
    )
    else one.person_id is not null end
$$;

create function public.claim_case(case_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  one private.moderation_cases;
begin
  select * into one from private.moderation_cases as kept where kept.id = case_id for update;
  if one.id is null or one.status = 'decided' then
    perform private.fail('case_decided', 'This case was decided already.');
  end if;
  if one.claimed_by <> admin then
    perform private.fail('case_claimed', 'Another administrator is looking at this case.');
  end if;
  if one.claimed_by is null then
    update private.moderation_cases set claimed_by = admin where id = one.id;
    perform private.audit('moderation.claimed', 'moderation_case', one.id::text);
  end if;
end
$$;

-- Also by another administrator, for the case that somebody is away.
create function public.release_case(case_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  before uuid;
begin
  select claimed_by into before from private.moderation_cases where id = case_id for update;
  if before is null then
    return;
  end if;
  update private.moderation_cases set claimed_by = null where id = case_id;
  perform private.audit(
    'moderation.released', 'moderation_case', case_id::text, jsonb_build_object('before', before, 'after', null)
  );
end
$$;

create function private.required_words(words text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(private.trimmed(words), '') = '' then
    perform private.fail('words_required', 'Write to the person concerned.');
  end if;
  if length(private.trimmed(words)) > 1000 then
    perform private.fail('words_too_long', 'The words may have 1000 characters.');
  end if;
  return private.trimmed(words);
end
$$;

-- Who is suspended cannot sign in: his mail has a link of its own, which the queue forgets once it is sent.
create function private.tell_concerned(one private.moderation_cases, decision private.moderation_decisions, token text)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  told uuid;
  data jsonb := jsonb_build_object('decision', decision.decision, 'message', decision.words);
begin
  for told in select private.concerned_by(one) loop
    if token is null then
      perform private.notify(told, 'account_moderated', data, '/decisions');
    else
      insert into public.notifications (user_id, kind, data, link, mailed_at)
      values (told, 'account_moderated', data, '/decisions', now());
      perform private.queue_mail_to(
        told, 'account_suspended_by_decision', data || jsonb_build_object('path', '/appeal/' || token)
      );
    end if;
  end loop;
end
$$;
create trigger forget_appeal_link before update of sent_at, given_up_at on private.mails
  for each row when (
    new.kind = 'account_suspended_by_decision' and (new.sent_at is not null or new.given_up_at is not null)
  )
  execute function private.forget_mailed_link();

create function public.decide_case(
  case_id uuid, decision public.moderation_decision, note text, words text default '', ends_at timestamptz default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  one private.moderation_cases := private.require_case_of(case_id, 'open');
  admin uuid := (select auth.uid());
  made private.moderation_decisions;
  token text;
  reporter uuid;
begin
  if private.is_party(one, admin) then
    perform private.fail('own_case', 'This case concerns you. Another administrator decides it.');
  end if;
  if decision is null or not decision = any (private.allowed_decisions(one)) then
    perform private.fail('decision_not_possible', 'This cannot be decided here.');
  end if;
  if ends_at <= now() then
    perform private.fail('end_in_the_past', 'The end must lie in the future.');
  end if;
  if decision = 'pause_messages' and (ends_at is null or ends_at > now() + interval '1 year') then
    perform private.fail('pause_end_required', 'Say for how many days, 365 at most.');
  end if;
  made.id := gen_random_uuid();
  made.case_id := one.id;
  made.decision := decision;
  made.note := private.required_reason(note);
  made.words := case when decision = 'no_violation' or not exists (select private.concerned_by(one)) then ''
    else private.required_words(words) end;
  made.ends_at := case when decision in ('pause_messages', 'suspend_account', 'suspend_organization')
    then decide_case.ends_at end;
  made.undo := '{}';
  made.decided_by := admin;
  made.decided_at := now();
  case decision
    when 'remove_content' then
      made.undo := private.hide_content(one);
    when 'pause_messages' then
      insert into private.message_pauses as kept (user_id, until) values (one.person_id, made.ends_at)
      on conflict (user_id) do update set until = greatest(kept.until, excluded.until);
    when 'suspend_account' then
      made.undo := jsonb_build_object(
        'suspension', private.suspend_person(one.person_id, made.words, made.ends_at, admin)
      );
      token := private.new_token();
      made.token_hash := private.token_hash(token);
    when 'suspend_organization' then
      -- Tells the owners itself.
      perform public.suspend_organization(one.organization_id, made.words, made.ends_at);
    else
      null;
  end case;
  insert into private.moderation_decisions select made.*;
  update private.moderation_cases set status = 'decided', decided_at = now(), claimed_by = null where id = one.id;
  if decision not in ('no_violation', 'suspend_organization') then
    perform private.tell_concerned(one, made, token);
  end if;
  for reporter in select user_id from public.reports where reports.case_id = one.id loop
    perform private.notify(
      reporter, case decision when 'no_violation' then 'report_kept' else 'report_acted' end, '{}', '/decisions'
    );
  end loop;
  if one.conversation_id is not null then
    perform private.tell_members(one.conversation_id, '{"kind": "state"}', one.person_id);
  end if;
  perform private.audit(
    'moderation.decided', 'moderation_case', one.id::text, jsonb_build_object(
      'before', jsonb_build_object('status', 'open'),
      'after', jsonb_build_object('status', 'decided', 'decision', decision, 'ends_at', made.ends_at),
      'kind', one.kind, 'subject', one.subject_id
    ), made.note
  );
end
$$;

grant execute on function public.claim_case, public.release_case, public.decide_case to authenticated;

insert into private.moderation_templates (name, language, words) values
  ('warn', 'en', 'Something you wrote or published here goes against the rules of the platform. Please change it, and keep to the rules from now on. If it happens again, we may restrict your account.'),
  ('warn', 'fr', 'Un contenu que vous avez écrit ou publié ici est contraire aux règles de la plateforme. Merci de le modifier et de respecter ces règles désormais. En cas de récidive, nous pourrons restreindre votre compte.'),
  ('remove_content', 'en', 'We have removed “{title}”, because it goes against the rules of the platform.'),
  ('remove_content', 'fr', 'Nous avons retiré « {title} », qui est contraire aux règles de la plateforme.'),
  ('remove_content:message', 'en', 'We have removed a message of yours, because it goes against the rules of the platform.'),
  ('remove_content:message', 'fr', 'Nous avons retiré l’un de vos messages, qui est contraire aux règles de la plateforme.'),
  ('remove_content:person', 'en', 'We have taken your profile out of sight, because something in it goes against the rules of the platform.'),
  ('remove_content:person', 'fr', 'Nous avons masqué votre profil : un élément y est contraire aux règles de la plateforme.'),
  ('remove_content:mission', 'en', 'We have unpublished the mission “{title}”. A mission is an invented case whose result nobody uses; this one asks candidates for work that seems to serve a real need. Work of that kind has to be paid.'),
  ('remove_content:mission', 'fr', 'Nous avons dépublié la mission « {title} ». Une mission est un cas fictif dont personne n’utilise le résultat ; celle-ci demande aux candidats un travail qui semble répondre à un besoin réel. Un tel travail doit être rémunéré.'),
  ('pause_messages', 'en', 'We have paused your messages for a while, because something you wrote goes against the rules of the platform. You can read your conversations in the meantime, and write again afterwards.'),
  ('pause_messages', 'fr', 'Nous avons suspendu l’envoi de vos messages pour un temps : un contenu que vous avez écrit est contraire aux règles de la plateforme. Vous pouvez toujours lire vos conversations, et écrire de nouveau ensuite.'),
  ('suspend_account', 'en', 'We have suspended your account, because of serious or repeated breaches of the rules of the platform.'),
  ('suspend_account', 'fr', 'Nous avons suspendu votre compte en raison de manquements graves ou répétés aux règles de la plateforme.'),
  ('suspend_organization', 'en', 'We have suspended your organization, because of serious or repeated breaches of the rules of the platform. Nobody new finds its page or its missions.'),
  ('suspend_organization', 'fr', 'Nous avons suspendu votre organisation en raison de manquements graves ou répétés aux règles de la plateforme. Sa page et ses missions ne sont plus proposées.'),
  ('upheld', 'en', 'Somebody else has looked at the case again, with what you wrote. The decision stands.'),
  ('upheld', 'fr', 'Une autre personne a réexaminé le dossier avec ce que vous avez écrit. La décision est maintenue.'),
  ('reversed', 'en', 'We have looked at the case again, with what you wrote. You were right: the decision is taken back. We are sorry for the trouble.'),
  ('reversed', 'fr', 'Nous avons réexaminé le dossier avec ce que vous avez écrit. Vous aviez raison : la décision est annulée. Nous regrettons ce désagrément.');
