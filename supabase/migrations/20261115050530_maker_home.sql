-- A whole project in one answer, and the home of a maker in another.
create function public.maker_project(project_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
begin
  return (
    select jsonb_build_object(
      'project', private.project_card(project) || jsonb_build_object(
        'description', project.description, 'createdAt', project.created_at
      ),
      'contacts', (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'email', email) order by created_at), '[]')
        from public.client_contacts where maker_id = maker and client_id = project.client_id
      ),
      'clients', (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name, id), '[]')
        from public.clients where maker_id = maker and (archived_at is null or id = project.client_id)
      ),
      'tasks', (
        select coalesce(jsonb_agg(to_jsonb(task) - 'maker_id' order by task.position, task.id), '[]')
        from public.project_tasks as task where task.maker_id = maker and task.project_id = project.id
      ),
      'files', (
        select coalesce(jsonb_agg(to_jsonb(file) - 'maker_id' order by file.created_at), '[]')
        from public.project_files as file where file.maker_id = maker and file.project_id = project.id
      ),
      'entries', (
        select coalesce(jsonb_agg(to_jsonb(entry) - array['maker_id', 'user_id'] order by entry.worked_on desc, entry.created_at desc), '[]')
        from (
          select * from public.time_entries as one where one.maker_id = maker and one.project_id = project.id
          order by one.worked_on desc, one.created_at desc limit 200
        ) as entry
      ),
      'invoices', (
        select coalesce(jsonb_agg(to_jsonb(invoice) - 'maker_id' order by invoice.created_at desc, invoice.number), '[]')
        from public.invoices as invoice where invoice.maker_id = maker and invoice.project_id = project.id
      ),
      'history', (
        select coalesce(jsonb_agg(jsonb_build_object('id', event.id, 'kind', event.kind, 'data', event.data, 'at', event.happened_at) order by event.happened_at desc, event.id desc), '[]')
        from (
          select * from public.project_events as one where one.maker_id = maker and one.project_id = project.id
          order by one.happened_at desc, one.id desc limit 100
        ) as event
      ),
      'link', (
        select jsonb_build_object('createdAt', link.created_at, 'revokedAt', link.revoked_at, 'openedAt', link.last_opened_at)
        from private.project_links as link where link.project_id = project.id
      ),
      'rating', private.rating_for_maker(project.id),
      'timer', private.running_timer((select auth.uid()))
    )
    from public.projects as project where project.maker_id = maker and project.id = maker_project.project_id
  );
end
$$;

-- What was paid in the last 30 days against the 30 before, in the currency in which most invoices of a year were paid;
-- other currencies stand beside it and are never added to it.
create function private.revenue_growth(maker uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with paid as (
    select currency,
      count(*) as invoices,
      max(paid_on) as latest,
      coalesce(sum(amount_minor) filter (where paid_on > private.today() - 30), 0) as recent,
      coalesce(sum(amount_minor) filter (where paid_on between private.today() - 59 and private.today() - 30), 0) as before
    from public.invoices
    where maker_id = maker and paid_on between private.today() - 365 and private.today()
    group by currency
  ), main as (
    select * from paid order by invoices desc, latest desc, currency limit 1
  )
  select jsonb_build_object(
    'currency', main.currency, 'recent', main.recent, 'before', main.before,
    'growth', case when main.before > 0 then round((main.recent - main.before) * 100.0 / main.before) end,
    'others', (
      select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', recent) order by currency), '[]')
      from paid where currency <> main.currency and recent > 0
    )
  )
  from main
$$;

create function public.maker_home() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
begin
  return jsonb_build_object(
    'projects', (
      select coalesce(jsonb_agg(private.project_card(shown) order by shown.due_on nulls last, shown.position), '[]')
      from (
        select project.*, row_number() over (partition by project.status order by project.due_on nulls last, project.position) as place
        from public.projects as project where project.maker_id = maker and project.status <> 'done'
      ) as ranked
      join public.projects as shown on shown.id = ranked.id
      where ranked.place <= 5
    ),
    'counts', (
      select jsonb_build_object(
        'planning', count(*) filter (where status = 'planning'),
        'in_progress', count(*) filter (where status = 'in_progress'),
        'review', count(*) filter (where status = 'review'), 'done', count(*) filter (where status = 'done')
      )
      from public.projects where maker_id = maker
    ),
    'rating', private.maker_rating(maker),
    'views', (
      select jsonb_build_object(
        'recent', coalesce(sum(seen.views) filter (where seen.day > private.today() - 30), 0),
        'before', coalesce(sum(seen.views) filter (where seen.day between private.today() - 59 and private.today() - 30), 0)
      )
      from private.maker_views(maker) as seen
    ),
    'impact', public.maker_impact(),
    'revenue', private.revenue_growth(maker),
    'overdue', (
      select count(*) from public.invoices as invoice where invoice.maker_id = maker and private.is_overdue(invoice)
    ),
    'timer', private.running_timer((select auth.uid()))
  );
end
$$;
grant execute on function public.maker_project, public.maker_home to authenticated;
