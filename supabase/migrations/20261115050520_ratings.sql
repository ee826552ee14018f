-- After a project, client and maker rate each other. Neither sees what the other said, and nobody else does, before both
-- have spoken or two weeks have passed since the first did; then it is too late for the other. No row here can be read,
-- changed or deleted but through these functions.
create function private.are_scores(said jsonb, criteria text[]) returns boolean
language sql immutable set search_path = '' as $$
  select said is null or jsonb_typeof(said) = 'object'
    and (select coalesce(array_agg(key order by key), '{}') from jsonb_object_keys(said) as key)
      = (select array_agg(one order by one) from unnest(criteria) as one)
    and (select bool_and(value in ('1', '2', '3', '4', '5')) from jsonb_each(said) as score (key, value))
$$;
create function private.client_criteria() returns text[] language sql immutable set search_path = '' as $$
  select array['quality', 'communication', 'deadlines', 'value']
$$;
create function private.maker_criteria() returns text[] language sql immutable set search_path = '' as $$
  select array['clarity', 'communication', 'decisions', 'payment']
$$;

create table private.project_ratings (
  project_id uuid primary key references public.projects on delete cascade,
  maker_id uuid not null references public.organizations on delete cascade,
  -- Of the link that opens the form once.
  token_hash bytea unique,
  invited_at timestamptz,
  expires_at timestamptz,
  -- Null where the link was copied.
  mailed_to text,
  client_scores jsonb check (private.are_scores(client_scores, private.client_criteria())),
  client_words text not null default '' check (length(client_words) <= 2000),
  -- The name that the client signs with; it stands on the maker's page.
  client_name text not null default '' check (length(client_name) <= 160),
  client_given_at timestamptz,
  maker_scores jsonb check (private.are_scores(maker_scores, private.maker_criteria())),
  maker_words text not null default '' check (length(maker_words) <= 2000),
  maker_given_at timestamptz,
  answer text not null default '' check (length(answer) <= 2000),
  answered_at timestamptz,
  -- An administrator took it off the maker's page, and out of the average.
  is_hidden boolean not null default false,
  check (num_nonnulls(client_scores, client_given_at) in (0, 2)),
  check (num_nonnulls(maker_scores, maker_given_at) in (0, 2))
);
create index project_ratings_by_maker on private.project_ratings (maker_id, client_given_at desc);

-- Computed whenever somebody reads: no clock has to have run.
create function private.revealed_at(rating private.project_ratings) returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when rating.client_given_at is not null and rating.maker_given_at is not null
      then least(greatest(rating.client_given_at, rating.maker_given_at), least(rating.client_given_at, rating.maker_given_at) + interval '14 days')
    else coalesce(rating.client_given_at, rating.maker_given_at) + interval '14 days'
  end
$$;
create function private.is_revealed(rating private.project_ratings) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.revealed_at(rating) <= now(), false)
$$;

-- What was said once stays said, whoever asks.
create function private.keep_rating() returns trigger language plpgsql set search_path = '' as $$
begin
  if old.client_given_at is not null and
      (new.client_scores, new.client_words, new.client_name, new.client_given_at)
      is distinct from (old.client_scores, old.client_words, old.client_name, old.client_given_at)
    or old.maker_given_at is not null and
      (new.maker_scores, new.maker_words, new.maker_given_at)
      is distinct from (old.maker_scores, old.maker_words, old.maker_given_at)
    or old.answered_at is not null and (new.answer, new.answered_at) is distinct from (old.answer, old.answered_at)
  then
    raise exception 'A rating cannot be changed.' using errcode = '42501';
  end if;
  return new;
end
$$;
create trigger keep_rating before update on private.project_ratings
  for each row execute function private.keep_rating();

-- A project that was rated stays, else a bad rating could be deleted with it.
create function private.keep_rated_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.project_ratings where project_id = old.id and client_given_at is not null) then
    perform private.fail('project_was_rated', 'A project that was rated cannot be deleted.');
  end if;
  return old;
end
$$;
create trigger keep_rated_project before delete on public.projects
  for each row when (pg_trigger_depth() = 0) execute function private.keep_rated_project();

create function private.require_rateable(project_id uuid) returns public.projects
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects := private.require_project(project_id);
begin
  if project.status not in ('review', 'done') then
    perform private.fail('rating_too_early', 'A project is rated once it is in review or done.');
  end if;
  insert into private.project_ratings (project_id, maker_id) values (project.id, project.maker_id)
  on conflict on constraint project_ratings_pkey do nothing;
  perform from private.project_ratings as rating where rating.project_id = project.id for update;
  return project;
end
$$;

