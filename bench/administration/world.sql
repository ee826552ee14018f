-- As many accounts as bench.accounts says, over five years. Names are distributed as in life: a few are everywhere,
-- most are rare. 5 in 100 work for an organization, 3 have an unconfirmed address, few are suspended or leaving.
select setseed(0.29);
create temp table first_name as select row_number() over () - 1 as place, name from unnest(array[
  'Léa', 'Marie', 'Emma', 'Lucas', 'Hugo', 'Chloé', 'Manon', 'Louis', 'Inès', 'Nathan', 'Camille', 'Jules', 'Sarah', 'Tom',
  'Jade', 'Adam', 'Zoé', 'Arthur', 'Lina', 'Raphaël', 'Alice', 'Gabriel', 'Louise', 'Mohamed', 'Anna', 'Ethan', 'Eva', 'Noah',
  'Marguerite', 'Théo', 'Clara', 'Maël', 'Juliette', 'Sacha', 'Rose', 'Paul', 'Aya', 'Victor', 'Mia', 'Yanis'
]) as name;
create temp table syllable as select row_number() over () - 1 as place, part from unnest(array[
  'mar', 'ber', 'lau', 'gir', 'mo', 'per', 'rou', 'le', 'du', 'fa', 'ren', 'ca', 'bon', 'che', 'vi', 'tan', 'gue', 'nard', 'tin',
  'rard', 'lin', 'bert', 'zin', 'quet', 'ville', 'roux', 'sel', 'mond', 'court', 'gny'
]) as part;
-- 12,000 last names, of which the first are by far the most frequent; Martin leads, as in official statistics.
create temp table last_name as
select row_number() over (order by a.place + b.place + c.place, a.place, b.place) - 1 as place, initcap(a.part || b.part || c.part) as name
from syllable as a, syllable as b, syllable as c where b.place >= 10 and (c.place >= 17 or c.place < 2) limit 12000;
update last_name set name = 'Martin' where place = 0;
create index on last_name (place);
create index on first_name (place);
analyze first_name, last_name;

create temp table drawn as
select number, md5('account ' || number)::uuid as id, first_name.name as first_name, last_name.name as last_name,
  now() - random() * interval '1800 days' as created_at, random() as chance, random() as seen, organization
from (
  select number, least(39, floor(40 * power(random(), 1.4)))::int as first_place,
    least(11999, floor(12000 * power(random(), 2)))::int as last_place,
    floor(8000 * power(random(), 1.3))::int as organization
  from generate_series(1, current_setting('bench.accounts')::int) as number
) as chosen
join first_name on first_name.place = first_place join last_name on last_name.place = last_place;

insert into auth.users (
  id, aud, role, email, email_confirmed_at, last_sign_in_at, created_at, updated_at
)
select id, 'authenticated', 'authenticated',
  private.plain_words(first_name || '.' || last_name) || number || '@' ||
    (array['example.test', 'mail.test', 'univ-lumiere.test', 'post.test'])[1 + number % 4],
  case when chance > 0.03 then created_at + interval '10 minutes' end,
  case when chance > 0.03 then created_at + seen * (now() - created_at) end, created_at, created_at
from drawn;
insert into public.profiles (user_id, first_name, last_name, created_at, deletion_requested_at)
select id, first_name, last_name, created_at, case when chance between 0.9 and 0.902 then now() - interval '3 days' end from drawn;
insert into public.organizations (id, kind, name, slug, status)
select md5('organization ' || number)::uuid, (array['company', 'company', 'academia', 'on_maker'])[1 + number % 4]::public.organization_kind,
  'Organization ' || number, 'organization-' || number, 'approved'
from generate_series(0, 8000) as number;
insert into public.organization_members (organization_id, user_id, member_role)
select md5('organization ' || organization)::uuid, id, 'owner' from drawn where chance between 0.5 and 0.55;
insert into public.user_roles (user_id, role, administration)
select id, (array['company', 'company', 'academia', 'on_maker'])[1 + organization % 4]::public.app_role, null
from drawn where chance between 0.5 and 0.55
union all
select id, 'candidate', null from drawn where chance < 0.5 or chance > 0.55
union all
select id, 'admin', '{owner}'::public.administration_role[] from drawn where number <= 12;
insert into public.suspensions (user_id, reason, created_at, ends_at)
select id, 'Spam', now() - interval '2 days', case when number % 2 = 0 then now() + interval '20 days' end
from drawn where chance between 0.7 and 0.704;

-- As private.list_account writes it, for all accounts in one statement.
create temp table listed_index as
select pg_get_indexdef(indexrelid) as definition, indexrelid::regclass::text as name from pg_index
where indrelid = 'private.listed_accounts'::regclass and not indisprimary;
do $$ declare one record; begin
  for one in select * from listed_index loop execute 'drop index ' || one.name; end loop;
end $$;
insert into private.listed_accounts (user_id, created_at, name, words, marks, last_sign_in_at)
select account.id, profile.created_at,
  private.plain_words(btrim(concat_ws(' ', profile.last_name, profile.first_name))),
  private.plain_words(concat_ws(' ', '', profile.first_name, profile.last_name, account.email)),
  coalesce(held.marks, '{}') || coalesce(member.marks, '{}') || case when states = '{}' then '{active}' else states end,
  coalesce(account.last_sign_in_at, '-infinity')
from auth.users as account join public.profiles as profile on profile.user_id = account.id
left join (
  select user_id, array_agg('role:' || role) as marks from public.user_roles group by user_id
) as held on held.user_id = account.id
left join (
  select user_id, array_agg('organization:' || organization_id) as marks from public.organization_members group by user_id
) as member on member.user_id = account.id
left join public.suspensions as suspension on suspension.user_id = account.id
cross join lateral (
  select array_remove(array[
    case when suspension.id is not null then 'suspended' end,
    case when profile.deletion_requested_at is not null then 'leaving' end,
    case when account.email_confirmed_at is null then 'unconfirmed' end
  ], null)
) as found (states);
do $$ declare one record; begin
  for one in select * from listed_index loop execute one.definition; end loop;
end $$;
