-- The hourly reminders read only what they remind of, not everything that is due in the next day or late for long.

create index opening_applications_to_remind on public.opening_applications (answer_due_at)
  where answer_due_at is not null and reminded_at is null;
create index opening_applications_to_mark_late on public.opening_applications (answer_due_at)
  where answer_due_at is not null and late_at is null;

-- Compiling these takes longer than running them.
alter function private.remind_of_answers() set jit = off;
alter function public.opening_pipeline(uuid) set jit = off;
alter function public.my_opening_applications() set jit = off;
