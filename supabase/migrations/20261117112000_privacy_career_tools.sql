-- Parts of a career plan and of the applications can be shared with a school, so they aren't always "yours alone". The
-- plan and the page about matching have the names they have in the product. Only the first version is corrected, and
-- only while no administrator has written another one.
do $$
declare
  first_text public.legal_texts;
  correct_en text;
  correct_fr text;
begin
  select * into first_text from public.legal_texts where kind = 'privacy' and version = 1;
  if first_text.id is null or exists (
    select from public.legal_texts where kind = 'privacy' and version is distinct from 1
  ) then
    return;
  end if;
  correct_en := replace(
    first_text.body_en,
    'plan, applications, stories, letters, postings and practice. These are yours alone; not even administrators can read your stories, letters and recordings.',
    'career plan, applications, stories, letters, postings and practice. Other users see only what you share with a school, such as notes, target jobs or offers. Not even administrators can read your stories, letters and recordings.');
  correct_fr := replace(replace(
    first_text.body_fr,
    '[comment fonctionnent les correspondances]', '[comment fonctionne la mise en relation]'),
    'plan, candidatures, récits, lettres, annonces et entraînements. Vous seul y avez accès : même les administrateurs ne peuvent pas lire vos récits, vos lettres ni vos enregistrements.',
    'projet professionnel, candidatures, récits, lettres, annonces et entraînements. Les autres utilisateurs ne voient que ce que vous partagez avec une école, par exemple des notes, les métiers visés ou les propositions reçues. Même les administrateurs ne peuvent pas lire vos récits, vos lettres ni vos enregistrements.');
  if correct_en = first_text.body_en and correct_fr = first_text.body_fr then
    return;
  end if;
  if not exists (select from public.consent_events where kind = 'privacy' and version = '1') then
    alter table public.legal_texts disable trigger legal_texts_stay;
    update public.legal_texts set body_en = correct_en, body_fr = correct_fr where id = first_text.id;
    alter table public.legal_texts enable trigger legal_texts_stay;
    return;
  end if;
  -- What people accepted stays readable. The rules haven't changed, so there is no reason to ask again.
  insert into public.legal_texts (
    kind, version, published_at, needs_consent, body_en, body_fr, changes_en, changes_fr
  ) values (
    'privacy', 2, now(), false, correct_en, correct_fr,
    'The text now says that you can share parts of your career plan and applications with a school. Nothing else has changed.',
    'Le texte précise que vous pouvez partager avec une école une partie de votre projet professionnel et de vos candidatures. Rien d’autre ne change.'
  );
end
$$;
