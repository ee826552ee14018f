-- A maker's home counts the work of others that they may review up to a hundred, instead of twenty of each sort.

create or replace function public.maker_home() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  maker uuid := private.require_maker();
  me uuid := private.require_user();
  visited timestamptz := private.visit_home('on_maker');
  since date := date_trunc('week', private.today())::date - 77;
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
        'before', coalesce(sum(seen.views) filter (where seen.day between private.today() - 59 and private.today() - 30), 0),
        'by_week', private.weekly_counts(array(
          select shown.day from private.maker_views(maker) as shown, generate_series(1, shown.views)
          where shown.day >= since
        ))
      )
      from private.maker_views(maker) as seen
    ),
    'impact', public.maker_impact(),
    'revenue', private.revenue_growth(maker),
    'overdue', (
      select count(*) from public.invoices as invoice where invoice.maker_id = maker and private.is_overdue(invoice)
    ),
    'timer', private.running_timer(me),
    -- Unsent invoices; the project's name if there is only one.
    'unsent', (
      select jsonb_build_object(
        'count', count(*), 'project_id', min(project.id::text) filter (where invoice.place = 1),
        'project', min(project.title) filter (where invoice.place = 1)
      )
      from (
        select *, row_number() over (order by created_at, id) as place from public.invoices
        where maker_id = maker and sent_on is null
      ) as invoice
      join public.projects as project on project.id = invoice.project_id
    ),
    'mentoring', (
      select jsonb_build_object('requests', count(*), 'until', min(expires_at))
      from public.mentorships where maker_id = maker and status = 'pending' and expires_at > now()
    ),
    -- Work on the maker's own missions, and work of others that the maker may review, counted up to a hundred.
    'reviews', (
      select jsonb_build_object(
        'waiting', count(*), 'overdue', count(*) filter (where due_at < now()),
        'offered', (select least(count(*), 100) from private.passed_on_work(null, false, null, null, 100))
      )
      from public.enrollments where organization_id = maker and status = 'submitted'
    ),
    'activity', private.maker_activity(maker),
    'first_steps', case when not private.is_guide_hidden('on_maker') then jsonb_build_object(
      'profile', exists (
        select from public.maker_profiles as said where said.organization_id = maker and said.headline <> ''
      ),
      'portfolio', exists (
        select from public.portfolio_cases as one
        where one.organization_id = maker and one.is_published and one.deleted_at is null
      ),
      'public', exists (
        select from public.maker_profiles as said where said.organization_id = maker and said.is_public
      )
    ) end,
    'news', private.news(visited, jsonb_build_object(
      'submissions', (
        select count(*) from public.submissions where organization_id = maker and submitted_at > visited
      ),
      'mentoring', (
        select count(*) from public.mentorships
        where maker_id = maker and status = 'pending' and expires_at > now() and created_at > visited
      ),
      'ratings', (
        select count(*) from private.project_ratings where maker_id = maker and client_given_at > visited
      ),
      'messages', private.new_messages(me, visited)
    ))
  );
end
$$;
