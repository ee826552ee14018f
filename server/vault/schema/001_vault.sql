-- The Vault extension's table, view and functions, for databases without it. Values are encrypted at rest. The key is
-- in the server's own schema, which no caller and no dump of the vault schema can reach.
do $install$
begin
  -- Unless it is preloaded, the extension has no key and can't be created.
  if exists (select from pg_available_extensions where name = 'supabase_vault')
    and current_setting('shared_preload_libraries') like '%supabase_vault%' then
    create extension if not exists supabase_vault;
    return;
  end if;
  execute $schema$

insert into _server.secrets (name, value) values ('vault', encode(extensions.gen_random_bytes(48), 'base64'));

create schema vault;

create table vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text,
  description text not null default '',
  secret text not null,
  key_id uuid,
  nonce bytea default extensions.gen_random_bytes(16),
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);
create unique index secrets_name_idx on vault.secrets (name) where name is not null;
alter table vault.secrets enable row level security;

create function vault._encrypt(plain text) returns text
language sql volatile security definer set search_path = '' as $$
  select encode(extensions.pgp_sym_encrypt(plain, value, 'cipher-algo=aes256, s2k-mode=1'), 'base64')
  from _server.secrets where name = 'vault'
$$;
create function vault._decrypt(encrypted text) returns text
language sql stable security definer set search_path = '' as $$
  select extensions.pgp_sym_decrypt(decode(encrypted, 'base64'), value) from _server.secrets where name = 'vault'
$$;

create view vault.decrypted_secrets as
  select id, name, description, secret, vault._decrypt(secret) as decrypted_secret, key_id, nonce, created_at, updated_at
  from vault.secrets;

create function vault.create_secret(
  new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null
) returns uuid language sql set search_path = '' as $$
  insert into vault.secrets (secret, name, description)
  values (vault._encrypt(new_secret), new_name, coalesce(new_description, ''))
  returning id
$$;

create function vault.update_secret(
  secret_id uuid, new_secret text default null, new_name text default null, new_description text default null,
  new_key_id uuid default null
) returns void language sql set search_path = '' as $$
  update vault.secrets as kept
  set secret = case when new_secret is null then kept.secret else vault._encrypt(new_secret) end,
    name = coalesce(new_name, kept.name), description = coalesce(new_description, kept.description),
    updated_at = current_timestamp
  where kept.id = secret_id
$$;

revoke execute on all functions in schema vault from public;
grant usage on schema vault to postgres with grant option;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres with grant option;
grant insert, update on vault.secrets to postgres with grant option;
grant execute on all functions in schema vault to postgres with grant option;
grant usage on schema vault to service_role;
grant select, insert, update, delete on vault.secrets to service_role;
grant select on vault.decrypted_secrets to service_role;
grant execute on all functions in schema vault to service_role;

  $schema$;
end
$install$;
