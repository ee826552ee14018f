-- A column added without a network has its ID before the server has the column: cards may already be in it.
grant insert (id) on public.application_columns to authenticated;
