-- Approved companies, schools and makers. A trigger creates the request from what the sign-up form sends; then each
-- organization gets a fixed id and the rows that an approval writes.
with partner (
  id, email, first_name, last_name, user_type, organization_name, website, role, siret, hear_about_us, days_ago
) as (values
  ('c0000000-0000-4000-8000-000000000001', 'company@essor.test', 'Nadia', 'Vandenberghe', 'company',
    'Nordelia Logistique', 'https://www.nordelia.example', pg_temp.say('Head of recruiting', 'Responsable recrutement'), '99418263200012', 'LinkedIn', 116),
  ('c0000000-0000-4000-8000-000000000004', 'etienne.guichard@soleviane.example', 'Étienne', 'Guichard', 'company',
    'Soléviane Énergies', 'https://www.soleviane.example', pg_temp.say('Director of human resources', 'Directeur des ressources humaines'), '99270514500017',
    'France Travail', 101),
  ('c0000000-0000-4000-8000-000000000006', 'gwenaelle.lebihan@kerlune-data.example', 'Gwenaëlle', 'Le Bihan', 'company',
    'Kerlune Data', 'https://www.kerlune-data.example', pg_temp.say('Chief technology officer', 'Directrice technique'), '99650137500017', 'Referral', 88),
  ('c0000000-0000-4000-8000-000000000007', 'david.okonjo@pixandre.example', 'David', 'Okonjo', 'company',
    'Pixandre', 'https://pixandre.example', pg_temp.say('Co-founder', 'Cofondateur'), '99138746500016', 'LinkedIn', 73),
  ('c0000000-0000-4000-8000-000000000010', 'leila.haddad@orvea-sante.example', 'Leïla', 'Haddad', 'company',
    'Orvéa Santé', 'https://www.orvea-sante.example', pg_temp.say('Head of talent', 'Responsable talents'), null, 'Email', 54),
  ('c0000000-0000-4000-8000-000000000012', 'olivier.chambon@tessaly.example', 'Olivier', 'Chambon', 'company',
    'Tessaly Conseil', 'https://www.tessaly.example', pg_temp.say('Partner', 'Associé'), '99582309300019', 'Referral', 36),
  ('ed000000-0000-4000-8000-000000000001', 'academia@essor.test', 'Yasmina', 'Bertholet', 'academia',
    'Campus Lumière-sur-Saône', 'https://www.campus-lumiere.example', pg_temp.say('Head of company relations', 'Responsable des relations entreprises'),
    '99803621400018', 'Mission Local', 121),
  ('ed000000-0000-4000-8000-000000000003', 'beatrice.monfort@institut-vauclair.example', 'Béatrice', 'Monfort',
    'academia', 'Institut Vauclair', 'https://www.institut-vauclair.example', pg_temp.say('Dean of studies', 'Directrice des études'), null, 'Email', 99),
  ('fa000000-0000-4000-8000-000000000001', 'maker@essor.test', 'Julien', 'Kervella', 'on_maker',
    'Atelier Trois-Marées', 'https://trois-marees.example', pg_temp.say('Product designer', 'Designer produit'), '99364975500010', 'LinkedIn', 92),
  ('fa000000-0000-4000-8000-000000000002', 'awa.ndiaye@studio-ronce.example', 'Awa', 'N’Diaye', 'on_maker',
    'Studio Ronce', 'https://studio-ronce.example', pg_temp.say('Photographer and art director', 'Photographe et directrice artistique'), null, 'Friends', 61),
  ('fa000000-0000-4000-8000-000000000003', 'pierre-yves.castan@castan-dev.example', 'Pierre-Yves', 'Castan', 'on_maker',
    null, 'https://castan-dev.example', pg_temp.say('Freelance developer', 'Développeur indépendant'), '99725408100018', 'Referral', 43),
  ('ca000000-0000-4000-8000-000000000030', 'maelys.joubert@maelys-anime.example', 'Maëlys', 'Joubert', 'on_maker',
    null, 'https://maelys-anime.example', pg_temp.say('Illustrator and motion designer', 'Illustratrice et motion designer'), null, 'LinkedIn', 31)
)
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
)
select
  '00000000-0000-0000-0000-000000000000', partner.id::uuid, 'authenticated', 'authenticated', partner.email,
  admin.encrypted_password, signed_up + interval '14 minutes', admin.raw_app_meta_data,
  jsonb_strip_nulls(jsonb_build_object(
    'first_name', first_name, 'last_name', last_name, 'user_type', user_type, 'organization_name', organization_name,
    'website', website, 'role', partner.role, 'siret', siret, 'hear_about_us', hear_about_us,
    'language', pg_temp.spoken(), 'email_verified', true
  )),
  signed_up, signed_up, '', '', '', ''
from partner
cross join lateral (
  select date_trunc('day', now()) - days_ago * interval '1 day' + (480 + days_ago * 53 % 480) * interval '1 minute'
    as signed_up
) as moment
cross join auth.users as admin
where admin.email = 'admin@essor.test';

