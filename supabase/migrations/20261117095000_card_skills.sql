-- A card lists a skill once, even if its owner declared it under several names, such as "Excel" and "Spreadsheets".
-- A proof names the mission and its company, never the certificate.
create or replace function private.card_skills(person uuid, with_proofs boolean, issuer uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with listed as (
    select distinct on (skill ->> 'key') skill, ordinality as place
    from jsonb_array_elements(private.skills_of(person, true)) with ordinality as one (skill)
    order by skill ->> 'key', ordinality
  ), weighed as materialized (
    select place, skill,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'mission', source -> 'facts' ->> 'mission', 'organization', source -> 'facts' ->> 'organization',
          'difficulty', source -> 'facts' ->> 'difficulty',
          'reached', floor((source -> 'facts' ->> 'reached')::numeric / 10)::int * 10,
          'on', to_char((source ->> 'at')::timestamptz, 'YYYY')
        ) order by array_position(array['advanced', 'intermediate', 'beginner'], source -> 'facts' ->> 'difficulty'),
          to_char((source ->> 'at')::timestamptz, 'YYYY') desc, source -> 'facts' ->> 'mission')
        from jsonb_array_elements(skill -> 'sources') as source
        where with_proofs and source ->> 'kind' = 'proven' and (issuer is null or not exists (
          select from public.certificates as certificate
          where certificate.code = source -> 'facts' ->> 'code' and certificate.organization_id = issuer
        ))
      ), '[]') as proofs,
      coalesce((
        select jsonb_agg(distinct source -> 'facts' ->> 'school')
        from jsonb_array_elements(skill -> 'sources') as source where with_proofs and source ->> 'kind' = 'attested'
      ), '[]') as schools,
      (
        select count(*) >= 3 from jsonb_array_elements(skill -> 'sources') as source where source ->> 'kind' = 'endorsed'
      ) as is_endorsed
    from listed
    where private.naming_nobody(coalesce(skill ->> 'nameEn', skill ->> 'word'), person) is not null
  )
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'key', skill ->> 'key', 'slug', skill ->> 'slug', 'nameEn', coalesce(skill ->> 'nameEn', skill ->> 'word'),
    'nameFr', coalesce(skill ->> 'nameFr', skill ->> 'word'),
    'source', case when proofs <> '[]' then 'proven' when schools <> '[]' then 'attested' when is_endorsed then 'endorsed'
      else 'declared' end,
    'level', array_position(array['beginner', 'intermediate', 'advanced'], proofs -> 0 ->> 'difficulty'),
    'proofs', nullif(proofs, '[]'), 'attestedBy', nullif(schools, '[]'), 'isEndorsed', nullif(is_endorsed, false)
  )) order by place), '[]')
  -- A skill that is only known through what is hidden does not show.
  from weighed where skill ->> 'word' is not null or proofs <> '[]' or schools <> '[]'
$$;

select private.list_candidate(user_id) from private.candidate_cards
where (select count(*) > count(distinct skill ->> 'key') from jsonb_array_elements(facts -> 'skills') as skill);
