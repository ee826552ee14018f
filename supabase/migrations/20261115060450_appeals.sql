-- Who is concerned by a decision can object once, within thirty days: signed in, or, suspended, by the link in the mail.
create function private.appeal_end(decision private.moderation_decisions) returns timestamptz
language sql immutable set search_path = '' as $$ select decision.decided_at + interval '30 days' $$;

create function private.make_appeal(decision private.moderation_decisions, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  said text := private.trimmed(coalesce(words, ''));
begin
  perform from private.moderation_cases where id = decision.case_id for update;
  if exists (select from private.appeals where decision_id = decision.id) then
    perform private.fail('appeal_made', 'You have objected to this decision already.');
  end if;
  if private.appeal_end(decision) < now() then
    perform private.fail('appeal_late', 'The time for objecting, thirty days, is over.');
  end if;
  if length(said) not between 10 and 2000 then
    perform private.fail('appeal_length', 'Say in 10 to 2,000 characters why.');
  end if;
  insert into private.appeals (decision_id, words) values (decision.id, said);
  update private.moderation_cases set status = 'appealed', claimed_by = null where id = decision.case_id;
  perform private.tell_moderators('moderation_appealed', decision.case_id);
end
$$;

create function public.appeal_decision(decision_id uuid, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  made private.moderation_decisions;
begin
  select decision.* into made from private.moderation_decisions as decision
  join private.moderation_cases as one on one.id = decision.case_id
  where decision.id = appeal_decision.decision_id and decision.decision <> 'no_violation'
    and me in (select private.concerned_by(one));
  if not found then
    perform private.fail('decision_not_found', 'This decision does not exist, or is not about you.');
  end if;
  perform private.make_appeal(made, words);
end
$$;

-- A link that opens nothing is counted, as those of projects are; it answers null, so that the count is kept.
create function private.linked_decision(token text) returns private.moderation_decisions
language plpgsql security definer set search_path = '' as $$
declare
  made private.moderation_decisions;
begin
  perform private.allow_link_try();
  select * into made from private.moderation_decisions as decision where decision.token_hash = private.token_hash(token);
  if made.id is null then
    perform private.note_link_miss();
  end if;
  return made;
end
$$;

create function private.decision_facts(decision private.moderation_decisions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', decision.id, 'decision', decision.decision, 'kind', one.kind, 'words', decision.words,
    'at', decision.decided_at, 'endsAt', decision.ends_at, 'appealUntil', private.appeal_end(decision),
    'title', case when one.kind not in ('person', 'message') then evidence.content ->> 'title' end,
    'excerpt', case when one.kind = 'message' then left(evidence.content -> 'parts' -> 0 ->> 'text', 300) end,
    'appeal', (
      select jsonb_build_object(
        'words', appeal.words, 'at', appeal.made_at, 'isReversed', appeal.is_reversed, 'answer', appeal.answer,
        'decidedAt', appeal.decided_at
      ) from private.appeals as appeal where appeal.decision_id = decision.id
    )
  )
  from private.moderation_cases as one
  left join lateral (
    select content from private.case_evidence where case_id = one.id order by taken_at limit 1
  ) as evidence on true
  where one.id = decision.case_id
$$;

create function public.appeal_page(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  made private.moderation_decisions := private.linked_decision(token);
begin
  return case when made.id is not null then private.decision_facts(made) end;
end
$$;

-- False where the link opens nothing.
create function public.appeal_by_link(token text, words text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  made private.moderation_decisions := private.linked_decision(token);
begin
  if made.id is null then
    return false;
  end if;
  perform private.make_appeal(made, words);
  return true;
end
$$;

-- What was decided about the person, and what became of what he reported.
create function public.my_decisions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  return jsonb_build_object(
    'decisions', (
      select coalesce(jsonb_agg(private.decision_facts(made) order by made.decided_at desc), '[]')
      from private.moderation_decisions as made join private.moderation_cases as one on one.id = made.case_id
      where made.decision <> 'no_violation' and (
        one.person_id = me or one.person_id is null and one.organization_id in (
          select member.organization_id from public.organization_members as member
          where member.user_id = me and member.member_role = 'owner'
        )
      )
    ),
    'reports', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', report.id, 'kind', one.kind, 'reason', report.reason, 'at', report.created_at,
        'outcome', case when decision.id is null then 'open' when decision.decision = 'no_violation' then 'kept' else 'acted' end
      ) order by report.created_at desc), '[]')
      from public.reports as report join private.moderation_cases as one on one.id = report.case_id
      left join private.moderation_decisions as decision on decision.case_id = one.id
      where report.user_id = me
    )
  );
end
$$;

create function private.take_back(
  one private.moderation_cases, decision private.moderation_decisions, admin uuid, why text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  case decision.decision
    when 'remove_content' then
      perform private.show_content(one, decision.undo);
    when 'pause_messages' then
      delete from private.message_pauses where user_id = one.person_id and until <= decision.ends_at;
    when 'suspend_account' then
      -- Unless somebody has restored the account, or suspended it anew, since.
      if exists (
        select from public.suspensions
        where id = (decision.undo ->> 'suspension')::uuid and lifted_at is null
      ) then
        perform private.lift_suspension(one.person_id, admin);
      end if;
    when 'suspend_organization' then
      if exists (select from public.organizations where id = one.organization_id and status = 'suspended') then
        perform public.restore_organization(one.organization_id, why);
      end if;
    else
      null;
  end case;
end
$$;

-- Whoever decided does not decide about the objection, unless there is nobody else.
create function public.decide_appeal(case_id uuid, is_reversed boolean, note text, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  one private.moderation_cases := private.require_case_of(case_id, 'appealed');
  admin uuid := (select auth.uid());
  made private.moderation_decisions;
  said text := private.required_words(words);
  why text := private.required_reason(note);
begin
  select * into made from private.moderation_decisions as decision where decision.case_id = one.id;
  if private.is_party(one, admin) then
    perform private.fail('own_case', 'This case concerns you. Another administrator decides it.');
  end if;
  if made.decided_by = admin and not private.is_last_admin(admin) then
    perform private.fail('another_admin_decides', 'You made this decision. Another administrator looks at the objection.');
  end if;
  update private.appeals as appeal
  set is_reversed = coalesce(decide_appeal.is_reversed, false), answer = said, decided_by = admin, decided_at = now()
  where appeal.decision_id = made.id;
  update private.moderation_cases set status = 'decided', decided_at = now(), claimed_by = null where id = one.id;
  if is_reversed then
    perform private.take_back(one, made, admin, why);
  end if;
  perform private.notify(
    told, case when is_reversed then 'account_appeal_reversed' else 'account_appeal_upheld' end,
    jsonb_build_object('message', said), '/decisions'
  ) from private.concerned_by(one) as told;
  perform private.audit(
    case when is_reversed then 'moderation.reversed' else 'moderation.upheld' end, 'moderation_case', one.id::text,
    jsonb_build_object(
      'before', jsonb_build_object('decision', made.decision),
      'after', jsonb_build_object('decision', case when not is_reversed then made.decision end)
    ), why
  );
end
$$;

grant execute on function public.appeal_decision, public.my_decisions, public.decide_appeal to authenticated;
grant execute on function public.appeal_page, public.appeal_by_link to anon, authenticated;
