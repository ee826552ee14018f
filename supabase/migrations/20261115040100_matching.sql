-- How well what a candidate shows answers what a company needs: plain rules over the facts of an anonymous card, which
-- hold nothing protected. The same figures, reasons and words stand on both sides. docs/adr/0021 says why.

-- Every number of the formula. Another one here is another version: stored scores name theirs.
create function public.matching_rules() returns jsonb language sql immutable set search_path = '' as $$
  select '{
    "version": "1",
    "weights": {"must": 40, "nice": 10, "job": 8, "place": 18, "dates": 8, "contract": 8, "languages": 8},
    "proof": {"proven": 1, "attested": 0.75, "endorsed": 0.6, "declared": 0.5},
    "below": {"one": 0.8, "two": 0.65},
    "nearJob": 0.5,
    "place": {"near": {"on_site": 30, "hybrid": 40}, "far": {"on_site": 80, "hybrid": 150}, "between": 0.5, "otherWish": 0.25},
    "dates": {"soon": 28, "late": 84, "soonShare": 0.6, "lateShare": 0.25, "listening": 0.8},
    "oneLevelBelow": 0.5,
    "grades": {"great": 75, "good": 55, "fair": 35}
  }'::jsonb
$$;
grant execute on function public.matching_rules to anon, authenticated;

-- Jobs with at least half of the essential skills in common.
create function private.near_jobs(job text) returns text[] language sql stable set search_path = '' as $$
  select array(
    select other.slug from public.jobs as wanted join public.jobs as other on other.slug <> wanted.slug
    where wanted.slug = job and 2 * cardinality(array(
      select unnest(wanted.essential) intersect select unnest(other.essential)
    )) >= cardinality(wanted.essential)
    order by other.slug
  )
$$;

create type private.match_figures as (
  -- 0 to 100, and the word that people see. Both are null while no skills are shared: nothing is graded then.
  score float8,
  grade text,
  -- Why the word is a lower one than the score alone would give.
  held_back text,
  -- One share and weight for each criterion: the need's skills in order, job, place, dates, contract, its languages.
  -- A share is null where the need does not ask, or the candidate does not share: that counts neither for nor against.
  shares float8[],
  weights float8[],
  kilometres int
);

-- What shares come to: the score, its word, and what keeps the word below what the score alone would give.
create function private.match_verdict(need jsonb, figures private.match_figures, is_closed boolean) returns private.match_figures
language plpgsql immutable set search_path = '' as $$
declare
  rules constant jsonb := public.matching_rules();
  grades constant jsonb := rules -> 'grades';
  -- What a mission proved or a school attests is worth this and more.
  shown_from constant float8 := (rules -> 'below' -> 'two')::float8;
  asked constant jsonb := need -> 'skills';
  skill_count constant int := jsonb_array_length(asked);
  -- Taken out of the record once: that is what makes it fast.
  shares constant float8[] := figures.shares;
  weights constant float8[] := figures.weights;
  must_weight float8 := 0;
  lacking_weight float8 := 0;
  shown_weight float8 := 0;
  earned float8 := 0;
  possible float8 := 0;
