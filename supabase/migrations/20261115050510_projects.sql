-- A maker's projects with tasks, files, hours and invoices: the maker's alone. A client sees, by a link that can be taken
-- back, one project and of it only what was marked as shared.
create table public.projects (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null default private.own_maker() references public.organizations on delete cascade,
  -- Null for work that is nobody's order.
  client_id uuid,
  title text not null check (title = btrim(title) and length(title) between 1 and 160),
  description text not null default '' check (length(description) <= 20000),
  status text not null default 'planning' check (status in ('planning', 'in_progress', 'review', 'done')),
  -- A fractional key: between two neighbours there is always room for a third.
  position text collate "C" not null check (position ~ '^[0-9A-Za-z]{1,200}$'),
  starts_on date,
  due_on date,
  currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
  -- In the smallest unit of the currency, as every amount here.
  budget_minor bigint check (budget_minor between 0 and 1000000000000),
  -- What an hour costs: what is used of the budget is hours by this rate.
  rate_minor bigint check (rate_minor between 0 and 1000000000),
  moved_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (maker_id, id),
  check (starts_on <= due_on),
  foreign key (maker_id, client_id) references public.clients (maker_id, id)
);
create index projects_by_client on public.projects (maker_id, client_id);
create index projects_by_status on public.projects (maker_id, status, position);

create table public.project_tasks (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null default private.own_maker() references public.organizations on delete cascade,
  project_id uuid not null,
  title text not null check (title = btrim(title) and length(title) between 1 and 300),
  position text collate "C" not null check (position ~ '^[0-9A-Za-z]{1,200}$'),
  due_on date,
  done_at timestamptz,
  -- Stands on the client's page.
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  foreign key (maker_id, project_id) references public.projects (maker_id, id) on delete cascade
);
create index project_tasks_by_project on public.project_tasks (maker_id, project_id, position);

create table public.project_files (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null default private.own_maker() references public.organizations on delete cascade,
  project_id uuid not null,
  path text not null unique check (starts_with(path, maker_id::text || '/' || project_id::text || '/')),
  name text not null check (length(name) between 1 and 200),
  size int not null check (size >= 0),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  foreign key (maker_id, project_id) references public.projects (maker_id, id) on delete cascade
);
create index project_files_by_project on public.project_files (maker_id, project_id);

create table public.time_entries (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null default private.own_maker() references public.organizations on delete cascade,
  project_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  worked_on date not null default (now() at time zone 'utc')::date,
  -- Null while the timer runs.
  seconds int check (seconds between 1 and 86400),
  running_since timestamptz,
  note text not null default '' check (length(note) <= 300),
  created_at timestamptz not null default now(),
  check (num_nonnulls(seconds, running_since) = 1),
  foreign key (maker_id, project_id) references public.projects (maker_id, id) on delete cascade
);
create index time_entries_by_project on public.time_entries (maker_id, project_id, worked_on);
create index time_entries_by_user on public.time_entries (user_id);
-- Nobody works on two things at once.
create unique index one_running_timer on public.time_entries (user_id) where running_since is not null;

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  maker_id uuid not null default private.own_maker() references public.organizations on delete cascade,
  project_id uuid not null,
  number text not null check (number = btrim(number) and length(number) between 1 and 40),
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Null for a draft.
  sent_on date,
  due_on date,
  paid_on date,
  created_at timestamptz not null default now(),
  unique (maker_id, number),
  check (sent_on is not null or paid_on is null),
  check (due_on >= sent_on),
  check (paid_on >= sent_on),
  foreign key (maker_id, project_id) references public.projects (maker_id, id) on delete cascade
);
create index invoices_by_project on public.invoices (maker_id, project_id);
create index invoices_by_payment on public.invoices (maker_id, paid_on) where paid_on is not null;

