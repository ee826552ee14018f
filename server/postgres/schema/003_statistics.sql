-- Statement timings, as on hosted Supabase. An external PostgreSQL may not allow them; everything else works without.
do $$
begin
  create extension if not exists pg_stat_statements with schema extensions;
exception when others then
  raise notice 'statements are not counted: %', sqlerrm;
end
$$;

do $$
begin
  if current_user <> 'postgres' then
    grant pg_read_all_stats to postgres;
  end if;
exception when others then
  raise notice 'postgres sees its own sessions alone: %', sqlerrm;
end
$$;
