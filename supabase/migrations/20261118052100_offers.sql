-- Offers to applicants: what is offered never changes, one is open at a time, and no more than the opening has places.
-- The candidate accepts or declines; accepting hires, and records the placement.

-- # Tables

-- Why candidates decline.
create function private.decline_reasons() returns text[] language sql immutable set search_path = '' as $$
  select array['other_job', 'pay', 'terms', 'place', 'dates', 'personal']
$$;

create table public.opening_offers (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.opening_applications on delete cascade,
  sent_by uuid references auth.users on delete set null,
  contract text not null check (
    contract in ('permanent', 'fixed_term', 'apprenticeship', 'internship', 'temporary', 'freelance', 'civic_service')
  ),
  title text not null check (length(title) between 1 and 120),
  starts_on date not null check (starts_on between '2000-01-01' and '2200-01-01'),
  ends_on date check (ends_on > starts_on and ends_on < '2200-01-01'),
  hours_per_week numeric(4, 1) not null check (hours_per_week between 1 and 60),
  remote public.remote_wish not null check (remote <> 'any'),
  place text not null default '' check (length(place) <= 160),
  -- Null once the application is withdrawn or anonymized.
  pay_amount numeric(10, 2) check (pay_amount >= 0),
  pay_currency text not null check (pay_currency ~ '^[A-Z]{3}$'),
  pay_period text not null check (pay_period in ('hour', 'month', 'year')),
  terms text not null default '' check (length(terms) <= 4000),
  -- The last day to answer.
  expires_on date not null,
  sent_at timestamptz not null default now(),
  reminded_at timestamptz,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'replaced')),
  ended_at timestamptz,
  decline_reason text check (decline_reason = any (private.decline_reasons())),
  withdrawal_reason text check (length(withdrawal_reason) <= 1000),
  constraint ended_or_open check ((state = 'open') = (ended_at is null)),
  constraint open_has_pay check (state <> 'open' or pay_amount is not null)
);

-- # Indexes

create index opening_offers_by_application on public.opening_offers (application_id, sent_at desc);
create unique index opening_offers_open on public.opening_offers (application_id) where state = 'open';
create unique index opening_offers_accepted on public.opening_offers (application_id) where state = 'accepted';
create index opening_offers_by_author on public.opening_offers (sent_by);
create index opening_offers_to_expire on public.opening_offers (expires_on) where state = 'open';

-- # Settings, kinds and registers

insert into private.notification_kinds (kind, topic) values
  ('opening_offered', 'feedback'), ('opening_offer_reminder', 'feedback'), ('opening_offer_withdrawn', 'feedback'),
  ('opening_offer_expired', 'feedback'), ('opening_offer_accepted', 'reviews'), ('opening_offer_declined', 'reviews'),
  ('opening_offer_unanswered', 'reviews');

-- # Private helpers

-- How many places of an opening are offered now. Not stable: after waiting for a lock, it counts what is there then.
create function private.offered_places(opening_id uuid, besides uuid default null) returns int
language sql security definer set search_path = '' as $$
  select count(*)::int from public.opening_offers as offer
  join public.opening_applications as sent on sent.id = offer.application_id
  where sent.opening_id = offered_places.opening_id and offer.state = 'open' and sent.id is distinct from besides
$$;

create function private.has_end(contract text) returns boolean language sql immutable set search_path = '' as $$
  select contract in ('fixed_term', 'apprenticeship', 'internship', 'temporary', 'civic_service')
$$;

-- Months from one day through another; a month that has started counts as a whole one.
create function private.months_through(starts_on date, ends_on date) returns int
language sql immutable set search_path = '' as $$
  select (extract(year from length) * 12 + extract(month from length) + case when extract(day from length) > 0 then 1 else 0 end)::int
  from (select age(ends_on + 1, starts_on)) as between_days (length)
$$;

create function private.version_read(sent public.opening_applications) returns jsonb
language sql stable security definer set search_path = '' as $$
  select read.content from public.opening_versions as read where read.opening_id = sent.opening_id and read.version = sent.version
