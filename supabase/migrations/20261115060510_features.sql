-- Parts of the product that administrators switch off and on. While one is off nothing new begins in it and nothing of
-- it is shown; what people want to end, withdraw or take back they still can.
create function private.require_feature(feature text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_on(feature) then
    perform private.fail('feature_off', 'This part is switched off for now.');
  end if;
end
$$;

create function private.refuse_while_off() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Jobs, the demo and what administrators bring in go on.
  if (select auth.uid()) is not null then
    perform private.require_feature(tg_argv[0]);
  end if;
  return new;
end
$$;

-- Tables that belong to a feature: hidden while it is off, and nobody adds to them.
create procedure private.belongs_to(feature text, targets regclass[]) language plpgsql set search_path = '' as $$
declare
  target regclass;
begin
  foreach target in array targets loop
    execute format(
      'create trigger refused_while_off before insert on %s for each row execute function private.refuse_while_off(%L)',
      target, feature
    );
    if (select relrowsecurity from pg_catalog.pg_class where oid = target) then
      execute format(
        'create policy "Only while the feature is on" on %s as restrictive for select to authenticated
           using ((select private.is_on(%L)))', target, feature
      );
    end if;
  end loop;
end
$$;

-- Functions that belong to a feature ask for it before anything else; their text gets one line more.
create procedure private.asks_for(feature text, names text[]) language plpgsql set search_path = '' as $$
declare
  name text;
  definition text;
begin
  foreach name in array names loop
    definition := pg_catalog.pg_get_functiondef(('public.' || name)::regproc);
    if position(E'\nbegin\n' in definition) = 0 then
      raise exception 'public.% has no beginning', name;
    end if;
    execute regexp_replace(
      definition, E'\nbegin\n', format(E'\nbegin\n  perform private.require_feature(%L);\n', feature)
    );
  end loop;
end
$$;

call private.belongs_to('mentoring', '{public.mentorships, public.mentoring_goals, public.mentoring_sessions}');
call private.asks_for('mentoring', '{find_mentors, ask_mentoring, accept_mentoring, my_mentorships, mentorship_page}');

call private.belongs_to('practice', '{public.practice_answers, public.practice_sessions, public.practice_ratings}');
call private.asks_for('practice', '{save_practice_answer, start_live_practice, keep_recording, my_practice}');

call private.belongs_to('talks', '{public.talk_offers, public.talk_slots, public.talk_bookings}');
call private.asks_for('talks', '{save_talk_offer, add_talk_slots, my_talk_offer, find_talks, talk_page, book_talk}');

call private.belongs_to('events', '{public.events, public.event_registrations, public.event_evaluations}');
call private.asks_for('events', '{save_event, publish_event, register_for_event, find_events, check_in}');

call private.belongs_to('discovery', '{public.job_needs, public.match_questions, public.saved_searches, private.pools}');
call private.asks_for(
  'discovery',
  '{find_candidates, open_card, match_need, match_card, compare_cards, save_need, my_needs, save_search, my_pools,
    open_pool, add_to_pool, ask_contact, invite_cards, organization_contacts, shared_profile, my_matches,
    ask_about_match, fitting_companies}'
);

-- Who signs up is asked by the auth service; who asks again has an account already.
call private.asks_for('partner_sign_up', '{request_again}');
