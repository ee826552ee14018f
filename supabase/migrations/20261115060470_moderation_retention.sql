-- What was reported, and what stood there then, is forgotten some time after the last decision about it: two years,
-- unless the setting retention_moderation_days says otherwise.
create function private.forget_cases() returns int
language plpgsql security definer set search_path = '' as $$
declare
  -- Never before the time for objecting, and for deciding about it, is over.
  days int := greatest(coalesce((private.setting('retention_moderation_days') #>> '{}')::int, 730), 60);
  forgotten int;
begin
  delete from private.moderation_cases where status = 'decided' and decided_at < now() - make_interval(days => days);
  get diagnostics forgotten = row_count;
  if forgotten > 0 then
    perform private.audit(
      'moderation.forgotten', 'moderation_case', null, jsonb_build_object('count', forgotten, 'days', days)
    );
  end if;
  delete from private.message_pauses where until < now();
  return forgotten;
end
$$;
select cron.schedule('forget moderation cases', '31 3 * * *', 'select private.forget_cases()');