$$;

create function private.notify_about_offer(
  sent public.opening_applications, recipient uuid, kind text, link text, more jsonb default '{}'
) returns void
language sql security definer set search_path = '' as $$
  select private.notify(recipient, kind, jsonb_build_object(
    'opening', private.opening_title(sent.opening_id, sent.version), 'company', private.organization_name(opening.organization_id)
  ) || more, link)
  from public.openings as opening where opening.id = sent.opening_id
$$;

create function private.notify_candidate_of_offer(sent public.opening_applications, kind text, more jsonb default '{}')
returns void
language sql security definer set search_path = '' as $$
  select private.notify_about_offer(sent, sent.user_id, kind, '/opportunities/applications/' || sent.id, more)
  where sent.user_id is not null
$$;

create function private.notify_team_of_offer(sent public.opening_applications, kind text) returns void
language sql security definer set search_path = '' as $$
  select private.notify_about_offer(
    sent, lead, kind, '/openings/' || sent.opening_id || '/applications/' || sent.id
  )
  from public.openings as opening, private.opening_leads(opening) as lead
  where opening.id = sent.opening_id and not exists (
    select from public.opening_application_conflicts as declared
    where declared.application_id = sent.id and declared.user_id = lead
  )
$$;

-- The team owes an answer again.
create function private.owe_answer(sent public.opening_applications) returns void
language sql security definer set search_path = '' as $$
  update public.opening_applications as kept set
    answer_due_at = private.promised_until(kept.opening_id, kept.version, kept.stage_id), reminded_at = null, late_at = null
  where kept.id = sent.id and kept.outcome is null and kept.withdrawn_at is null
$$;

-- Everything an offer says stays as it was sent; pay and words can only be cleared.
create function private.keep_offer() returns trigger language plpgsql set search_path = '' as $$
begin
  if to_jsonb(new) - array['state', 'ended_at', 'reminded_at', 'sent_by', 'decline_reason', 'withdrawal_reason', 'pay_amount', 'terms', 'place']
      <> to_jsonb(old) - array['state', 'ended_at', 'reminded_at', 'sent_by', 'decline_reason', 'withdrawal_reason', 'pay_amount', 'terms', 'place']
    or (new.pay_amount, new.terms, new.place) is distinct from (old.pay_amount, old.terms, old.place)
      and (new.pay_amount is not null or new.terms <> '' or new.place <> '')
    or new.sent_by is not null and new.sent_by is distinct from old.sent_by
    or old.state <> 'open' and new.state <> old.state then
    raise exception 'Offers don''t change.' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger opening_offers_stay before update on public.opening_offers
  for each row execute function private.keep_offer();

