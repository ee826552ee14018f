-- Statistics count the many answers that were reminded of already, and would read every application of a large
-- installation. The partial indexes hold only what is left.
alter function private.remind_of_answers(timestamptz, int)
  set enable_seqscan = off
  set max_parallel_workers_per_gather = 0;
