-- What people cannot correct themselves they ask administrators to correct.
create table public.rectification_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  about text not null check (about in ('certificates', 'school', 'organization', 'other')),
  body text not null check (length(body) between 1 and 2000),
  status text not null default 'open' check (status in ('open', 'done', 'refused')),
  answer text not null default '' check (length(answer) <= 1000),
  answered_by uuid references auth.users on delete set null,
  answered_at timestamptz,
  created_at timestamptz not null default now()
);
create index rectification_requests_by_user on public.rectification_requests (user_id, created_at desc);
create index rectification_requests_open on public.rectification_requests (created_at) where status = 'open';
create index rectification_requests_by_answerer on public.rectification_requests (answered_by);
call private.protect('public.rectification_requests');
grant select on public.rectification_requests to authenticated;
create policy "People see what they asked, administrators all" on public.rectification_requests
  for select to authenticated using (user_id = (select auth.uid()) or (select private.has_role('admin')));
call private.declare_data(
  'public.rectification_requests', 't.user_id = $1 or t.answered_by = $1', 'removed', '{user_id, answered_by}'
);
-- What others asked is theirs, also for who answered.
call private.tell_data(
  'public.rectification_requests',
  $$case t.user_id when $1 then to_jsonb(t) - array['user_id', 'answered_by'] end$$
);

create function public.request_rectification(about text, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  request uuid;
begin
  if coalesce(about, '') not in ('certificates', 'school', 'organization', 'other') then
    perform private.fail('rectification_subject', 'Say what it is about.');
  end if;
  if coalesce(private.trimmed(body), '') = '' then
    perform private.fail('rectification_empty', 'Say what is wrong and what would be right.');
  end if;
  if length(private.trimmed(body)) > 2000 then
    perform private.fail('rectification_too_long', 'Use 2000 characters at most.');
  end if;
  perform from public.profiles where user_id = person for update;
  if (select count(*) from public.rectification_requests where user_id = person and status = 'open') >= 5 then
    perform private.fail('too_many_rectifications', 'Five requests are open already. Wait for an answer first.');
  end if;
  insert into public.rectification_requests (user_id, about, body)
  values (person, request_rectification.about, private.trimmed(body)) returning id into request;
  perform private.notify(role.user_id, 'rectification_asked', '{}', '/data')
  from public.user_roles as role where role.role = 'admin';
  return request;
end
$$;

-- What a certificate says stays as it was, but for a name that its holder corrected.
drop trigger certificates_never_change on public.certificates;
create trigger certificates_never_change before update on public.certificates
  for each row when (
    (
      old.facts is distinct from new.facts and not (
        old.facts - 'name' = new.facts - 'name' and coalesce(current_setting('essor.corrects_names', true), '') = 'on'
      )
    )
    or old.code <> new.code or old.enrollment_id <> new.enrollment_id
    or old.issued_at <> new.issued_at or old.user_id <> new.user_id
  ) execute function private.refuse_change();

create function private.correct_certificate_names(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('essor.corrects_names', 'on', true);
  update public.certificates set facts = facts || jsonb_build_object('name', private.full_name(person))
  where user_id = person and facts ->> 'name' is distinct from private.full_name(person);
  perform set_config('essor.corrects_names', '', true);
end
$$;

-- Certificates take the name that stands in the profile; everything else administrators correct where it stands.
create function public.answer_rectification(request_id uuid, is_done boolean, answer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  said text := private.required_reason(answer);
  request public.rectification_requests;
begin
  update public.rectification_requests as asked
  set status = case when is_done then 'done' else 'refused' end, answer = said, answered_by = admin, answered_at = now()
  where asked.id = request_id and asked.status = 'open'
  returning * into request;
  if request.id is null then
    perform private.fail('rectification_gone', 'Somebody has answered this request already.');
  end if;
  if is_done and request.about = 'certificates' then
    perform private.correct_certificate_names(request.user_id);
  end if;
  perform private.audit(
    'rectification.' || request.status, 'account', request.user_id::text,
    jsonb_build_object('request', request.id, 'about', request.about)
  );
  perform private.notify(
    request.user_id, 'account_rectification_answered', jsonb_build_object('status', request.status), '/account/data'
  );
end
$$;

-- What is held about the caller: how many rows in which part of the product.
create function public.my_data() returns table (area text, entries int)
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  return query
  select held.area, sum(held.entries)::int from (
    select private.data_area(private.part_name(target)) as area,
      jsonb_array_length(private.export_rows(person, target)) as entries
    from private.data_declarations where on_deletion <> 'nobody'
  ) as held group by held.area having sum(held.entries) > 0 order by held.area;
end
$$;

-- The administrators' page: what the nights cleared away, who waits for an answer, whose account ends when.
create function public.data_protection() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  return jsonb_build_object(
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', asked.id, 'userId', asked.user_id, 'name', private.full_name(asked.user_id), 'email', users.email,
        'about', asked.about, 'body', asked.body, 'createdAt', asked.created_at,
        'certificateNames', case asked.about when 'certificates' then (
          select coalesce(jsonb_agg(distinct held.facts ->> 'name'), '[]')
          from public.certificates as held where held.user_id = asked.user_id
        ) end
      ) order by asked.created_at), '[]')
      from public.rectification_requests as asked join auth.users on users.id = asked.user_id
      where asked.status = 'open'
    ),
    'deletions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'userId', profile.user_id, 'name', private.full_name(profile.user_id), 'email', users.email,
        'requestedAt', profile.deletion_requested_at
      ) order by profile.deletion_requested_at), '[]')
      from public.profiles as profile join auth.users on users.id = profile.user_id
      where profile.deletion_requested_at is not null
    ),
    'runs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', run.id, 'thing', run.thing, 'days', run.days, 'removed', run.removed, 'milliseconds', run.milliseconds,
        'error', run.error, 'ranAt', run.ran_at
      ) order by run.ran_at desc, run.id), '[]')
      from (select * from public.retention_runs order by ran_at desc limit 40) as run
    )
  );
end
$$;
grant execute on function
  public.request_rectification, public.answer_rectification, public.my_data, public.data_protection
to authenticated;
