-- Teams that grow: one invitation is under way, one was forgotten.
insert into public.team_invitations (organization_id, email, member_role, invited_by, invited_at, sent_at, expires_at)
select '0c000000-0000-4000-8000-000000000001', email, member_role::public.member_role,
  'c0000000-0000-4000-8000-000000000001', sent_at, sent_at, sent_at + interval '7 days'
from (values
  ('samir.belkacem@nordelia.example', 'reviewer', now() - interval '2 days'),
  ('lucie.hennebelle@nordelia.example', 'recruiter', now() - interval '11 days')
) as invited (email, member_role, sent_at);
