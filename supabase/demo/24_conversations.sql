-- Conversations between candidates. In some, the last message is unread.
create or replace function pg_temp.demo_person(number int) returns uuid language sql as $$
  select ('ca000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;
create or replace function pg_temp.demo_time(hours_ago numeric) returns timestamptz language sql as $$
  select now() - hours_ago * interval '1 hour'
$$;
create temp table demo_message (chat int, hours_ago numeric, author int, body text) on commit drop;
insert into demo_message values
  (1, 190.0, 3, replace(pg_temp.say('Hi Inès! I saw that “{6}” got validated. Congratulations 👏',
      'Salut Inès ! J’ai vu que tu as fait valider « {6} ». Bravo 👏'), '{6}', pg_temp.title_of(6))),
  (1, 189.6, 1, pg_temp.say('Thanks, Aïcha! I almost gave up on the second version. The rule about the subject line kept me busy for a while.',
      'Merci Aïcha ! J’ai failli abandonner à la deuxième version, la consigne sur l’objet du mail m’a bien occupée.')),
  (1, 189.5, 3, pg_temp.say('Do you remember what made the difference?', 'Tu te souviens de ce qui a fait la différence ?')),
  (1, 189.1, 1, pg_temp.say(E'Three things:\n\n1. a **subject line** under 45 characters\n2. one call to action per email\n3. the open rate right in the first line of the report',
      E'Trois choses :\n\n1. un **objet** de moins de 45 signes\n2. une seule action par lettre\n3. le chiffre d’ouverture cité dès la première ligne du bilan')),
  (1, 189.0, 3, pg_temp.say('Perfect, writing that down. I’ll do the mission this weekend.',
      'Parfait, je note. Je fais la mission ce week-end.')),
  (1, 51.0, 3, pg_temp.say('Submitted! They promise feedback within five days. We’ll see.',
      'C’est envoyé ! Promesse de retour : cinq jours. On verra bien.')),
  (1, 50.2, 1, pg_temp.say('Great. Tell me when you hear back. I’m curious whether they’re as thorough with you as they were with me.',
      'Super. Raconte-moi quand tu as le retour, je suis curieuse de savoir s’ils sont aussi précis qu’avec moi.')),
  (1, 3.4, 3, pg_temp.say('I got my feedback: **validated** 🎉 Their comment on my tracking sheet was more useful than my whole semester.',
      'J’ai le retour : **validé** 🎉 Le commentaire sur mon tableau de suivi était plus utile que tout mon semestre.')),
  (1, 3.2, 3, pg_temp.say('I owe you a coffee. Are you in Lyon next week?',
      'Je te dois un café. Tu es à Lyon la semaine prochaine ?')),
  (2, 74.0, 15, pg_temp.say('Hi Inès, thanks for connecting. Your certificate page is really clear. Did you have to ask for the comments to be shown?',
      'Coucou Inès, merci d’avoir accepté. Ta page de certificat est vraiment claire. Il a fallu demander pour que les commentaires soient visibles ?')),
  (2, 73.5, 1, pg_temp.say('Hi Sofia! No, you choose what appears on it: there’s a button next to the certificate, “Choose what to show.”',
      'Salut Sofia ! Non, tu choisis toi-même ce qui y figure : il y a un bouton à côté du certificat, « Choisir ce qui est montré ».')),
  (2, 73.1, 15, pg_temp.say('Found it, thank you. I’ll hide my second attempt then 😅',
      'Trouvé, merci. Je vais cacher ma deuxième tentative alors 😅')),
  (2, 72.8, 1, pg_temp.say(E'Why hide it? A recruiter told me that seeing how one attempt led to the next was the best part:\n\n> Anyone can submit something good. I want to see what you do with feedback.',
      E'Pourquoi la cacher ? Une recruteuse m’a dit que le chemin d’une tentative à l’autre était le plus intéressant :\n\n> N’importe qui peut remettre un bon travail. Je veux voir ce que vous faites d’un retour.')),
  (2, 72.5, 15, pg_temp.say('Fair point. Both stay visible then.', 'Pas faux. Les deux restent visibles, alors.')),
  (2, 27.0, 15, pg_temp.say('Another question: how do you keep track of your applications? Mine are all over the place.',
      'Autre question : comment tu suis tes candidatures ? Les miennes sont éparpillées dans quatre endroits.')),
  (2, 26.4, 1, pg_temp.say('It’s all on the board here. My only rule: every card has a next action with a date. Otherwise I forget who I’m supposed to call back.',
      'Tout est sur le tableau ici. Ma seule règle : chaque carte a une prochaine action, avec une date. Sinon j’oublie qui je dois rappeler.')),
  (2, 26.1, 15, pg_temp.say('That takes care of my Sunday. Thanks a lot!', 'Voilà mon dimanche tout trouvé. Merci beaucoup !')),
  (3, 30.0, 9, pg_temp.say('Hi Inès, we’re both looking for communications jobs. Would you like to swap cover letters and proofread each other’s?',
      'Bonjour Inès, on cherche toutes les deux en communication. Ça te dirait qu’on échange nos lettres pour se relire ?')),
  (3, 29.0, 1, pg_temp.say('I’d love to! Send yours whenever you like. Evenings work best for me.',
      'Avec plaisir ! Envoie la tienne quand tu veux, je suis plutôt disponible le soir.')),
  (3, 1.2, 9, pg_temp.say(E'Here’s the beginning. Tell me if it’s too long:\n\n> For two years I wrote the local page of a weekly paper. It taught me to write for people in a hurry.',
      E'Voilà le début, dis-moi si c’est trop long :\n\n> Pendant deux ans j’ai tenu la page locale d’un hebdomadaire. J’y ai appris à écrire pour des gens pressés.')),
  (4, 412.0, 2, pg_temp.say('Hey! Was it you who asked about contrast in the sorting kiosk mission?',
      'Hello ! C’est bien toi qui as posé la question sur les contrastes dans la mission de la borne de tri ?')),
  (4, 411.0, 1, pg_temp.say('Yes, I couldn’t figure out where the 4.5:1 came from.',
      'Oui, je ne comprenais pas d’où venait le 4,5:1.')),
  (4, 410.5, 2, pg_temp.say('It’s the contrast ratio between the text and its background. The easiest test: look at your light gray on white, on a phone, in full sun. If you’re squinting, it fails.',
      'C’est le rapport de luminance entre le texte et le fond. Le plus simple : regarde ton gris clair sur blanc, en plein soleil, sur un téléphone. Si tu plisses les yeux, c’est raté.')),
  (4, 410.0, 1, pg_temp.say('Ha, got it. I’ll darken my grays. Thanks, Mathis!',
      'Ha, d’accord. Je vais foncer mes gris. Merci Mathis !')),
  (5, 20.0, 20, pg_temp.say('Hey Lina, I read your case study on the sorting kiosk. How did you recruit people to test it?',
      'Salut Lina, j’ai lu ton étude de cas sur la borne de tri. Comment tu as trouvé des gens pour la tester ?')),
  (5, 19.2, 5, pg_temp.say('Honestly? I stood next to the bins on campus for two lunch breaks, with cookies.',
      'Franchement ? Je me suis postée à côté des poubelles du campus pendant deux pauses déjeuner, avec des cookies.')),
  (5, 19.0, 20, pg_temp.say('Cookies. Of course. I was about to write a survey with 30 questions.',
      'Des cookies. Évidemment. J’allais écrire un questionnaire de 30 questions.')),
  (5, 18.7, 5, pg_temp.say('Five people and one task will tell you more. Write down what they *do*, not what they say.',
      'Cinq personnes et une tâche t’en diront plus. Note ce qu’elles *font*, pas ce qu’elles disent.'));

insert into public.connections (requester_id, addressee_id, status, asked_at, connected_at)
select pg_temp.demo_person(one), pg_temp.demo_person(other), 'connected', pg_temp.demo_time(480), pg_temp.demo_time(460)
from (values (3, 1), (15, 1), (9, 1), (1, 2), (20, 5)) as pairs (one, other)
on conflict do nothing;

insert into public.conversations (id, key, last_number, last_at, first_by, first_at, created_at)
select ('cc000000-0000-4000-8000-' || lpad(chat::text, 12, '0'))::uuid,
  'people:' || pg_temp.demo_person(min(author)) || ':' || pg_temp.demo_person(max(author)),
  count(*), max(pg_temp.demo_time(hours_ago)), pg_temp.demo_person((array_agg(author order by hours_ago desc))[1]),
  min(pg_temp.demo_time(hours_ago)), min(pg_temp.demo_time(hours_ago))
from demo_message group by chat;

insert into public.messages (conversation_id, number, id, author_id, body, created_at)
select ('cc000000-0000-4000-8000-' || lpad(chat::text, 12, '0'))::uuid,
  row_number() over (partition by chat order by hours_ago desc), gen_random_uuid(), pg_temp.demo_person(author), body,
  pg_temp.demo_time(hours_ago)
from demo_message;

-- Everyone has read up to their own last message, and the second and fourth conversations to the end.
insert into public.conversation_members (conversation_id, user_id, read_number, joined_at)
select chat.id, message.author_id,
  case when right(chat.id::text, 1) in ('2', '4') then chat.last_number else max(message.number) end, chat.created_at
from public.conversations as chat join public.messages as message on message.conversation_id = chat.id
where chat.id::text like 'cc000000-%'
group by chat.id, message.author_id;
