-- Where the server notes its last backup and the room on its disk, the health page shows them. Elsewhere, such as on
-- Supabase, whoever hosts the database knows.
create function private.health_server() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  noted jsonb;
begin
  if to_regclass('_server.operations') is null then
    return '{"isMissing": true}';
  end if;
  execute $query$
    select coalesce(jsonb_object_agg(name, details || jsonb_build_object('at', noted_at)), '{}') from _server.operations
  $query$ into noted;
  return noted;
end
$$;

create or replace function public.admin_health() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_object_agg(piece, private.health_piece(piece)) || jsonb_build_object('at', now())
    from unnest('{database, storage, mail, jobs, versions, statements, server}'::text[]) as piece
  );
end
$$;
