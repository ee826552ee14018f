-- The four levels of a rubric, by name: pg_temp.solid('Clear and complete.', 'Clair et complet.').
create or replace function pg_temp.needs_work(english text, french text) returns jsonb language sql as $$
  select pg_temp.level(pg_temp.both('Needs work', 'À reprendre'), pg_temp.both(english, french))
$$;
create or replace function pg_temp.getting_there(english text, french text) returns jsonb language sql as $$
  select pg_temp.level(pg_temp.both('Getting there', 'En bonne voie'), pg_temp.both(english, french))
$$;
create or replace function pg_temp.solid(english text, french text) returns jsonb language sql as $$
  select pg_temp.level(pg_temp.both('Solid', 'Solide'), pg_temp.both(english, french))
$$;
create or replace function pg_temp.outstanding(english text, french text) returns jsonb language sql as $$
  select pg_temp.level(pg_temp.both('Outstanding', 'Remarquable'), pg_temp.both(english, french))
$$;
