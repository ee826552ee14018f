-- A pipeline loads its first cards only, so it counts the applicants who still wait once every position is taken.

-- # Private helpers

-- Applications this member may answer. While an offer is open, the candidate's answer comes first.
create function private.waiting_applications(opening_id uuid, reader uuid) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.opening_applications as sent
  where sent.opening_id = waiting_applications.opening_id and sent.user_id is not null and sent.outcome is null
    and sent.withdrawn_at is null
    and not exists (
      select from public.opening_offers as offer where offer.application_id = sent.id and offer.state = 'open'
    )
    and not exists (
      select from public.opening_application_conflicts as declared
      where declared.application_id = sent.id and declared.user_id = reader
    )
$$;

-- # Functions

do $$
begin
  execute private.changed(
    pg_get_functiondef('public.opening_pipeline'::regproc), $old$'reading', reading$old$,
    $new$'reading', reading,
    'waiting', case when opening.status = 'filled' then private.waiting_applications(opening.id, me) else 0 end$new$
  );
end
$$;
