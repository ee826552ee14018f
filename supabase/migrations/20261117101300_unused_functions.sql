-- What nothing calls any more. Files of the first versions were moved to folders of their own long ago.

do $$
begin
  if exists (select from private.files_to_move) then
    raise exception 'Some files are still waiting to be moved. Start the previous version, wait until its job has run, and upgrade again.';
  end if;
end
$$;

select cron.unschedule('move files that are due');
drop function public.take_moving_files();
drop function public.note_moved_file(text, text);
drop function private.rename_deliverable(uuid, text, text);
delete from private.data_declarations where target = 'private.files_to_move'::regclass;
drop table private.files_to_move;

drop function private.distance_km(text, text);
