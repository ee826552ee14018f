-- Legal texts, their versions, and the consent people gave to them.

-- # Types

-- The privacy policy and the terms, in versions. A draft can change until it is published; a published version never
-- changes, so that what people accepted can always be read.
create type public.legal_kind as enum ('privacy', 'terms');

-- # Tables

-- What people agreed to or withdrew: one row per answer, with the version. Rows are only added, to show later what
-- applied when; they are deleted with the account.
create table public.consent_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (length(kind) between 1 and 60),
  -- Of a text with versions; otherwise what exactly was chosen.
  version text not null default '' check (length(version) <= 200),
  given boolean not null,
  -- Where it was said from. Retention deletes both after a while.
  ip inet,
  browser text check (length(browser) <= 300),
  created_at timestamptz not null default now()
);

create table public.legal_texts (
  id uuid primary key default gen_random_uuid(),
  kind public.legal_kind not null,
  -- Null while it is a draft.
  version int,
  body_en text not null check (length(body_en) <= 60000),
  body_fr text not null check (length(body_fr) <= 60000),
  -- What is new, for people who are asked again.
  changes_en text not null default '' check (length(changes_en) <= 2000),
  changes_fr text not null default '' check (length(changes_fr) <= 2000),
  needs_consent boolean not null default true,
  -- Counts saves, so that two administrators don't overwrite each other.
  revision int not null default 1,
  edited_by uuid references auth.users on delete set null,
  published_by uuid references auth.users on delete set null,
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  unique (kind, version),
  check ((version is null) = (published_at is null))
);

-- # Indexes

create index consent_events_by_user on public.consent_events (user_id, kind, id desc);
create index consent_events_by_version on public.consent_events (kind, version, user_id) where given;
create unique index legal_texts_one_draft on public.legal_texts (kind) where version is null;
create index legal_texts_by_editor on public.legal_texts (edited_by);
create index legal_texts_by_publisher on public.legal_texts (published_by);

-- # Private helpers

create function private.keep_consent() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.ip is not null or new.browser is not null
    or to_jsonb(new) - array['ip', 'browser'] <> to_jsonb(old) - array['ip', 'browser'] then
    raise exception 'Consents are only added to.' using errcode = '42501';
  end if;
  return new;
end
$$;

-- Where the current request came from; null outside of one, or if it isn't an address. Outside of a request, nothing is
-- read, and no error has to be caught.
create function private.caller_ip() returns inet
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(current_setting('request.headers', true), '') = '' then
    return null;
  end if;
  begin
    return nullif(private.caller_address(current_setting('request.headers', true)::jsonb), '')::inet;
  exception when invalid_text_representation then
    return null;
  end;
end
$$;

create function private.record_consent(person uuid, kind text, version text, given boolean) returns void
language sql security definer set search_path = '' as $$
  insert into public.consent_events (user_id, kind, version, given, ip, browser)
  values (
    person, kind, coalesce(version, ''), given, private.caller_ip(),
    left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'user-agent', 300)
  )
$$;

create function private.keep_published_text() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Only whose account published it may be forgotten.
  if tg_op = 'UPDATE' and to_jsonb(new) - '{edited_by, published_by, updated_at}'::text[]
    = to_jsonb(old) - '{edited_by, published_by, updated_at}'::text[] then
    return new;
  end if;
  perform private.fail('legal_text_published', 'A published version never changes. Write a new one.');
end
$$;

-- Who accepted which version. The sign-up form says that creating an account accepts the current ones; later versions
-- are asked about before people continue.
create function private.accept_current_texts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_consent(new.id, current_text.kind::text, current_text.version::text, true)
  from (
    select kind, max(version) as version from public.legal_texts where version is not null group by kind order by kind
  ) as current_text;
  return null;
end
$$;

-- # Policies and grants

call private.protect('public.consent_events');
revoke all on public.consent_events from service_role;
grant select on public.consent_events to service_role;
grant select on public.consent_events to authenticated;

create policy "People see what they agreed to, administrators all" on public.consent_events for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));

call private.protect('public.legal_texts');
revoke insert, update, delete, truncate on public.legal_texts from service_role;
grant select on public.legal_texts to authenticated;

