-- The first version of both texts, true to what the product does. Who runs the platform is no part of them: the page
-- takes that from the setting "operator".
insert into public.legal_texts (kind, version, published_at, needs_consent, body_en, body_fr) values
('privacy', 1, '2026-11-15', true, $text$## In short

You decide who sees what you do here. We show no advertising, sell nothing about you, and load nothing from other companies into these pages. You can take all your data with you, or have it deleted, by yourself and at any time.

## Who is responsible

The operator named above this text decides why and how personal data are used here. For every question about your data, use the [contact page](/contact) and choose the topic “My personal data”.

## What we hold about you

- **Your account**: name, email address, language, and your password as a hash that cannot be turned back. If you sign in with Google or LinkedIn, what they tell us: name, address and an identifier.
- **Your profile**: what you write into it, your photo and your résumés.
- **Your work**: missions you began, answers, files, time spent, feedback and certificates.
- **Your career tools**: plan, applications, stories, letters, postings and practice. These are yours alone; administrators cannot read your stories, letters and recordings either.
- **Your exchanges**: messages, connections, talks, events, mentoring, requests for contact, and what you write to us.
- **Your organization**, if you work for one here: its request, its pages, its missions and its team.
- **Your sessions**: on which device you are signed in, since when, and from which network address, so that you can recognise and end them.
- **Your consents**: what you agreed to or took back, when, and from where.

## Why we may

- To give you the service you signed up for: account, missions, feedback, certificates, messages (a contract with you).
- Because you said yes, and until you say no: being found by companies, sharing fields with a company or a school, keeping a recording.
- Because the platform must stay safe: limits against abuse, reports, and a log of what administrators do (our legitimate interest, and that of everybody here).
- Because the law asks for it, where it does.

## Who sees what

- **Companies** that search see a card without name, address or photo, and only if you allowed it. They learn who you are when you accept their request, and only the fields you choose, until the day you choose.
- **Reviewers** read work without your name until every criterion has its level. Makers who help with reviews never learn it.
- **Schools** see what you share with them, part by part. You change it, or end the link, at any time.
- **Everybody** sees your page only if you make it public, and a certificate only if you give its address away.
- **Administrators** see accounts and requests, and what was reported. What they do is written into a log.
- **Those who work for us** (hosting and delivery of mails) act on our instructions only.

## No tracking

We use no advertising cookies and no measuring service. Your browser keeps your session, your language and your theme. Views of public pages are counted with a hash that changes every day and tells nobody who you are.

## No decision by a machine

Matches are counted by published rules, without name, sex, age, photo or address: see [how matching works](/how-matching-works). Nobody is refused anything by a machine. You see every match that was shown of you, and can ask a human to look at it.

## How long

- Your account and what belongs to it: until you delete it. After you ask, you have 14 days to change your mind; then it is gone.
- Recordings that you kept: 90 days.
- Messages you sent stay with those who received them, without your name.
- Notifications, copies of the mails we sent, and the addresses from which something was said: some months. The exact number of days is a setting of the platform, which we tell on request.
- People in a company’s pool: 12 months, 24 at most.
- What you wrote to us: one year after it was answered or filed away.
- The log of privileged acts: it stays, because it proves who decided what.

## Your rights

You can see and correct your data on your pages, download all of it and delete your account in the account settings, and take back every consent where you gave it. You can also ask us to restrict a use, or object to it. If you think that we are wrong, you can complain to the data protection authority of your country; in France this is the CNIL.

## Changes

Each version of this text stays readable here. If a change matters, we tell you what is new and ask you before you go on.$text$, $text$## En bref

Vous décidez qui voit ce que vous faites ici. Nous n’affichons aucune publicité, nous ne vendons rien à votre sujet et nos pages ne chargent rien chez d’autres entreprises. Vous pouvez emporter toutes vos données ou les faire supprimer, vous-même et à tout moment.

## Qui est responsable

L’exploitant nommé au-dessus de ce texte décide pourquoi et comment les données personnelles sont utilisées ici. Pour toute question sur vos données, utilisez la [page de contact](/contact) et choisissez le sujet « Mes données personnelles ».

## Ce que nous conservons à votre sujet

- **Votre compte** : nom, adresse e-mail, langue, et votre mot de passe sous forme d’empreinte irréversible. Si vous vous connectez avec Google ou LinkedIn, ce qu’ils nous transmettent : nom, adresse et identifiant.
- **Votre profil** : ce que vous y écrivez, votre photo et vos CV.
- **Votre travail** : missions commencées, réponses, fichiers, temps passé, retours et certificats.
- **Vos outils de carrière** : plan, candidatures, récits, lettres, annonces et entraînements. Ils ne sont qu’à vous ; les administrateurs ne peuvent pas non plus lire vos récits, vos lettres et vos enregistrements.
- **Vos échanges** : messages, relations, échanges, événements, mentorat, demandes de contact, et ce que vous nous écrivez.
- **Votre organisation**, si vous travaillez ici pour l’une d’elles : sa demande, ses pages, ses missions et son équipe.
- **Vos sessions** : sur quel appareil vous êtes connecté, depuis quand et depuis quelle adresse réseau, afin que vous puissiez les reconnaître et y mettre fin.
- **Vos consentements** : ce que vous avez accepté ou retiré, quand et depuis où.

## Pourquoi nous en avons le droit

- Pour vous rendre le service que vous avez demandé : compte, missions, retours, certificats, messages (un contrat avec vous).
- Parce que vous avez dit oui, et jusqu’à ce que vous disiez non : être trouvé par des entreprises, partager des informations avec une entreprise ou une école, garder un enregistrement.
- Parce que la plateforme doit rester sûre : limites contre les abus, signalements, journal des actes des administrateurs (notre intérêt légitime, et celui de tous ici).
- Parce que la loi l’exige, lorsqu’elle l’exige.

## Qui voit quoi

- **Les entreprises** qui cherchent voient une carte sans nom, sans adresse et sans photo, et seulement si vous l’avez permis. Elles apprennent qui vous êtes quand vous acceptez leur demande, et uniquement les informations que vous choisissez, jusqu’au jour que vous choisissez.
- **Les évaluateurs** lisent un travail sans votre nom tant que chaque critère n’a pas son niveau. Les makers qui aident à évaluer ne l’apprennent jamais.
- **Les écoles** voient ce que vous partagez avec elles, partie par partie. Vous le changez, ou mettez fin au lien, à tout moment.
- **Tout le monde** voit votre page seulement si vous la rendez publique, et un certificat seulement si vous en donnez l’adresse.
- **Les administrateurs** voient les comptes, les demandes et ce qui a été signalé. Ce qu’ils font est inscrit dans un journal.
- **Ceux qui travaillent pour nous** (hébergement et envoi des e-mails) n’agissent que sur nos instructions.

## Aucun pistage

Nous n’utilisons ni cookies publicitaires ni service de mesure. Votre navigateur conserve votre session, votre langue et votre thème. Les vues des pages publiques sont comptées avec une empreinte qui change chaque jour et ne dit à personne qui vous êtes.

## Aucune décision par une machine

Les correspondances sont calculées selon des règles publiées, sans nom, sexe, âge, photo ni adresse : voyez [comment fonctionne la correspondance](/how-matching-works). Aucune machine ne refuse quoi que ce soit à personne. Vous voyez chaque correspondance montrée à votre sujet et pouvez demander qu’un humain l’examine.

## Combien de temps

- Votre compte et ce qui lui appartient : jusqu’à ce que vous le supprimiez. Après votre demande, vous avez 14 jours pour changer d’avis ; ensuite, il disparaît.
- Les enregistrements que vous avez gardés : 90 jours.
- Les messages que vous avez envoyés restent chez ceux qui les ont reçus, sans votre nom.
- Les notifications, les copies des e-mails envoyés et les adresses depuis lesquelles quelque chose a été dit : quelques mois. Le nombre exact de jours est un réglage de la plateforme, que nous indiquons sur demande.
- Les personnes dans le vivier d’une entreprise : 12 mois, 24 au plus.
- Ce que vous nous avez écrit : un an après la réponse ou le classement.
- Le journal des actes privilégiés : il reste, car il prouve qui a décidé quoi.

## Vos droits

Vous pouvez voir et corriger vos données sur vos pages, tout télécharger et supprimer votre compte dans les réglages du compte, et retirer chaque consentement là où vous l’avez donné. Vous pouvez aussi nous demander de limiter un usage, ou vous y opposer. Si vous pensez que nous avons tort, vous pouvez saisir l’autorité de protection des données de votre pays ; en France, c’est la CNIL.

## Modifications

Chaque version de ce texte reste lisible ici. Si un changement est important, nous vous disons ce qui est nouveau et vous posons la question avant que vous ne continuiez.$text$),
('terms', 1, '2026-11-15', true, $text$## In short

Essor is a place to practise real work, get honest feedback and be found if you want to. Be yourself, hand in your own work, treat others with respect, and keep to yourself what others trust you with.

## Who this is between

These terms hold between you and the operator named above this text. Whoever acts for a company, a school or as a maker accepts them for that organization and says that he may do so.

## Your account

- You are at least 15 years old, or your parents agree.
- What you say about yourself is true, and the address is yours.
- You keep your password to yourself. Whatever is done from your account counts as done by you, until you tell us that somebody else got in.
- Candidates can begin at once. Companies, schools and makers begin when an administrator has approved their request; a refusal says why, and the request can be corrected.

## Missions and your work

- Missions are simulations for learning. They are no employment, no trial work and no promise of a job, and nobody pays for them or is paid.
- You hand in your own work. If you used help or tools, you say so where it is asked.
- Your work stays yours. You allow us to store it and to show it to those who review it, and to those to whom you show it.
- Companies and makers may not use what you handed in for their business unless you agree with them separately.

## Feedback and certificates

- Whoever publishes a mission promises a number of days for feedback, and gives it criterion by criterion.
- A certificate states that a reviewer validated your work on a mission. It is not a diploma. It can be revoked, with a reason that you read, if it was given by error or gained by deceit.

## What partners owe candidates

- Honest missions that say what they are for and who is behind them.
- Equal treatment: no choice by origin, sex, age, health, belief or anything else the law protects.
- Data are used for the purpose for which they were shared, not passed on, and deleted when the share ends.
- Talks and mentoring are for learning; they are no job interviews in disguise.

## What is not allowed

Insults, harassment and discrimination; false identities; somebody else’s work or words as your own; advertising to people who did not ask; collecting data about others; attempts to get around limits, reviews or protections; anything the law forbids. You can report what breaks these rules from where you see it.

## When rules are broken

Administrators can take content away, pause conversations and suspend accounts, for a time or until further notice. You are told the reason, and you can object through the [contact page](/contact): a human looks at it again.

## What we owe you

We keep the platform running and safe with care, and tell you in time when something important changes. We cannot promise that it never fails, that a mission leads to a job, or that everything others write is true. Where we did wrong, we are liable as the law says; nothing here takes away a right the law gives you.

## Ending it

You can delete your account at any time in the account settings; it is free, and takes effect after 14 days in which you can change your mind. Download your data first if you want to keep them. Certificates that others rely on can no longer be checked once your account is gone.

## Changes and law

Each version of these terms stays readable here. If a change matters, we tell you what is new and ask you before you go on; whoever does not agree can take the data along and leave. The law of the country in which the operator has its seat applies, and consumers keep the protection of the law where they live.$text$, $text$## En bref

Essor est un lieu où s’exercer à un vrai travail, recevoir des retours honnêtes et être trouvé si on le souhaite. Soyez vous-même, rendez votre propre travail, traitez les autres avec respect et gardez pour vous ce que d’autres vous confient.

## Entre qui et qui

Ces conditions lient l’exploitant nommé au-dessus de ce texte et vous. Qui agit pour une entreprise, une école ou comme maker les accepte au nom de cette organisation et déclare en avoir le droit.

## Votre compte

- Vous avez au moins 15 ans, ou vos parents sont d’accord.
- Ce que vous dites de vous est vrai, et l’adresse est la vôtre.
- Vous gardez votre mot de passe pour vous. Ce qui est fait depuis votre compte est réputé fait par vous, jusqu’à ce que vous nous signaliez que quelqu’un d’autre y est entré.
- Les candidats peuvent commencer tout de suite. Les entreprises, les écoles et les makers commencent quand un administrateur a approuvé leur demande ; un refus dit pourquoi, et la demande peut être corrigée.

## Les missions et votre travail

- Les missions sont des simulations pour apprendre. Elles ne sont ni un emploi, ni un essai, ni la promesse d’un poste, et personne ne paie ni n’est payé pour elles.
- Vous rendez votre propre travail. Si vous avez eu recours à de l’aide ou à des outils, vous le dites là où la question est posée.
- Votre travail reste à vous. Vous nous permettez de le conserver et de le montrer à ceux qui l’évaluent, ainsi qu’à ceux à qui vous le montrez.
- Les entreprises et les makers ne peuvent pas utiliser ce que vous avez rendu pour leurs affaires, sauf accord séparé avec vous.

## Retours et certificats

- Qui publie une mission promet un nombre de jours pour le retour, et le donne critère par critère.
- Un certificat atteste qu’un évaluateur a validé votre travail sur une mission. Ce n’est pas un diplôme. Il peut être révoqué, avec un motif que vous lisez, s’il a été donné par erreur ou obtenu par tromperie.

## Ce que les partenaires doivent aux candidats

- Des missions honnêtes, qui disent à quoi elles servent et qui est derrière.
- L’égalité de traitement : aucun choix selon l’origine, le sexe, l’âge, la santé, les convictions ou tout autre critère protégé par la loi.
- Les données servent au but pour lequel elles ont été partagées ; elles ne sont pas transmises et sont supprimées à la fin du partage.
- Les échanges et le mentorat servent à apprendre ; ce ne sont pas des entretiens d’embauche déguisés.

## Ce qui n’est pas permis

Insultes, harcèlement et discrimination ; fausses identités ; le travail ou les mots d’autrui présentés comme les siens ; publicité à qui n’a rien demandé ; collecte de données sur les autres ; tentatives de contourner les limites, les évaluations ou les protections ; tout ce que la loi interdit. Vous pouvez signaler ce qui enfreint ces règles là où vous le voyez.

## Quand les règles sont enfreintes

Les administrateurs peuvent retirer des contenus, suspendre des conversations et des comptes, pour un temps ou jusqu’à nouvel ordre. Le motif vous est dit, et vous pouvez vous y opposer par la [page de contact](/contact) : un humain réexamine la décision.

## Ce que nous vous devons

Nous faisons fonctionner la plateforme avec soin et en sécurité, et vous prévenons à temps quand quelque chose d’important change. Nous ne pouvons pas promettre qu’elle ne tombe jamais en panne, qu’une mission mène à un emploi, ni que tout ce que d’autres écrivent soit vrai. Si nous avons commis une faute, nous en répondons comme la loi le prévoit ; rien ici ne vous retire un droit que la loi vous donne.

## Y mettre fin

Vous pouvez supprimer votre compte à tout moment dans les réglages du compte ; c’est gratuit, et cela prend effet après 14 jours pendant lesquels vous pouvez changer d’avis. Téléchargez d’abord vos données si vous voulez les garder. Les certificats sur lesquels d’autres comptent ne peuvent plus être vérifiés une fois votre compte disparu.

## Modifications et droit applicable

Chaque version de ces conditions reste lisible ici. Si un changement est important, nous vous disons ce qui est nouveau et vous posons la question avant que vous ne continuiez ; qui n’est pas d’accord peut emporter ses données et partir. Le droit du pays où l’exploitant a son siège s’applique, et les consommateurs gardent la protection du droit de leur lieu de résidence.$text$);
