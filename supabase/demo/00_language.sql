-- The same functions run thousands of times below: planning each once takes half the time of planning for each row.
set local plan_cache_mode = force_generic_plan;

-- The demo world is written in one language: the setting `demo.language`, English by default. Each text is here in both,
-- side by side: pg_temp.say('Good morning', 'Bonjour'). The function disappears with the connection.
create or replace function pg_temp.say(english text, french text) returns text language sql stable as $$
  select case when current_setting('demo.language', true) = 'fr' then french else english end
$$;

create or replace function pg_temp.say(english jsonb, french jsonb) returns jsonb language sql stable as $$
  select case when current_setting('demo.language', true) = 'fr' then french else english end
$$;

create or replace function pg_temp.say(english text[], french text[]) returns text[] language sql stable as $$
  select case when current_setting('demo.language', true) = 'fr' then french else english end
$$;

-- The language itself, for rows that record it.
create or replace function pg_temp.spoken() returns text language sql stable as $$
  select case when current_setting('demo.language', true) = 'fr' then 'fr' else 'en' end
$$;
