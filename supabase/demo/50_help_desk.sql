-- Messages to the platform's team, and the operator's details. Two visitors write in their own language.
update public.platform_settings
set value = jsonb_build_object(
  'name', world, 'address', '12 quai des Exemples, 75000 Paris', 'email', pg_temp.say('hello@essor.test', 'bonjour@essor.test'),
  'director', 'Camille Exemple', 'host', world || E'\n12 quai des Exemples, 75000 Paris'
)
from (select pg_temp.say('Essor, demo world', 'Essor (démonstration)') as world) as named
where key = 'operator';

insert into public.inbox_messages (
  id, source, user_id, name, email, topic, message, page, language, status, assigned_to, created_at, updated_at
)
select ('de000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, source::public.inbox_source, person::uuid,
  name, email, topic, message, page, coalesce(language, pg_temp.spoken()), status::public.inbox_status,
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
    pg_temp.say('I’d like to sort missions by due date, not just by length.',
      'J’aimerais trier les missions par date limite, pas seulement par durée.'),
    '/dashboard/missions', null, 'open', 51),
  (4, 'feedback', 'ca000000-0000-4000-8000-000000000005', 'Lina Benhaddou', 'lina.benhaddou@etu-lumiere.example', 'praise',
    pg_temp.say('Feedback criterion by criterion taught me more than three midterms. Thank you.',
      'Le retour critère par critère m’a appris plus que trois partiels. Merci.'),
    '/dashboard/progress', null, 'answered', 120),
  (5, 'contact', null, 'Karim Haddad', 'karim.haddad@lycee-pasteur.example', 'accessibility',
    pg_temp.say('I’m visually impaired. The applications board works very well with my screen reader, but I can’t find out how to move a card to another column.',
      'Je suis malvoyant. Le tableau des candidatures est très lisible avec mon lecteur d’écran, mais je ne trouve pas comment changer une carte de colonne.'),
    null, null, 'answered', 200),
  (6, 'feedback', 'ca000000-0000-4000-8000-000000000015', 'Sofia Marinelli', 'sofia.marinelli@etu-lumiere.example', 'problem',
    pg_temp.say('I got the reminder for a career talk twice on the day the clocks changed.',
      'J’ai reçu deux fois le rappel d’un échange métier, le jour du changement d’heure.'),
    '/dashboard/networking/talks', null, 'archived', 420)
) as written (number, source, person, name, email, topic, message, page, language, status, hours_ago);

insert into public.inbox_answers (id, message_id, answer, answered_by, created_at)
select ('de000000-0000-4000-9000-' || lpad(number::text, 12, '0'))::uuid,
  ('de000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, answer, 'ad000000-0000-4000-8000-000000000001',
  now() - hours_ago * interval '1 hour'
from (values
  (4, pg_temp.say('Thank you, Lina. We’ll pass it on to the reviewers: it’s their work you’re describing.',
      'Merci Lina, nous le transmettons aux évaluateurs : c’est leur travail que vous décrivez.'), 96),
  (5, pg_temp.say('Hello, every card has a “Move to” menu that does the same as dragging. Press Enter on the three-dot button to open it. Let us know if that works for you.',
      'Bonjour, chaque carte a un menu dont les choix « Passer à… » font la même chose que le glisser-déposer. Il s’ouvre avec Entrée sur le bouton à trois points. Dites-nous si cela suffit.'), 190),
  (6, pg_temp.say('You were right, and it’s fixed. Thank you for the exact date.',
      'Vous aviez raison : c’est corrigé. Merci pour la date précise.'), 400)
) as given (number, answer, hours_ago);
