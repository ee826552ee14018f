-- An agreement that all three parties confirmed stays with the company and the school until five years after its end, also
-- when the student deletes their account or the application is anonymized. Drafts are deleted with them. A draft follows
-- the student to another school, and a company reads which school it is once the student shares it.

-- # Final agreements stay

alter table public.agreements alter column user_id drop not null;
alter table public.agreements drop constraint agreements_user_id_fkey;
alter table public.agreements add constraint agreements_user_id_fkey
  foreign key (user_id) references auth.users on delete set null;

do $$
begin
  -- Whose account it was may be forgotten.
  execute private.changed(private.changed(
    pg_get_functiondef('private.keep_final_agreement'::regproc), 'old.placement_id, old.school_id, old.user_id)',
    'old.placement_id, old.school_id)'
  ), 'new.placement_id, new.school_id, new.user_id) then',
    'new.placement_id, new.school_id) or new.user_id is not null and new.user_id is distinct from old.user_id then'
  );
end
$$;

create or replace function private.forget_agreement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.agreements where placement_id = new.id and finalized_at is null;
  update public.agreements set user_id = null, student_id = null where placement_id = new.id and user_id is not null;
  return null;
end
$$;

-- Days after the internship's end: in France, five years.
create function private.remove_old_agreements(days int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  gone int;
begin
  delete from public.agreements as kept
  where kept.finalized_at is not null and (kept.content ->> 'endsOn')::date + days < private.today();
  get diagnostics gone = row_count;
  return gone;
end
$$;

call private.define_setting('retention_agreements_days', 'retention', 'number', '1827', 1827, 3653);
select cron.schedule(
  'remove old agreements', '47 3 * * *',
  $$select private.run_retention('agreements', private.retention_days('agreements', 1827), 'select private.remove_old_agreements($1)')$$
);

update private.data_declarations set
  on_deletion = 'kept',
  why = 'Once all three parties have confirmed it, the school and the company keep an agreement until five years after its end, as proof of what was agreed, without a link to the account. Drafts are deleted.'
where target = 'public.agreements'::regclass;

do $$
begin
  execute private.changed(
    pg_get_functiondef('public.agreement_page'::regproc), $old$'finalizedAt', agreement.finalized_at,$old$,
    $new$'finalizedAt', agreement.finalized_at, 'keptUntil', (agreement.content ->> 'endsOn')::date
      + private.retention_days('agreements', 1827),$new$
  );
  -- The company doesn't read which school it is before the student shares it.
  execute private.changed(
    pg_get_functiondef('public.agreement_page'::regproc), $old$'parties', agreement.parties,$old$,
    $new$'parties', case when private.is_agreement_shared(agreement) or 'student' = any (sides) then agreement.parties
      else agreement.parties || '{"school": ""}' end,$new$
  );
end
$$;

-- The agreements of an opening's hires, for its leads: also of people whose application is gone.
create function public.opening_agreements(opening_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  opening public.openings := private.require_opening_team(opening_id, true);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', kept.id, 'student', kept.parties ->> 'student', 'title', kept.parties ->> 'title',
      'startsOn', kept.content -> 'startsOn', 'finalizedAt', kept.finalized_at
    ) order by kept.created_at desc, kept.id), '[]')
    from public.agreements as kept
    join public.placements as placement on placement.id = kept.placement_id
    where placement.opening_id = opening.id and private.leads_placement(placement)
  );
end
$$;

grant execute on function public.opening_agreements to authenticated;

-- # Another school

-- A draft that no longer has a school goes to the one that the student is linked to now; what was confirmed before ends.
create function private.move_draft_agreement(agreement public.agreements, student public.students) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if agreement.finalized_at is not null or agreement.school_id = student.organization_id or exists (
    select from public.students as roster
    where roster.organization_id = agreement.school_id and roster.user_id = agreement.user_id
      and roster.linked_at is not null and roster.status <> 'left'
  ) then
    return;
  end if;
  delete from public.agreement_confirmations as given where given.agreement_id = agreement.id;
  update public.agreements as kept set
    school_id = student.organization_id, student_id = student.id,
    parties = kept.parties || jsonb_build_object('school', private.organization_name(student.organization_id)),
    content = kept.content || '{"teacherName": "", "teacherContact": ""}',
    revision = kept.revision + 1, updated_by = (select auth.uid()), updated_at = now()
  where kept.id = agreement.id returning * into agreement;
  perform private.notify_agreement(agreement, 'agreement_started', '{school}');
end
$$;

do $$
begin
  execute private.changed(
    pg_get_functiondef('public.start_agreement'::regproc), '  if agreement.id is not null then
    return agreement.id;',
    $new$  if agreement.id is not null then
    perform private.move_draft_agreement(agreement, student);
    return agreement.id;$new$
  );
  -- Sharing again, as students do after they change schools, includes the draft.
  execute private.changed(
    pg_get_functiondef('public.share_agreement'::regproc), '  perform private.notify_agreement(agreement, ''agreement_started'', ''{school}'');',
    $new$  perform private.move_draft_agreement(agreement, roster) from public.students as roster
  join public.organizations as school on school.id = roster.organization_id and school.status = 'approved'
  where roster.id = (
    select one.id from public.students as one
    where one.user_id = agreement.user_id and one.linked_at is not null and one.status <> 'left'
    order by one.status = 'enrolled' desc, one.linked_at desc limit 1
  );
  perform private.notify_agreement(kept, 'agreement_started', '{school}') from public.agreements as kept
  where kept.id = agreement.id and kept.school_id = agreement.school_id;$new$
  );
end
$$;

-- # The privacy policy

do $$
declare
  latest public.legal_texts;
  en text;
  fr text;
begin
  select * into latest from public.legal_texts where kind = 'privacy' and version is not null order by version desc limit 1;
  en := replace(latest.body_en, 'you have 14 days to change your mind; then it’s deleted.',
    'you have 14 days to change your mind; then it’s deleted.
- Internship agreements that you, the company and the school have confirmed: the company and the school keep them until five years after the internship ends, as proof of what was agreed, even if you delete your account.');
  fr := replace(latest.body_fr, 'vous avez 14 jours pour changer d’avis ; il est ensuite supprimé.',
    'vous avez 14 jours pour changer d’avis ; il est ensuite supprimé.
- Les conventions de stage que vous, l’entreprise et l’école avez confirmées : l’entreprise et l’école les conservent jusqu’à cinq ans après la fin du stage, comme preuve de ce qui a été convenu, même si vous supprimez votre compte.');
  if latest.id is null or en = latest.body_en or fr = latest.body_fr then
    return;
  end if;
  if latest.version = 1 and not exists (select from public.consent_events where kind = 'privacy' and version = '1') then
    alter table public.legal_texts disable trigger legal_texts_stay;
    update public.legal_texts set body_en = en, body_fr = fr where id = latest.id;
    alter table public.legal_texts enable trigger legal_texts_stay;
    return;
  end if;
  -- An administrator's draft of the next version stays as it is.
  if exists (select from public.legal_texts where kind = 'privacy' and published_at is null) then
    return;
  end if;
  insert into public.legal_texts (kind, version, published_at, needs_consent, body_en, body_fr, changes_en, changes_fr) values (
    'privacy', latest.version + 1, now(), false, en, fr,
    'Companies and schools keep confirmed internship agreements until five years after the internship ends.',
    'Les entreprises et les écoles conservent les conventions de stage confirmées jusqu’à cinq ans après la fin du stage.'
  );
end
$$;