-- A link for the client, mailed to a contact or handed back to be copied. A new one ends the one before.
create function public.invite_rating(project_id uuid, contact_id uuid default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects := private.require_rateable(project_id);
  rating private.project_ratings;
  contact public.client_contacts;
  token text := private.new_token();
begin
  select * into rating from private.project_ratings as one where one.project_id = project.id;
  if rating.client_given_at is not null then
    perform private.fail('rating_given', 'The client has rated this project already.');
  end if;
  if private.is_revealed(rating) then
    perform private.fail('rating_closed', 'The time for ratings of this project is over.');
  end if;
  if contact_id is not null then
    select * into contact from public.client_contacts as one
    where one.id = contact_id and one.maker_id = project.maker_id and one.client_id = project.client_id and one.email <> '';
    if contact.id is null then
      perform private.fail('contact_not_found', 'This contact has no address, or is not there any more.');
    end if;
    perform private.count_invitations(project.maker_id, 1);
    perform private.queue_mail(
      contact.email, 'rating_asked',
      jsonb_build_object(
        'company', (select name from public.organizations where id = project.maker_id), 'title', project.title,
        'path', '/rate/' || token
      ),
      (select language from public.profiles where user_id = (select auth.uid()))
    );
  end if;
  update private.project_ratings as one
  set token_hash = private.token_hash(token), invited_at = now(), expires_at = now() + interval '30 days',
    mailed_to = contact.email
  where one.project_id = project.id;
  perform private.note_project(
    project.maker_id, project.id, 'rating_asked', jsonb_strip_nulls(jsonb_build_object('name', contact.name))
  );
  return case when contact.id is null then token end;
end
$$;

-- The mail holds the only copy of the link; once sent, the queue forgets it.
create function private.forget_mailed_link() returns trigger language plpgsql set search_path = '' as $$
begin
  new.data := new.data - 'path';
  return new;
end
$$;
create trigger forget_mailed_link before update of sent_at, given_up_at on private.mails
  for each row when (new.kind = 'rating_asked' and (new.sent_at is not null or new.given_up_at is not null))
  execute function private.forget_mailed_link();

create function private.maker_side(rating private.project_ratings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('scores', rating.maker_scores, 'words', rating.maker_words, 'givenAt', rating.maker_given_at)
  where rating.maker_given_at is not null
$$;
create function private.client_side(rating private.project_ratings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'scores', rating.client_scores, 'words', rating.client_words, 'name', rating.client_name,
    'givenAt', rating.client_given_at
  )
  where rating.client_given_at is not null
$$;

create function private.rating_state(rating private.project_ratings) returns text
language sql stable set search_path = '' as $$
  select case
    when rating.client_given_at is not null then 'used'
    when private.is_revealed(rating) then 'closed'
    when rating.expires_at < now() then 'expired'
    else 'open'
  end
$$;

-- What the link of an invitation leads to.
create function public.rating_page(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  rating private.project_ratings;
begin
  perform private.allow_link_try();
  select one.* into rating from private.project_ratings as one
  join public.organizations as maker on maker.id = one.maker_id and maker.status = 'approved'
  where one.token_hash = private.token_hash(token);
  if rating.project_id is null then
    perform private.note_link_miss();
    return null;
  end if;
  return jsonb_build_object(
    'state', private.rating_state(rating),
    'maker', (select name from public.organizations where id = rating.maker_id),
    'project', (select title from public.projects where id = rating.project_id),
    'client', (
      select client.name from public.projects as project
      join public.clients as client on client.id = project.client_id where project.id = rating.project_id
    ),
    'expiresAt', rating.expires_at, 'givenAt', rating.client_given_at,
    'revealsAt', case when rating.client_given_at is not null then private.revealed_at(rating) end,
    'theirs', case when rating.client_given_at is not null and private.is_revealed(rating) then private.maker_side(rating) end
  );
end
$$;

create function private.tell_maker(maker uuid, kind text, data jsonb, link text) returns void
language sql security definer set search_path = '' as $$
  select private.notify(user_id, kind, data, link) from public.organization_members
  where organization_id = maker and member_role = 'owner'
$$;

create function public.give_rating(token text, scores jsonb, words text, signed_by text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rating private.project_ratings;
  signature text := btrim(coalesce(signed_by, ''));
begin
  perform private.allow_link_try();
  -- Of two presses at the same moment, the second waits here and is refused.
  select * into rating from private.project_ratings as one where one.token_hash = private.token_hash(token) for update;
  if rating.project_id is null then
    perform private.fail('rating_link_invalid', 'This link does not work.');
  end if;
  if exists (
    select from public.organization_members
    where organization_id = rating.maker_id and user_id = (select auth.uid())
  ) then
    perform private.fail('own_rating', 'Nobody rates himself. Send this link to your client.');
  end if;
  case private.rating_state(rating)
    when 'used' then perform private.fail('rating_link_used', 'This link was used already.');
    when 'expired' then perform private.fail('rating_link_expired', 'This link has expired.');
    when 'closed' then perform private.fail('rating_closed', 'The time for ratings of this project is over.');
    else null;
  end case;
  if scores is null or not private.are_scores(scores, private.client_criteria())
    or length(coalesce(words, '')) > 2000 or length(signature) not between 1 and 160 then
    perform private.fail('rating_incomplete', 'Give each point one to five, and your name.');
  end if;
  update private.project_ratings as one
  set client_scores = scores, client_words = btrim(coalesce(words, '')), client_name = signature, client_given_at = now()
  where one.project_id = rating.project_id;
  perform private.note_project(rating.maker_id, rating.project_id, 'rating_given', jsonb_build_object('name', signature));
  perform private.tell_maker(
    rating.maker_id, 'rating_given',
    jsonb_build_object('name', signature, 'title', (select title from public.projects where id = rating.project_id)),
    '/projects/' || rating.project_id
  );
end
$$;

create function public.rate_client(project_id uuid, scores jsonb, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects := private.require_rateable(project_id);
  rating private.project_ratings;
begin
  select * into rating from private.project_ratings as one where one.project_id = project.id;
  if rating.maker_given_at is not null then
    perform private.fail('rating_given', 'This was rated already.');
  end if;
  if private.is_revealed(rating) then
    perform private.fail('rating_closed', 'The time for ratings of this project is over.');
  end if;
  if scores is null or not private.are_scores(scores, private.maker_criteria()) or length(coalesce(words, '')) > 2000 then
    perform private.fail('rating_incomplete', 'Give each point one to five.');
  end if;
  update private.project_ratings as one
  set maker_scores = scores, maker_words = btrim(coalesce(words, '')), maker_given_at = now()
  where one.project_id = project.id;
  perform private.note_project(project.maker_id, project.id, 'client_rated');
end
$$;

-- A rating of an own project that the maker may see.
create function private.require_shown_rating(project_id uuid) returns private.project_ratings
language plpgsql security definer set search_path = '' as $$
declare
  project public.projects := private.require_project(project_id);
  rating private.project_ratings;
begin
  select * into rating from private.project_ratings as one where one.project_id = project.id for update;
  if rating.client_given_at is null or not private.is_revealed(rating) then
    perform private.fail('rating_not_shown', 'There is no rating to be seen yet.');
  end if;
  return rating;
end
$$;

create function public.answer_rating(project_id uuid, answer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rating private.project_ratings := private.require_shown_rating(project_id);
  said text := btrim(coalesce(answer, ''));
begin
  if rating.answered_at is not null then
    perform private.fail('rating_answered', 'A rating is answered once.');
  end if;
  if length(said) not between 1 and 2000 then
    perform private.fail('answer_length', 'An answer has between 1 and 2,000 characters.');
  end if;
  update private.project_ratings as one set answer = said, answered_at = now() where one.project_id = rating.project_id;
end
$$;

-- What somebody has reported; moderation knows.
create function private.has_reported(person uuid, reported uuid) returns boolean
language sql stable security definer set search_path = '' as $$ select false $$;

-- The maker's own view: the client's side only when it is shown.
create function private.rating_for_maker(project uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'invitedAt', rating.invited_at, 'expiresAt', rating.expires_at, 'mailedTo', rating.mailed_to,
    'state', private.rating_state(rating),
    'clientGivenAt', rating.client_given_at, 'isRevealed', private.is_revealed(rating),
    'revealsAt', private.revealed_at(rating),
    'mine', private.maker_side(rating),
    'theirs', case when private.is_revealed(rating) then private.client_side(rating) end,
    'answer', nullif(rating.answer, ''), 'answeredAt', rating.answered_at,
    'isReported', private.has_reported((select auth.uid()), rating.project_id), 'isHidden', rating.is_hidden
  )
  from private.project_ratings as rating where rating.project_id = project
$$;

create or replace function private.maker_rating(maker uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with shown as (
    select score.key, score.value::int as value, rating.project_id
    from private.project_ratings as rating
    cross join jsonb_each_text(rating.client_scores) as score (key, value)
    where rating.maker_id = maker and rating.client_given_at is not null and not rating.is_hidden
      and private.is_revealed(rating)
  ), criteria as (
    select key, round(avg(value), 1) as average from shown group by key
  )
  select jsonb_build_object(
    'average', (select round(avg(value), 1) from shown),
    'count', (select count(distinct project_id) from shown),
    'criteria', (select jsonb_object_agg(key, average) from criteria)
  )
  where exists (select from shown)
$$;

create or replace function private.maker_published_ratings(maker uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', rating.client_name, 'scores', rating.client_scores, 'words', rating.client_words,
    'givenAt', rating.client_given_at, 'answer', nullif(rating.answer, ''), 'answeredAt', rating.answered_at,
    'average', (select round(avg(value::int), 1) from jsonb_each_text(rating.client_scores) as score (key, value))
  ) order by rating.client_given_at desc), '[]')
  from (
    select * from private.project_ratings as one
    where one.maker_id = maker and one.client_given_at is not null and not one.is_hidden and private.is_revealed(one)
    order by one.client_given_at desc limit 50
  ) as rating
$$;
grant execute on function public.invite_rating, public.rate_client, public.answer_rating
to authenticated;
grant execute on function public.rating_page, public.give_rating to anon, authenticated;
