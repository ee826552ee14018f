-- Pending requests, each with something to check: a SIRET, an unconfirmed address, a maker with a free mailbox (its
-- provider doesn't allow this name, so no one can own it), a name that is already taken. And one rejected request.
with applicant (
  number, email, first_name, last_name, user_type, organization_name, website, role, siret, hear_about_us, hours_ago,
  confirmed
) as (values
  (1, 'solenn.kermarrec@fabrique-oceane.example', 'Solenn', 'Kermarrec', 'company', 'Fabrique Océane',
    'https://www.fabrique-oceane.example', pg_temp.say('Managing director', 'Gérante'), '99047816600012', 'France Travail', 46, true),
  (2, 'christophe.mazars@lycee-val-aubrac.example', 'Christophe', 'Mazars', 'academia',
    'Lycée polyvalent du Val d’Aubrac', 'https://www.lycee-val-aubrac.example', pg_temp.say('Homeroom teacher', 'Professeur principal'), null,
    'Mission Local', 5, false),
  (3, 'sacha_delmas.objets@gmail.com', 'Sacha', 'Delmas', 'on_maker', null, null, pg_temp.say('Ceramist and object designer', 'Céramiste et designer d’objets'),
    null, 'Friends', 28, true),
  (4, 'ludivine.pasquier@hectare-et-fils.example', 'Ludivine', 'Pasquier', 'company', 'Hectare & Fils',
    'https://hectare-et-fils.example', pg_temp.say('Executive assistant', 'Assistante de direction'), null, 'Other', 22, false),
  (5, 'yann.tanguy@kl-services.example', 'Yann', 'Tanguy', 'company', 'Kerlune Data',
    'https://www.kerlune-data.example', 'Consultant', null, 'LinkedIn', 75, true),
  (6, 'bruno.delcourt@prestigia-talents.example', 'Bruno', 'Delcourt', 'company', 'Prestigia Talents',
    'https://prestigia-talents.example', pg_temp.say('Sales director', 'Directeur commercial'), null, 'LinkedIn', 480, true)
)
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_sent_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
)
select
  '00000000-0000-0000-0000-000000000000', ('ae000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid,
  'authenticated', 'authenticated', applicant.email, admin.encrypted_password,
  case when confirmed then signed_up + interval '6 minutes' end, signed_up, admin.raw_app_meta_data,
  jsonb_strip_nulls(jsonb_build_object(
    'first_name', first_name, 'last_name', last_name, 'user_type', user_type, 'organization_name', organization_name,
    'website', website, 'role', applicant.role, 'siret', siret, 'hear_about_us', hear_about_us, 'language', pg_temp.spoken(),
    'email_verified', confirmed
  )),
  signed_up, signed_up, '', '', '', ''
from applicant
cross join lateral (select now() - hours_ago * interval '1 hour' as signed_up) as moment
cross join auth.users as admin
where admin.email = 'admin@essor.test';

with fixed as (
  select id as applicant, replace(id::text, 'ae', '0a')::uuid as organization, created_at
  from auth.users where id::text like 'ae000000-%'
), moved as (
  update public.organizations as organization set id = fixed.organization, created_at = fixed.created_at
  from fixed where organization.requested_by = fixed.applicant
)
update public.organization_members as member set organization_id = fixed.organization
from fixed where member.user_id = fixed.applicant;

update public.organizations
set status = 'rejected', decided_by = 'ad000000-0000-4000-8000-000000000001', decided_at = created_at + interval '2 days',
  decision_reason = pg_temp.say('The website you gave doesn’t respond, and the SIRET number is missing. Please send a new request with a working website and the SIRET number of the office that will look after candidates.',
      'Le site indiqué ne répond pas, et le SIRET manque. Renvoyez votre demande avec un site accessible et le SIRET de l’établissement qui suivra les candidats.')
where id = '0a000000-0000-4000-8000-000000000006';