-- When the application's content is deleted, only the fact that there were offers is kept. Open ones become declined.
create function private.clear_offers(application_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.opening_offers as offer set state = 'declined', ended_at = now()
  where offer.application_id = clear_offers.application_id and offer.state = 'open';
  if found then
    perform private.notify_team_of_offer(sent, 'opening_offer_declined') from public.opening_applications as sent
    where sent.id = clear_offers.application_id;
  end if;
  update public.opening_offers as offer set
    pay_amount = null, terms = '', place = '', decline_reason = null, withdrawal_reason = null
  where offer.application_id = clear_offers.application_id;
end
$$;

-- An application with an open offer stays where it is, and one with an accepted offer stays hired.
create function private.hold_offered_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  goal text := (select kind from public.opening_stages where id = new.stage_id);
begin
  if goal <> 'offer' and exists (
    select from public.opening_offers as offer where offer.application_id = new.id and offer.state = 'open'
  ) then
    perform private.raise_app_error('offer_open', 'An offer is open. Withdraw it first.');
  end if;
  if goal <> 'hired' and exists (
    select from public.opening_offers as offer where offer.application_id = new.id and offer.state = 'accepted'
  ) then
    perform private.raise_app_error('offer_accepted', 'This person accepted an offer: the decision stays.');
  end if;
  return new;
end
$$;

create trigger opening_applications_offered before update of stage_id on public.opening_applications
  for each row when (old.stage_id <> new.stage_id) execute function private.hold_offered_application();

-- Someone who is hired has one placement: by the accepted offer, or by what the opening says.
create function private.follow_placement() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  opening public.openings;
  content jsonb := private.version_read(new);
  offer public.opening_offers;
  starts date;
begin
  if new.user_id is null then
    update public.placements set user_id = null, shared_with_school = false where application_id = new.id;
    return null;
  end if;
  if new.outcome is distinct from 'hired' or new.withdrawn_at is not null then
    delete from public.placements where application_id = new.id;
    return null;
  end if;
  select * into opening from public.openings where id = new.opening_id;
  select * into offer from public.opening_offers as kept where kept.application_id = new.id and kept.state = 'accepted';
  starts := coalesce(offer.starts_on, (content ->> 'startOn')::date);
  insert into public.placements (
    application_id, opening_id, organization_id, user_id, contract, title, starts_on, ends_on
  )
  select new.id, opening.id, opening.organization_id, new.user_id, kept.contract, coalesce(offer.title, content ->> 'title'), starts,
    case when offer.id is not null then offer.ends_on
      else (starts + make_interval(months => (content ->> 'durationMonths')::int) - interval '1 day')::date end
  from (select coalesce(offer.contract, content -> 'contracts' ->> 0)) as kept (contract)
  where kept.contract is not null
  on conflict (application_id) do nothing;
  return null;
end
$$;

create trigger opening_applications_placed after update of outcome, withdrawn_at, user_id on public.opening_applications
  for each row when (
    (old.outcome, old.withdrawn_at, old.user_id) is distinct from (new.outcome, new.withdrawn_at, new.user_id)
  ) execute function private.follow_placement();

create trigger opening_applications_placed_at_first after insert on public.opening_applications
  for each row when (new.outcome = 'hired') execute function private.follow_placement();

do $$
begin
  -- A place that is offered to someone isn't given to someone else, and offers announce themselves.
  execute private.changed(private.changed(
    pg_get_functiondef('private.settle_application'::regproc),
    $old$  if goal.kind = 'hired' and not was_hired and opening.places_filled >= opening.places then$old$,
    $new$  if goal.kind = 'hired' and not was_hired and opening.places_filled < opening.places
    and opening.places_filled + private.offered_places(opening.id, sent.id) >= opening.places then
    perform private.raise_app_error('places_offered', 'Every place that is left is offered to someone. Withdraw an offer first.');
  end if;
  if goal.kind = 'hired' and not was_hired and opening.places_filled >= opening.places then$new$
  ), $old$    '/opportunities/applications/' || moved.id
  );$old$, $new$    '/opportunities/applications/' || moved.id
  ) where not exists (
    select from public.opening_offers as offer where offer.application_id = moved.id and offer.state in ('open', 'accepted')
  );$new$);
  -- Nor are places taken away that are offered.
  execute private.changed(
    pg_get_functiondef('public.save_opening'::regproc), 'greatest(said.places, kept.places_filled)',
    'greatest(said.places, kept.places_filled + private.offered_places(kept.id))'
  );
  execute private.changed(
    pg_get_functiondef('private.empty_application'::regproc), '  delete from public.opening_application_comments',
    $new$  perform private.clear_offers(application_id);
  delete from public.opening_application_comments$new$
  );
  -- Answering several at once skips those that wait for the candidate.
  execute private.changed(
    pg_get_functiondef('public.answer_applications'::regproc), 'or not private.can_be_read(sent)',
    $new$or not private.can_be_read(sent) or exists (
        select from public.opening_offers as offer where offer.application_id = sent.id and offer.state = 'open'
      )$new$
  );
  -- The pipeline marks open offers.
  execute private.changed(
    pg_get_functiondef('public.opening_pipeline'::regproc), $old$'comments', written.number,$old$,
    $new$'comments', written.number,
        'offerUntil', (
          select offer.expires_on from public.opening_offers as offer where offer.application_id = sent.id and offer.state = 'open'
        ),$new$
  );
