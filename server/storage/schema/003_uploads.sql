-- Finished resumable uploads are kept for a while, so that a client that missed the response finds its upload
-- complete. The version is recorded before the object gets it, so that a crash in between is unambiguous.
alter table _server.storage_uploads
  add column created_at timestamptz not null default now(),
  add column version text,
  add column is_complete boolean not null default false;
create index storage_uploads_by_owner on _server.storage_uploads (owner_id) where not is_complete;