-- Everyone reads published texts through the page's function.
create policy "Administrators read all versions and drafts" on public.legal_texts for select to authenticated
  using ((select private.has_role('admin')));

-- # Public functions

create function public.legal_page(kind public.legal_kind, version int default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kind', text.kind, 'version', text.version, 'published_at', text.published_at,
    'body_en', text.body_en, 'body_fr', text.body_fr, 'changes_en', text.changes_en, 'changes_fr', text.changes_fr,
    'versions', (
      select jsonb_agg(jsonb_build_object('version', other.version, 'published_at', other.published_at)
        order by other.version desc)
      from public.legal_texts as other where other.kind = text.kind and other.version is not null
    ),
    'operator', private.setting('operator')
  )
  from public.legal_texts as text
  where text.kind = legal_page.kind and text.version is not null
    and (legal_page.version is null or text.version = legal_page.version)
  order by text.version desc limit 1
$$;

-- What isn't given stays as it was.
create function public.set_operator(
  name text, address text, email text, director text default null, host text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  before jsonb := private.setting('operator');
  wanted jsonb := jsonb_build_object(
    'name', coalesce(private.trimmed(set_operator.name), ''), 'address', coalesce(private.trimmed(address), ''),
    'email', coalesce(private.trimmed(email), ''),
    'director', btrim(coalesce(director, before ->> 'director', '')), 'host', btrim(coalesce(host, before ->> 'host', ''))
  );
begin
  if wanted ->> 'email' <> '' and not private.is_address(wanted ->> 'email') then
    perform private.fail('operator_email_invalid', 'This is not an email address.');
  end if;
  if greatest(
    length(wanted ->> 'name'), length(wanted ->> 'address'), length(wanted ->> 'director'), length(wanted ->> 'host')
  ) > 500 then
    perform private.fail('operator_too_long', 'Use 500 characters or fewer in each field.');
  end if;
  perform private.audit(
    'settings.operator', 'settings', 'operator', jsonb_build_object('before', before, 'after', wanted)
  );
  update public.platform_settings set value = wanted, updated_by = admin where key = 'operator';
end
$$;

create function public.save_legal_draft(
  kind public.legal_kind, body_en text, body_fr text, changes_en text, changes_fr text, needs_consent boolean,
  base_revision int default 0
) returns int language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  admin uuid := private.require_admin();
  saved int;
begin
  if greatest(length(body_en), length(body_fr)) > 60000 or greatest(length(changes_en), length(changes_fr)) > 2000 then
    perform private.fail('legal_text_too_long', 'A text may have 60000 characters, and what is new in it 2000.');
  end if;
  -- Somebody who begins a draft while another one does meets the same refusal as who saves an outdated one.
  insert into public.legal_texts as draft (kind, body_en, body_fr, changes_en, changes_fr, needs_consent, edited_by)
  values (
    save_legal_draft.kind, coalesce(save_legal_draft.body_en, ''), coalesce(save_legal_draft.body_fr, ''),
    coalesce(save_legal_draft.changes_en, ''), coalesce(save_legal_draft.changes_fr, ''),
    coalesce(save_legal_draft.needs_consent, true), admin
  )
  on conflict (kind) where version is null do update set
    body_en = excluded.body_en, body_fr = excluded.body_fr, changes_en = excluded.changes_en,
    changes_fr = excluded.changes_fr, needs_consent = excluded.needs_consent, edited_by = excluded.edited_by,
    revision = draft.revision + 1
  where draft.revision = base_revision
  returning revision into saved;
  if saved is null or saved = 1 and base_revision > 0 then
    perform private.fail('draft_conflict', 'This was changed in another window. Load it again before you go on.');
  end if;
  return saved;
end
$$;

create function public.publish_legal_text(kind public.legal_kind, base_revision int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  draft public.legal_texts;
  next_version int;
begin
  select * into draft from public.legal_texts as text
  where text.kind = publish_legal_text.kind and text.version is null for update;
  if draft.id is null or draft.revision <> base_revision then
    perform private.fail('draft_conflict', 'This was changed in another window. Load it again before you go on.');
  end if;
  select coalesce(max(text.version), 0) + 1 into next_version from public.legal_texts as text
  where text.kind = draft.kind;
  if private.trimmed(draft.body_en) = '' or private.trimmed(draft.body_fr) = ''
    or next_version > 1 and (private.trimmed(draft.changes_en) = '' or private.trimmed(draft.changes_fr) = '') then
    perform private.fail('legal_text_incomplete', 'The text and what is new in it must be there in both languages.');
  end if;
  update public.legal_texts set version = next_version, published_at = now(), published_by = admin where id = draft.id;
  -- Who writes the rules has read them.
  perform private.record_consent(admin, draft.kind::text, next_version::text, true);
  perform private.audit(
    'legal.published', 'legal_text', draft.id::text,
    jsonb_build_object(
      'kind', draft.kind, 'before', next_version - 1, 'after', next_version, 'needs_consent', draft.needs_consent
    )
  );
  return next_version;
end
$$;

create function public.discard_legal_draft(kind public.legal_kind) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  delete from public.legal_texts as text where text.kind = discard_legal_draft.kind and text.version is null;
end
$$;

-- The current texts, if a version that requires consent was published since the person last agreed. Includes what is
-- new in all versions in between.
create function public.legal_texts_due() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
begin
  -- Nobody agrees to anything in somebody else's name.
  if private.is_acting() then
    return '[]';
  end if;
  return coalesce((
    select jsonb_agg(due order by due ->> 'kind') from (
      select jsonb_build_object(
        'kind', text.kind, 'version', max(text.version),
        'changes', jsonb_agg(jsonb_build_object(
          'version', text.version, 'en', text.changes_en, 'fr', text.changes_fr
        ) order by text.version)
      ) as due
      from public.legal_texts as text
      where text.version > coalesce((
        select max(event.version::int) from public.consent_events as event
        where event.user_id = person and event.kind = text.kind::text and event.given and event.version ~ '^\d{1,9}$'
      ), 0)
      group by text.kind having bool_or(text.needs_consent)
    ) as texts
  ), '[]');
end
$$;

-- The same beside the caller's own profile, which every page loads anyway.
create function public.texts_due(profile public.profiles) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when profile.user_id = (select auth.uid()) then public.legal_texts_due() end
$$;

-- The versions that were shown, not the ones that are current by now.
create function public.accept_legal_texts(accepted jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  wrong boolean;
begin
  select coalesce(bool_or(text.id is null), true) into wrong
  from jsonb_each_text(accepted) as said
  left join public.legal_texts as text on text.kind::text = said.key and text.version::text = said.value;
  if wrong then
    perform private.fail('legal_text_unknown', 'There is no such version of this text.');
  end if;
  perform private.record_consent(person, said.key, said.value, true)
  from jsonb_each_text(accepted) as said
  where not exists (
    select from public.consent_events as event
    where event.user_id = person and event.kind = said.key and event.version = said.value and event.given
  );
end
$$;

-- How many people accepted each version, for those who publish.
create function public.legal_acceptance() returns table (kind public.legal_kind, version int, people bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select text.kind, text.version, count(distinct event.user_id)
  from public.legal_texts as text
  left join public.consent_events as event
    on event.kind = text.kind::text and event.version = text.version::text and event.given
  where text.version is not null group by text.kind, text.version;
end
$$;

-- # Who may call which function

grant execute on function public.legal_page to anon, authenticated;

grant execute on function
  public.accept_legal_texts, public.discard_legal_draft, public.legal_acceptance, public.legal_texts_due,
  public.publish_legal_text, public.save_legal_draft, public.set_operator, public.texts_due
to authenticated;

-- # Triggers

create trigger consent_events_stay before update on public.consent_events
  for each row execute function private.keep_consent();

create trigger legal_texts_updated before update on public.legal_texts
  for each row execute function private.set_updated_at();

create trigger legal_texts_stay before update or delete on public.legal_texts
  for each row when (old.version is not null) execute function private.keep_published_text();

create trigger legal_texts_accepted after insert on auth.users
  for each row execute function private.accept_current_texts();

-- # First rows

-- Who runs the platform, shown beside the legal texts.
insert into public.platform_settings (key, value)
values ('operator', '{"name": "", "address": "", "email": ""}') on conflict do nothing;

-- The first version of both texts, true to what the product does. Who runs the platform isn't part of them: the page
-- takes that from the setting "operator".
insert into public.legal_texts (kind, version, published_at, needs_consent, body_en, body_fr) values
('privacy', 1, '2026-11-15', true, $text$## In short

You decide who sees what you do here. We don’t show ads, sell your data or load anything from other companies into these pages. You can export or delete all your data yourself, at any time.

## Who is responsible

The operator named above this text decides why and how personal data is used here. For any question about your data, use the [contact page](/contact) and choose the topic “My personal data”.

## What we hold about you

- **Your account**: name, email address, language, and your password as a hash that can’t be reversed. If you sign in with Google or LinkedIn, what they send us: your name, email address and an identifier.
- **Your profile**: what you enter, your photo and your résumés.
- **Your work**: missions you started, answers, files, time spent, feedback and certificates.
- **Your career tools**: plan, applications, stories, letters, postings and practice. These are yours alone; not even administrators can read your stories, letters and recordings.
- **Your contacts with others**: messages, connections, career talks, events, mentoring, contact requests, and what you write to us.
- **Your organization**, if you work for one here: its request, pages, missions and team.
- **Your sessions**: which devices you’re signed in on, since when, and from which IP address, so that you can recognize and end them.
- **Your consents**: what you agreed to or withdrew, when, and from where.

## Why we’re allowed to

- To provide the service you signed up for: account, missions, feedback, certificates and messages (a contract with you).
- Because you agreed, and until you withdraw your consent: being found by companies, sharing data with a company or a school, saving a recording.
- To keep the platform safe: limits against abuse, reports, and a log of what administrators do (our legitimate interest, and everyone else’s).
- Where the law requires it.

## Who sees what

- **Companies** that search see a card without your name, address or photo, and only if you allow it. They learn who you are when you accept their request. They see only what you choose, until the date you choose.
- **Reviewers** read your work without your name until they’ve rated every criterion. Makers who help with reviews never learn it.
- **Schools** see what you share with them, item by item. You can change this or end the link at any time.
- **Everyone** can see your page only if you make it public, and a certificate only if you share its address.
- **Administrators** see accounts, requests and reported content. To help you, they can view your pages as you see them for up to half an hour, without changing anything and without seeing your messages. You’re notified each time. Everything they do is logged.
- **Our service providers** (hosting and email delivery) act only on our instructions.

## No tracking

We don’t use advertising cookies or an analytics service. Your browser stores your session, language and theme. Views of public pages are counted with a hash that changes every day and doesn’t identify you.

## No automated decisions

Matches are calculated with published rules, without name, sex, age, photo or address: see [how matching works](/how-matching-works). No one is turned down by a machine. You can see every match of yours that a company was shown, and ask a person to review it.

## How long we keep it

- Your account and everything in it: until you delete it. After your request, you have 14 days to change your mind; then it’s deleted.
- Saved recordings: 90 days.
- Messages you sent stay with the people who received them, without your name.
- Notifications, copies of emails we sent, and IP addresses: some months. The exact number of days is a platform setting; ask us for it.
- Entries in a company’s talent pool: 12 months, or 24 at most.
- Messages you sent us: one year after we replied or archived them.
- The audit log of administrators’ actions: permanently, because it proves who decided what.

## Your rights

You can view and correct your data on your pages. In your account settings, you can export all of it, request corrections and delete your account. You can withdraw any consent where you gave it. You can also ask us to restrict how we use your data, or object to it. If you think we’re wrong, you can complain to your country’s data protection authority; in France, that’s the CNIL.

## Changes

Every version of this text stays available here. If a change is important, we’ll tell you what’s new and ask for your consent before you continue.$text$, $text$## En bref

Vous décidez qui voit ce que vous faites ici. Nous n’affichons pas de publicité, nous ne vendons pas vos données et nos pages ne chargent rien depuis d’autres entreprises. Vous pouvez exporter ou supprimer toutes vos données vous-même, à tout moment.

## Qui est responsable

L’exploitant indiqué au-dessus de ce texte décide pourquoi et comment les données personnelles sont utilisées ici. Pour toute question sur vos données, utilisez la [page de contact](/contact) et choisissez le sujet « Mes données personnelles ».

## Les données que nous conservons

- **Votre compte** : nom, adresse e-mail, langue, et votre mot de passe sous forme d’empreinte irréversible. Si vous vous connectez avec Google ou LinkedIn, ce que ces services nous transmettent : nom, adresse e-mail et identifiant.
- **Votre profil** : ce que vous y indiquez, votre photo et vos CV.
- **Votre travail** : missions commencées, réponses, fichiers, temps passé, retours et certificats.
- **Vos outils de carrière** : plan, candidatures, récits, lettres, annonces et entraînements. Vous seul y avez accès : même les administrateurs ne peuvent pas lire vos récits, vos lettres ni vos enregistrements.
- **Vos contacts** : messages, relations, échanges métier, événements, mentorat, demandes de contact, et ce que vous nous écrivez.
- **Votre organisation**, si vous en représentez une ici : sa demande d’accès, ses pages, ses missions et son équipe.
- **Vos sessions** : les appareils sur lesquels vous êtes connecté, depuis quand et depuis quelle adresse IP, pour que vous puissiez les reconnaître et y mettre fin.
- **Vos consentements** : ce que vous avez accepté ou retiré, quand et depuis quelle adresse.

## Sur quelle base

- Pour fournir le service auquel vous vous êtes inscrit : compte, missions, retours, certificats et messages (un contrat avec vous).
- Avec votre accord, tant que vous ne le retirez pas : être trouvé par des entreprises, partager des données avec une entreprise ou une école, conserver un enregistrement.
- Pour la sécurité de la plateforme : limites contre les abus, signalements et journal des actions des administrateurs (notre intérêt légitime et celui de tous les utilisateurs).
- Lorsque la loi l’exige.

## Qui voit quoi

- **Les entreprises** qui font une recherche voient une carte sans nom, adresse ni photo, et seulement si vous l’avez autorisé. Elles apprennent qui vous êtes lorsque vous acceptez leur demande. Elles ne voient que ce que vous choisissez, jusqu’à la date que vous choisissez.
- **Les évaluateurs** lisent votre travail sans votre nom tant qu’ils n’ont pas évalué chaque critère. Les makers qui participent aux évaluations ne le connaissent jamais.
- **Les écoles** voient ce que vous partagez avec elles, élément par élément. Vous pouvez modifier ces choix ou mettre fin au lien à tout moment.
- **Tout le monde** peut voir votre page uniquement si vous la rendez publique, et un certificat uniquement si vous en partagez l’adresse.
- **Les administrateurs** voient les comptes, les demandes et les contenus signalés. Pour vous aider, ils peuvent afficher vos pages telles que vous les voyez pendant une demi-heure au plus, sans rien modifier et sans voir vos messages. Vous en êtes informé à chaque fois. Toutes leurs actions sont consignées dans un journal.
- **Nos prestataires** (hébergement et envoi des e-mails) n’agissent que sur nos instructions.

## Aucun suivi

Nous n’utilisons ni cookies publicitaires ni service de mesure d’audience. Votre navigateur conserve votre session, votre langue et votre thème. Les vues des pages publiques sont comptées à l’aide d’une empreinte qui change chaque jour et ne permet pas de vous identifier.

## Aucune décision automatisée

Les correspondances sont calculées selon des règles publiées, sans tenir compte du nom, du sexe, de l’âge, de la photo ni de l’adresse : voir [comment fonctionnent les correspondances](/how-matching-works). Personne n’est refusé par une machine. Vous pouvez voir chacune de vos correspondances présentées à une entreprise et demander qu’une personne l’examine.

## Durées de conservation

- Votre compte et tout ce qu’il contient : jusqu’à ce que vous le supprimiez. Après votre demande, vous avez 14 jours pour changer d’avis ; il est ensuite supprimé.
- Les enregistrements conservés : 90 jours.
- Les messages que vous avez envoyés restent chez leurs destinataires, sans votre nom.
- Les notifications, les copies des e-mails envoyés et les adresses IP : quelques mois. Le nombre exact de jours est un réglage de la plateforme ; nous vous l’indiquons sur demande.
- Les fiches du vivier d’une entreprise : 12 mois, 24 au plus.
- Les messages que vous nous avez adressés : un an après notre réponse ou leur archivage.
- Le journal des actions des administrateurs : sans limite, car il prouve qui a décidé quoi.

## Vos droits

Vous pouvez consulter et corriger vos données sur vos pages. Dans les réglages de votre compte, vous pouvez toutes les exporter, demander une rectification et supprimer votre compte. Vous pouvez retirer chaque consentement là où vous l’avez donné. Vous pouvez aussi nous demander de limiter l’utilisation de vos données ou vous y opposer. Si vous estimez que vos droits ne sont pas respectés, vous pouvez saisir l’autorité de protection des données de votre pays ; en France, il s’agit de la CNIL.

## Modifications

Toutes les versions de ce texte restent disponibles ici. En cas de changement important, nous vous indiquons ce qui change et vous demandons votre accord avant de continuer.$text$),
('terms', 1, '2026-11-15', true, $text$## In short

Essor is a place to practice real work, get honest feedback and be found if you want to. Be yourself, submit your own work, treat others with respect, and keep confidential what others share with you.

## Who these terms apply to

These terms apply between you and the operator named above this text. If you act for a company or a school, or as a maker, you accept them for that organization and confirm that you’re authorized to do so.

## Your account

- You’re at least 15 years old, or your parents agree.
- What you say about yourself is true, and the email address is yours.
- Keep your password to yourself. You’re responsible for what’s done from your account until you tell us that someone else has gained access.
- Candidates can start right away. Companies, schools and makers can start once an administrator has approved their request. If it’s rejected, you’ll learn why and can correct it.

## Missions and your work

- Missions are simulations for learning. They aren’t employment, trial work or the promise of a job. No one pays for them or is paid.
- Submit your own work. If you used help or tools, say so where you’re asked.
- Your work remains yours. You allow us to store it and to show it to its reviewers and to anyone you choose to show it to.
- Companies and makers may not use what you submit for their business unless you agree separately.

## Feedback and certificates

- Anyone who publishes a mission promises feedback within a number of days, and gives it criterion by criterion.
- A certificate confirms that a reviewer validated your work on a mission. It isn’t a diploma. It can be revoked if it was issued by mistake or obtained by deception; you can read the reason.

## What partners owe candidates

- Honest missions that say what they’re for and who is behind them.
- Equal treatment: no selection based on origin, sex, age, health, belief or anything else the law protects.
- Data used only for the purpose it was shared for, not passed on, and deleted when sharing ends.
- Career talks and mentoring for learning, not job interviews in disguise.

## What isn’t allowed

Insults, harassment and discrimination; false identities; presenting someone else’s work as your own; unsolicited advertising; collecting data about others; attempts to get around limits, reviews or safeguards; anything illegal. You can report anything that breaks these rules where you see it.

## When rules are broken

Administrators can remove content, pause conversations and suspend accounts, for a time or until further notice. You’ll be told why, and you can appeal: a person will review the decision.

## What we owe you

We take care to keep the platform running and safe, and tell you in good time when something important changes. We can’t promise that it never fails, that a mission leads to a job, or that everything others write is true. We’re liable as the law provides if we do something wrong; nothing here limits your legal rights.

## Ending your account

You can delete your account at any time in the account settings. It’s free, and takes effect after 14 days, during which you can change your mind. Export your data first if you want to keep it. Your certificates can no longer be verified once your account is deleted.

## Changes and governing law

Every version of these terms stays available here. If a change is important, we’ll tell you what’s new and ask for your consent before you continue. If you don’t agree, you can export your data and leave. The law of the country where the operator is based applies; consumers keep the protection of the law where they live.$text$, $text$## En bref

Essor vous permet de vous exercer à un vrai travail, de recevoir des retours honnêtes et d’être trouvé si vous le souhaitez. Soyez vous-même, soumettez votre propre travail, respectez les autres et gardez confidentiel ce qu’ils partagent avec vous.

## À qui s’appliquent ces conditions

Ces conditions s’appliquent entre vous et l’exploitant indiqué au-dessus de ce texte. Si vous agissez pour une entreprise ou une école, ou en tant que maker, vous les acceptez au nom de cette organisation et confirmez que vous y êtes autorisé.

## Votre compte

- Vous avez au moins 15 ans, ou vos parents sont d’accord.
- Ce que vous déclarez à votre sujet est vrai, et l’adresse e-mail est la vôtre.
- Ne communiquez votre mot de passe à personne. Vous êtes responsable de ce qui est fait depuis votre compte, jusqu’à ce que vous nous signaliez que quelqu’un d’autre y a eu accès.
- Les candidats peuvent commencer tout de suite. Les entreprises, les écoles et les makers peuvent commencer une fois leur demande acceptée par un administrateur. En cas de refus, le motif est indiqué et la demande peut être corrigée.

## Les missions et votre travail

- Les missions sont des simulations destinées à apprendre. Elles ne constituent ni un emploi, ni une période d’essai, ni la promesse d’un poste. Personne ne paie ni n’est payé pour y participer.
- Soumettez votre propre travail. Si vous vous êtes fait aider ou avez utilisé des outils, indiquez-le lorsque la question vous est posée.
- Votre travail vous appartient. Vous nous autorisez à le conserver et à le montrer aux personnes qui l’évaluent et à celles à qui vous choisissez de le montrer.
- Les entreprises et les makers ne peuvent pas utiliser ce que vous soumettez pour leur activité sans un accord distinct de votre part.

## Retours et certificats

- Toute personne qui publie une mission s’engage sur un délai de retour en jours, et rend ce retour critère par critère.
- Un certificat confirme qu’un évaluateur a validé votre travail sur une mission. Ce n’est pas un diplôme. Il peut être révoqué s’il a été délivré par erreur ou obtenu par tromperie ; vous pouvez en lire le motif.

## Les engagements des partenaires envers les candidats

- Des missions honnêtes, qui indiquent leur but et leur auteur.
- L’égalité de traitement : aucune sélection fondée sur l’origine, le sexe, l’âge, la santé, les convictions ou tout autre critère protégé par la loi.
- Des données utilisées uniquement dans le but pour lequel elles ont été partagées, jamais transmises, et supprimées à la fin du partage.
- Des échanges métier et un mentorat destinés à apprendre, et non des entretiens d’embauche déguisés.

## Ce qui est interdit

Les insultes, le harcèlement et la discrimination ; les fausses identités ; présenter le travail d’autrui comme le sien ; la publicité non sollicitée ; la collecte de données sur d’autres personnes ; les tentatives de contourner les limites, les évaluations ou les protections ; tout ce que la loi interdit. Vous pouvez signaler tout ce qui enfreint ces règles, là où vous le voyez.

## En cas de manquement

Les administrateurs peuvent retirer des contenus, mettre des conversations en pause et suspendre des comptes, pour une durée limitée ou jusqu’à nouvel ordre. Le motif vous est communiqué et vous pouvez contester la décision : une personne la réexaminera.

## Nos engagements envers vous

Nous veillons au bon fonctionnement et à la sécurité de la plateforme, et nous vous prévenons à temps des changements importants. Nous ne pouvons pas garantir qu’elle ne tombe jamais en panne, qu’une mission mène à un emploi, ni que tout ce que d’autres écrivent est exact. Si nous commettons une faute, nous en répondons dans les conditions prévues par la loi ; rien ici ne limite les droits que la loi vous accorde.

## Supprimer votre compte

Vous pouvez supprimer votre compte à tout moment dans les réglages. C’est gratuit et prend effet après 14 jours, pendant lesquels vous pouvez changer d’avis. Exportez d’abord vos données si vous souhaitez les conserver. Vos certificats ne peuvent plus être vérifiés une fois votre compte supprimé.

## Modifications et droit applicable

Toutes les versions de ces conditions restent disponibles ici. En cas de changement important, nous vous indiquons ce qui change et vous demandons votre accord avant de continuer. Si vous n’êtes pas d’accord, vous pouvez exporter vos données et partir. Le droit du pays où l’exploitant est établi s’applique ; les consommateurs conservent la protection du droit de leur lieu de résidence.$text$);
