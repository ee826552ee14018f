-- Candidates who let companies find them: most, but not all, and some hide a criterion.
create or replace function pg_temp.candidate(number int) returns uuid language sql as $$
  select ('ca000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;

insert into public.candidate_profiles (user_id, location, availability, contract_kinds, places, remote, revision)
select pg_temp.candidate(number), location, availability::public.availability, contracts::text[], places::text[],
  remote::public.remote_wish, 1
from (values
  (11, 'Villeurbanne', 'now', '{internship,apprenticeship}', '{Lyon}', 'hybrid'),
  (12, 'Tours', 'listening', '{permanent}', '{Tours,Orléans}', 'on_site'),
  (14, 'Strasbourg', 'now', '{internship}', '{Strasbourg,Freiburg}', 'any'),
  (16, 'Nantes', 'now', '{apprenticeship}', '{Nantes,Rennes}', 'hybrid'),
  (17, 'Lyon', 'now', '{permanent,fixed_term}', '{Lyon,Grenoble,Genève}', 'hybrid'),
  (19, 'Roubaix', 'now', '{permanent,temporary}', '{Lille}', 'on_site'),
  (22, 'Annecy', 'listening', '{permanent}', '{Annecy,Chambéry}', 'on_site'),
  (25, 'Le Mans', 'now', '{fixed_term,freelance}', '{Paris,Le Mans}', 'remote'),
  (26, 'Villeurbanne', 'now', '{permanent}', '{Lyon}', 'any'),
  (28, 'Orléans', 'now', '{freelance,fixed_term}', '{Paris,Orléans}', 'remote')
) as told (number, location, availability, contracts, places, remote)
on conflict (user_id) do nothing;

insert into public.profile_languages (user_id, position, code, level)
select pg_temp.candidate(number), place, code, level::public.language_level
from (values
  (7, 1, 'fr', 'native'), (7, 2, 'pl', 'c1'), (7, 3, 'en', 'c1'), (10, 1, 'fr', 'native'), (10, 2, 'en', 'b2'),
  (11, 1, 'fr', 'native'), (11, 2, 'es', 'native'), (11, 3, 'en', 'b1'), (14, 1, 'fr', 'native'), (14, 2, 'de', 'c1'),
  (16, 1, 'fr', 'native'), (16, 2, 'en', 'b1'), (17, 1, 'fr', 'native'), (17, 2, 'ar', 'native'), (17, 3, 'en', 'c1'),
  (19, 1, 'fr', 'native'), (25, 1, 'fr', 'native'), (25, 2, 'en', 'b2'), (26, 1, 'fr', 'native'), (26, 2, 'en', 'b2'),
  (27, 1, 'sv', 'native'), (27, 2, 'en', 'c2'), (27, 3, 'fr', 'b2'), (28, 1, 'fr', 'native'), (28, 2, 'pt', 'c1')
) as spoken (number, place, code, level)
on conflict do nothing;
select private.note_career_parts(user_id) from public.candidate_profiles;

update public.candidate_profiles as career set
  visibility = 'partners',
  handle = coalesce(handle, regexp_replace(
    private.plain_words(profile.first_name || '-' || profile.last_name), '[^a-z0-9]+', '-', 'g'
  ))
from public.profiles as profile
where profile.user_id = career.user_id and career.visibility = 'private'
  and career.user_id <> all (array[pg_temp.candidate(4), pg_temp.candidate(24)]);
insert into private.handles (handle, user_id)
select handle, user_id from public.candidate_profiles where handle is not null on conflict do nothing;

insert into public.discovery_settings (user_id, is_findable, hidden, decided_at)
select career.user_id, true, case
    when career.user_id = pg_temp.candidate(9) then '{availability}'
    when career.user_id = pg_temp.candidate(21) then '{place,schools}' else '{}' end::text[],
  now() - interval '12 days'
from public.candidate_profiles as career
where career.visibility <> 'private' and career.user_id <> pg_temp.candidate(12);
