-- American English puts the period inside the quotation marks. What people have already accepted stays as it is.
do $$
begin
  if exists (select from public.consent_events where kind = 'privacy')
    or exists (select from public.legal_texts where kind = 'privacy' and version is distinct from 1) then
    return;
  end if;
  alter table public.legal_texts disable trigger legal_texts_stay;
  update public.legal_texts set body_en = replace(body_en, '“My personal data”.', '“My personal data.”')
  where kind = 'privacy' and version = 1;
  alter table public.legal_texts enable trigger legal_texts_stay;
end
$$;
