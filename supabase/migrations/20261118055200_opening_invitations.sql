-- Invited people are notified when an opening is published, or a little after they were added. And wording is checked in
-- both languages.

-- # Tables

alter table public.opening_invitations
  -- When the person was notified; also set for people who hide from the organization, who aren't notified.
  add column sent_at timestamptz,
  add column declined_at timestamptz;

create index opening_invitations_unsent on public.opening_invitations (invited_at)
  where sent_at is null and revoked_at is null and declined_at is null;

insert into private.notification_kinds (kind, topic) values ('opening_invited', 'invitations');

-- # Sending

-- By what is published, not by what is being written.
create function private.is_for_invited(opening public.openings) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.opening_versions as kept
    where kept.opening_id = opening.id and kept.version = opening.version and kept.content ->> 'audience' = 'invited'
  )
$$;

create function private.opening_invitation_data(opening public.openings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'opening', private.opening_title(opening.id, opening.version), 'company', private.organization_name(opening.organization_id)
  )
$$;

-- Sends what is left of today's invitations; the job sends the rest on another day. What isn't published for invited
-- people yet, or takes no applications, isn't announced.
create function private.send_opening_invitations(opening public.openings, added_before timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.opening_invitations;
  person uuid;
  used int;
  sent int := 0;
begin
  if not private.is_for_invited(opening) or private.application_stop(opening) is not null
    or private.is_hidden('opening', opening.id) or not private.is_on('openings') then
    return 0;
  end if;
  -- Two openings of one organization that are published at the same moment wait for each other here.
  insert into private.invitations_sent as known (organization_id, day, count) values (opening.organization_id, current_date, 0)
  on conflict (organization_id, day) do update set count = known.count returning count into used;
  for invitation in
    select * from public.opening_invitations as kept
    where kept.opening_id = opening.id and kept.sent_at is null and kept.revoked_at is null and kept.declined_at is null
      and kept.invited_at <= added_before
    order by kept.invited_at, kept.id for update skip locked
  loop
    exit when used + sent >= private.allowed('mission_invitations_a_day');
    person := coalesce(invitation.user_id, private.account_with_address(invitation.email));
    update public.opening_invitations set sent_at = now() where id = invitation.id;
    continue when person is not null and private.hides_from(person, opening.organization_id);
    sent := sent + 1;
    perform private.send_invitation(
      'opening_invited', invitation.email, person, private.opening_invitation_data(opening),
      case when person is null then '/openings/' else '/opening/' end || opening.slug,
      opening.language
    );
  end loop;
  update private.invitations_sent as known set count = known.count + sent
  where known.organization_id = opening.organization_id and known.day = current_date;
  return sent;
end
$$;

-- Editors save while people type: those added to a published opening are notified ten minutes later, so that an address
-- typed by mistake can be removed.
create function private.send_due_opening_invitations() returns int
language sql security definer set search_path = '' as $$
  select coalesce(sum(private.send_opening_invitations(opening, now() - interval '10 minutes')), 0)::int
  from public.openings as opening
  where opening.id in (
    select kept.opening_id from public.opening_invitations as kept
    where kept.sent_at is null and kept.revoked_at is null and kept.declined_at is null
      and kept.invited_at <= now() - interval '10 minutes'
  ) and opening.status = 'open' and opening.version > 0
$$;

select cron.schedule('send opening invitations', '*/5 * * * *', 'select private.send_due_opening_invitations()');

do $$
begin
  -- Publishing sends them right away.
  execute private.changed(
    pg_get_functiondef('public.publish_opening'::regproc), $old$    return 'paused';
  end if;
$old$,
    $new$    return 'paused';
  end if;
  perform private.send_opening_invitations(kept) from public.openings as kept where kept.id = opening.id;
$new$
  );
  execute private.changed(
    pg_get_functiondef('public.approve_opening'::regproc), $old$  perform private.notify_leads(opening, 'opening_approved');
$old$,
    $new$  perform private.notify_leads(opening, 'opening_approved');
  perform private.send_opening_invitations(opening);
$new$
  );
  -- An address confirmed later finds its invitations; the email has been sent already.
  execute private.changed(
    pg_get_functiondef('private.notify_pending_invitations'::regproc), $old$  for invitation in$old$,
    $new$  insert into public.notifications (user_id, kind, data, link, mailed_at)
  select new.id, 'opening_invited', private.opening_invitation_data(opening), '/opening/' || opening.slug, now()
  from public.opening_invitations as invited join public.openings as opening on opening.id = invited.opening_id
  where invited.email = lower(new.email) and invited.sent_at is not null and invited.revoked_at is null
    and invited.declined_at is null and private.is_for_invited(opening)
    and private.application_stop(opening) is null and not private.is_hidden('opening', opening.id);
  for invitation in$new$
  );
end
$$;

-- # Withdrawing and declining

-- A withdrawn or declined invitation is no longer announced.
create function private.forget_opening_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications as told
  where told.user_id = coalesce(new.user_id, private.account_with_address(new.email)) and told.kind = 'opening_invited'
    and told.link = '/opening/' || (select slug from public.openings where id = new.opening_id);
  return null;
end
$$;

create trigger forget_opening_invitation after update of revoked_at, declined_at on public.opening_invitations
  for each row when (new.revoked_at is not null or new.declined_at is not null)
  execute function private.forget_opening_invitation();

create function public.decline_opening_invitation(opening_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
begin
  perform private.require_feature('openings');
  update public.opening_invitations as kept set declined_at = coalesce(kept.declined_at, now())
  where kept.opening_id = decline_opening_invitation.opening_id and kept.revoked_at is null
    and (kept.user_id = me or kept.email = private.confirmed_email_of(me));
  if not found then
    perform private.raise_app_error('invitation_not_found', 'This invitation does not exist, or is not yours.');
  end if;
end
$$;

do $$
begin
  execute private.changed(
    pg_get_functiondef('private.openings_for'::regproc), 'where invited.revoked_at is null',
    'where invited.revoked_at is null and invited.declined_at is null'
  );
end
$$;

grant execute on function public.decline_opening_invitation to authenticated;

-- # Wording

-- Words of both languages, whatever the text is said to be in: each once, by the rule of its own language if there is one.
-- Lists of drafts check many texts: patterns are built only for rules whose first word is in the text at all.
create or replace function private.text_findings(field text, words text, spoken text, place text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with read as materialized (
    select visible, lower(visible) as plain from private.visible_words(words) as visible where btrim(words) <> ''
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'field', field, 'words', matched.said, 'verdict', matched.verdict, 'topic', matched.topic,
    'reasonEn', matched.reason_en, 'reasonFr', matched.reason_fr, 'better', nullif(matched.better, '')
  ) order by matched.verdict desc, matched.expression), '[]')
  from (
    select distinct on (found.said, rule.topic) rule.*, found.said
    from read
    join public.wording_rules as rule on rule.is_active and rule.place in ('everywhere', text_findings.place)
      and strpos(read.plain, lower(coalesce(substring(rule.expression from '^[^*[:space:]''’]+'), ''))) > 0
    cross join lateral (
      select distinct (regexp_matches(read.visible, '(' || private.wording_pattern(rule.expression) || ')', 'gi'))[1] as said
    ) as found
    where not (rule.topic = 'gender' and rule.verdict = 'flagged' and private.is_inclusive_title(words))
    order by found.said, rule.topic, rule.language <> spoken, rule.verdict desc
  ) as matched
$$;