-- What happened, written by the database alone.
create table public.project_events (
  id bigint generated always as identity primary key,
  maker_id uuid not null references public.organizations on delete cascade,
  project_id uuid not null,
  kind text not null,
  data jsonb not null default '{}',
  happened_at timestamptz not null default now(),
  foreign key (maker_id, project_id) references public.projects (maker_id, id) on delete cascade
);
create index project_events_by_project on public.project_events (maker_id, project_id, id);

call private.protect('public.projects');
call private.protect('public.project_tasks');
call private.protect('public.project_files');
call private.protect('public.time_entries');
call private.protect('public.invoices');
call private.protect('public.project_events');

grant select, delete,
  insert (id, client_id, title, description, status, position, starts_on, due_on, currency, budget_minor, rate_minor),
  update (client_id, title, description, status, position, starts_on, due_on, currency, budget_minor, rate_minor)
  on public.projects to authenticated;
grant select, delete, insert (project_id, title, position, due_on, is_shared),
  update (title, position, due_on, done_at, is_shared) on public.project_tasks to authenticated;
grant select, delete, insert (project_id, path, name, size, is_shared), update (is_shared)
  on public.project_files to authenticated;
grant select, delete, insert (project_id, worked_on, seconds, note), update (worked_on, seconds, note)
  on public.time_entries to authenticated;
grant select, delete, insert (project_id, number, amount_minor, currency, sent_on, due_on, paid_on),
  update (number, amount_minor, currency, sent_on, due_on, paid_on) on public.invoices to authenticated;
grant select on public.project_events to authenticated;

create policy "Makers see their projects" on public.projects for select to authenticated
  using (maker_id in (select private.my_makers()));
create policy "Makers add projects" on public.projects for insert to authenticated
  with check (maker_id in (select private.my_makers()));
create policy "Makers change their projects" on public.projects for update to authenticated
  using (maker_id in (select private.my_makers())) with check (maker_id in (select private.my_makers()));
create policy "Makers remove their projects" on public.projects for delete to authenticated
  using (maker_id in (select private.my_makers()));

create policy "Makers see their tasks" on public.project_tasks for select to authenticated
  using (maker_id in (select private.my_makers()));
create policy "Makers add tasks" on public.project_tasks for insert to authenticated
  with check (maker_id in (select private.my_makers()));
create policy "Makers change their tasks" on public.project_tasks for update to authenticated
  using (maker_id in (select private.my_makers())) with check (maker_id in (select private.my_makers()));
create policy "Makers remove their tasks" on public.project_tasks for delete to authenticated
  using (maker_id in (select private.my_makers()));

create policy "Makers see the files of their projects" on public.project_files for select to authenticated
  using (maker_id in (select private.my_makers()));
create policy "Makers name the files of their projects" on public.project_files for insert to authenticated
  with check (maker_id in (select private.my_makers()));
create policy "Makers share the files of their projects" on public.project_files for update to authenticated
  using (maker_id in (select private.my_makers())) with check (maker_id in (select private.my_makers()));
create policy "Makers remove the files of their projects" on public.project_files for delete to authenticated
  using (maker_id in (select private.my_makers()));

create policy "Makers see the hours of their projects" on public.time_entries for select to authenticated
  using (maker_id in (select private.my_makers()));
create policy "Makers note their own hours" on public.time_entries for insert to authenticated
  with check (maker_id in (select private.my_makers()) and user_id = (select auth.uid()));
create policy "Makers change the hours of their projects" on public.time_entries for update to authenticated
  using (maker_id in (select private.my_makers()) and running_since is null)
  with check (maker_id in (select private.my_makers()));
create policy "Makers remove the hours of their projects" on public.time_entries for delete to authenticated
  using (maker_id in (select private.my_makers()));

create policy "Makers see their invoices" on public.invoices for select to authenticated
  using (maker_id in (select private.my_makers()));
create policy "Makers write invoices" on public.invoices for insert to authenticated
  with check (maker_id in (select private.my_makers()));
create policy "Makers change their invoices" on public.invoices for update to authenticated
  using (maker_id in (select private.my_makers())) with check (maker_id in (select private.my_makers()));
