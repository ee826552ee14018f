-- What administrators see of cases.
create function private.case_row(one private.moderation_cases, admin uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', one.id, 'kind', one.kind, 'status', one.status, 'openedAt', one.opened_at, 'reportedAt', one.reported_at,
    'decidedAt', one.decided_at, 'isMine', one.claimed_by is not distinct from admin,
    'claimedBy', private.full_name(one.claimed_by),
    'title', (
      select evidence.content ->> 'title' from private.case_evidence as evidence
      where evidence.case_id = one.id order by evidence.taken_at limit 1
    ),
    'person', private.full_name(one.person_id),
    'organization', (select name from public.organizations where id = one.organization_id),
    'reports', (select count(*) from public.reports as report where report.case_id = one.id),
    'reasons', (
      select coalesce(jsonb_agg(distinct report.reason), '[]') from public.reports as report where report.case_id = one.id
    ),
    'decision', decision.decision, 'isReversed', appeal.is_reversed
  )
  from (select) as always
  left join private.moderation_decisions as decision on decision.case_id = one.id
  left join private.appeals as appeal on appeal.decision_id = decision.id
$$;

create function private.is_shown_case(one private.moderation_cases, show text, admin uuid) returns boolean
language sql immutable set search_path = '' as $$
  select case show
    when 'mine' then one.claimed_by is not distinct from admin and one.status <> 'decided'
    else one.status = show end
$$;

-- Twenty to a page: the oldest first, or what most people reported; of those decided, the latest.
create function public.moderation_queue(show text default 'open', by_reports boolean default false, page int default 0)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  return jsonb_build_object(
    'counts', (
      select jsonb_object_agg(name, (
        select count(*) from private.moderation_cases as one where private.is_shown_case(one, name, admin)
      )) from unnest(array['open', 'mine', 'appealed', 'decided']) as name
    ),
    'cases', (
      select coalesce(jsonb_agg(private.case_row(listed.one, admin) order by listed.place), '[]') from (
        select one, row_number() over (
          order by case when by_reports then (select count(*) from public.reports where case_id = one.id) end desc nulls last,
            case when show = 'decided' then one.decided_at end desc nulls last, one.opened_at, one.id
        ) as place
        from private.moderation_cases as one where private.is_shown_case(one, show, admin)
        order by place limit 20 offset greatest(page, 0) * 20
      ) as listed
    )
  );
end
$$;

-- How often what somebody reported was found to be so.
create function private.reporter_facts(reporter uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', reporter, 'name', private.full_name(reporter), 'reports', count(*), 'decided', count(decision.id),
    'confirmed', count(*) filter (
      where decision.decision <> 'no_violation' and not coalesce(appeal.is_reversed, false)
    )
  )
  from public.reports as report
  left join private.moderation_decisions as decision on decision.case_id = report.case_id
  left join private.appeals as appeal on appeal.decision_id = decision.id
  where report.user_id = reporter
$$;

create function private.words_for(one private.moderation_cases, name text, spoken text, title text) returns text
language sql stable security definer set search_path = '' as $$
  select replace(template.words, '{title}', coalesce(title, '')) from private.moderation_templates as template
  where template.language = spoken and template.name in (words_for.name, words_for.name || ':' || one.kind)
  order by length(template.name) desc limit 1
$$;

create function public.moderation_case(case_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  one private.moderation_cases;
  made private.moderation_decisions;
  row jsonb;
  spoken text;
begin
  select * into one from private.moderation_cases as kept where kept.id = case_id;
  if not found then
    perform private.fail('case_gone', 'This case is not there any more.');
  end if;
  select * into made from private.moderation_decisions as decision where decision.case_id = one.id;
  row := private.case_row(one, admin);
  spoken := coalesce((
    select coalesce(profile.language, users.raw_user_meta_data ->> 'language') from private.concerned_by(one) as told
    join public.profiles as profile on profile.user_id = told join auth.users on users.id = told limit 1
  ), 'en');
  spoken := case spoken when 'fr' then 'fr' else 'en' end;
  return row || jsonb_build_object(
    'language', spoken,
    'isTold', exists (select private.concerned_by(one)),
    'isParty', private.is_party(one, admin),
    'isOwnDecision', made.decided_by is not distinct from admin and not private.is_last_admin(admin),
    'isHidden', exists (
      select from private.hidden_content as hidden where hidden.kind = one.kind and hidden.subject_id = one.subject_id
    ),
    'isSuspended', private.is_suspended(one.person_id),
    'personId', one.person_id, 'organizationId', one.organization_id,
    'now', private.subject_facts(one.kind, one.subject_id),
    'evidence', (
      select coalesce(jsonb_agg(
        jsonb_build_object('at', evidence.taken_at, 'content', evidence.content) order by evidence.taken_at
      ), '[]') from private.case_evidence as evidence where evidence.case_id = one.id
    ),
    'received', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', report.id, 'reason', report.reason, 'details', report.details, 'at', report.created_at,
        'reporter', private.reporter_facts(report.user_id)
      ) order by report.created_at), '[]') from public.reports as report where report.case_id = one.id
    ),
    'allowed', case when one.status = 'open' then to_jsonb(private.allowed_decisions(one)) else '[]' end,
    'templates', (
      select jsonb_object_agg(name, private.words_for(one, name, spoken, row ->> 'title'))
      from unnest(
        array['upheld', 'reversed'] || enum_range('remove_content'::public.moderation_decision, null)::text[]
      ) as name
    ),
    'made', case when made.id is not null then private.decision_facts(made) || jsonb_build_object(
      'note', made.note, 'by', private.full_name(made.decided_by)
    ) end,
    'earlier', (
      select coalesce(jsonb_agg(private.case_row(other, admin) order by other.decided_at desc), '[]') from (
        select * from private.moderation_cases as before
        where before.id <> one.id and before.status <> 'open'
          and (before.person_id = one.person_id or before.organization_id = one.organization_id)
        order by before.decided_at desc limit 20
      ) as other
    )
  );
end
$$;
grant execute on function public.moderation_queue, public.moderation_case to authenticated;
