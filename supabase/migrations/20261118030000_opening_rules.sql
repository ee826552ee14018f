-- What every opening is checked against before it is published: legal minimum pay, and wording that shuts people out.
-- Administrators edit both. The editor and publishing use the same functions.

-- # Tables

-- Amounts that hold from a day on, until a later row of the same kind, age and year of contract.
create table public.legal_minimums (
  id uuid primary key default gen_random_uuid(),
  country text not null default 'FR' check (country ~ '^[A-Z]{2}$'),
  kind text not null check (kind in ('minimum_wage', 'internship', 'apprenticeship')),
  -- Apprenticeships: from this age on, in this year of the contract, as a percentage of the minimum wage.
  age_from int check (age_from between 14 and 99),
  contract_year int check (contract_year between 1 and 4),
  -- Gross euros per hour, or percent for apprenticeships.
  amount numeric(8, 2) not null check (amount > 0 and amount < 100000),
  valid_from date not null check (valid_from between '2000-01-01' and '2200-01-01'),
  source text not null default '' check (length(source) <= 300),
  updated_at timestamptz not null default now(),
  constraint ages_for_apprentices check (
    (kind = 'apprenticeship') = (age_from is not null) and (kind = 'apprenticeship') = (contract_year is not null)
  ),
  unique nulls not distinct (country, kind, age_from, contract_year, valid_from)
);

-- An expression to avoid, in one language. "*" at the end of a word stands for any ending.
create table public.wording_rules (
  id uuid primary key default gen_random_uuid(),
  language text not null check (language in ('en', 'fr')),
  -- Where it is looked for.
  place text not null default 'everywhere' check (place in ('everywhere', 'title', 'questions')),
  topic text not null check (topic in (
    'gender', 'coded', 'unpaid', 'salary_history', 'age', 'family', 'origin', 'health', 'appearance'
  )),
  expression text not null check (expression = btrim(expression) and length(expression) between 2 and 80),
  -- Refused expressions stop publishing; flagged ones are shown.
  verdict text not null check (verdict in ('refused', 'flagged')),
  reason_en text not null check (length(btrim(reason_en)) between 1 and 300),
  reason_fr text not null check (length(btrim(reason_fr)) between 1 and 300),
  -- In the language of the expression; empty if the words should simply go.
  better text not null default '' check (length(better) <= 200),
  is_active boolean not null default true,
  updated_at timestamptz not null default now(),
  unique (language, place, expression)
);

create trigger legal_minimums_updated before update on public.legal_minimums
  for each row execute function private.set_updated_at();
create trigger wording_rules_updated before update on public.wording_rules
  for each row execute function private.set_updated_at();

-- # Legal minimums

create function private.minimum_amount(
  wanted_country text, wanted_kind text, wanted_day date, wanted_age int default null, wanted_year int default null
) returns numeric
language sql stable security definer set search_path = '' as $$
  select amount from public.legal_minimums
  where country = wanted_country and kind = wanted_kind and valid_from <= wanted_day
    and age_from is not distinct from wanted_age and contract_year is not distinct from wanted_year
  order by valid_from desc limit 1
$$;

-- Gross pay per hour; 35 hours make a full week where nothing else is said.
create function private.hourly_pay(amount numeric, period text, hours numeric) returns numeric
language sql immutable set search_path = '' as $$
  select case period
    when 'hour' then amount
    when 'month' then amount / (coalesce(hours, 35) * 52 / 12)
    when 'year' then amount / (coalesce(hours, 35) * 52)
  end
$$;

-- The least that the law lets this opening pay per hour: null where it says nothing. The age of an apprentice isn't
-- known, and must not be asked, so theirs is the lowest of all.
create function private.legal_minimum(contract text, country text, day date, months int) returns numeric
language sql stable security definer set search_path = '' as $$
  select case
    when contract in ('permanent', 'fixed_term', 'temporary') then private.minimum_amount(country, 'minimum_wage', day)
    -- Due for more than two months, from the first day.
    when contract = 'internship' and coalesce(months, 12) > 2 then private.minimum_amount(country, 'internship', day)
    when contract = 'apprenticeship' then private.minimum_amount(country, 'minimum_wage', day) * (
      select min(private.minimum_amount(legal_minimum.country, 'apprenticeship', day, listed.age_from, listed.contract_year))
      from public.legal_minimums as listed where listed.kind = 'apprenticeship' and listed.country = legal_minimum.country
    ) / 100
  end
