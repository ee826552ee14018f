-- The applicant's calendar and its file have every interview that is booked or was held, not just the last.
do $$
begin
  execute private.changed(
    pg_get_functiondef('public.application_board'::regproc), $old$'interviewAt', (
          select max(kept.starts_at) from public.interviews as kept where kept.application_id = sent.id
        )$old$, $new$'interviews', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', kept.id, 'startsAt', kept.starts_at, 'endsAt', kept.ends_at, 'place', kept.place, 'words', kept.words,
            'revision', kept.revision
          ) order by kept.starts_at), '[]')
          from public.interviews as kept where kept.application_id = sent.id and kept.starts_at is not null
        )$new$
  );
end
$$;