-- What was sent stays in the books.
create policy "Makers remove drafts of invoices" on public.invoices for delete to authenticated
  using (maker_id in (select private.my_makers()) and sent_on is null);

create policy "Makers see the history of their projects" on public.project_events for select to authenticated
  using (maker_id in (select private.my_makers()));

-- The history.
create function private.note_project(maker uuid, project uuid, kind text, data jsonb default '{}') returns void
language sql security definer set search_path = '' as $$
  insert into public.project_events (maker_id, project_id, kind, data) values (maker, project, kind, data)
$$;

create function private.keep_project() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  if new.status <> old.status then
    new.moved_at := now();
  end if;
  return new;
end
$$;
create trigger keep_project before update on public.projects for each row execute function private.keep_project();

create function private.note_project_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.note_project(new.maker_id, new.id, 'created', jsonb_build_object('status', new.status));
  else
    perform private.note_project(
      new.maker_id, new.id, 'moved', jsonb_build_object('from', old.status, 'to', new.status)
    );
  end if;
  return null;
end
$$;
create trigger note_project_made after insert on public.projects
  for each row execute function private.note_project_change();
create trigger note_project_move after update of status on public.projects
  for each row when (old.status <> new.status) execute function private.note_project_change();

create function private.note_task_done() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_project(new.maker_id, new.project_id, 'task_done', jsonb_build_object('title', new.title));
  return null;
end
$$;
create trigger note_task_done after update of done_at on public.project_tasks
  for each row when (old.done_at is null and new.done_at is not null) execute function private.note_task_done();

create function private.note_project_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_project(new.maker_id, new.project_id, 'file_added', jsonb_build_object('name', new.name));
  return null;
end
$$;
create trigger note_project_file after insert on public.project_files
  for each row execute function private.note_project_file();

-- What was sent keeps its number and its amount: a mistake is taken back to a draft first.
create function private.keep_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.sent_on is not null and new.sent_on is not null
    and (old.number, old.amount_minor, old.currency) is distinct from (new.number, new.amount_minor, new.currency) then
    perform private.fail('invoice_was_sent', 'An invoice that was sent keeps its number and amount.');
  end if;
  return new;
end
$$;
create trigger keep_invoice before update on public.invoices for each row execute function private.keep_invoice();

create function private.note_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := jsonb_build_object('number', new.number, 'amount', new.amount_minor, 'currency', new.currency);
  was_sent date := case when tg_op = 'UPDATE' then old.sent_on end;
  was_paid date := case when tg_op = 'UPDATE' then old.paid_on end;
begin
  if new.sent_on is not null and was_sent is null then
    perform private.note_project(new.maker_id, new.project_id, 'invoice_sent', facts);
  elsif new.sent_on is null and was_sent is not null then
    perform private.note_project(new.maker_id, new.project_id, 'invoice_taken_back', facts);
  end if;
  if new.paid_on is not null and was_paid is null then
    perform private.note_project(new.maker_id, new.project_id, 'invoice_paid', facts);
  end if;
  return null;
end
$$;
create trigger note_invoice after insert or update on public.invoices
  for each row execute function private.note_invoice();

-- Only what somebody asks for himself is refused; what goes with an account goes whole.
create function private.keep_client_with_projects() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.projects where maker_id = old.maker_id and client_id = old.id) then
    perform private.fail('client_has_projects', 'A client with projects can be archived, not deleted.');
  end if;
  return old;
end
$$;
create trigger keep_client_with_projects before delete on public.clients
  for each row when (pg_trigger_depth() = 0) execute function private.keep_client_with_projects();

create function private.keep_invoiced_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.invoices where maker_id = old.maker_id and project_id = old.id and sent_on is not null
  ) then
    perform private.fail('project_has_invoices', 'A project with invoices that were sent cannot be deleted.');
  end if;
  return old;
end
$$;
create trigger keep_invoiced_project before delete on public.projects
  for each row when (pg_trigger_depth() = 0) execute function private.keep_invoiced_project();

