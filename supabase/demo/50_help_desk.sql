-- What people wrote to those who run the platform, and who that is.
update public.platform_settings
set value = '{"name": "Essor, monde de démonstration", "address": "12 quai des Exemples, 75000 Paris", "email": "bonjour@essor.test", "director": "Camille Exemple", "host": "Essor, monde de démonstration\n12 quai des Exemples, 75000 Paris"}'
where key = 'operator';

insert into public.inbox_messages (
  id, source, user_id, name, email, topic, message, page, language, status, assigned_to, created_at, updated_at
)
select ('de000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, source::public.inbox_source, person::uuid,
  name, email, topic, message, page, language, status::public.inbox_status,
  case when status <> 'open' then 'ad000000-0000-4000-8000-000000000001'::uuid end,
  now() - hours_ago * interval '1 hour', now() - hours_ago * interval '1 hour'
from (values
  (1, 'contact', null, 'Pauline Tessier', 'pauline.tessier@mission-locale-vire.example', 'partnership',
    'Bonjour, notre mission locale accompagne 140 jeunes par an. Peut-on leur proposer vos missions en groupe, sans passer par une école ?',
    null, 'fr', 'open', 5),
  (2, 'contact', null, 'Daniel Okafor', 'daniel.okafor@northgate-hr.example', 'question',
    'A candidate sent us a certificate as a picture. Is there a way to check it without creating an account?',
    null, 'en', 'open', 29),
  (3, 'feedback', 'ca000000-0000-4000-8000-000000000001', 'Inès Carpentier', 'candidate@essor.test', 'idea',
    'J’aimerais trier les missions par date limite, pas seulement par durée.',
    '/dashboard/missions', 'fr', 'open', 51),
  (4, 'feedback', 'ca000000-0000-4000-8000-000000000005', 'Lina Benhaddou', 'lina.benhaddou@etu-lumiere.example', 'praise',
    'Le retour critère par critère m’a appris plus que trois partiels. Merci.',
    '/dashboard/progress', 'fr', 'answered', 120),
  (5, 'contact', null, 'Karim Haddad', 'karim.haddad@lycee-pasteur.example', 'accessibility',
    'Je suis malvoyant. Le tableau des candidatures est très lisible avec mon lecteur d’écran, mais je ne trouve pas comment changer une carte de colonne.',
    null, 'fr', 'answered', 200),
  (6, 'feedback', 'ca000000-0000-4000-8000-000000000015', 'Sofia Marinelli', 'sofia.marinelli@etu-lumiere.example', 'problem',
    'The reminder for a talk came twice on the day the clocks changed.',
    '/dashboard/networking/talks', 'en', 'archived', 420)
) as written (number, source, person, name, email, topic, message, page, language, status, hours_ago);

insert into public.inbox_answers (id, message_id, answer, answered_by, created_at)
select ('de000000-0000-4000-9000-' || lpad(number::text, 12, '0'))::uuid,
  ('de000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, answer, 'ad000000-0000-4000-8000-000000000001',
  now() - hours_ago * interval '1 hour'
from (values
  (4, 'Merci Lina, nous le transmettons aux évaluateurs : c’est leur travail que vous décrivez.', 96),
  (5, 'Bonjour, chaque carte a un menu « Déplacer vers » qui fait la même chose que le glisser. Il s’ouvre avec Entrée sur le bouton à trois points. Dites-nous si cela suffit.', 190),
  (6, 'You were right: it is mended. Thank you for the exact date.', 400)
) as given (number, answer, hours_ago);
