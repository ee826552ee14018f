-- A resumable upload is remembered for a while after its end: whoever did not hear the answer finds it complete. The
-- version is written down before the object takes it, so that a crash in between leaves no doubt.
alter table _server.storage_uploads
  add column created_at timestamptz not null default now(),
  add column version text,
  add column is_complete boolean not null default false;
create index storage_uploads_by_owner on _server.storage_uploads (owner_id) where not is_complete;
