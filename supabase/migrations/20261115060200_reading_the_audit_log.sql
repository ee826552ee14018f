-- The audit log as administrators search it.

-- What was typed, as words that all have to be there, the last one by its beginning: it may still be being typed, and
-- beginnings of frequent words are dear. Null where nothing can be looked for.
create function private.words_wanted(words text) returns tsquery language sql stable set search_path = '' as $$
  select nullif(string_agg(word, ' & ' order by place) || ':*', ':*')::tsquery
  from regexp_split_to_table(private.plain_words(words), '[^[:alnum:]]+') with ordinality as typed (word, place)
  where word <> ''
$$;

-- One page, the newest first. Each condition is written only where it is asked for, so that the plan fits it. Words that
-- many entries have are soon found among the newest, words that few have by their index: left to itself, the planner
-- takes one for the other.
create function public.audit_entries(
  wanted_domain text default null, actor uuid default null, about_type text default null, about_id text default null,
  words text default '', since timestamptz default null, until timestamptz default null,
  before timestamptz default null, before_id bigint default null, page_size int default 50
) returns table (
  id bigint, created_at timestamptz, actor_id uuid, actor_name text, action text, subject_type text, subject_id text,
  subject_name text, details jsonb, reason text, address text, user_agent text
)
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0 as $$
declare
  admin uuid := private.require_admin();
  most int := least(greatest(page_size, 1), 1000);
  wanted tsquery := private.words_wanted(left(words, 200));
  in_order constant text := 'order by log.created_at desc, log.id desc limit ';
  asked text := 'from public.audit_log as log where ' || concat_ws(' and ', 'true',
    case when wanted_domain is not null then 'split_part(log.action, ''.'', 1) = $1' end,
    case when actor is not null then 'log.actor_id = $2' end,
    case when about_type is not null then 'log.subject_type = $3' end,
    case when about_id is not null then 'log.subject_id = $4' end,
    case when since is not null then 'log.created_at >= $6' end,
    case when until is not null then 'log.created_at < $7' end,
    case when before is not null then '(log.created_at, log.id) < ($8, $9)' end
  );
  way text := format('select log.id %s %s %s', asked, in_order, most);
  entries bigint[];
begin
  if wanted is not null then
    way := format(
      'select log.id from (select log.id, log.words %s %s %s) as log where log.words @@ $5 limit %s',
      asked, in_order, greatest(5000, most * 20), most
    );
  end if;
  execute format('select array(%s)', way) into entries
  using wanted_domain, actor, about_type, about_id, wanted, since, until, before, before_id;
  if wanted is not null and cardinality(entries) < most then
    way := format(
      'with found as materialized (select log.id, log.created_at %s and log.words @@ $5)
       select log.id from found as log %s %s', asked, in_order, most
    );
    execute format('select array(%s)', way) into entries
    using wanted_domain, actor, about_type, about_id, wanted, since, until, before, before_id;
  end if;
  return query
  select log.id, log.created_at, log.actor_id, nullif(private.full_name(log.actor_id), ''), log.action,
    log.subject_type, log.subject_id, private.subject_name(log.subject_type, log.subject_id), log.details,
    log.reason, origin.address, origin.user_agent
  from public.audit_log as log left join private.audit_origins as origin on origin.entry_id = log.id
  where log.id = any (entries)
  order by log.created_at desc, log.id desc;
end
$$;

-- What entries belong to: from one to the next by the index, since a million entries name a few dozen.
create function public.audit_domains() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  return (
    with recursive named as (
      (select split_part(action, '.', 1) as domain from public.audit_log order by 1 limit 1)
      union all
      select (
        select split_part(log.action, '.', 1) from public.audit_log as log
        where split_part(log.action, '.', 1) > named.domain order by 1 limit 1
      ) from named where named.domain is not null
    )
    select coalesce(array_agg(domain), '{}') from named where domain is not null
  );
end
$$;

-- People and organizations whose name or address contains the words, to look for what they did or what was done.
create function public.audit_names(words text) returns table (subject_type text, subject_id uuid, name text, detail text)
language plpgsql stable security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  pattern text := private.containing(words);
begin
  if length(btrim(words)) < 2 then
    return;
  end if;
  return query (
    select 'account', profile.user_id, private.full_name(profile.user_id), users.email::text
    from public.profiles as profile join auth.users on users.id = profile.user_id
    where users.email ilike pattern or (profile.first_name || ' ' || profile.last_name) ilike pattern
    order by 3, 2 limit 8
  ) union all (
    select 'organization', organization.id, organization.name, organization.kind::text
    from public.organizations as organization where organization.name ilike pattern
    order by 3, 2 limit 5
  );
end
$$;

-- Taking the log out of the product is a privileged act itself.
create function public.note_audit_export(filter jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
begin
  perform private.audit('audit.exported', 'audit', null, jsonb_build_object('filter', (
    select coalesce(jsonb_object_agg(asked.key, asked.value), '{}') from jsonb_each(filter) as asked
    where asked.key in ('domain', 'actor', 'about', 'since', 'until')
  )));
end
$$;

grant execute on function public.audit_entries, public.audit_domains, public.audit_names, public.note_audit_export to authenticated;

-- From where something was done is of use while it can still be looked into.
create function private.forget_old_origins() returns int
language plpgsql security definer set search_path = '' as $$
declare
  gone int;
begin
  delete from private.audit_origins where created_at < now() - interval '1 year';
  get diagnostics gone = row_count;
  return gone;
end
$$;
select cron.schedule('forget old origins', '41 3 * * *', 'select private.forget_old_origins()');

call private.declare_data('private.audit_origins', 't.actor_id = $1', 'removed', '{entry_id}');