with fixed (id, owner) as (values
  ('0c000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000001'),
  ('0c000000-0000-4000-8000-000000000002', 'c0000000-0000-4000-8000-000000000004'),
  ('0c000000-0000-4000-8000-000000000003', 'c0000000-0000-4000-8000-000000000006'),
  ('0c000000-0000-4000-8000-000000000004', 'c0000000-0000-4000-8000-000000000007'),
  ('0c000000-0000-4000-8000-000000000005', 'c0000000-0000-4000-8000-000000000010'),
  ('0c000000-0000-4000-8000-000000000006', 'c0000000-0000-4000-8000-000000000012'),
  ('0e000000-0000-4000-8000-000000000001', 'ed000000-0000-4000-8000-000000000001'),
  ('0e000000-0000-4000-8000-000000000002', 'ed000000-0000-4000-8000-000000000003'),
  ('0f000000-0000-4000-8000-000000000001', 'fa000000-0000-4000-8000-000000000001'),
  ('0f000000-0000-4000-8000-000000000002', 'fa000000-0000-4000-8000-000000000002'),
  ('0f000000-0000-4000-8000-000000000003', 'fa000000-0000-4000-8000-000000000003'),
  ('0f000000-0000-4000-8000-000000000004', 'ca000000-0000-4000-8000-000000000030')
), decided as (
  update public.organizations as organization
  set id = fixed.id::uuid, status = 'approved', created_at = users.created_at,
      decided_by = 'ad000000-0000-4000-8000-000000000001', decided_at = users.created_at + (1200 + length(name) * 31 % 300) * interval '1 minute',
      verified_until = users.created_at + (1200 + length(name) * 31 % 300) * interval '1 minute' + interval '12 months'
  from fixed join auth.users on users.id = fixed.owner::uuid
  where organization.requested_by = users.id
)
update public.organization_members as member set organization_id = fixed.id::uuid
from fixed where member.user_id = fixed.owner::uuid;

-- Colleagues who joined later: accounts without a request of their own.
with colleague (id, email, first_name, last_name, language, user_type) as (values
  ('c0000000-0000-4000-8000-000000000002', 'kevin.lemaire@nordelia.example', 'Kévin', 'Lemaire', null::text, 'company'),
  ('c0000000-0000-4000-8000-000000000003', 'clarisse.dumortier@nordelia.example', 'Clarisse', 'Dumortier', null, 'company'),
  ('c0000000-0000-4000-8000-000000000005', 'priya.raman@soleviane.example', 'Priya', 'Raman', 'en', 'company'),
  ('c0000000-0000-4000-8000-000000000008', 'alix.fontaine@pixandre.example', 'Alix', 'Fontaine', null, 'company'),
  ('c0000000-0000-4000-8000-000000000009', 'mehdi.zerrouki@pixandre.example', 'Mehdi', 'Zerrouki', null, 'company'),
  ('c0000000-0000-4000-8000-000000000011', 'marc-antoine.pelissier@orvea-sante.example', 'Marc-Antoine', 'Pélissier', null, 'company'),
  ('c0000000-0000-4000-8000-000000000013', 'juliette.nakamura@tessaly.example', 'Juliette', 'Nakamura', null, 'company'),
  ('ed000000-0000-4000-8000-000000000002', 'frederic.lambert@campus-lumiere.example', 'Frédéric', 'Lambert', null, 'academia'),
  ('ed000000-0000-4000-8000-000000000004', 'idriss.saidi@institut-vauclair.example', 'Idriss', 'Saïdi', null, 'academia')
)
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
)
select
  '00000000-0000-0000-0000-000000000000', colleague.id::uuid, 'authenticated', 'authenticated', colleague.email,
  admin.encrypted_password, now() - interval '30 days', admin.raw_app_meta_data,
  jsonb_build_object(
    'first_name', first_name, 'last_name', last_name, 'user_type', user_type,
    'language', coalesce(language, pg_temp.spoken()), 'email_verified', true
  ),
  now() - interval '30 days', now() - interval '30 days', '', '', '', ''
from colleague cross join auth.users as admin
where admin.email = 'admin@essor.test';

insert into public.organization_members (organization_id, user_id, member_role, title, created_at)
select organization_id::uuid, user_id::uuid, member_role::public.member_role, title, now() - interval '30 days'
from (values
  ('0c000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000002', 'reviewer', pg_temp.say('Operations team lead', 'Chef d’équipe exploitation')),
  ('0c000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000003', 'recruiter', pg_temp.say('Recruiter', 'Chargée de recrutement')),
  ('0c000000-0000-4000-8000-000000000002', 'c0000000-0000-4000-8000-000000000005', 'reviewer', pg_temp.say('Grid engineer', 'Ingénieure réseau électrique')),
  ('0c000000-0000-4000-8000-000000000004', 'c0000000-0000-4000-8000-000000000008', 'reviewer', pg_temp.say('Lead designer', 'Designer principale')),
  ('0c000000-0000-4000-8000-000000000004', 'c0000000-0000-4000-8000-000000000009', 'reviewer', pg_temp.say('Lead developer', 'Développeur principal')),
  ('0c000000-0000-4000-8000-000000000005', 'c0000000-0000-4000-8000-000000000011', 'reviewer', pg_temp.say('Medical product adviser', 'Médecin référent produit')),
  ('0c000000-0000-4000-8000-000000000006', 'c0000000-0000-4000-8000-000000000013', 'recruiter', pg_temp.say('Senior consultant', 'Consultante senior')),
  ('0e000000-0000-4000-8000-000000000001', 'ed000000-0000-4000-8000-000000000002', 'teacher', pg_temp.say('Project management lecturer', 'Enseignant en gestion de projet')),
  ('0e000000-0000-4000-8000-000000000002', 'ed000000-0000-4000-8000-000000000004', 'adviser', pg_temp.say('Career adviser', 'Conseiller carrières'))
) as joined (organization_id, user_id, member_role, title);

-- Each member has the organization's role; one maker is also a candidate.
insert into public.user_roles (user_id, role, granted_by, created_at)
select member.user_id, organization.kind::text::public.app_role, organization.decided_by,
  greatest(organization.decided_at, member.created_at)
from public.organization_members as member
join public.organizations as organization on organization.id = member.organization_id
where organization.status = 'approved';
insert into public.user_roles (user_id, role, granted_by, created_at) values (
  'ca000000-0000-4000-8000-000000000030', 'candidate', 'ad000000-0000-4000-8000-000000000001',
  now() - interval '27 days'
);