-- When the last person of a maker goes, nothing of the clients is kept.
create function private.forget_clients() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.organization_members where organization_id = old.organization_id) then
    delete from public.projects where maker_id = old.organization_id;
    delete from public.clients where maker_id = old.organization_id;
  end if;
  return null;
end
$$;
create trigger forget_clients after delete on public.organization_members
  for each row execute function private.forget_clients();

-- One timer: starting it elsewhere ends it here. A forgotten one counts a day at most.
create function private.end_timer(person uuid) returns void
language sql security definer set search_path = '' as $$
  update public.time_entries
  set seconds = greatest(1, least(86400, round(extract(epoch from now() - running_since))::int)), running_since = null
  where user_id = person and running_since is not null
$$;

create function private.require_project(project uuid) returns public.projects
language plpgsql stable security definer set search_path = '' as $$
declare
  found public.projects;
begin
  select * into found from public.projects where id = project and maker_id = private.require_maker();
  if found.id is null then
    perform private.fail('project_not_found', 'This project does not exist, or is not yours.');
  end if;
  return found;
end
$$;

create function public.start_timer(project_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects := private.require_project(project_id);
begin
  perform private.end_timer((select auth.uid()));
  insert into public.time_entries (maker_id, project_id, running_since) values (project.maker_id, project.id, now());
end
$$;

create function public.stop_timer() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_maker();
  perform private.end_timer((select auth.uid()));
end
$$;

-- Amounts by currency: they are never added across.
create function private.paid_by_currency(maker uuid, client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by amount desc, currency), '[]')
  from (
    select invoice.currency, sum(invoice.amount_minor) as amount
    from public.invoices as invoice
    join public.projects as project on project.maker_id = invoice.maker_id and project.id = invoice.project_id
    where invoice.maker_id = maker and project.client_id = client and invoice.paid_on is not null
    group by invoice.currency
  ) as sums
$$;

create function private.is_overdue(invoice public.invoices) returns boolean
language sql stable set search_path = '' as $$
  select invoice.sent_on is not null and invoice.paid_on is null and invoice.due_on < private.today()
$$;

create function private.running_timer(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', entry.id, 'projectId', entry.project_id, 'since', entry.running_since,
    'project', (select title from public.projects where id = entry.project_id)
  )
  from public.time_entries as entry where entry.user_id = person and entry.running_since is not null
$$;

create function private.project_card(project public.projects) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', project.id, 'title', project.title, 'status', project.status, 'position', project.position,
    'client', (select jsonb_build_object('id', id, 'name', name) from public.clients where id = project.client_id),
    'startsOn', project.starts_on, 'dueOn', project.due_on, 'currency', project.currency,
    'budget', project.budget_minor, 'rate', project.rate_minor, 'movedAt', project.moved_at,
    'tasks', (
      select jsonb_build_object('done', count(done_at), 'total', count(*)) from public.project_tasks
      where maker_id = project.maker_id and project_id = project.id
    ),
    'seconds', (
      select coalesce(sum(seconds), 0) from public.time_entries
      where maker_id = project.maker_id and project_id = project.id
    ),
    'overdue', (
      select count(*) from public.invoices as invoice
      where invoice.maker_id = project.maker_id and invoice.project_id = project.id and private.is_overdue(invoice)
    )
  )
$$;

create function public.project_board() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
begin
  return jsonb_build_object(
    'projects', (
      -- What was finished long ago is found on the page of its client.
      select coalesce(jsonb_agg(private.project_card(shown) order by shown.position, shown.id), '[]') from (
        select * from public.projects where maker_id = maker order by status = 'done', moved_at desc limit 500
      ) as shown
    ),
    'clients', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name, id), '[]')
      from public.clients where maker_id = maker and archived_at is null
    ),
    'timer', private.running_timer((select auth.uid()))
  );
end
$$;