$$;

-- # Wording

-- An expression as PostgreSQL looks for it. Everything but a closing "*" and spaces is meant literally.
create function private.wording_pattern(expression text) returns text
language sql immutable set search_path = '' as $$
  select '\m' || regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    expression, '([.^$+?()\[\]{}|\\])', '\\\1', 'g'
  ), '\*', '[[:alnum:]]*', 'g'), '\s+', '\\s+', 'g'), '[''’]', '[''’]', 'g')
    || case when right(expression, 1) ~ '[[:alnum:]*]' then '\M' else '' end
$$;

-- A French title names one gender unless it says otherwise: "(F/H)", both forms, or a middle dot.
create function private.is_inclusive_title(title text) returns boolean
language sql immutable set search_path = '' as $$
  select title ~* '(\m[fhmx]\s?/\s?[fhmx]\M|·|\mou\M|/[[:alpha:]]|\([[:alpha:]]+\)|\mtous genres\M)'
$$;

create function private.text_findings(field text, words text, spoken text, place text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'field', field, 'words', found.said, 'verdict', rule.verdict, 'topic', rule.topic,
    'reasonEn', rule.reason_en, 'reasonFr', rule.reason_fr, 'better', nullif(rule.better, '')
  ) order by rule.verdict desc, rule.expression), '[]')
  from public.wording_rules as rule
  cross join lateral (
    select distinct (regexp_matches(words, '(' || private.wording_pattern(rule.expression) || ')', 'gi'))[1] as said
  ) as found
  where rule.is_active and rule.language = spoken and rule.place in ('everywhere', text_findings.place)
    and not (rule.topic = 'gender' and rule.verdict = 'flagged' and private.is_inclusive_title(words))
$$;

