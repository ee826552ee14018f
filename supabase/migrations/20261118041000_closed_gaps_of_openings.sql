-- Closes gaps of openings and applications: what is saved and not published reaches no candidate, places are filled once,
-- answered applications stay as they were read, teams end with membership, and checks can't be evaded.

-- # Who an opening is for

-- A version also keeps whom it was published for.
do $$
begin
  execute replace(
    pg_get_functiondef('private.opening_content'::regproc), $old$'language', opening.language,$old$,
    $new$'audience', opening.audience, 'language', opening.language,$new$
  );
end
$$;

update public.opening_versions as kept set content = kept.content || jsonb_build_object('audience', opening.audience)
from public.openings as opening where opening.id = kept.opening_id;

-- The audience of the version that candidates see. A draft may narrow it at once, and widens it only when it is published.
create function private.shown_audience(opening public.openings) returns text
language sql stable security definer set search_path = '' as $$
  select case when said.audience <> 'everyone' then said.audience else opening.audience end
  from (
    select (
      select kept.content ->> 'audience' from public.opening_versions as kept
      where kept.opening_id = opening.id and kept.version = opening.version
    )
  ) as said (audience)
$$;

create or replace function private.openings_for(person uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select shared.opening_id from public.students as student
  join public.organizations as school on school.id = student.organization_id and school.status = 'approved'
  join public.opening_schools as shared on shared.organization_id = student.organization_id
  join public.openings as opening on opening.id = shared.opening_id and private.shown_audience(opening) = 'schools'
  where student.user_id = person and student.linked_at is not null and student.status <> 'left'
  union
  select invited.opening_id from public.opening_invitations as invited
  join public.openings as opening on opening.id = invited.opening_id and private.shown_audience(opening) = 'invited'
  where invited.revoked_at is null
    and (invited.user_id = person or invited.email = private.confirmed_email_of(person))
$$;

create or replace function private.can_see_opening(opening public.openings, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_page(opening.organization_id) and opening.version > 0 and opening.slug is not null
    and private.may_apply_to(opening, person)
$$;

-- Whoever can see an opening may apply to it, and no one else.
create or replace function private.may_apply_to(opening public.openings, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select case private.shown_audience(opening)
    when 'everyone' then true
    when 'private' then false
    else person is not null and opening.id in (select private.openings_for(person)) end
$$;

do $$
begin
  execute replace(
    pg_get_functiondef('private.list_opening'::regproc), $old$opening.audience = 'everyone'$old$,
    $new$private.shown_audience(opening) = 'everyone'$new$
  );
  execute replace(
    pg_get_functiondef('private.opening_card'::regproc), $old$'audience', opening.audience$old$,
    $new$'audience', private.shown_audience(opening)$new$
  );
end
$$;

-- # What takes no applications

-- The last day is the earlier one of what candidates were shown and what the team is writing.
create or replace function private.application_stop(opening public.openings) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when opening.status = 'paused' then 'paused'
    when opening.status <> 'open' or opening.audience = 'private' or opening.version = 0
      or not private.has_page(opening.organization_id) then 'closed'
    when least(opening.apply_by, (
      select (shown.content ->> 'applyBy')::date from public.opening_versions as shown
      where shown.opening_id = opening.id and shown.version = opening.version
    )) < current_date then 'over'
    when opening.places_filled >= opening.places then 'filled'
    when late.number >= 3 and late.number * 100 > private.allowed('overdue_answers') * (
      select count(*) from public.opening_applications as sent
      where sent.opening_id = opening.id and sent.withdrawn_at is null
    ) then 'overdue' end
  from private.overdue_answers(opening.id) as late (number)
$$;

-- # Places and answers

do $$
begin
  -- Two who are hired at the same moment wait for each other at the opening's row.
  execute replace(
    pg_get_functiondef('private.settle_application'::regproc), $old$  update public.opening_applications as kept set
    stage_id$old$,
    $new$  if goal.kind = 'hired' and not was_hired and opening.places_filled >= opening.places then
    perform private.raise_app_error('opening_filled', 'Every place of this opening is filled.');
  end if;
  update public.opening_applications as kept set
    stage_id$new$
  );
  execute replace(
    pg_get_functiondef('public.withdraw_application'::regproc), $old$  perform private.follow_stage(sent, 'withdrawn');$old$,
    $new$  if sent.outcome = 'hired' then
    update public.openings as kept set places_filled = greatest(0, kept.places_filled - 1) where kept.id = sent.opening_id;
  end if;
  perform private.follow_stage(sent, 'withdrawn');$new$
  );
  -- A team can move an application without opening it.
  execute replace(
    pg_get_functiondef('public.change_application'::regproc), 'sent.opened_at is not null or',
    'sent.opened_at is not null or sent.answered_at is not null or'
  );
  execute replace(
    pg_get_functiondef('public.my_opening_application'::regproc), 'sent.opened_at is null and sent.outcome is null',
    'sent.opened_at is null and sent.answered_at is null and sent.outcome is null'
  );
end
$$;

-- # Teams

-- Administrators who view the product as a member are in no team.
create or replace function private.is_in_opening_team(opening_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_acting() and exists (
    select from public.opening_team as team join public.openings as opening on opening.id = team.opening_id
    where team.opening_id = is_in_opening_team.opening_id and team.user_id = (select auth.uid())
      and opening.organization_id in (select private.my_hiring_organizations())
  )
$$;

-- Who leaves, or no longer recruits, leaves the teams too: nothing is announced to them, and they read nothing when they
-- return.
create function private.leave_opening_teams() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.opening_team as team using public.openings as opening
  where team.user_id = old.user_id and opening.id = team.opening_id and opening.organization_id = old.organization_id
    and not exists (
      select from public.organization_members as member
      where member.organization_id = old.organization_id and member.user_id = old.user_id
        and member.member_role in ('owner', 'recruiter')
    );
  return null;
end
$$;

create trigger leave_opening_teams
  after delete or update of organization_id, user_id, member_role on public.organization_members
  for each row execute function private.leave_opening_teams();

delete from public.opening_team as team using public.openings as opening
where opening.id = team.opening_id and not exists (
  select from public.organization_members as member
  where member.organization_id = opening.organization_id and member.user_id = team.user_id
    and member.member_role in ('owner', 'recruiter')
);

-- # Stages

-- A change in the pipeline is a change of the opening: reviews and open editors notice it. The editor keeps stages that
-- the pipeline added.
do $$
declare
  changed text;
begin
  foreach changed in array array['public.save_opening_stage', 'public.delete_opening_stage'] loop
    execute replace(
      pg_get_functiondef(changed::regproc), 'set has_changes = true where id = opening.id and version > 0',
      'set revision = revision + 1, has_changes = version > 0 where id = opening.id'
    );
  end loop;
  execute replace(
    pg_get_functiondef('private.save_opening_stages'::regproc), '^new( shortlist)?( interview){0,6} offer hired',
    '^new( shortlist){0,8}( interview){0,8}( offer){1,8} hired'
  );
end
$$;

-- # Matches

-- Under the title that the candidate read.
create or replace function private.keep_own_match(opening public.openings, person uuid, match jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.match_scores as shown (
    organization_id, opening_id, user_id, opening_title, formula, score, grade, held_back, reasons, shown_to
  )
  select opening.organization_id, opening.id, person, private.opening_title(opening.id, opening.version), match ->> 'version',
    (match ->> 'score')::int, match ->> 'grade', match ->> 'heldBack', match -> 'reasons', 'candidate'
  where not private.is_acting()
  on conflict on constraint match_scores_opening_id_user_id_digest_key do update set shown_at = now()
$$;

-- Companies are asked only about matches that they saw.
do $$
begin
  execute replace(
    pg_get_functiondef('public.ask_about_match'::regproc), 'and kept.user_id = me',
    $new$and kept.user_id = me and kept.shown_to = 'company'$new$
  );
end
$$;

-- # Checks before publishing

-- A text without invisible characters, and with accents as rules have them.
create function private.visible_words(said text) returns text
language sql immutable set search_path = '' as $$
  select normalize(regexp_replace(said, E'[\u00AD\u034F\u180E\u200B-\u200F\u2060-\u2064\uFEFF]', '', 'g'), nfc)
$$;

do $$
begin
  execute replace(
    pg_get_functiondef('private.text_findings'::regproc), 'regexp_matches(words,',
    'regexp_matches(private.visible_words(words),'
  );
  -- As many as an opening can have.
  execute replace(replace(
    pg_get_functiondef('public.check_opening_wording'::regproc), '$.questions[*]', '$.questions[0 to 4]'
  ), '$.criteria[*]', '$.criteria[0 to 9]');
  -- Amounts in other currencies can't be compared with a legal minimum.
  execute replace(
    pg_get_functiondef('private.opening_problems(public.openings)'::regprocedure), $old$('pay', 'pay_by_age',$old$,
    $new$('pay', 'pay_not_in_euros', 'error', opening.pay_currency <> 'EUR' and opening.pay_max > 0
        and private.legal_minimum(contract, country, day, opening.duration_months) is not null, null),
      ('pay', 'pay_by_age',$new$
  );
end
$$;

-- Listings follow the published audience.
select private.list_opening(id) from public.openings;
