-- What companies called a need is an opening: the word people use. The table, its columns, the functions and their
-- parameters, notifications and emails are renamed together.

alter table public.job_needs rename to openings;
alter table public.match_scores rename column need_id to opening_id;
alter table public.match_scores rename column need_title to opening_title;
alter table public.match_scores rename constraint match_scores_need_id_user_id_digest_key
  to match_scores_opening_id_user_id_digest_key;
alter table public.match_scores rename constraint match_scores_need_id_fkey to match_scores_opening_id_fkey;
alter policy "Recruiters read the needs of their company" on public.openings
  rename to "Recruiters read the openings of their company";
alter trigger job_needs_updated on public.openings rename to openings_updated;

do $$
declare
  renamed record;
begin
  for renamed in
    select conname as name from pg_catalog.pg_constraint
    where conrelid = 'public.openings'::regclass and starts_with(conname, 'job_needs_')
  loop
    execute format(
      'alter table public.openings rename constraint %I to %I', renamed.name, replace(renamed.name, 'job_needs', 'openings')
    );
  end loop;
  for renamed in
    select relname as name from pg_catalog.pg_class
    where relkind = 'i' and relnamespace = 'public'::regnamespace and starts_with(relname, 'job_needs_')
  loop
    execute format('alter index public.%I rename to %I', renamed.name, replace(renamed.name, 'job_needs', 'openings'));
  end loop;
end
$$;

-- Bodies and parameters name these in words, so the functions are written anew, with the same rights.
do $$
declare
  words constant text[] := array[
    'job_needs', 'openings', 'need_id', 'opening_id', 'need_title', 'opening_title',
    'match_scores_need_id_user_id_digest_key', 'match_scores_opening_id_user_id_digest_key',
    'my_need', 'require_opening', 'is_need', 'is_opening', 'need_document', 'opening_document',
    'need_tiers', 'opening_tiers', 'need_candidates', 'opening_candidates', 'save_need', 'save_opening',
    'set_need_status', 'set_opening_status', 'match_need', 'match_opening', 'my_needs', 'my_openings',
    'need_questions', 'opening_questions', 'need_gone', 'opening_gone', 'need_incomplete', 'opening_incomplete',
    'too_many_needs', 'too_many_openings', 'questioned_need', 'questioned_opening', 'candidates/needs', 'openings',
    'needs', 'openings', 'need', 'opening', 'A opening', 'An opening'
  ];
  function record;
  definition text;
begin
  for function in
    select oid::regprocedure as signature, pg_get_functiondef(oid) as definition,
      proname ~ 'need' or proargnames && '{need, need_id}' as is_renamed
    from pg_catalog.pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'gate'::regnamespace) and proname = any (array[
      'is_closed', 'is_need', 'keep_match', 'mail_placeholders', 'match', 'match_figures', 'match_verdict', 'move_skill_of_people',
      'my_need', 'need_candidates', 'need_document', 'need_tiers', 'ask_about_match', 'entry_usage', 'match_card',
      'match_need', 'my_matches', 'my_needs', 'need_questions', 'organization_home', 'save_need', 'set_need_status'
    ])
    order by oid
  loop
    definition := function.definition;
    for place in 1 .. cardinality(words) by 2 loop
      definition := regexp_replace(definition, '\y' || words[place] || '\y', words[place + 1], 'g');
    end loop;
    if function.is_renamed then
      execute format('drop function %s', function.signature);
    end if;
    execute definition;
  end loop;
end
$$;

grant execute on function
  public.match_card, public.match_opening, public.my_openings, public.opening_questions, public.save_opening,
  public.set_opening_status
to authenticated;

call private.describe_data('public.match_scores', $told$to_jsonb(t) - array['user_id', 'organization_id', 'opening_id', 'digest']
  || jsonb_build_object('company', private.organization_name(t.organization_id))$told$);

-- # What is stored with the old words

update public.notifications
set data = data - 'need' || jsonb_build_object('opening', data -> 'need'),
    link = replace(link, '/candidates/needs/', '/openings/')
where kind = 'match_question';

update private.mails
set data = data - 'need' || jsonb_build_object('opening', data -> 'need'),
    link = replace(link, '/candidates/needs/', '/openings/')
where kind = 'match_question' and data ? 'need';

update public.mail_texts set subject = replace(subject, '{need}', '{opening}'), body = replace(body, '{need}', '{opening}')
where kind = 'match_question';

update public.discovery_events
set details = details - 'need' || jsonb_build_object('opening', details -> 'need') where kind = 'matched';
