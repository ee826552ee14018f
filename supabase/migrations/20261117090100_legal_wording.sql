-- The French terms say "remettre" and "approuver", as the rest of the product does. Only the first version is corrected,
-- and only while no administrator has written another one.
do $$
declare
  first_text public.legal_texts;
  corrected text;
begin
  select * into first_text from public.legal_texts where kind = 'terms' and version = 1;
  if first_text.id is null or exists (
    select from public.legal_texts where kind = 'terms' and version is distinct from 1
  ) then
    return;
  end if;
  corrected := replace(replace(replace(replace(
    first_text.body_fr,
    'soumettez votre propre travail', 'remettez votre propre travail'),
    'Soumettez votre propre travail', 'Remettez votre propre travail'),
    'Les entreprises et les makers ne peuvent pas utiliser ce que vous soumettez pour leur activité sans un accord distinct de votre part.',
    'Sans un accord distinct de votre part, les entreprises et les makers ne peuvent pas utiliser pour leur activité ce que vous remettez.'),
    'leur demande acceptée par un administrateur', 'leur demande approuvée par un administrateur');
  if corrected = first_text.body_fr then
    return;
  end if;
  if not exists (select from public.consent_events where kind = 'terms' and version = '1') then
    alter table public.legal_texts disable trigger legal_texts_stay;
    update public.legal_texts set body_fr = corrected where id = first_text.id;
    alter table public.legal_texts enable trigger legal_texts_stay;
    return;
  end if;
  -- What people accepted stays readable. A better word is no reason to ask them again.
  insert into public.legal_texts (
    kind, version, published_at, needs_consent, body_en, body_fr, changes_en, changes_fr
  ) values (
    'terms', 2, now(), false, first_text.body_en, corrected,
    'Four expressions in the French text are corrected. The rules are the same.',
    'Quatre expressions du texte français sont corrigées. Les règles restent les mêmes.'
  );
end
$$;