end
$$;

-- People agree to share with the schools they have that day. When a school is added, they are asked again.
create function private.ask_again_for_placements() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_consent(placement.user_id, 'placement_sharing', placement.title, false)
  from public.placements as placement where placement.user_id = new.user_id and placement.shared_with_school;
  update public.placements set shared_with_school = false where user_id = new.user_id and shared_with_school;
  return null;
end
$$;

create trigger students_placements after update of user_id on public.students
  for each row when (new.user_id is not null and new.user_id is distinct from old.user_id)
  execute function private.ask_again_for_placements();

-- The offer that a form describes, checked and not stored: {"title", "startsOn", "endsOn", "hoursPerWeek", "remote", "place",
-- "amount", "period", "terms", "expiresOn"}. The contract is the opening's.
create function private.offer_from(sent public.opening_applications, form jsonb) returns public.opening_offers
language plpgsql stable security definer set search_path = '' as $$
declare
  content jsonb := private.version_read(sent);
  today date := private.today();
  made public.opening_offers;
  hourly numeric;
  published_hours numeric := (content ->> 'hoursPerWeek')::numeric;
  least_hourly numeric;
begin
  begin
    made.title := private.trimmed(coalesce(form ->> 'title', ''));
    made.starts_on := (form ->> 'startsOn')::date;
    made.ends_on := nullif(form ->> 'endsOn', '')::date;
    made.hours_per_week := (form ->> 'hoursPerWeek')::numeric(4, 1);
    made.remote := (form ->> 'remote')::public.remote_wish;
    made.place := private.trimmed(coalesce(form ->> 'place', ''));
    made.pay_amount := (form ->> 'amount')::numeric(10, 2);
    made.pay_period := form ->> 'period';
    made.terms := private.trimmed(coalesce(form ->> 'terms', ''));
    made.expires_on := (form ->> 'expiresOn')::date;
  exception when data_exception then
    perform private.raise_app_error('offer_incomplete', 'Fill in every required field.');
  end;
  made.contract := content -> 'contracts' ->> 0;
  made.pay_currency := coalesce(content -> 'pay' ->> 'currency', 'EUR');
  if made.contract is null or length(made.title) not between 1 and 120 or length(made.place) > 160 or length(made.terms) > 4000
    or made.starts_on is null or made.remote is null or made.remote = 'any' or made.remote <> 'remote' and made.place = ''
    or coalesce(made.hours_per_week, 0) not between 1 and 60 or coalesce(made.pay_amount, -1) < 0 or made.pay_amount = 'NaN'
    or coalesce(made.pay_period, '') not in ('hour', 'month', 'year') or made.expires_on is null then
    perform private.raise_app_error('offer_incomplete', 'Fill in every required field.');
  end if;
  if made.starts_on not between today and today + 730 or made.ends_on <= made.starts_on or made.ends_on > made.starts_on + 3653
    or private.has_end(made.contract) and made.ends_on is null or made.contract = 'permanent' and made.ends_on is not null then
    perform private.raise_app_error('offer_dates', 'Start today or later, and end after the start.');
  end if;
  if made.expires_on not between today + 3 and today + 60 then
    perform private.raise_app_error('offer_expiry', 'Give 3 to 60 days to answer.');
  end if;
  hourly := private.hourly_pay(made.pay_amount, made.pay_period, made.hours_per_week);
  least_hourly := case when made.pay_currency = 'EUR' then private.legal_minimum(
    made.contract, coalesce(content -> 'town' ->> 'country', 'FR'), made.starts_on,
    coalesce(private.months_through(made.starts_on, made.ends_on), (content ->> 'durationMonths')::int)
  ) end;
  if hourly < round(least_hourly, 2) - 0.005 then
    perform private.raise_app_error('offer_below_minimum', 'This is less than the legal minimum.');
  end if;
  -- Where the opening says only "full-time", longer weeks are full-time too.
  if private.hourly_pay(made.pay_amount, made.pay_period, case
      when published_hours is null and content ->> 'workingTime' = 'full' and made.hours_per_week > 35 then 35
      else made.hours_per_week end
    ) < private.hourly_pay((content -> 'pay' ->> 'min')::numeric, content -> 'pay' ->> 'period', published_hours) - 0.0001 then
    perform private.raise_app_error('offer_below_range', 'This is less than the pay range that the candidate applied to.');
  end if;
  return made;
