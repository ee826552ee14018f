-- A function's text with a passage replaced, for migrations. If the passage isn't found, the migration fails instead
-- of leaving the function as it was.
create function private.changed(body text, known text, better text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if strpos(body, known) = 0 then
    raise exception 'This passage is not in the function: %', known using detail = body;
  end if;
  return replace(body, known, better);
end $$;
