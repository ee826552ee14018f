-- The demo world: fictional people and organizations, as if the product had been open for a few months. It needs a
-- product without accounts. To load it elsewhere than on the embedded server: cat supabase/demo/*.sql | psql -1 "$DATABASE_URL"
-- Ids show the role: ad… administrator, ca… candidates, c0… companies, ed… schools, fa… makers, ae… applicants.

-- The administrator, whose password hash all accounts share. The password is public, so a cheap hash is enough.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
) values (
  '00000000-0000-0000-0000-000000000000', 'ad000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated',
  'admin@essor.test', extensions.crypt('Essor-demo-1!', extensions.gen_salt('bf', 4)), now() - interval '130 days',
  '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object(
    'first_name', 'Hélène', 'last_name', 'Marchetti', 'user_type', 'admin', 'language', pg_temp.spoken(),
    'email_verified', true
  ),
  now() - interval '130 days', now() - interval '130 days', '', '', '', ''
);
-- The demo administrator's password is public, and visitors have no second factor.
update public.platform_settings set value = 'false' where key = 'admins_need_second_factor';
insert into public.user_roles (user_id, role, created_at)
values ('ad000000-0000-4000-8000-000000000001', 'admin', now() - interval '130 days');

-- Candidates sign up with their names; a trigger creates the profile, role and welcome notification. Most of them use
-- the language of the demo, a few the other one.
with candidate (number, email, first_name, last_name, language, days_ago) as (values
  (1, 'candidate@essor.test', 'Inès', 'Carpentier', null::text, 88),
  (2, 'mathis.rouviere@etu-lumiere.example', 'Mathis', 'Rouvière', null, 118),
  (3, 'aicha.diarra@etu-lumiere.example', 'Aïcha', 'Diarra', null, 112),
  (4, 'gregoire.lacaze@quai-des-flandres.example', 'Grégoire', 'Lacaze', null, 109),
  (5, 'lina.benhaddou@etu-lumiere.example', 'Lina', 'Benhaddou', null, 103),
  (6, 'tom.vasseur@etu-vauclair.example', 'Tom', 'Vasseur', null, 97),
  (7, 'emma.kowalczyk@etu-lumiere.example', 'Emma', 'Kowalczyk', null, 95),
  (8, 'hugo.ferreira@etu-lumiere.example', 'Hugo', 'Ferreira', null, 90),
  (9, 'manon.legoff@gazette-cornouaille.example', 'Manon', 'Le Goff', 'fr', 84),
  (10, 'noah.adjovi@etu-vauclair.example', 'Noah', 'Adjovi', null, 80),
  (11, 'chloe.sanchez@etu-lumiere.example', 'Chloé', 'Sanchez', null, 77),
  (12, 'antoine.berthelot@table-ligerienne.example', 'Antoine', 'Berthelot', null, 71),
  (13, 'fatou.sarr@etu-lumiere.example', 'Fatou', 'Sarr', null, 66),
  (14, 'lucas.weber@etu-vauclair.example', 'Lucas', 'Weber', null, 63),
  (15, 'sofia.marinelli@etu-lumiere.example', 'Sofia', 'Marinelli', 'en', 58),
  (16, 'gabriel.thevenet@etu-vauclair.example', 'Gabriel', 'Thévenet', null, 52),
  (17, 'nour.elamrani@etu-lumiere.example', 'Nour', 'El Amrani', null, 49),
  (18, 'jade.poulain@etu-vauclair.example', 'Jade', 'Poulain', null, 45),
  (19, 'rayan.cherif@allo-textile.example', 'Rayan', 'Cherif', null, 41),
  (20, 'oluwaseun.adeyemi@etu-lumiere.example', 'Oluwaseun', 'Adeyemi', 'en', 38),
  (21, 'margaux.quere@etu-vauclair.example', 'Margaux', 'Quéré', null, 33),
  (22, 'enzo.caruso@fonderie-arvane.example', 'Enzo', 'Caruso', null, 29),
  (23, 'mailan.nguyen@etu-lumiere.example', 'Mai Lan', 'Nguyen', null, 26),
  (24, 'bastien.roche@college-des-carmes.example', 'Bastien', 'Roche', null, 19),
  (25, 'elodie.hamelin@agence-du-perche.example', 'Élodie', 'Hamelin', null, 16),
  (26, 'karim.ouali@reseaux-gratteciel.example', 'Karim', 'Ouali', 'fr', 13),
  (27, 'anna.lindqvist@etu-vauclair.example', 'Anna', 'Lindqvist', 'en', 9),
  (28, 'victor.dacosta@plume-orleans.example', 'Victor', 'Da Costa', null, 5),
  (29, 'salome.riviere@etu-lumiere.example', 'Salomé', 'Rivière', null, 2)
)
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
)
select
  '00000000-0000-0000-0000-000000000000', ('ca000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid,
  'authenticated', 'authenticated', candidate.email, admin.encrypted_password, signed_up + interval '9 minutes',
  admin.raw_app_meta_data,
  jsonb_build_object(
    'first_name', first_name, 'last_name', last_name, 'language', coalesce(language, pg_temp.spoken()),
    'email_verified', true
  ),
  signed_up, signed_up, '', '', '', ''
from candidate
cross join lateral (
  select date_trunc('day', now()) - days_ago * interval '1 day' + (420 + number * 137 % 840) * interval '1 minute'
    as signed_up
) as moment
cross join auth.users as admin
where admin.email = 'admin@essor.test';

-- Someone who has just signed up and done nothing yet, to show every empty state.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, confirmation_token, recovery_token, email_change_token_new, email_change
)
select
  instance_id, 'ca000000-0000-4000-8000-000000000031', aud, role, 'newcomer@essor.test', encrypted_password,
  now() - interval '20 minutes', raw_app_meta_data,
  jsonb_build_object('first_name', 'Robin', 'last_name', 'Aubert', 'language', pg_temp.spoken(), 'email_verified', true),
  now() - interval '25 minutes', now() - interval '25 minutes', '', '', '', ''
from auth.users where email = 'admin@essor.test';
