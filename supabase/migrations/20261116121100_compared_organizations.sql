-- An organization that looks like another one is approved only by an administrator who says that they were compared.
drop function public.approve_organization(uuid, timestamptz);

-- `seen` is when the request was last changed as the administrator saw it: nobody approves what was swapped meanwhile.
-- `compared` says that organizations that look the same were compared, and this is a different one.
create function public.approve_organization(
  organization_id uuid, seen timestamptz default null, compared boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  organization public.organizations := private.pending_organization(organization_id);
begin
  if organization.updated_at <> seen then
    perform private.fail('request_changed', 'The applicant has changed this request meanwhile. Look at it again.');
  end if;
  if not exists (
    select from public.organization_members as member join auth.users on users.id = member.user_id
    where member.organization_id = organization.id and users.email_confirmed_at is not null
  ) then
    perform private.fail('email_not_confirmed_yet', 'The applicant has not confirmed the email address yet.');
  end if;
  if compared is not true and exists (select from private.organizations_like(organization)) then
    perform private.fail(
      'organization_looks_same', 'Another organization looks the same. Compare them before you approve this one.'
    );
  end if;
  update public.organizations
  set status = 'approved', decided_by = admin, decided_at = now(), decision_reason = null, awaits_answer = false
  where id = organization.id;
  insert into public.user_roles (user_id, role, granted_by)
  select member.user_id, organization.kind::text::public.app_role, admin
  from public.organization_members as member where member.organization_id = organization.id
  on conflict (user_id, role) do nothing;
  perform private.audit(
    'organization.approved', 'organization', organization.id::text,
    jsonb_build_object('kind', organization.kind, 'before', jsonb_build_object('status', organization.status),
      'after', jsonb_build_object('status', 'approved'))
  );
  perform private.notify(
    member.user_id, 'organization_approved', jsonb_build_object('name', organization.name), '/'
  ) from public.organization_members as member where member.organization_id = organization.id;
end
$$;
grant execute on function public.approve_organization to authenticated;
