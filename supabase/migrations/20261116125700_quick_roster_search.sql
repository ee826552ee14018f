-- The header's search looks for students by an index of their names, however long the roster is.
alter table public.students add column name_words text not null default '';
create or replace function private.keep_student() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.words := private.plain_words(concat_ws(' ', new.first_name, new.last_name, new.email, new.number));
  new.name_words := private.plain_words(new.first_name || ' ' || new.last_name);
  if new.user_id is null or new.status = 'left' then
    new.shares := '{}';
  end if;
  if new.user_id is null then
    new.linked_at := null;
  end if;
  return new;
end
$$;
alter table public.students disable trigger user;
update public.students set name_words = private.plain_words(first_name || ' ' || last_name);
alter table public.students enable trigger user;
create index students_by_name on public.students using gin (name_words extensions.gin_trgm_ops);

-- By these very words, the beginning of a name first; else what is spelled nearly so.
create function private.found_students(plain text) returns jsonb
language sql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.5 as $$
  with exact as materialized (
    select student.* from public.students as student
    where student.organization_id in (select private.my_open_organizations())
      and student.name_words like private.containing(plain)
    order by student.name_words like substr(private.containing(plain), 2) desc, student.last_name, student.id limit 5
  ), nearly as (
    select student.* from public.students as student
    where length(plain) >= 4 and not exists (select from exact)
      and student.organization_id in (select private.my_open_organizations())
      and plain operator(extensions.<%) student.name_words
    order by extensions.word_similarity(plain, student.name_words) desc, student.last_name, student.id limit 5
  )
  select private.found_things('student', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', student.first_name || ' ' || student.last_name, 'detail', student.email, 'link', '/students/' || student.id
    )), '[]')
    from (select * from exact union all select * from nearly) as student
  ))
$$;

create or replace function private.found_for_partner(pattern text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with typed as (
    select regexp_replace(btrim(pattern, '%'), '\\(.)', '\1', 'g') as plain
  )
  select private.found_things('mission', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'title', mission.draft ->> 'title', 'detail', mission.status, 'link', '/missions/' || mission.id
    ) order by private.nearness(mission.draft ->> 'title', typed.plain) desc, mission.updated_at desc), '[]')
    from public.missions as mission
    where mission.organization_id in (select private.my_open_organizations())
      and private.is_like(mission.draft ->> 'title', typed.plain)
  )) || private.found_students(typed.plain) || private.found_things('program', (
    select coalesce(jsonb_agg(jsonb_build_object('title', program.name, 'link', '/programs/' || program.id)), '[]')
    from public.programs as program
    where program.organization_id in (select private.my_open_organizations()) and private.is_like(program.name, typed.plain)
  )) || private.found_things('project', (
    select coalesce(jsonb_agg(jsonb_build_object('title', project.title, 'link', '/projects/' || project.id)), '[]')
    from public.projects as project
    where project.maker_id in (select private.my_open_organizations()) and private.is_like(project.title, typed.plain)
  )) || private.found_things('client', (
    select coalesce(jsonb_agg(jsonb_build_object('title', client.name, 'link', '/clients/' || client.id)), '[]')
    from public.clients as client
    where client.maker_id in (select private.my_open_organizations()) and private.is_like(client.name, typed.plain)
  ))
  from typed
$$;
