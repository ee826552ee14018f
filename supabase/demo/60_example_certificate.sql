-- The certificate on the landing page: the candidate's newest.
update public.platform_settings set value = to_jsonb((
  select certificate.code from public.certificates as certificate
  join auth.users as holder on holder.id = certificate.user_id
  where holder.email = 'candidate@essor.test' and certificate.is_public and certificate.revoked_at is null
  order by certificate.issued_at desc limit 1
)) where key = 'example_certificate';