begin
  for place in 1 .. cardinality(shares) loop
    if shares[place] is not null then
      earned := earned + shares[place] * weights[place];
      possible := possible + weights[place];
    end if;
    if place <= skill_count and (asked -> (place - 1) -> 'must')::boolean then
      must_weight := must_weight + weights[place];
      if shares[place] = 0 then
        lacking_weight := lacking_weight + weights[place];
      elsif shares[place] >= shown_from then
        shown_weight := shown_weight + weights[place];
      end if;
    end if;
  end loop;
  figures.score := 100 * earned / possible;
  figures.grade := case
    when round(figures.score) >= (grades -> 'great')::int then 'great'
    when round(figures.score) >= (grades -> 'good')::int then 'good'
    when round(figures.score) >= (grades -> 'fair')::int then 'fair'
    else 'weak'
  end;
  figures.held_back := case
    when figures.grade <> 'weak' and lacking_weight = must_weight then 'no_must'
    when figures.grade in ('great', 'good') and is_closed then 'closed'
    when figures.grade in ('great', 'good') and lacking_weight * 2 > must_weight then 'musts_missing'
    when figures.grade = 'great' and lacking_weight > 0 then 'must_missing'
    when figures.grade = 'great' and 0 = any (shares[skill_count + 2 :]) then 'condition_missing'
    when figures.grade = 'great' and shown_weight * 2 < must_weight then 'unproven'
  end;
  if figures.held_back is not null then
    figures.grade := case figures.held_back
      when 'no_must' then 'weak' when 'closed' then 'fair' when 'musts_missing' then 'fair' else 'good'
    end;
  end if;
  return figures;
end
$$;