-- What the words of a title say, or that its one form speaks to one gender.
create function private.title_findings(field text, title text, spoken text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select findings || case when spoken = 'fr' and btrim(title) <> '' and not private.is_inclusive_title(title)
    and not findings @> '[{"topic": "gender"}]'
  then jsonb_build_array(jsonb_build_object(
    'field', field, 'words', btrim(title), 'verdict', 'flagged', 'topic', 'gender',
    'reasonEn', 'In French, a title in one form speaks to one gender. Say that it is for everyone.',
    'reasonFr', 'Au masculin ou au féminin seul, l’intitulé ne s’adresse qu’à une partie des candidats. Dites qu’il est ouvert à tous.',
    'better', btrim(title) || ' (F/H)'
  )) else '[]' end
  from private.text_findings(field, title, spoken, 'title') as findings
$$;

-- Everything about the wording of an opening, in the shape that `save_opening` takes: refused findings stop publishing.
create function public.check_opening_wording(document jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  spoken text := case when document ->> 'language' = 'fr' then 'fr' else 'en' end;
  other text := case spoken when 'fr' then 'en' else 'fr' end;
  most_musts constant int := 8;
  musts int := (
    select count(*) from jsonb_path_query(document, '$.skills[*] ? (@.must == true)')
  );
  findings jsonb;
  asked record;
begin
  perform private.require_user();
  if length(document::text) > 100000 then
    perform private.raise_app_error('opening_too_long', 'This is too long to be checked.');
  end if;
  findings := private.title_findings('title', coalesce(document ->> 'title', ''), spoken)
    || private.text_findings('description', coalesce(document ->> 'description', ''), spoken, 'description')
    || private.title_findings('translation', coalesce(document -> 'translation' ->> 'title', ''), other)
    || private.text_findings('translation', coalesce(document -> 'translation' ->> 'description', ''), other, 'description');
  for asked in
    select question ->> 'text' as text from jsonb_path_query(document, '$.questions[*]') as question
  loop
    findings := findings || private.text_findings('questions', coalesce(asked.text, ''), spoken, 'questions');
  end loop;
  for asked in
    select concat_ws('. ', criterion ->> 'name', criterion ->> 'description') as text
    from jsonb_path_query(document, '$.criteria[*]') as criterion
  loop
    findings := findings || private.text_findings('criteria', asked.text, spoken, 'criteria');
  end loop;
  if musts > most_musts then
    findings := findings || jsonb_build_array(jsonb_build_object(
      'field', 'skills', 'words', musts::text, 'verdict', 'flagged', 'topic', 'musts',
      'reasonEn', format('Long lists keep good people from applying, women most of all. Keep %s must-haves at most.', most_musts),
      'reasonFr', format('Une longue liste décourage de bons profils, surtout les femmes. Gardez %s indispensables au plus.', most_musts),
      'better', null
    ));
  end if;
  return findings;
end
$$;

-- # Administrators

create function public.save_legal_minimum(document jsonb, minimum_id uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  said public.legal_minimums := jsonb_populate_record(null::public.legal_minimums, document);
  saved uuid;
begin
  perform private.require_admin();
  begin
    if minimum_id is null then
      insert into public.legal_minimums (kind, age_from, contract_year, amount, valid_from, source)
      values (said.kind, said.age_from, said.contract_year, said.amount, said.valid_from, coalesce(btrim(said.source), ''))
      returning id into saved;
    else
      update public.legal_minimums set
        kind = said.kind, age_from = said.age_from, contract_year = said.contract_year, amount = said.amount,
        valid_from = said.valid_from, source = coalesce(btrim(said.source), '')
      where id = minimum_id returning id into saved;
    end if;
  exception
    when unique_violation then
      perform private.raise_app_error('legal_minimum_exists', 'There is already an amount from this day on.');
    when check_violation or not_null_violation then
      perform private.raise_app_error('legal_minimum_invalid', 'An amount and a day are needed, and for apprentices an age and a year.');
  end;
  if saved is null then
    perform private.raise_app_error('legal_minimum_gone', 'This amount no longer exists.');
  end if;
  perform private.audit('legal_minimum.saved', 'legal_minimum', saved::text, jsonb_build_object(
    'kind', said.kind, 'amount', said.amount, 'from', said.valid_from
  ));
  return saved;
end
$$;

create function public.delete_legal_minimum(minimum_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone public.legal_minimums;
begin
  perform private.require_admin();
  delete from public.legal_minimums where id = minimum_id returning * into gone;
  if gone.id is null then
    perform private.raise_app_error('legal_minimum_gone', 'This amount no longer exists.');
  end if;
  perform private.audit('legal_minimum.deleted', 'legal_minimum', gone.id::text, jsonb_build_object(
    'kind', gone.kind, 'amount', gone.amount, 'from', gone.valid_from
  ));
end
$$;

create function public.save_wording_rule(document jsonb, rule_id uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  said public.wording_rules := jsonb_populate_record(null::public.wording_rules, document);
  saved uuid;
begin
  perform private.require_admin();
  begin
    if rule_id is null then
      insert into public.wording_rules (language, place, topic, expression, verdict, reason_en, reason_fr, better, is_active)
      values (said.language, coalesce(said.place, 'everywhere'), said.topic, btrim(said.expression), said.verdict,
        btrim(said.reason_en), btrim(said.reason_fr), coalesce(btrim(said.better), ''), coalesce(said.is_active, true))
      returning id into saved;
    else
      update public.wording_rules set
        language = said.language, place = coalesce(said.place, 'everywhere'), topic = said.topic,
        expression = btrim(said.expression), verdict = said.verdict, reason_en = btrim(said.reason_en),
        reason_fr = btrim(said.reason_fr), better = coalesce(btrim(said.better), ''), is_active = coalesce(said.is_active, true)
      where id = rule_id returning id into saved;
    end if;
  exception
    when unique_violation then
      perform private.raise_app_error('wording_rule_exists', 'There is already a rule for this expression.');
    when check_violation or not_null_violation then
      perform private.raise_app_error('wording_rule_invalid', 'An expression and a reason in both languages are needed.');
  end;
  if saved is null then
    perform private.raise_app_error('wording_rule_gone', 'This rule no longer exists.');
  end if;
  perform private.audit('wording_rule.saved', 'wording_rule', saved::text, jsonb_build_object('expression', said.expression));
  return saved;
end
$$;

create function public.delete_wording_rule(rule_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone public.wording_rules;
begin
  perform private.require_admin();
  delete from public.wording_rules where id = rule_id returning * into gone;
  if gone.id is null then
    perform private.raise_app_error('wording_rule_gone', 'This rule no longer exists.');
  end if;
  perform private.audit('wording_rule.deleted', 'wording_rule', gone.id::text, jsonb_build_object('expression', gone.expression));
end
$$;

-- # Policies and grants

call private.protect('public.legal_minimums');
call private.protect('public.wording_rules');
grant select on public.legal_minimums, public.wording_rules to authenticated;
create policy "Everyone reads legal minimums" on public.legal_minimums for select to authenticated using (true);
create policy "Administrators read wording rules" on public.wording_rules for select to authenticated
  using ((select private.has_role('admin')));

grant execute on function
  public.check_opening_wording, public.save_legal_minimum, public.delete_legal_minimum, public.save_wording_rule,
  public.delete_wording_rule
to authenticated;

call private.declare_data('public.legal_minimums', null, 'nobody');
call private.declare_data('public.wording_rules', null, 'nobody');

-- # First rows

-- France. Minimum wage (Smic): 11.88 euros gross per hour since November 1, 2024, 12.02 euros since January 1, 2026.
-- Internships: 15 percent of the hourly ceiling of social security, which is 29 euros in 2025 and 30 euros in 2026.
-- Apprenticeships: percentages of the labor code, article D. 6222-26.
insert into public.legal_minimums (kind, age_from, contract_year, amount, valid_from, source) values
  ('minimum_wage', null, null, 11.88, '2024-11-01', 'Smic'),
  ('minimum_wage', null, null, 12.02, '2026-01-01', 'Smic'),
  ('internship', null, null, 4.35, '2025-01-01', 'Code de l’éducation, L. 124-6'),
  ('internship', null, null, 4.50, '2026-01-01', 'Code de l’éducation, L. 124-6');
insert into public.legal_minimums (kind, age_from, contract_year, amount, valid_from, source)
select 'apprenticeship', age, year, amount, '2019-01-01', 'Code du travail, D. 6222-26'
from (values
  (16, 1, 27), (16, 2, 39), (16, 3, 55), (18, 1, 43), (18, 2, 51), (18, 3, 67),
  (21, 1, 53), (21, 2, 61), (21, 3, 78), (26, 1, 100), (26, 2, 100), (26, 3, 100)
) as listed (age, year, amount);

insert into public.wording_rules (language, place, topic, verdict, expression, better, reason_en, reason_fr)
select language, place, topic, verdict, expression, better, reason_en, reason_fr
from (values
  ('gender', 'flagged', 'It names one gender. A title is for everyone.', 'Ce mot ne désigne qu’un genre. Un intitulé s’adresse à tout le monde.', array[
    'fr|title|vendeuse|vendeur ou vendeuse', 'fr|title|hôtesse|hôte ou hôtesse', 'fr|title|secrétaire féminine|secrétaire',
    'fr|title|assistante|assistant ou assistante', 'fr|title|caissière|caissier ou caissière', 'fr|title|infirmière|infirmier ou infirmière',
    'fr|title|femme de ménage|agent ou agente d’entretien', 'fr|title|homme de ménage|agent ou agente d’entretien',
    'fr|title|serveuse|serveur ou serveuse', 'fr|title|coiffeuse|coiffeur ou coiffeuse', 'fr|title|cuisinière|cuisinier ou cuisinière',
    'en|title|salesman|salesperson', 'en|title|saleswoman|salesperson', 'en|title|chairman|chair', 'en|title|waitress|server',
    'en|title|waiter|server', 'en|title|handyman|maintenance technician', 'en|title|hostess|host', 'en|title|foreman|supervisor',
    'en|title|manpower|staff', 'en|title|cleaning lady|cleaner'
  ]),
  ('gender', 'refused', 'Jobs can’t be reserved for one gender.', 'Un emploi ne peut pas être réservé à un genre.', array[
    'fr|everywhere|homme uniquement|', 'fr|everywhere|femme uniquement|', 'fr|everywhere|réservé aux hommes|', 'fr|everywhere|réservé aux femmes|',
    'fr|everywhere|de sexe masculin|', 'fr|everywhere|de sexe féminin|', 'en|everywhere|men only|', 'en|everywhere|women only|',
    'en|everywhere|male candidates only|', 'en|everywhere|female candidates only|'
  ]),
  ('coded', 'flagged', 'It says little about the work, and many people don’t recognize themselves in it.',
    'Ce mot dit peu du travail, et beaucoup de personnes ne s’y reconnaissent pas.', array[
    'en|everywhere|rockstar*|experienced', 'en|everywhere|rock star*|experienced', 'en|everywhere|ninja*|specialist', 'en|everywhere|guru*|specialist',
    'en|everywhere|wizard*|specialist', 'en|everywhere|superhero*|colleague', 'en|everywhere|work hard, play hard|', 'en|everywhere|aggressive*|determined',
    'en|everywhere|thick skin*|', 'en|everywhere|like a family|a team that helps each other',
    'fr|everywhere|rockstar*|personne expérimentée', 'fr|everywhere|ninja*|spécialiste', 'fr|everywhere|gourou*|spécialiste',
    'fr|everywhere|mouton à cinq pattes|', 'fr|everywhere|killer*|', 'fr|everywhere|résistan* au stress|à l’aise avec les délais courts',
    'fr|everywhere|esprit de famille|équipe solidaire', 'fr|everywhere|ne compte* pas ses heures|', 'fr|everywhere|ne pas compter ses heures|'
  ]),
  ('age', 'flagged', 'It hints at an age. Name the experience or the task instead.',
    'Cette formule suggère un âge. Indiquez plutôt l’expérience ou la tâche.', array[
    'en|everywhere|young and dynamic|motivated', 'en|everywhere|young team|team', 'en|everywhere|digital native*|comfortable with digital tools', 'en|everywhere|recent graduate only|beginners welcome',
    'fr|everywhere|jeune et dynamique|motivé ou motivée', 'fr|everywhere|jeunes et dynamiques|motivés', 'fr|everywhere|équipe jeune|équipe',
    'fr|everywhere|digital native*|à l’aise avec les outils numériques', 'fr|everywhere|jeune diplômé uniquement|débutants acceptés'
  ]),
  ('age', 'refused', 'Employers may not choose by age.', 'Un employeur ne peut pas choisir selon l’âge.', array[
    'en|everywhere|under 30|', 'en|everywhere|under 35|', 'en|everywhere|maximum age|', 'en|everywhere|age limit|', 'en|questions|how old|', 'en|questions|your age|', 'en|questions|date of birth|', 'en|questions|born in|',
    'fr|everywhere|moins de 30 ans|', 'fr|everywhere|moins de 35 ans|', 'fr|everywhere|âge maximum|', 'fr|everywhere|limite d’âge|', 'fr|questions|quel âge|', 'fr|questions|votre âge|', 'fr|questions|date de naissance|', 'fr|questions|né en|', 'fr|questions|née en|'
  ]),
  ('family', 'refused', 'Family plans and situation have nothing to do with the job.',
    'La situation et les projets de famille n’ont rien à voir avec l’emploi.', array[
    'en|questions|married|', 'en|questions|pregnan*|', 'en|questions|have children|', 'en|questions|have kids|', 'en|questions|your children|', 'en|questions|family plans|', 'en|questions|marital status|', 'en|everywhere|no children|', 'en|everywhere|childless|',
    'fr|questions|marié*|', 'fr|questions|enceinte*|', 'fr|questions|des enfants|', 'fr|questions|vos enfants|', 'fr|questions|situation familiale|', 'fr|questions|situation de famille|', 'fr|questions|célibataire*|', 'fr|everywhere|sans enfant*|'
  ]),
  ('origin', 'refused', 'Origin, nationality and belief are protected. Ask for the language level you need.',
    'L’origine, la nationalité et les convictions sont protégées. Demandez le niveau de langue nécessaire.', array[
    'en|everywhere|native speaker*|fluent (C1)', 'en|everywhere|native english|fluent English (C1)', 'en|everywhere|mother tongue|fluent (C1)', 'en|questions|where are you from|', 'en|questions|your origin*|', 'en|questions|nationality|Are you allowed to work in France?', 'en|questions|religio*|',
    'fr|everywhere|langue maternelle|courant (C1)', 'fr|everywhere|français de souche|', 'fr|everywhere|anglais natif|anglais courant (C1)', 'fr|everywhere|locuteur natif|niveau courant (C1)', 'fr|questions|vos origines|', 'fr|questions|votre origine|', 'fr|questions|nationalité|Avez-vous le droit de travailler en France ?', 'fr|questions|religi*|'
  ]),
  ('health', 'refused', 'Health and disability are protected. Describe what the work involves.',
    'La santé et le handicap sont protégés. Décrivez ce que le travail demande.', array[
    'en|questions|disabilit*|', 'en|questions|disabled|', 'en|questions|sick leave|', 'en|questions|your health|', 'en|everywhere|able-bodied|', 'en|everywhere|in perfect health|',
    'fr|questions|handicap*|', 'fr|questions|arrêt maladie|', 'fr|questions|arrêts maladie|', 'fr|questions|votre santé|', 'fr|everywhere|en parfaite santé|', 'fr|everywhere|valide physiquement|'
  ]),
  ('appearance', 'refused', 'Looks are protected, and say nothing about the work.', 'L’apparence est protégée, et ne dit rien du travail.', array[
    'en|everywhere|good-looking|', 'en|everywhere|attach a photo|', 'en|everywhere|attractive appearance|', 'fr|everywhere|bonne présentation|', 'fr|everywhere|excellente présentation|', 'fr|everywhere|physique agréable|', 'fr|everywhere|photo obligatoire|', 'fr|everywhere|joindre une photo|'
  ]),
  ('salary_history', 'refused', 'Earlier pay carries old injustice along. The range of this opening is what counts.',
    'L’ancien salaire perpétue d’anciennes injustices. Seule compte la fourchette de cette offre.', array[
    'en|everywhere|salary history|', 'en|questions|current salary|', 'en|questions|previous salary|', 'en|questions|currently earn*|', 'en|questions|last salary|', 'en|everywhere|payslip*|',
    'fr|questions|salaire actuel|', 'fr|questions|dernier salaire|', 'fr|questions|ancien salaire|', 'fr|everywhere|historique de salaire|', 'fr|questions|rémunération actuelle|', 'fr|everywhere|bulletin* de salaire|', 'fr|everywhere|fiche* de paie|'
  ]),
  ('unpaid', 'refused', 'Work is paid. Publish unpaid help elsewhere.', 'Tout travail est payé. Publiez ailleurs les appels à bénévoles.', array[
    'en|everywhere|unpaid|', 'en|everywhere|no salary|', 'en|everywhere|work for exposure|', 'en|everywhere|unpaid trial|', 'en|everywhere|volunteer position|',
    'fr|everywhere|non rémunéré*|', 'fr|everywhere|sans rémunération|', 'fr|everywhere|bénévolat|', 'fr|everywhere|poste bénévole|', 'fr|everywhere|essai non payé|', 'fr|everywhere|à titre gratuit|'
  ])
) as topics (topic, verdict, reason_en, reason_fr, rules)
cross join lateral unnest(rules) as rule
cross join lateral (
  select split_part(rule, '|', 1) as language, split_part(rule, '|', 2) as place, split_part(rule, '|', 3) as expression,
    split_part(rule, '|', 4) as better
) as parts;
