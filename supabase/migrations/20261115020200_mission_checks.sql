-- What a mission lacks before it can be published. The web app shows the same list while one writes; this one decides.
create function private.step_successors(steps jsonb, at int) returns text[]
language sql immutable set search_path = '' as $$
  -- Where a step may lead: to each choice's own step, else to the step it names, else to the next in order.
  select case
    when steps -> at ->> 'kind' = 'decision' then (
      select coalesce(array_agg(coalesce(nullif(choice ->> 'next', ''), nullif(steps -> at ->> 'next', ''), steps -> (at + 1) ->> 'id', 'end')), '{}')
      from jsonb_array_elements(case when jsonb_typeof(steps -> at -> 'choices') = 'array' then steps -> at -> 'choices' else '[]' end) as choice
    )
    else array[coalesce(nullif(steps -> at ->> 'next', ''), steps -> (at + 1) ->> 'id', 'end')]
  end
$$;

-- The steps one can come to, from the first or another; below, those from which the end can be reached.
create function private.reachable_steps(steps jsonb, origin text default null) returns text[]
language sql immutable set search_path = '' as $$
  with recursive places as (
    select step ->> 'id' as id, private.step_successors(steps, (place - 1)::int) as successors
    from jsonb_array_elements(steps) with ordinality as listed (step, place)
  ), reached as (
    select coalesce(origin, steps -> 0 ->> 'id') as id
    union
    select successor from reached join places on places.id = reached.id, unnest(places.successors) as successor
    where successor <> 'end'
  )
  select coalesce(array_agg(id), '{}') from reached
$$;

create function private.finishing_steps(steps jsonb) returns text[]
language sql immutable set search_path = '' as $$
  with recursive places as (
    select step ->> 'id' as id, private.step_successors(steps, (place - 1)::int) as successors
    from jsonb_array_elements(steps) with ordinality as listed (step, place)
  ), finishing as (
    select id from places where 'end' = any (successors)
    union
    select places.id from places join finishing on finishing.id = any (places.successors)
  )
  select coalesce(array_agg(id), '{}') from finishing
$$;

create function private.array_at(content jsonb, key text) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(content -> key) = 'array' then content -> key else '[]' end
$$;

create function private.mission_problems(content jsonb) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  steps jsonb := private.array_at(content, 'steps');
  criteria jsonb := private.array_at(coalesce(content -> 'rubric', '{}'), 'criteria');
  problems text[] := '{}';
  reachable text[];
  finishing text[];
  step jsonb;
begin
  if length(coalesce(private.trimmed(content ->> 'title'), '')) not between 4 and 120 then problems := array_append(problems, 'title'); end if;
  if length(coalesce(private.trimmed(content ->> 'summary'), '')) not between 40 and 600 then problems := array_append(problems, 'summary'); end if;
  if not coalesce(content ->> 'category', '') = any (enum_range(null::public.mission_category)::text[]) then problems := array_append(problems, 'category'); end if;
  if not coalesce(content ->> 'difficulty', '') = any (enum_range(null::public.mission_difficulty)::text[]) then problems := array_append(problems, 'difficulty'); end if;
  if coalesce(content ->> 'language', '') not in ('en', 'fr') then problems := array_append(problems, 'language'); end if;
  -- Longer than two days is work, not a simulation.
  if jsonb_typeof(content -> 'hours') is distinct from 'number' or (content ->> 'hours')::numeric not between 0.5 and 16 then problems := array_append(problems, 'hours'); end if;
  if jsonb_typeof(content -> 'feedbackDays') is distinct from 'number' or (content ->> 'feedbackDays')::numeric not between 1 and 30 or (content ->> 'feedbackDays')::numeric % 1 <> 0 then problems := array_append(problems, 'feedbackDays'); end if;
  if content -> 'isFictional' is distinct from 'true' then problems := array_append(problems, 'isFictional'); end if;
  if jsonb_array_length(private.array_at(content, 'skills')) not between 1 and 8
    or exists (
      select from jsonb_array_elements_text(private.array_at(content, 'skills')) as slug
      where slug not in (select skills.slug from public.skills where merged_into is null)
    )
  then problems := array_append(problems, 'skills'); end if;

  if jsonb_array_length(steps) not between 1 and 40
    or (select count(distinct one ->> 'id') <> count(*) or bool_or(coalesce(one ->> 'id', '') in ('', 'end')) from jsonb_array_elements(steps) as one)
  then
    problems := array_append(problems, 'steps');
  else
    reachable := private.reachable_steps(steps);
    finishing := private.finishing_steps(steps);
    for step in select * from jsonb_array_elements(steps) loop
      if private.step_is_incomplete(step, steps) then problems := problems || ('step:' || (step ->> 'id')); end if;
      if not step ->> 'id' = any (reachable) then problems := problems || ('unreachable:' || (step ->> 'id'));
      elsif not step ->> 'id' = any (finishing) then problems := problems || ('loop:' || (step ->> 'id')); end if;
    end loop;
  end if;
  if not exists (select from jsonb_array_elements(steps) as one where one ->> 'kind' = 'deliverable' and one ->> 'required' = 'true') then problems := array_append(problems, 'deliverable'); end if;

  if jsonb_array_length(criteria) not between 1 and 12 then problems := array_append(problems, 'rubric'); end if;
  if exists (
    select from jsonb_array_elements(criteria) as criterion
    where coalesce(private.trimmed(criterion ->> 'title'), '') = '' or coalesce(criterion ->> 'id', '') = ''
      or jsonb_typeof(criterion -> 'weight') is distinct from 'number' or (criterion ->> 'weight')::numeric <= 0
      or jsonb_array_length(private.array_at(criterion, 'levels')) not between 2 and 6
      or exists (select from jsonb_array_elements(private.array_at(criterion, 'levels')) as level where coalesce(private.trimmed(level ->> 'title'), '') = '')
  ) then problems := array_append(problems, 'criteria'); end if;
  if (
    select sum(case when jsonb_typeof(criterion -> 'weight') = 'number' then (criterion ->> 'weight')::numeric else 0 end) <> 100
    from jsonb_array_elements(criteria) as criterion
  ) then problems := array_append(problems, 'weights'); end if;
  return problems;
