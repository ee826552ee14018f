-- A maker could open a copied link and rate their own work. A rating now counts only where the link went by email to
-- somebody else; any other is shown as not confirmed, outside of the average and its count.

-- Whether an address speaks for somebody other than the maker: at a domain that is neither the maker's nor anyone's, or
-- the confirmed address of an account of somebody else that was there before the invitation.
create function private.speaks_for_client(maker uuid, address text, invited_at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  with theirs as (
    select lower(users.email) as email from public.organization_members as member
    join auth.users on users.id = member.user_id where member.organization_id = maker
  )
  select case
    when address is null or lower(address) in (select email from theirs) then false
    when private.is_personal_mail(address) then exists (
      select from auth.users
      where lower(users.email) = lower(address) and users.email_confirmed_at is not null
        and users.created_at < speaks_for_client.invited_at
    )
    else lower(split_part(address, '@', 2)) not in (select split_part(email, '@', 2) from theirs)
      and not coalesce(private.email_matches_website(
        address, (select organization.website from public.organizations as organization where organization.id = maker)
      ), false)
  end
$$;

alter table private.project_ratings add column is_confirmed boolean not null default false;
update private.project_ratings as rating
set is_confirmed = private.speaks_for_client(rating.maker_id, rating.mailed_to, rating.invited_at)
where rating.client_given_at is not null;

-- What was said once stays said, whoever asks.
create or replace function private.keep_rating() returns trigger language plpgsql set search_path = '' as $$
begin
  if old.client_given_at is not null and
      (new.client_scores, new.client_words, new.client_name, new.client_given_at, new.is_confirmed)
      is distinct from (old.client_scores, old.client_words, old.client_name, old.client_given_at, old.is_confirmed)
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

create or replace function private.client_side(rating private.project_ratings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'scores', rating.client_scores, 'words', rating.client_words, 'name', rating.client_name,
    'givenAt', rating.client_given_at, 'isConfirmed', rating.is_confirmed
  )
  where rating.client_given_at is not null
$$;

-- Whether the rating counts, or will once it is given by the present link.
create function private.rating_counts(rating private.project_ratings) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when rating.client_given_at is not null then rating.is_confirmed
    else private.speaks_for_client(rating.maker_id, rating.mailed_to, rating.invited_at) end
$$;

create or replace function public.rating_page(token text) returns jsonb
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
    'counts', private.rating_counts(rating),
    'expiresAt', rating.expires_at, 'givenAt', rating.client_given_at,
    'revealsAt', case when rating.client_given_at is not null then private.revealed_at(rating) end,
    'theirs', case when rating.client_given_at is not null and private.is_revealed(rating) then private.maker_side(rating) end
  );
end
$$;

create or replace function public.give_rating(token text, scores jsonb, words text, signed_by text) returns void
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
    perform private.fail('own_rating', 'You cannot rate your own work. Send this link to your client.');
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
  set client_scores = scores, client_words = btrim(coalesce(words, '')), client_name = signature, client_given_at = now(),
    is_confirmed = private.rating_counts(one)
  where one.project_id = rating.project_id;
  perform private.note_project(rating.maker_id, rating.project_id, 'rating_given', jsonb_build_object('name', signature));
  perform private.tell_maker(
    rating.maker_id, 'rating_given',
    jsonb_build_object('name', signature, 'title', (select title from public.projects where id = rating.project_id)),
    '/projects/' || rating.project_id
  );
end
$$;

-- The maker's own view: the client's side only when it is shown.
create or replace function private.rating_for_maker(project uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'invitedAt', rating.invited_at, 'expiresAt', rating.expires_at, 'mailedTo', rating.mailed_to,
    'state', private.rating_state(rating), 'counts', private.rating_counts(rating),
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
    where rating.maker_id = maker and rating.is_confirmed and rating.client_given_at is not null and not rating.is_hidden
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
    'isConfirmed', rating.is_confirmed,
    'average', (select round(avg(value::int), 1) from jsonb_each_text(rating.client_scores) as score (key, value))
  ) order by rating.is_confirmed desc, rating.client_given_at desc), '[]')
  from (
    select * from private.project_ratings as one
    where one.maker_id = maker and one.client_given_at is not null and not one.is_hidden and private.is_revealed(one)
    order by one.is_confirmed desc, one.client_given_at desc limit 50
  ) as rating
$$;