create function public.my_clients(words text default '', is_archived boolean default false) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
  sought text := private.containing(private.plain_words(coalesce(words, '')));
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', client.id, 'name', client.name, 'kind', client.kind, 'website', client.website,
      'contacts', (
        select coalesce(jsonb_agg(jsonb_build_object('name', name, 'role', role) order by created_at), '[]')
        from public.client_contacts where maker_id = maker and client_id = client.id
      ),
      'projects', (
        select jsonb_build_object('total', count(*), 'active', count(*) filter (where status <> 'done'))
        from public.projects where maker_id = maker and client_id = client.id
      ),
      'value', private.paid_by_currency(maker, client.id)
    ) order by client.name, client.id), '[]')
    from (
      select * from public.clients as one
      where one.maker_id = maker and (one.archived_at is not null) = is_archived and (
        private.plain_words(one.name || ' ' || one.address) like sought or exists (
          select from public.client_contacts as contact
          where contact.maker_id = maker and contact.client_id = one.id
            and private.plain_words(contact.name || ' ' || contact.role || ' ' || contact.email) like sought
        )
      )
      order by one.name, one.id limit 500
    ) as client
  );
end
$$;

create function public.client_record(client_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
begin
  return (
    select jsonb_build_object(
      'client', to_jsonb(client) - 'maker_id',
      'contacts', (
        select coalesce(jsonb_agg(to_jsonb(contact) - 'maker_id' order by contact.created_at, contact.id), '[]')
        from public.client_contacts as contact where contact.maker_id = maker and contact.client_id = client.id
      ),
      'projects', (
        select coalesce(jsonb_agg(private.project_card(project) order by project.created_at desc), '[]')
        from public.projects as project where project.maker_id = maker and project.client_id = client.id
      ),
      'value', private.paid_by_currency(maker, client.id)
    )
    from public.clients as client where client.maker_id = maker and client.id = client_record.client_id
  );
end
$$;
grant execute on function
  public.start_timer, public.stop_timer, public.project_board, public.my_clients, public.client_record
to authenticated;

-- Files, below <maker>/<project>/.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('projects', 'projects', false, 10 * 1024 * 1024, array[
    'application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'text/plain',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text'
  ]);

-- The folder of an own project, up to 500 MB in all.
create function private.may_add_project_file(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select array_length(storage.foldername(file), 1) = 2
    and exists (
      select from public.projects
      where maker_id in (select private.my_makers()) and maker_id::text = (storage.foldername(file))[1]
        and id::text = (storage.foldername(file))[2]
    )
    and (
      select coalesce(sum((metadata ->> 'size')::bigint), 0) < 500 * 1024 * 1024 and count(*) < 2000
      from storage.objects where bucket_id = 'projects' and name like (storage.foldername(file))[1] || '/%'
    )
$$;
grant execute on function private.may_add_project_file to authenticated;

create policy "Makers read the files of their projects" on storage.objects for select to authenticated
  using (bucket_id = 'projects' and (storage.foldername(name))[1] in (select mine::text from private.my_makers() as mine));
create policy "Makers add files to their projects" on storage.objects for insert to authenticated
  with check (bucket_id = 'projects' and private.may_add_project_file(name));
create policy "Makers remove the files of their own projects" on storage.objects for delete to authenticated
  using (bucket_id = 'projects' and (storage.foldername(name))[1] in (select mine::text from private.my_makers() as mine));

create function private.delete_project_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_files('projects', old.maker_id::text || '/' || old.id::text || '/');
  return null;
end
$$;
create trigger delete_project_files after delete on public.projects
  for each row execute function private.delete_project_files();

-- The link of the client's page. Only its hash is kept: whoever lost it makes a new one, and the old one ends.
create table private.project_links (
  project_id uuid primary key references public.projects on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  last_opened_at timestamptz
);

create function private.token_hash(token text) returns bytea language sql immutable set search_path = '' as $$
  select sha256(convert_to(coalesce(token, ''), 'utf8'))
$$;
create function private.new_token() returns text language sql volatile set search_path = '' as $$
  select encode(extensions.gen_random_bytes(24), 'hex')
$$;

-- Links that open nothing, by the address that tries them. Who tries a hundred in an hour waits for the next.
create table private.link_misses (
  hour timestamptz not null,
  address bytea not null,
  misses int not null default 1,
  primary key (hour, address)
);
create function private.caller_hash() returns bytea
language sql volatile security definer set search_path = '' as $$
  select sha256(private.salt_of_today() || convert_to(private.caller_address(
    coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb
  ), 'utf8'))
$$;
create function private.allow_link_try() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from private.link_misses
    where hour = date_trunc('hour', now()) and address = private.caller_hash() and misses >= 100
  ) then
    perform private.fail('too_many_links', 'Too many links were tried from here. Wait an hour.');
  end if;
end
$$;
create function private.note_link_miss() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.link_misses where hour < now() - interval '1 day';
  insert into private.link_misses as known (hour, address) values (date_trunc('hour', now()), private.caller_hash())
  on conflict (hour, address) do update set misses = known.misses + 1;
end
$$;

create function public.share_project(project_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects := private.require_project(project_id);
  token text := private.new_token();
begin
  insert into private.project_links as known (project_id, token_hash) values (project.id, private.token_hash(token))
  on conflict on constraint project_links_pkey do update
    set token_hash = excluded.token_hash, created_at = now(), revoked_at = null, last_opened_at = null;
  perform private.note_project(project.maker_id, project.id, 'link_made');
  return token;
end
$$;

create function public.unshare_project(project_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects := private.require_project(project_id);
begin
  update private.project_links as link set revoked_at = now()
  where link.project_id = project.id and link.revoked_at is null;
  if found then
    perform private.note_project(project.maker_id, project.id, 'link_revoked');
  end if;
end
$$;

-- The project that a link opens, while it does and its maker works here.
create function private.linked_project(token text) returns uuid
language sql stable security definer set search_path = '' as $$
  select project.id from private.project_links as link
  join public.projects as project on project.id = link.project_id
  join public.organizations as maker on maker.id = project.maker_id and maker.status = 'approved'
  where link.token_hash = private.token_hash(token) and link.revoked_at is null
$$;

-- What a client sees of a project. A link that was taken back and one that never was answer alike.
create function public.client_page(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opened uuid;
begin
  perform private.allow_link_try();
  opened := private.linked_project(token);
  if opened is null then
    perform private.note_link_miss();
    return null;
  end if;
  update private.project_links set last_opened_at = now()
  where project_id = opened and (last_opened_at is null or last_opened_at < now() - interval '1 minute');
  return (
    select jsonb_build_object(
      'title', project.title, 'status', project.status, 'startsOn', project.starts_on, 'dueOn', project.due_on,
      'maker', (select name from public.organizations where id = project.maker_id),
      'updatedAt', project.updated_at,
      'tasks', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'title', task.title, 'dueOn', task.due_on, 'doneAt', task.done_at
        ) order by task.position, task.id), '[]')
        from public.project_tasks as task
        where task.maker_id = project.maker_id and task.project_id = project.id and task.is_shared
      ),
      'files', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'name', file.name, 'size', file.size, 'createdAt', file.created_at
        ) order by file.created_at), '[]')
        from public.project_files as file
        where file.maker_id = project.maker_id and file.project_id = project.id and file.is_shared
      )
    )
    from public.projects as project where project.id = opened
  );
end
$$;
grant execute on function public.share_project, public.unshare_project to authenticated;
grant execute on function public.client_page to anon, authenticated;

-- For the function that hands files out.
create function public.client_file(token text, file_id text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  opened uuid := private.linked_project(token);
begin
  return (
    select jsonb_build_object('path', file.path, 'name', file.name) from public.project_files as file
    where file.project_id = opened and file.id::text = file_id and file.is_shared
  );
end
$$;
revoke execute on function public.client_file from public, anon, authenticated;
grant execute on function public.client_file to service_role;
