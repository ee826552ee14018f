-- What candidates see of what companies did with their card, and what they take back. Also: missions to which somebody
-- is invited by a card, of which the company learns no address.

create function private.require_share(share_id uuid) returns public.contact_shares
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  share public.contact_shares;
begin
  select * into share from public.contact_shares where id = share_id and user_id = me and revoked_at is null for update;
  if not found then
    perform private.fail('share_gone', 'Nothing is shared with this company any more.');
  end if;
  return share;
end
$$;

create function public.change_share(share_id uuid, fields text[], shared_until date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  share public.contact_shares := private.require_share(share_id);
begin
  perform private.check_share(fields, shared_until);
  update public.contact_shares as kept set
    fields = change_share.fields, shared_until = change_share.shared_until + 1
  where kept.id = share.id;
  perform private.note_discovery(share.user_id, share.organization_id, 'accepted', jsonb_build_object(
    'fields', change_share.fields, 'until', change_share.shared_until
  ));
  perform private.tell_of_share(share);
end
$$;

-- The company reads nothing more from the next request on, and the conversation ends.
create function public.revoke_share(share_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  share public.contact_shares := private.require_share(share_id);
begin
  update public.contact_shares set revoked_at = now() where id = share.id;
  perform private.note_discovery(share.user_id, share.organization_id, 'revoked');
  perform private.move_entries(
    share.organization_id, share.user_id, 'closed', array['uncontacted', 'contacted', 'replied', 'in_talks']
  );
  perform private.tell_of_share(share);
end
$$;

create function private.tell_of_share(share public.contact_shares) returns void
language sql security definer set search_path = '' as $$
  select private.tell_members(request.conversation_id, '{"kind": "state"}')
  from public.contact_requests as request
  where request.organization_id = share.organization_id and request.user_id = share.user_id
    and request.conversation_id is not null
$$;

-- How often companies opened the card: once a company and a day, as the ledger has it.
create function private.view_figures(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('views', count(*), 'companies', count(distinct organization_id))
  from public.discovery_events
  where user_id = person and kind = 'viewed' and at > now() - interval '30 days'
$$;

create function private.ledger_entries(person uuid, before timestamptz, before_id bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', event.id, 'kind', event.kind, 'at', event.at, 'details', event.details, 'company', company.name,
    'slug', case when company.status = 'approved' then company.slug end, 'organization', company.id
  ) order by event.at desc, event.id desc), '[]')
  from (
    select * from public.discovery_events as one
    where one.user_id = person and (before is null or (one.at, one.id) < (before, before_id))
    order by one.at desc, one.id desc limit 30
  ) as event
  join public.organizations as company on company.id = event.organization_id
$$;

-- Everything the page needs: the switch, who is shut out, what is shared with whom, and the newest of the ledger.
create function public.my_consent() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
begin
  return jsonb_build_object(
    'isFindable', coalesce((select is_findable from public.discovery_settings where user_id = me), false),
    'hidden', coalesce((select to_jsonb(hidden) from public.discovery_settings where user_id = me), '[]'),
    'visibility', coalesce((select visibility::text from public.candidate_profiles where user_id = me), 'private'),
    'figures', private.view_figures(me),
    'pending', (
      select count(*) from public.contact_requests
      where user_id = me and status = 'pending' and expires_at > now()
    ),
    'excluded', (
      select coalesce(jsonb_agg(jsonb_build_object('id', company.id, 'name', company.name) order by company.name), '[]')
      from public.discovery_exclusions as excluded
      join public.organizations as company on company.id = excluded.organization_id
      where excluded.user_id = me
    ),
    'shares', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', share.id, 'company', company.name, 'slug', case when company.status = 'approved' then company.slug end,
        'fields', share.fields, 'until', share.shared_until, 'since', share.created_at, 'revokedAt', share.revoked_at,
        'isActive', (private.active_share(share.organization_id, me)).id is not null,
        'conversation', (
          select request.conversation_id from public.contact_requests as request
          where request.organization_id = share.organization_id and request.user_id = me
            and request.conversation_id is not null
          order by request.created_at desc limit 1
        )
      ) order by share.created_at desc), '[]')
      from public.contact_shares as share join public.organizations as company on company.id = share.organization_id
      where share.user_id = me
    ),
    'events', private.ledger_entries(me, null, null)
  );
