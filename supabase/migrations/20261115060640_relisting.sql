-- When words of the catalogue change, cards and lists of people who use them are written anew: some at once, the others
-- within minutes, so that an administrator never waits for a hundred thousand of them.
create table private.people_to_relist (user_id uuid primary key references auth.users on delete cascade);
call private.declare_data('private.people_to_relist', 't.user_id = $1', 'removed');

create function private.relist_queued(most int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  for person in
    delete from private.people_to_relist where user_id in (
      select user_id from private.people_to_relist order by user_id limit most for update skip locked
    ) returning user_id
  loop
    perform private.list_candidate(person), private.list_person(person);
  end loop;
end
$$;
select cron.schedule('relist people', '* * * * *', 'select private.relist_queued(2000)');

-- Everybody whose card or list shows a skill by its slug or by one of these words.
create function private.relist_skill(slugs text[], words text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.people_to_relist (user_id)
  select user_id from private.candidate_cards
  where terms && array(select 'skill:' || private.plain_words(word) from unnest(slugs || words) as word)
  union
  select user_id from private.network_people where skills && slugs
  union
  select listed.user_id from unnest(words) as word
  join private.network_people as listed on listed.words like private.containing(private.plain_words(word))
  on conflict do nothing;
  perform private.relist_queued(200);
end
$$;

-- Missions and makers are found by the names of their skills.
create index missions_by_skill on public.missions using gin ((draft -> 'skills'));
create index mission_versions_by_skill on public.mission_versions using gin (skills);
create index endorsements_by_skill on public.endorsements (skill);
create index jobs_by_essential on public.jobs using gin (essential);
create function private.rename_skill_where_listed(slug text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.list_mission(listing.mission_id) from public.mission_listings as listing where listing.skills @> array[slug];
  update public.maker_profiles set words = '' where skill_slugs @> array[slug];
end
$$;

-- An endorsement of a word becomes one of the skill that the word now means.
create function private.adopt_endorsements(slug text, words text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  keys text[] := array(select private.plain_words(word) from unnest(words) as word);
begin
  insert into public.endorsements (user_id, skill, endorser_id, created_at)
  select given.user_id, adopt_endorsements.slug, given.endorser_id, given.created_at from public.endorsements as given
  where given.skill = any (keys) and given.skill <> adopt_endorsements.slug
  on conflict do nothing;
  delete from public.endorsements as given where given.skill = any (keys) and given.skill <> adopt_endorsements.slug;
end
$$;