-- One piece on purpose: hundreds of cards are measured in one call, and each call of a function costs.
create function private.match_figures(need jsonb, facts jsonb) returns private.match_figures
language plpgsql immutable set search_path = '' as $$
declare
  rules constant jsonb := public.matching_rules();
  weights constant jsonb := rules -> 'weights';
  -- Unpacked once: a stored card is compressed.
  card constant jsonb := facts || '{}';
  levels constant text[] := array['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'native'];
  asked jsonb := need -> 'skills';
  has_skills constant boolean := card ? 'skills';
  wanted jsonb;
  held jsonb;
  said jsonb;
  word text;
  must_weight float8 := 0;
  nice_weight float8 := 0;
  weight float8;
  share float8;
  difference float8;
  latitude float8;
  longitude float8;
  shares float8[] := '{}';
  parts float8[] := '{}';
  figures private.match_figures;
begin
  for place in 0 .. jsonb_array_length(asked) - 1 loop
    wanted := asked -> place;
    if (wanted -> 'must')::boolean then
      must_weight := must_weight + (wanted -> 'weight')::float8;
    else
      nice_weight := nice_weight + (wanted -> 'weight')::float8;
    end if;
  end loop;

  -- Skills: how they are shown, and at which level where that is proven.
  for place in 0 .. jsonb_array_length(asked) - 1 loop
    wanted := asked -> place;
    weight := (wanted -> 'weight')::float8;
    share := null;
    if has_skills then
      held := jsonb_path_query_first(card, '$.skills[*] ? (@.slug == $skill)', jsonb_build_object('skill', wanted -> 'slug'));
      word := held ->> 'source';
      difference := coalesce((wanted ->> 'level')::int, 0) - coalesce((held ->> 'level')::int, 1);
      share := case
        when held is null then 0
        when word <> 'proven' then (rules -> 'proof' -> word)::float8
        when difference <= 0 then (rules -> 'proof' -> 'proven')::float8
        when difference = 1 then (rules -> 'below' -> 'one')::float8
        else (rules -> 'below' -> 'two')::float8
      end;
    end if;
    if (wanted -> 'must')::boolean then
      weight := weight * (weights -> 'must')::float8 / must_weight;
    else
      weight := weight * (weights -> 'nice')::float8 / nice_weight;
    end if;
    shares := shares || share;
    parts := parts || (weight);
  end loop;

  -- The job somebody aims for.
  share := null;
  said := card -> 'targetJobs';
  if jsonb_typeof(need -> 'job') = 'object' and jsonb_array_length(said) > 0 then
    share := 0;
    for place in 0 .. jsonb_array_length(said) - 1 loop
      word := said -> place ->> 'slug';
      share := greatest(share, case
        when word = need -> 'job' ->> 'slug' then 1
        when need -> 'job' -> 'near' ? word then (rules -> 'nearJob')::float8
        else 0
      end);
    end loop;
  end if;
  shares := shares || share;
  parts := parts || ((weights -> 'job')::float8);

  -- The place: the nearest of where somebody is and where they would go.
  share := null;
  word := need ->> 'remote';
  if word = 'remote' then
    share := case card ->> 'remote' when 'on_site' then (rules -> 'place' -> 'between')::float8 else 1 end;
    if not card ? 'remote' then
      share := null;
    end if;
  elsif jsonb_typeof(need -> 'town') = 'object' then
    said := coalesce(card -> 'places', '[]') || case when jsonb_typeof(card -> 'town') = 'object' then card -> 'town' else '[]' end;
    latitude := (need -> 'town' -> 'latitude')::float8;
    longitude := (need -> 'town' -> 'longitude')::float8;
    difference := null;
    for place in 0 .. jsonb_array_length(said) - 1 loop
      held := said -> place;
      -- The great circle, in kilometres.
      difference := least(difference, 12742 * asin(least(1, sqrt(
        power(sind(((held -> 'latitude')::float8 - latitude) / 2), 2)
        + cosd(latitude) * cosd((held -> 'latitude')::float8) * power(sind(((held -> 'longitude')::float8 - longitude) / 2), 2)
      ))));
    end loop;
    figures.kilometres := round(difference);
    if difference is not null then
      share := case
        when difference > (rules -> 'place' -> 'far' -> word)::float8 then 0
        when card ->> 'remote' = 'remote' then (rules -> 'place' -> 'otherWish')::float8
        when difference > (rules -> 'place' -> 'near' -> word)::float8 then (rules -> 'place' -> 'between')::float8
        else 1
      end;
    end if;
  end if;
  shares := shares || share;
  parts := parts || ((weights -> 'place')::float8);

  -- The day somebody can begin.
  word := card ->> 'availability';
  difference := case when word = 'from_date' then (card ->> 'availableFrom')::date - (need ->> 'startOn')::date end;
  share := case
    when word is null or word = 'unsaid' then null
    when word = 'closed' then 0
    when word = 'listening' then (rules -> 'dates' -> 'listening')::float8
    when difference > (rules -> 'dates' -> 'late')::float8 then 0
    when difference > (rules -> 'dates' -> 'soon')::float8 then (rules -> 'dates' -> 'lateShare')::float8
    when difference > 0 then (rules -> 'dates' -> 'soonShare')::float8
    else 1
  end;
  shares := shares || share;
  parts := parts || ((weights -> 'dates')::float8);

  -- One contract that suits both is enough.
  share := null;
  said := card -> 'contracts';
  if jsonb_array_length(need -> 'contracts') > 0 and jsonb_array_length(said) > 0 then
    share := 0;
    for place in 0 .. jsonb_array_length(said) - 1 loop
      if need -> 'contracts' ? (said ->> place) then
        share := 1;
      end if;
    end loop;
  end if;
  shares := shares || share;
  parts := parts || ((weights -> 'contract')::float8);

  asked := need -> 'languages';
  for place in 0 .. jsonb_array_length(asked) - 1 loop
    wanted := asked -> place;
    share := null;
    if jsonb_array_length(card -> 'languages') > 0 then
      held := jsonb_path_query_first(card, '$.languages[*] ? (@.code == $code)', jsonb_build_object('code', wanted -> 'code'));
      difference := array_position(levels, wanted ->> 'level') - array_position(levels, held ->> 'level');
      share := case when difference <= 0 then 1 when difference = 1 then (rules -> 'oneLevelBelow')::float8 else 0 end;
    end if;
    shares := shares || share;
    parts := parts || ((weights -> 'languages')::float8 / jsonb_array_length(asked));
  end loop;

  figures.shares := shares;
  figures.weights := parts;
  if has_skills then
    figures := private.match_verdict(need, figures, card ->> 'availability' = 'closed');
  end if;
  return figures;
end
$$;

-- The whole answer: the figures, and for each criterion that the need asks for what was found, what it is worth, and
-- which grade it would make if it were met. The interface says it in words, alike to the company and the candidate.
create function private.match(need jsonb, facts jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  figures constant private.match_figures := private.match_figures(need, facts);
  skill_count constant int := jsonb_array_length(need -> 'skills');
  is_closed constant boolean := coalesce(facts ->> 'availability' = 'closed', false);
  changed private.match_figures;
  possible float8 := 0;
  share float8;
  wanted jsonb;
  held jsonb;
  reason jsonb;
  reasons jsonb := '[]';
begin
  for place in 1 .. cardinality(figures.shares) loop
    possible := possible + case when figures.shares[place] is null then 0 else figures.weights[place] end;
  end loop;
  for place in 1 .. cardinality(figures.shares) loop
    share := figures.shares[place];
    reason := null;
    if place <= skill_count then
      wanted := need -> 'skills' -> (place - 1);
      held := jsonb_path_query_first(facts, '$.skills[*] ? (@.slug == $skill)', jsonb_build_object('skill', wanted -> 'slug'));
      reason := wanted - 'weight' || '{"criterion": "skill"}' || case when held is null then '{}' else jsonb_build_object(
        'evidence', jsonb_strip_nulls(jsonb_build_object(
          'source', held -> 'source', 'level', held -> 'level', 'proofs', held -> 'proofs',
          'endorsements', held -> 'endorsements', 'attestedBy', held -> 'attestedBy'
        ))
      ) end;
    elsif place = skill_count + 1 and jsonb_typeof(need -> 'job') = 'object' then
      reason := (need -> 'job') - 'near' || jsonb_build_object('criterion', 'job', 'evidence', facts -> 'targetJobs');
    elsif place = skill_count + 2 and (need ->> 'remote' = 'remote' or jsonb_typeof(need -> 'town') = 'object') then
      reason := jsonb_build_object('criterion', 'place', 'town', need -> 'town', 'remote', need -> 'remote', 'evidence',
        jsonb_strip_nulls(jsonb_build_object('kilometres', figures.kilometres, 'remote', facts -> 'remote')));
    elsif place = skill_count + 3 then
      reason := jsonb_build_object('criterion', 'dates', 'startOn', need -> 'startOn', 'evidence',
        jsonb_strip_nulls(jsonb_build_object('availability', facts -> 'availability', 'availableFrom', facts -> 'availableFrom')));
    elsif place = skill_count + 4 and jsonb_array_length(need -> 'contracts') > 0 then
      reason := jsonb_build_object('criterion', 'contract', 'contracts', need -> 'contracts', 'evidence', facts -> 'contracts');
    elsif place > skill_count + 4 then
      wanted := need -> 'languages' -> (place - skill_count - 5);
      held := jsonb_path_query_first(facts, '$.languages[*] ? (@.code == $code)', jsonb_build_object('code', wanted -> 'code'));
      reason := wanted || jsonb_build_object('criterion', 'language', 'evidence', held -> 'level');
    end if;
    if reason is not null then
      if share < 1 and figures.score is not null then
        changed := figures;
        changed.shares[place] := 1;
        changed := private.match_verdict(need, changed, is_closed and place <> skill_count + 3);
      end if;
      reasons := reasons || (jsonb_strip_nulls(reason) || jsonb_strip_nulls(jsonb_build_object(
        'outcome', case when share is null then 'unshared' when share = 1 then 'met' when share > 0 then 'partly' else 'unmet' end,
        'points', round((100 * share * figures.weights[place] / possible)::numeric, 1),
        'of', case when share is not null then round((100 * figures.weights[place] / possible)::numeric, 1) end,
        'becomes', case when share < 1 and figures.score is not null then changed.grade end
      )));
    end if;
  end loop;
  return jsonb_build_object(
    'version', public.matching_rules() -> 'version', 'score', round(figures.score), 'grade', figures.grade,
    'heldBack', figures.held_back, 'reasons', reasons
  );
end
$$;