end
$$;

create function public.my_ledger(before timestamptz, before_id bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.ledger_entries(private.require_candidate(), before, before_id)
$$;

-- Companies whose name contains the words, to hide from.
create function public.find_companies(words text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_candidate();
  wanted text := private.containing(private.plain_words(coalesce(words, '')));
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', found.id, 'name', found.name) order by found.name), '[]')
    from (
      select company.id, company.name from public.organizations as company
      where company.kind = 'company' and company.status = 'approved' and private.plain_words(company.name) like wanted
        and not exists (
          select from public.discovery_exclusions as excluded
          where excluded.user_id = me and excluded.organization_id = company.id
        )
      order by company.name limit 20
    ) as found
  );
end
$$;

grant execute on function
  public.change_share, public.revoke_share, public.my_consent, public.my_ledger, public.find_companies
to authenticated;

-- Invites people by their cards to a mission of the company. Whether they were invited by an address, and whether they
-- begin, is not told: it would say who they are.
create function public.invite_cards(mission_id uuid, cards uuid[]) returns table (card uuid, outcome text)
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := private.require_recruiter();
  mission public.missions := private.require_author(mission_id);
  wanted uuid;
  person uuid;
  invitation public.mission_invitations;
begin
  if mission.organization_id <> organization then
    perform private.fail('mission_not_found', 'This mission does not exist, or is not yours.');
  end if;
  if mission.status <> 'published' then
    perform private.fail('mission_not_published', 'Publish this mission before you invite people to it.');
  end if;
  if cardinality(cards) > 50 then
    perform private.fail('too_many_invitations', 'At most 50 candidates are invited at once.');
  end if;
  for wanted in select distinct one from unnest(cards) as one loop
    card := wanted;
    person := private.card_person(organization, wanted);
    invitation := null;
    if person is null or not (
      private.is_visible_to(person, organization) or (private.active_share(organization, person)).id is not null
    ) then
      outcome := 'gone';
    else
      insert into public.mission_invitations as known (mission_id, organization_id, user_id, invited_by)
      values (mission.id, organization, person, (select auth.uid()))
      on conflict on constraint mission_invitations_mission_id_user_id_key do update
        set revoked_at = null, declined_at = null, invited_by = excluded.invited_by, invited_at = now(), sent_at = now()
        where known.revoked_at is not null
      returning * into invitation;
      outcome := case when invitation.id is null then 'already' else 'invited' end;
    end if;
    if invitation.id is not null then
      perform private.count_invitations(organization, 1);
      perform private.tell_invited(invitation);
      perform private.note_discovery(person, organization, 'invited', jsonb_build_object(
        'mission', (select title from public.mission_listings as listing where listing.mission_id = mission.id)
      ));
    end if;
    return next;
  end loop;
end
$$;
grant execute on function public.invite_cards to authenticated;

alter function public.candidate_home(text) rename to home_before_discovery;
alter function public.home_before_discovery(text) set schema private;
revoke execute on function private.home_before_discovery from authenticated;
create function public.candidate_home(zone text default 'Europe/Paris') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  return private.home_before_discovery(zone) || jsonb_build_object('discovery', private.view_figures(person) || jsonb_build_object(
    'isFindable', coalesce((select is_findable from public.discovery_settings where user_id = person), false),
    'requests', (
      select count(*) from public.contact_requests
      where user_id = person and status = 'pending' and expires_at > now()
    )
  ));
end
$$;
grant execute on function public.candidate_home to authenticated;
