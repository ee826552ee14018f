-- Small parts made a long answer: at most a thousand parts are named, ten million addresses with the default size.

create or replace function public.public_address_parts(most int default 10000)
returns jsonb language sql stable security definer set search_path = '' as $$
  with numbered as (
    select kind, key, changed_at,
      (row_number() over of_kind - 1) / least(greatest(most, 1), 50000) as part,
      coalesce(lag(key) over of_kind, '') as before_key
    from private.public_addresses
    window of_kind as (partition by kind order by key collate "C")
  ), parts as (
    select kind, part, (array_agg(before_key order by key collate "C"))[1] as after_key, max(changed_at) as changed_at
    from numbered group by kind, part
    order by part, kind limit 1000
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('kind', kind, 'after', after_key, 'changedAt', changed_at) order by kind, part
  ), '[]') from parts
$$;
