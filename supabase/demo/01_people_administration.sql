-- Newer than the first release.
-- The demo administrator owns the platform, before anything notifies administrators.
update public.user_roles set administration = '{owner}' where role = 'admin' and administration is null;
