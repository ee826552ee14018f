-- Everything is reported in one way: as often a day as the settings say, each thing once while it waits.
create function private.tell_moderators(kind text, case_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.notify(user_id, kind, '{}', '/moderation/' || case_id) from public.user_roles where role = 'admin'
$$;

create function public.report_content(
  kind public.report_subject, id uuid, reason public.report_reason, details text default '', also_block boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  said text := btrim(coalesce(details, ''));
  subject record;
  facts jsonb;
  found_case uuid;
begin
  if reason is null or (reason = 'other' and said = '') or (reason = 'real_work' and kind <> 'mission') then
    perform private.fail('report_unclear', 'Say what happened.');
  end if;
  if length(said) > 1000 then
    perform private.fail('report_too_long', 'A report may have 1,000 characters.');
  end if;
  select * into subject from private.reportable(kind, id, me);
  if not found then
    perform private.fail('report_gone', 'This is not there any more.');
  end if;
  if subject.person_id = me or exists (
    select from public.organization_members where organization_id = subject.organization_id and user_id = me
  ) then
    perform private.fail('report_own', 'This is your own.');
  end if;
  -- Reports of the same person, and on the same thing, wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('reports of ' || me, 0));
  perform pg_advisory_xact_lock(hashtextextended('reports on ' || id, 0));
  if (select count(*) from public.reports where user_id = me and created_at > now() - interval '1 day')
    >= private.allowed('reports_a_day') then
    perform private.fail('too_many_reports', 'You have reported as often as a day allows. Go on tomorrow.');
  end if;
  facts := private.subject_facts(kind, id);
  facts := facts || jsonb_build_object('parts', (facts -> 'parts') || private.words_around(kind, id, me));
  select one.id into found_case from private.moderation_cases as one
  where one.kind = report_content.kind and one.subject_id = report_content.id and one.status = 'open';
  if found_case is null then
    insert into private.moderation_cases (kind, subject_id, person_id, organization_id, conversation_id)
    values (report_content.kind, report_content.id, subject.person_id, subject.organization_id, subject.conversation_id)
    returning moderation_cases.id into found_case;
    perform private.tell_moderators('moderation_opened', found_case);
  elsif exists (select from public.reports where case_id = found_case and user_id = me) then
    perform private.fail('reported_already', 'You have reported this already. It is being looked into.');
  else
    update private.moderation_cases set reported_at = now() where moderation_cases.id = found_case;
  end if;
  insert into public.reports (user_id, reported_id, case_id, reason, details)
  values (me, subject.person_id, found_case, report_content.reason, said);
  insert into private.case_evidence (case_id, content)
  select found_case, facts where not exists (
    select from private.case_evidence as kept where kept.case_id = found_case and kept.content = facts
  );
  if subject.conversation_id is not null then
    perform private.tell_members(subject.conversation_id, '{"kind": "state"}', subject.person_id);
  end if;
  if also_block and subject.person_id is not null then
    perform private.block(me, subject.person_id);
  end if;
end
$$;
grant execute on function public.report_content to authenticated;
