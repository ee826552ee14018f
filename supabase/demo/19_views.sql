-- Page views of the last three months: more on weekdays than on weekends, and more each week.
insert into public.page_views (day, organization_id, mission_id, version, visitor)
select day, mission.organization_id, mission.id, shown.version, substr(sha256(convert_to(concat_ws(' ', day, mission.id, nth), 'utf8')), 1, 16)
from public.missions as mission
cross join generate_series(private.today() - 90, private.today(), interval '1 day') with ordinality as dated (moment, nth_day)
cross join lateral (select moment::date as day) as dated_day
cross join lateral (
  select max(published.version) as version from public.mission_versions as published
  where published.mission_id = mission.id and published.published_at::date <= day
) as shown
cross join lateral generate_series(1, (
  (case when mission.organization_id = '0c000000-0000-4000-8000-000000000001' then 3 else 1 end)
  + abs(hashtext(mission.id::text || day)) % 5
  + nth_day / 23
) / (case when extract(isodow from day) > 5 then 2 else 1 end)) as nth
where shown.version is not null;

insert into public.page_views (day, organization_id, visitor)
select day, organization.id, substr(sha256(convert_to(concat_ws(' ', day, organization.id, nth), 'utf8')), 1, 16)
from public.organizations as organization
cross join generate_series(private.today() - 90, private.today(), interval '1 day') with ordinality as dated (moment, nth_day)
cross join lateral (select moment::date as day) as dated_day
cross join lateral generate_series(1, abs(hashtext(organization.id::text || day)) % 4 + nth_day / 30) as nth
where organization.kind = 'company' and organization.status = 'approved' and organization.decided_at::date <= day;

-- People who started a mission had viewed it first.
insert into public.page_views (day, organization_id, mission_id, version, user_id)
select (started_at at time zone 'utc')::date, organization_id, mission_id, version, user_id from public.enrollments
where started_at > now() - interval '85 days'
on conflict do nothing;

select private.count_replies();
