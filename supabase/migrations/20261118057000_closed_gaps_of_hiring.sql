-- Closes gaps of interviews, offers, agreements and human reviews: final agreements stay, schools read what is shared with
-- them, removed openings go no further, blind applicants stay blind, and those who act at the same moment don't collide.

-- # Agreements

-- A hire that all three sides agreed on stays. Whoever confirms at this moment is waited for.
do $$
begin
  execute private.changed(
    pg_get_functiondef('private.follow_placement'::regproc), '    delete from public.placements where application_id = new.id;',
    $new$    if (
      select agreement.finalized_at from public.agreements as agreement
      join public.placements as placement on placement.id = agreement.placement_id
      where placement.application_id = new.id for update of agreement
    ) is not null then
      perform private.raise_app_error('hire_agreed', 'All three sides confirmed the agreement: this hire stays.');
    end if;
    delete from public.placements where application_id = new.id;$new$
  );
end
$$;

-- The student decides by sharing the placement, for as long as they are linked to this school. What the school confirmed,
-- it keeps.
create or replace function private.is_agreement_shared(agreement public.agreements) returns boolean
language sql stable security definer set search_path = '' as $$
  select agreement.finalized_at is not null or exists (
    select from public.placements as placement
    join public.students as student on student.user_id = placement.user_id
    where placement.id = agreement.placement_id and placement.shared_with_school
      and student.organization_id = agreement.school_id and student.linked_at is not null and student.status <> 'left'
  ) or exists (
    select from public.agreement_confirmations as given where given.agreement_id = agreement.id and given.side = 'school'
  )
$$;

-- Shares a placement with the person's schools, or takes it back; the consent goes on record once.
create function private.set_placement_sharing(placement public.placements, is_shared boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.placements as kept set shared_with_school = set_placement_sharing.is_shared
  where kept.id = placement.id and kept.shared_with_school <> set_placement_sharing.is_shared;
  if found then
    perform private.record_consent(placement.user_id, 'placement_sharing', left(concat_ws(
      ': ', nullif(array_to_string(private.linked_schools(placement.user_id), ', '), ''), placement.title
    ), 200), set_placement_sharing.is_shared);
  end if;
end
$$;

do $$
begin
  -- The company doesn't read who advises a student who hasn't shared anything.
  execute private.changed(private.changed(
    pg_get_functiondef('public.start_agreement'::regproc),
    'update public.placements as kept set shared_with_school = true where kept.id = placement.id;',
    'perform private.set_placement_sharing(placement, true);'
  ), $old$'teacherName', private.team_name(student.adviser_id)$old$,
    $new$'teacherName', case when is_student or placement.shared_with_school then private.team_name(student.adviser_id) end$new$
  );
  -- Placements are shared with the school, not with administrators who view the product as its staff.
  execute private.changed(
    pg_get_functiondef('public.school_placements'::regproc), 'from placed where placed.is_shared order by',
    'from placed where placed.is_shared and not private.is_acting() order by'
  );
  execute private.changed(
    pg_get_functiondef('public.share_agreement'::regproc),
    'update public.placements as kept set shared_with_school = true where kept.id = agreement.placement_id;',
    $new$perform private.set_placement_sharing(kept, true) from public.placements as kept where kept.id = agreement.placement_id;$new$
  );
  execute private.changed(private.changed(
    pg_get_functiondef('public.share_placement'::regproc),
    'update public.placements set shared_with_school = is_shared where id = placement.id;',
    'perform private.set_placement_sharing(placement, is_shared);'
  ), $old$
  perform private.record_consent(
    me, 'placement_sharing', left(concat_ws(': ', nullif(array_to_string(schools, ', '), ''), placement.title), 200), is_shared
  );$old$, '');
  -- Leads who declared a conflict of interest take no part.
  execute private.changed(
    pg_get_functiondef('private.notify_agreement'::regproc),
    $old$where placement.id = agreement.placement_id and 'company' = any (sides)$old$,
    $new$where placement.id = agreement.placement_id and 'company' = any (sides) and not exists (
      select from public.opening_application_conflicts as declared
      where declared.application_id = placement.application_id and declared.user_id = team.user_id
    )$new$
  );
end
$$;

-- # Removed openings

-- An opening that administrators removed, or whose organization is suspended, goes no further: its team still answers
-- applicants, but reads no new names, and interviews and hires no one.
create function private.refuse_removed_opening(opening_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_hidden('opening', opening_id) or not exists (
    select from public.openings as opening
    join public.organizations as organization on organization.id = opening.organization_id and organization.status = 'approved'
    where opening.id = refuse_removed_opening.opening_id
  ) then
    perform private.raise_app_error('opening_removed', 'This opening was removed.');
  end if;
end
$$;

do $$
begin
  execute private.changed(
    pg_get_functiondef('private.settle_application'::regproc),
    '  perform private.note_application(sent, kind, goal.id, sent.answer_due_at);',
    $new$  if goal.kind not in ('new', 'not_selected') then
    perform private.refuse_removed_opening(opening.id);
  end if;
  perform private.note_application(sent, kind, goal.id, sent.answer_due_at);$new$
  );
  -- Replacing an offer moves nothing.
  execute private.changed(
    pg_get_functiondef('public.send_offer'::regproc), '  made := private.offer_from(sent, offer);',
    E'  perform private.refuse_removed_opening(opening.id);\n  made := private.offer_from(sent, offer);'
  );
  execute private.changed(
    pg_get_functiondef('public.propose_interview'::regproc), '  if sent.outcome is not null or sent.revealed_at is null',
    E'  perform private.refuse_removed_opening(sent.opening_id);\n  if sent.outcome is not null or sent.revealed_at is null'
  );
  -- Nor is anything booked while openings are switched off.
  execute private.changed(
    pg_get_functiondef('public.book_interview'::regproc), $old$begin
  if kept.status = 'cancelled' then$old$, $new$begin
  perform private.require_feature('openings');
  perform private.refuse_removed_opening(sent.opening_id) from public.opening_applications as sent where sent.id = kept.application_id;
  if kept.status = 'cancelled' then$new$
  );
  execute private.changed(
    pg_get_functiondef('public.ask_for_other_times'::regproc), $old$begin
  perform private.require_open_interview(kept);$old$, $new$begin
  perform private.require_feature('openings');
  perform private.require_open_interview(kept);$new$
  );
end
$$;

-- # Blind applicants

-- The team reads the question before it knows who asks.
do $$
begin
  execute private.changed(
    pg_get_functiondef('public.ask_for_human_review'::regproc), $old$'Write 20 to 2,000 characters.');
  end if;$old$, $new$'Write 20 to 2,000 characters.');
  elsif sent.revealed_at is null and private.redact_identifying_text(said, me) is null then
    perform private.raise_app_error('review_names_you', 'Leave out your name, addresses and numbers.');
  end if;$new$
  );
