-- The audit log names the subject of a moderation case. The table has a column of the same name as the parameter, so
-- that the log failed as soon as it had an entry about a case.
do $$
begin
  execute private.changed(
    pg_get_functiondef('private.subject_name(text, text)'::regprocedure),
    'where reported.id = subject_id::uuid',
    'where reported.id = subject_name.subject_id::uuid'
  );
end
$$;