end
$$;

create function private.offer_document(offer public.opening_offers) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', offer.id, 'contract', offer.contract, 'title', offer.title, 'startsOn', offer.starts_on, 'endsOn', offer.ends_on,
    'hoursPerWeek', offer.hours_per_week, 'remote', offer.remote, 'place', offer.place,
    'amount', offer.pay_amount, 'currency', offer.pay_currency, 'period', offer.pay_period, 'terms', offer.terms,
    'expiresOn', offer.expires_on, 'sentAt', offer.sent_at, 'endedAt', offer.ended_at,
    'state', case when offer.state = 'open' and offer.expires_on < private.today() then 'expired' else offer.state end,
    'declineReason', offer.decline_reason, 'withdrawalReason', offer.withdrawal_reason
  )
$$;

create function private.offers_of(application_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.offer_document(offer) order by offer.sent_at desc, offer.id), '[]')
  from public.opening_offers as offer where offer.application_id = offers_of.application_id
$$;

-- The schools whose roster a person is on, by their own choice.
create function private.linked_schools(person uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(
    select school.name from public.students as student
    join public.organizations as school on school.id = student.organization_id and school.status = 'approved'
    where student.user_id = person and student.linked_at is not null and student.status <> 'left' order by school.name
  )
$$;

-- The open offer, with its application locked first: two answers wait for each other there.
create function private.require_open_offer(offer_id uuid, sent public.opening_applications) returns public.opening_offers
language plpgsql security definer set search_path = '' as $$
declare
  offer public.opening_offers;
begin
  select * into offer from public.opening_offers as kept
  where kept.id = offer_id and kept.application_id = sent.id and kept.state = 'open' for update;
  if offer.id is null or offer.expires_on < private.today() or sent.withdrawn_at is not null then
    perform private.raise_app_error('offer_ended', 'This offer is no longer open.');
  end if;
  return offer;
end
$$;

create function private.application_of_offer(offer_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select application_id from public.opening_offers where id = offer_id
$$;

-- Reminds candidates two days before the last day, and ends offers after it.
create function private.expire_offers(today date default private.today()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  sent public.opening_applications;
  offer public.opening_offers;
  number int := 0;
begin
  for due in
    select kept.id, kept.application_id from public.opening_offers as kept
    where kept.state = 'open' and (kept.expires_on < today or kept.expires_on <= today + 2 and kept.reminded_at is null)
    order by kept.expires_on, kept.id
  loop
    select * into sent from public.opening_applications where id = due.application_id for update;
    select * into offer from public.opening_offers as kept where kept.id = due.id and kept.state = 'open' for update;
    continue when offer.id is null;
    number := number + 1;
    if offer.expires_on < today then
      update public.opening_offers set state = 'expired', ended_at = now() where id = offer.id;
      perform private.owe_answer(sent);
      perform private.notify_candidate_of_offer(sent, 'opening_offer_expired');
      perform private.notify_team_of_offer(sent, 'opening_offer_unanswered');
    else
      update public.opening_offers set reminded_at = now() where id = offer.id;
      perform private.notify_candidate_of_offer(
        sent, 'opening_offer_reminder', jsonb_build_object('date', offer.expires_on)
      );
    end if;
  end loop;
  return number;
end
$$;

-- # Functions for the opening's team

-- The offers of an application, and what a new one starts from.
create function public.application_offers(application_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_received(application_id);
  opening public.openings;
  content jsonb := private.version_read(sent);
begin
  select * into opening from public.openings where id = sent.opening_id;
  return jsonb_build_object(
    'offers', private.offers_of(sent.id),
    'mayOffer', sent.revealed_at is not null and sent.outcome is null and exists (
      select from public.opening_team as team
      where team.opening_id = sent.opening_id and team.user_id = (select auth.uid()) and team.is_lead
    ),
    'isFull', opening.places_filled + private.offered_places(opening.id, sent.id) >= opening.places,
    'placement', (
      select jsonb_build_object(
        'contract', placement.contract, 'title', placement.title, 'startsOn', placement.starts_on, 'endsOn', placement.ends_on
      ) from public.placements as placement where placement.application_id = sent.id
    ),
    'draft', jsonb_build_object(
      'contract', content -> 'contracts' ->> 0, 'hasEnd', private.has_end(content -> 'contracts' ->> 0),
      'title', content ->> 'title', 'startsOn', content ->> 'startOn', 'durationMonths', (content ->> 'durationMonths')::int,
      'hoursPerWeek', (content ->> 'hoursPerWeek')::numeric, 'remote', content ->> 'remote',
      'town', case when content -> 'town' <> 'null' then content -> 'town' end, 'pay', content -> 'pay'
    )
  );
end
$$;

-- Sends an offer, or one that replaces the open one. Moves the application to its offer stage; until the candidate answers,
-- no answer is due.
create function public.send_offer(application_id uuid, offer jsonb, replaces uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_received(application_id, true);
  opening public.openings;
  goal public.opening_stages;
  made public.opening_offers;
begin
  if sent.revealed_at is null then
    perform private.raise_app_error('offer_blind', 'Move this application to the shortlist first.');
  elsif sent.outcome is not null then
    perform private.raise_app_error('offer_answered', 'This application was already decided.');
  end if;
  -- Two offers for the last place wait here for each other.
  select * into opening from public.openings where id = sent.opening_id for update;
  if exists (
    select from public.opening_offers as kept
    where kept.application_id = sent.id and kept.state = 'open' and kept.id is distinct from replaces
  ) then
    perform private.raise_app_error('offer_sent_already', 'Another team member sent an offer in the meantime.');
  end if;
  if opening.places_filled + private.offered_places(opening.id, sent.id) >= opening.places then
    perform private.raise_app_error('places_offered', 'Every place that is left is offered to someone. Withdraw an offer first.');
  end if;
  made := private.offer_from(sent, offer);
  if replaces is not null then
    perform private.require_open_offer(replaces, sent);
    update public.opening_offers set state = 'replaced', ended_at = now() where id = replaces;
  end if;
  insert into public.opening_offers (
    application_id, sent_by, contract, title, starts_on, ends_on, hours_per_week, remote, place, pay_amount, pay_currency,
    pay_period, terms, expires_on
  ) values (
    sent.id, (select auth.uid()), made.contract, made.title, made.starts_on, made.ends_on, made.hours_per_week, made.remote,
    made.place, made.pay_amount, made.pay_currency, made.pay_period, made.terms, made.expires_on
  ) returning * into made;
  if replaces is null then
    select * into goal from public.opening_stages as stage where stage.opening_id = sent.opening_id and stage.kind = 'offer'
    order by stage.id <> sent.stage_id, stage.place limit 1;
    perform private.settle_application(sent, goal, case when goal.id = sent.stage_id then 'answered' else 'moved' end);
    update public.opening_applications set answer_due_at = null where id = sent.id;
  end if;
  perform private.notify_candidate_of_offer(sent, 'opening_offered', jsonb_build_object('date', made.expires_on));
  return made.id;
end
$$;

create function public.withdraw_offer(offer_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_received(private.application_of_offer(offer_id), true);
  offer public.opening_offers := private.require_open_offer(offer_id, sent);
  said text := private.trimmed(coalesce(reason, ''));
begin
  if length(said) not between 10 and 1000 then
    perform private.raise_app_error('offer_withdrawal_reason', 'Give a reason of 10 to 1,000 characters.');
  end if;
  update public.opening_offers set state = 'withdrawn', ended_at = now(), withdrawal_reason = said where id = offer.id;
  perform private.owe_answer(sent);
  perform private.notify_candidate_of_offer(sent, 'opening_offer_withdrawn', jsonb_build_object('reason', said));
end
$$;

-- # Functions for candidates

create function public.my_offers(application_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_sent(application_id);
begin
  return jsonb_build_object(
    'company', (
      select private.organization_name(opening.organization_id) from public.openings as opening where opening.id = sent.opening_id
    ),
    'offers', private.offers_of(sent.id),
    'placement', (
      select jsonb_build_object(
        'id', placement.id, 'contract', placement.contract, 'title', placement.title, 'startsOn', placement.starts_on,
        'endsOn', placement.ends_on, 'isShared', placement.shared_with_school
      ) from public.placements as placement where placement.application_id = sent.id and placement.user_id = sent.user_id
    ),
    'schools', to_jsonb(private.linked_schools(sent.user_id))
  );
end
$$;

create function public.accept_offer(offer_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_sent(private.application_of_offer(offer_id));
  offer public.opening_offers := private.require_open_offer(offer_id, sent);
  goal public.opening_stages;
begin
  perform private.require_feature('openings');
  update public.opening_offers set state = 'accepted', ended_at = now() where id = offer.id;
  select * into goal from public.opening_stages as stage where stage.opening_id = sent.opening_id and stage.kind = 'hired'
  order by stage.place limit 1;
  perform private.settle_application(sent, goal, 'moved');
  perform private.notify_team_of_offer(sent, 'opening_offer_accepted');
end
$$;

create function public.decline_offer(offer_id uuid, reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  sent public.opening_applications := private.require_sent(private.application_of_offer(offer_id));
  offer public.opening_offers := private.require_open_offer(offer_id, sent);
begin
  perform private.require_feature('openings');
  if reason <> all (private.decline_reasons()) then
    perform private.raise_app_error('offer_decline_reason', 'Choose a reason from the list.');
  end if;
  update public.opening_offers set state = 'declined', ended_at = now(), decline_reason = reason where id = offer.id;
  perform private.owe_answer(sent);
  perform private.notify_team_of_offer(sent, 'opening_offer_declined');
end
$$;

-- Job title, company, contract and dates, never the pay. The person can stop sharing at any time.
create function public.share_placement(placement_id uuid, is_shared boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  placement public.placements;
  schools text[] := private.linked_schools(me);
begin
  select * into placement from public.placements as kept where kept.id = placement_id and kept.user_id = me for update;
  if placement.id is null or private.is_acting() then
    perform private.raise_app_error('placement_gone', 'This placement no longer exists.');
  elsif is_shared is null or is_shared and cardinality(schools) = 0 then
    perform private.raise_app_error('placement_no_school', 'You aren''t on the roster of a school.');
  elsif placement.shared_with_school = is_shared then
    return;
  end if;
  update public.placements set shared_with_school = is_shared where id = placement.id;
  perform private.record_consent(
    me, 'placement_sharing', left(concat_ws(': ', nullif(array_to_string(schools, ', '), ''), placement.title), 200), is_shared
  );
end
$$;

-- # Policies and grants

-- Read and written through functions alone.
call private.protect('public.opening_offers');

grant execute on function
  public.accept_offer, public.application_offers, public.decline_offer, public.my_offers, public.send_offer,
  public.share_placement, public.withdraw_offer
to authenticated;

-- # Personal data

call private.declare_data(
  'public.opening_offers', 'exists (select from public.opening_applications as sent where sent.id = t.application_id and sent.user_id = $1)',
  'removed', '{sent_by,reminded_at}'
);

-- # Jobs

select cron.schedule('expire offers', '10 * * * *', 'select private.expire_offers()');