end
$$;

-- # Limits

-- Each proposal and each offer is announced to the applicant, those that replace another too.
do $$
begin
  execute private.changed(
    pg_get_functiondef('public.propose_interview'::regproc), $old$  kept.kind := proposal ->> 'kind';$old$,
    $new$  if (
    select count(*) from public.interview_events as event join public.interviews as one on one.id = event.interview_id
    where one.application_id = sent.id and event.kind = 'proposed'
  ) >= 20 then
    perform private.raise_app_error('too_many_interviews', 'Times can be proposed up to 20 times for an application.');
  end if;
  kept.kind := proposal ->> 'kind';$new$
  );
  execute private.changed(
    pg_get_functiondef('public.send_offer'::regproc), '  made := private.offer_from(sent, offer);',
    $new$  if (select count(*) from public.opening_offers as kept where kept.application_id = sent.id) >= 20 then
    perform private.raise_app_error('too_many_offers', 'An application can have up to 20 offers.');
  end if;
  made := private.offer_from(sent, offer);$new$
  );
end
$$;

-- # Two at the same moment

do $$
begin
  -- Every application is locked before the opening, as a single move does it.
  execute private.changed(
    pg_get_functiondef('public.answer_applications'::regproc), '  for answer in select one',
    $new$  perform from public.opening_applications as kept
  where kept.opening_id = opening.id and kept.id::text in (select one ->> 'id' from jsonb_array_elements(given) as one)
  order by kept.id for update;
  for answer in select one$new$
  );
  execute private.changed(private.changed(
    pg_get_functiondef('public.export_applications'::regproc), E'  exported jsonb := \'[]\';\nbegin\n  for sent in\n    select * from',
    E'  exported jsonb := \'[]\';\n  wanted uuid[];\nbegin\n  wanted := array(\n    select kept.id from'
  ), E'greatest(page, 0) * at_once\n  loop', $new$greatest(page, 0) * at_once
  );
  perform from public.opening_applications as kept where kept.id = any (wanted) order by kept.id for update;
  for sent in
    select * from public.opening_applications as kept where kept.id = any (wanted) order by kept.sent_at, kept.id
  loop$new$);
  -- Two servers that run the job remind once.
  execute private.changed(
    pg_get_functiondef('private.expire_offers'::regproc), 'continue when offer.id is null;',
    'continue when offer.id is null or offer.expires_on >= today and offer.reminded_at is not null;'
  );
end
$$;

-- # Leaving

-- Who asks for the end of their account keeps no one waiting, and no place.
create or replace function private.end_interviews_of_leaving() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications;
begin
  perform private.end_interviews_of(own.id) from public.opening_applications as own where own.user_id = new.user_id;
  for sent in
    select own.* from public.opening_applications as own where own.user_id = new.user_id and exists (
      select from public.opening_offers as offer where offer.application_id = own.id and offer.state = 'open'
    ) order by own.id for update
  loop
    update public.opening_offers as offer set state = 'declined', ended_at = now()
    where offer.application_id = sent.id and offer.state = 'open';
    continue when not found;
    perform private.owe_answer(sent);
    perform private.notify_team_of_offer(sent, 'opening_offer_declined');
  end loop;
  return null;
end
$$;
