-- An administrator asks the applicant for more before deciding. Both see what was asked and answered so far.
create table public.request_questions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations on delete cascade,
  question text not null check (length(question) between 1 and 1000),
  asked_by uuid references auth.users on delete set null,
  asked_at timestamptz not null default now(),
  answer text check (length(answer) between 1 and 4000),
  answered_by uuid references auth.users on delete set null,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index request_questions_by_organization on public.request_questions (organization_id, asked_at desc);
create index request_questions_by_asker on public.request_questions (asked_by);
create index request_questions_by_answerer on public.request_questions (answered_by);
call private.protect('public.request_questions');
grant select on public.request_questions to authenticated;
create policy "Members read what they are asked, administrators all of it" on public.request_questions
  for select to authenticated
  using (organization_id in (select private.my_organizations()) or (select private.has_role('admin')));
call private.declare_data(
  'public.request_questions', 't.answered_by = $1', 'anonymised', '{asked_by}',
  'What was asked and answered belongs to the decision about the organization.'
);

create function private.tell_admins(kind text, data jsonb, link text) returns void
language sql security definer set search_path = '' as $$
  select private.notify(admins.user_id, tell_admins.kind, data, link)
  from public.user_roles as admins where admins.role = 'admin'
$$;

create function private.tell_organization(organization uuid, kind text, data jsonb, link text default '/') returns void
language sql security definer set search_path = '' as $$
  select private.notify(member.user_id, tell_organization.kind, data, tell_organization.link)
  from public.organization_members as member where member.organization_id = organization
$$;

create function public.ask_applicant(organization_id uuid, question text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.pending_organization(organization_id);
  asked text := private.required_reason(question);
begin
  if organization.awaits_answer then
    perform private.fail('question_open', 'The applicant has not answered the last question yet.');
  end if;
  insert into public.request_questions (organization_id, question, asked_by) values (organization.id, asked, admin);
  update public.organizations set awaits_answer = true where id = organization.id;
  perform private.audit(
    'organization.asked', 'organization', organization.id::text,
    jsonb_build_object('name', organization.name, 'before', 'pending', 'after', 'asked'), asked
  );
  perform private.tell_organization(
    organization.id, 'organization_question', jsonb_build_object('name', organization.name, 'question', asked)
  );
end
$$;

create function public.answer_administrators(organization_id uuid, answer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.require_user();
  said text := private.trimmed(coalesce(answer, ''));
  organization public.organizations;
begin
  select * into organization from public.organizations where id = organization_id for update;
  if organization.id is null or not private.owns_organization(organization.id) then
    raise exception 'Only an owner can do this.' using errcode = '42501', hint = 'owners_only';
  end if;
  if not organization.awaits_answer then
    perform private.fail('no_question', 'No question is open any more.');
  end if;
  if length(said) not between 1 and 4000 then
    perform private.fail('answer_length', 'Write an answer of at most 4,000 characters.');
  end if;
  update public.request_questions as open
  set answer = said, answered_by = person, answered_at = now()
  where open.id = (
    select last.id from public.request_questions as last
    where last.organization_id = organization.id order by last.asked_at desc limit 1
  );
  update public.organizations set awaits_answer = false where id = organization.id;
  perform private.audit(
    'organization.answered', 'organization', organization.id::text,
    jsonb_build_object('name', organization.name, 'before', 'asked', 'after', 'pending')
  );
  perform private.tell_admins(
    'organization_answered', jsonb_build_object('name', organization.name), '/companies/' || organization.id
  );
end
$$;
grant execute on function public.ask_applicant, public.answer_administrators to authenticated;
