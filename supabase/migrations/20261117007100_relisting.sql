-- Lists that depend on who holds which role need not be computed again when a role's other columns change.
drop trigger roles_card on public.user_roles;
create trigger roles_card after insert or update of user_id, role or delete on public.user_roles
  for each row execute function private.relist_candidate();
drop trigger user_roles_list_account on public.user_roles;
create trigger user_roles_list_account after insert or update of user_id, role or delete on public.user_roles
  for each row execute function private.relist_administered();
drop trigger user_roles_relist on public.user_roles;
create trigger user_roles_relist after insert or update of user_id, role or delete on public.user_roles
  for each row execute function private.relist_person();
