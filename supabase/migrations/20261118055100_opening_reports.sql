-- People report openings; an administrator who closes one hides it from everyone, until an appeal reverses it.

-- # What can be reported

do $$
begin
  execute private.changed(
    pg_get_functiondef('private.reportable'::regproc), $old$    when 'organization' then$old$,
    $new$    when 'opening' then
      return query select null::uuid, opening.organization_id, null::uuid from public.openings as opening
        where opening.id = wanted and opening.status in ('open', 'paused', 'filled', 'closed')
          and private.can_see_opening(opening, viewer);
    when 'organization' then$new$
  );
  -- As published, never as it is being written.
  execute private.changed(
    pg_get_functiondef('private.subject_facts'::regproc), $old$    when 'organization' then ($old$,
    $new$    when 'opening' then (
      select jsonb_build_object(
        'title', shown.content ->> 'title', 'at', shown.published_at,
        'link', case when opening.status in ('open', 'paused', 'filled', 'closed') and not private.is_hidden('opening', opening.id)
          then '/openings/' || opening.slug end,
        'parts', private.said_part('about', shown.content ->> 'description')
          || private.said_part('translation', concat_ws(
            E'\n\n', shown.content -> 'translation' ->> 'title', shown.content -> 'translation' ->> 'description'
          ))
          || private.said_part(
            case shown.content -> 'pay' ->> 'period' when 'hour' then 'payHour' when 'month' then 'payMonth' else 'payYear' end,
            (shown.content -> 'pay' ->> 'min') || ' – ' || (shown.content -> 'pay' ->> 'max') || ' '
              || (shown.content -> 'pay' ->> 'currency')
          )
          || private.said_part('place', shown.content -> 'town' ->> 'nameFr')
          || private.said_part('questions', (
            select string_agg(asked ->> 'text', E'\n') from jsonb_array_elements(private.array_at(shown.content, 'questions')) as asked
          ))
      )
      from public.openings as opening
      join public.opening_versions as shown on shown.opening_id = opening.id and shown.version = opening.version
      where opening.id = wanted
    )
    when 'organization' then ($new$
  );
  execute private.changed(
    pg_get_functiondef('public.report_content'::regproc), $old$(reason = 'real_work' and kind <> 'mission')$old$,
    $new$(reason = 'real_work' and kind <> 'mission')
    or (reason in ('scam', 'not_a_job', 'asks_for_money', 'free_work') and kind <> 'opening')$new$
  );
end
$$;

create function private.is_hidden(kind public.report_subject, wanted uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.hidden_content as hidden where hidden.kind = is_hidden.kind and hidden.subject_id = wanted
  )
$$;

-- # Closing and reopening

do $$
begin
  execute private.changed(
    pg_get_functiondef('private.hide_content'::regproc), $old$    when 'event' then$old$,
    $new$    when 'opening' then
      select jsonb_build_object('status', status, 'closed_at', closed_at) into undo
      from public.openings where id = one.subject_id for update;
      update public.openings set status = 'closed', closed_at = now()
      where id = one.subject_id and status in ('open', 'paused');
    when 'event' then$new$
  );
  execute private.changed(
    pg_get_functiondef('private.show_content'::regproc), $old$    when 'event' then$old$,
    $new$    when 'opening' then
      update public.openings set status = undo ->> 'status', closed_at = (undo ->> 'closed_at')::timestamptz
      where id = one.subject_id and status = 'closed' and undo ->> 'status' in ('open', 'paused');
    when 'event' then$new$
  );
end
$$;

-- Its team can't open it again, nor publish another version.
create trigger refuse_hidden before update of status, resubmitted_at on public.openings
  for each row when (new.status in ('open', 'paused', 'in_review') or new.resubmitted_at > old.resubmitted_at
    or new.resubmitted_at is not null and old.resubmitted_at is null)
  execute function private.refuse_hidden('opening', 'id');

create or replace function private.can_see_opening(opening public.openings, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_page(opening.organization_id) and opening.version > 0 and opening.slug is not null
    and not private.is_hidden('opening', opening.id) and (
      private.may_apply_to(opening, person)
      or person is not null and opening.id in (select private.openings_shared_with_staff(person))
    )
$$;

-- # Who is notified and can appeal

-- The person, or the owners of the organization; for an opening, its team too.
create or replace function private.concerned_by(one private.moderation_cases) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select one.person_id where one.person_id is not null
  union select owner from private.owners_of(one.organization_id) as owner where one.person_id is null
  union select team.user_id from public.opening_team as team
  join public.organization_members as member on member.user_id = team.user_id and member.organization_id = one.organization_id
  where one.kind = 'opening' and team.opening_id = one.subject_id
$$;

do $$
begin
  execute private.changed(
    pg_get_functiondef('public.my_decisions'::regproc), $old$        one.person_id = me or$old$,
    $new$        one.person_id = me or one.kind = 'opening' and me in (select private.concerned_by(one)) or$new$
  );
  execute private.changed(
    pg_get_functiondef('public.opening_list'::regproc), $old$'closedAt', opening.closed_at,$old$,
    $new$'closedAt', opening.closed_at, 'isRemoved', private.is_hidden('opening', opening.id),$new$
  );
end
$$;

insert into private.moderation_templates (name, language, words) values
  ('remove_content:opening', 'en', 'We have closed the opening “{title}”, because it goes against the rules of the platform: an opening describes a real, paid job, and never asks applicants for money or free work.'),
  ('remove_content:opening', 'fr', 'Nous avons clôturé l’offre « {title} », contraire aux règles de la plateforme : une offre décrit un emploi réel et payé, et ne demande aux candidats ni argent ni travail gratuit.');
