-- What candidates write to each other, in French and English. The last of some conversations is still unread.
create or replace function pg_temp.demo_person(number int) returns uuid language sql as $$
  select ('ca000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;
create or replace function pg_temp.demo_time(hours_ago numeric) returns timestamptz language sql as $$
  select now() - hours_ago * interval '1 hour'
$$;
create temp table demo_message (chat int, hours_ago numeric, author int, body text) on commit drop;
insert into demo_message values
  (1, 190.0, 3, 'Salut Inès ! J’ai vu que tu as fait valider « Une lettre que l’on ouvre ». Bravo 👏'),
  (1, 189.6, 1, 'Merci Aïcha ! J’ai failli abandonner à la deuxième version, la consigne sur l’objet du mail m’a bien occupée.'),
  (1, 189.5, 3, 'Tu te souviens de ce qui a fait la différence ?'),
  (1, 189.1, 1, E'Trois choses :\n\n1. un **objet** de moins de 45 signes\n2. une seule action par lettre\n3. le chiffre d’ouverture cité dès la première ligne du bilan'),
  (1, 189.0, 3, 'Parfait, je note. Je fais la mission ce week-end.'),
  (1, 51.0, 3, 'C’est envoyé ! Promesse de retour : cinq jours. On verra bien.'),
  (1, 50.2, 1, 'Super. Raconte-moi quand tu as le retour, je suis curieuse de savoir s’ils sont aussi précis qu’avec moi.'),
  (1, 3.4, 3, 'J’ai le retour : **validé** 🎉 Le commentaire sur mon tableau de suivi était plus utile que tout mon semestre.'),
  (1, 3.2, 3, 'Je te dois un café. Tu es à Lyon la semaine prochaine ?'),
  (2, 74.0, 15, 'Hi Inès, thanks for accepting. Your certificate page is really clear. Did you have to ask for the comments to be shown?'),
  (2, 73.5, 1, 'Hi Sofia! No, you choose yourself what appears on it: there is a button next to the certificate, “What it shows”.'),
  (2, 73.1, 15, 'Found it, thank you. I will hide my second attempt then 😅'),
  (2, 72.8, 1, E'Why hide it? A recruiter told me that the way from one attempt to the next was the best part:\n\n> Anyone can hand in something good. I want to see what you do with feedback.'),
  (2, 72.5, 15, 'Fair point. Both stay visible then.'),
  (2, 27.0, 15, 'One more question: how do you keep track of your applications? Mine are spread over four places.'),
  (2, 26.4, 1, 'All on the board here. The only rule I keep: every card has a next action with a date. Otherwise I forget who I have to call back.'),
  (2, 26.1, 15, 'That is going to be my Sunday. Thanks a lot!'),
  (3, 30.0, 9, 'Bonjour Inès, on cherche toutes les deux en communication. Ça te dirait de relire mutuellement nos lettres ?'),
  (3, 29.0, 1, 'Avec plaisir ! Envoie la tienne quand tu veux, je suis plutôt disponible le soir.'),
  (3, 1.2, 9, E'Voilà le début, dis-moi si c’est trop long :\n\n> Pendant deux ans j’ai tenu la page locale d’un hebdomadaire. J’y ai appris à écrire pour des gens pressés.'),
  (4, 412.0, 2, 'Hello ! C’est bien toi qui as posé la question sur les contrastes dans la mission de la borne de tri ?'),
  (4, 411.0, 1, 'Oui, je ne comprenais pas d’où venait le 4,5:1.'),
  (4, 410.5, 2, 'C’est le rapport de luminance entre le texte et le fond. Le plus simple : regarde ton gris clair sur blanc, en plein soleil, sur un téléphone. Si tu plisses les yeux, c’est raté.'),
  (4, 410.0, 1, 'Ha, d’accord. Je vais foncer mes gris. Merci Mathis !'),
  (5, 20.0, 20, 'Hey Lina, I read your case study on the sorting terminal. How did you recruit people to test it?'),
  (5, 19.2, 5, 'Honestly? I stood next to the bins at the campus for two lunch breaks, with cookies.'),
  (5, 19.0, 20, 'Cookies. Of course. I was about to write a questionnaire with 30 questions.'),
  (5, 18.7, 5, 'Five people and one task tell you more. Write down what they *do*, not what they say.');

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

-- Everyone has read up to the own last message, and the second and fourth conversation to their end.
insert into public.conversation_members (conversation_id, user_id, read_number, joined_at)
select chat.id, message.author_id,
  case when right(chat.id::text, 1) in ('2', '4') then chat.last_number else max(message.number) end, chat.created_at
from public.conversations as chat join public.messages as message on message.conversation_id = chat.id
where chat.id::text like 'cc000000-%'
group by chat.id, message.author_id;
