-- When people worked: sessions of about half an hour during the day, of uneven length, between start and submission (or
-- the last activity). Together they add up to the enrollment's time.
insert into public.activity_hours (user_id, enrollment_id, hour, seconds)
select user_id, id, hour,
  case when place = sittings
    then seconds_spent - sum(share) over (partition by id) + share
    else share
  end
from (
  select enrollment.user_id, enrollment.id, enrollment.seconds_spent, sitting.hour, sitting.place, sitting.sittings,
    (enrollment.seconds_spent * (2 + sitting.place * 7 % 4) / sum(2 + sitting.place * 7 % 4) over (partition by enrollment.id))::int as share
  from public.enrollments as enrollment
  cross join lateral (
    select greatest(1, round(enrollment.seconds_spent / 1900.0))::int as wanted,
      date_trunc('hour', enrollment.started_at, 'UTC') as first,
      date_trunc('hour', coalesce(enrollment.submitted_at, enrollment.updated_at) - interval '1 hour', 'UTC') as last
  ) as span
  cross join lateral (
    select hour, row_number() over (order by hour) as place, count(*) over () as sittings from (
      select hour, row_number() over (order by hour) as number, count(*) over () as hours
      from generate_series(first, last, interval '1 hour') as hour
      -- During the day, unless the work was done in one night.
      where extract(hour from hour at time zone 'Europe/Paris') between 8 and 20 or last - first < interval '13 hours'
    ) as possible
    where number * wanted / hours > (number - 1) * wanted / hours
  ) as sitting
) as planned;