end
$$;

create function private.step_is_incomplete(step jsonb, steps jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(private.trimmed(step ->> 'title'), '') = ''
    or (coalesce(step ->> 'next', '') not in ('', 'end') and not step ->> 'next' in (select one ->> 'id' from jsonb_array_elements(steps) as one))
    or case step ->> 'kind'
      when 'brief' then coalesce(private.trimmed(step ->> 'body'), '') = ''
        or jsonb_array_length(private.array_at(step, 'files')) > 10
        or exists (
          select from jsonb_array_elements(private.array_at(step, 'files')) as file
          where coalesce(private.trimmed(file ->> 'name'), '') = '' or coalesce(file ->> 'path', '') = ''
        )
      when 'message' then coalesce(private.trimmed(step ->> 'body'), '') = '' or coalesce(private.trimmed(step ->> 'from'), '') = ''
      when 'decision' then jsonb_array_length(private.array_at(step, 'choices')) not between 2 and 6
        or exists (
          select from jsonb_array_elements(private.array_at(step, 'choices')) as choice
          where coalesce(private.trimmed(choice ->> 'label'), '') = '' or coalesce(choice ->> 'id', '') = ''
            or (coalesce(choice ->> 'next', '') not in ('', 'end') and not choice ->> 'next' in (select one ->> 'id' from jsonb_array_elements(steps) as one))
        )
      when 'quiz' then jsonb_array_length(private.array_at(step, 'questions')) not between 1 and 20
        or exists (
          select from jsonb_array_elements(private.array_at(step, 'questions')) as question
          where coalesce(private.trimmed(question ->> 'text'), '') = '' or coalesce(question ->> 'id', '') = ''
            or jsonb_array_length(private.array_at(question, 'options')) not between 2 and 8
            or jsonb_array_length(private.array_at(question, 'correct')) = 0
            or (coalesce(question ->> 'isMultiple', '') <> 'true' and jsonb_array_length(private.array_at(question, 'correct')) > 1)
            or exists (select from jsonb_array_elements(private.array_at(question, 'options')) as option where coalesce(private.trimmed(option ->> 'label'), '') = '')
            or exists (
              select from jsonb_array_elements_text(private.array_at(question, 'correct')) as answer
              where answer not in (select coalesce(option ->> 'id', '') from jsonb_array_elements(private.array_at(question, 'options')) as option)
            )
        )
      when 'deliverable' then coalesce(step ->> 'accepts', '') not in ('text', 'link', 'file')
      else true
    end
$$;
