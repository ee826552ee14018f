-- A school attests what somebody can do: somebody who shares notes with it, and a skill of the catalogue.
create table public.skill_attestations (
  user_id uuid not null references auth.users on delete cascade,
  skill text not null references public.skills on update cascade on delete cascade,
  organization_id uuid not null references public.organizations on delete cascade,
  attested_by uuid references auth.users on delete set null,
  note text not null default '' check (length(note) <= 300),
  created_at timestamptz not null default now(),
  primary key (user_id, skill, organization_id)
);
create index skill_attestations_by_skill on public.skill_attestations (skill);
create index skill_attestations_by_school on public.skill_attestations (organization_id, user_id);
create index skill_attestations_by_author on public.skill_attestations (attested_by);
call private.protect('public.skill_attestations');
grant select, delete on public.skill_attestations to authenticated;
create policy "People see what is attested of them, schools what they attested" on public.skill_attestations
  for select to authenticated
  using (user_id = (select auth.uid()) or organization_id in (select private.my_organizations()));
create policy "Schools take an attestation back, and people refuse it" on public.skill_attestations
  for delete to authenticated
  using (user_id = (select auth.uid()) or organization_id in (select private.my_organizations()));

-- In whose name the caller may attest something of this person.
create function private.attesting_school(person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select organization.id from public.plan_advisers as chosen
  join public.organization_members as member using (organization_id)
  join public.organizations as organization on organization.id = organization_id
  where chosen.user_id = person and member.user_id = (select auth.uid())
    and organization.kind = 'academia' and organization.status = 'approved'
$$;

create function public.attest_skill(person uuid, skill text, note text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_user();
  said text := btrim(coalesce(note, ''));
  school public.organizations;
begin
  select * into school from public.organizations where id = private.attesting_school(person);
  if not found then
    perform private.fail('not_shared_with_you', 'This person shares nothing with your school any more.');
  end if;
  if length(said) > 300 then
    perform private.fail('attestation_too_long', 'A word about it may have 300 characters.');
  end if;
  if not exists (select from public.skills where slug = attest_skill.skill and merged_into is null) then
    perform private.fail('unknown_skill', 'This skill is not in the catalogue.');
  end if;
  insert into public.skill_attestations as given (user_id, skill, organization_id, attested_by, note)
  values (person, attest_skill.skill, school.id, me, said)
  on conflict on constraint skill_attestations_pkey do update
    set note = excluded.note, attested_by = excluded.attested_by, created_at = now()
    where given.note <> excluded.note;
  if found then
    perform private.notify(person, 'skill_attested', jsonb_build_object('name', school.name), '/profile');
  end if;
end
$$;
grant execute on function public.attest_skill to authenticated;

-- What a school attests is one more source of a skill, while the school is there.
alter function private.skill_sources(uuid) rename to skill_proofs_and_endorsements;
create function private.skill_sources(person uuid) returns table (skill text, kind text, at timestamptz, facts jsonb)
language sql stable security definer set search_path = '' as $$
  select * from private.skill_proofs_and_endorsements(person)
  union all
  select given.skill, 'attested', given.created_at, jsonb_build_object(
    'school', school.name, 'note', given.note, 'ownerOnly', jsonb_build_object('id', school.id, 'name', school.name)
  )
  from public.skill_attestations as given join public.organizations as school on school.id = given.organization_id
  where given.user_id = person and school.status = 'approved'
$$;
