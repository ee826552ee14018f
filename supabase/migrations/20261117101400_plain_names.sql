-- Names that say what a function does. Everything that calls one is rewritten with it, so migrations after this one use
-- the new names.

call private.rename_function('private.deeds', 'weekly_activity');
call private.rename_function('private.keep_pace', 'enforce_message_rate');
call private.rename_function('private.judge_kin', 'recheck_related_rows');
call private.rename_function('private.judge_lines', 'check_rows');
call private.rename_function('private.close_doors', 'revoke_access_of_leaver');
call private.rename_function('private.shut_out', 'suspend_account');
call private.rename_function('private.let_in_again', 'restore_account');
call private.rename_function('private.in_fives', 'floor_to_five');
call private.rename_function('private.told_counts', 'suppress_small_counts');
call private.rename_function('private.told_cases', 'reportable_cases');
call private.rename_function('private.naming_nobody', 'redact_identifying_text');
call private.rename_function('private.people_too_close', 'conflict_of_interest');
call private.rename_function('private.part', 'end_connection');
call private.rename_function('private.tell_admins', 'notify_admins');
call private.rename_function('private.tell_attendance', 'notify_of_attendance');
call private.rename_function('private.tell_candidate', 'notify_candidate');
call private.rename_function('private.tell_concerned', 'notify_concerned');
call private.rename_function('private.tell_guests_of', 'notify_guests_of');
call private.rename_function('private.tell_maker', 'notify_maker');
call private.rename_function('private.tell_moderators', 'notify_moderators');
call private.rename_function('private.tell_of_attempts_left_out', 'notify_of_attempts_left_out');
call private.rename_function('private.tell_of_lost_talk', 'notify_of_lost_talk');
call private.rename_function('private.tell_of_new_candidates', 'notify_of_new_candidates');
call private.rename_function('private.tell_of_pause', 'notify_of_pause');
call private.rename_function('private.tell_of_pause_at', 'notify_of_pause_at');
call private.rename_function('private.tell_of_people', 'notify_of_people');
call private.rename_function('private.tell_of_session', 'notify_of_session');
call private.rename_function('private.tell_of_share', 'notify_of_share');
call private.rename_function('private.tell_of_suspension', 'notify_of_suspension');
call private.rename_function('private.tell_organization', 'notify_organization');
call private.rename_function('private.tell_organization_owners', 'notify_organization_owners');
call private.rename_function('private.tell_owners', 'notify_owners');
call private.rename_function('private.tell_partner_news', 'notify_of_partner_news');
call private.rename_function('private.tell_platform_changed', 'notify_platform_changed');
call private.rename_function('private.tell_students_of_partner', 'notify_students_of_partner');
call private.rename_function('private.tell_unless_undone', 'notify_unless_undone');

call private.rename_function('public.strike_removed_files', 'mark_files_removed');
call private.rename_function('public.take_removed_files', 'claim_removed_files');
call private.rename_function('public.take_mails', 'claim_mails');
call private.rename_function('public.take_export', 'claim_export');

-- # Policies

do $$
declare
  policy record;
begin
  for policy in
    select format('%I.%I', schemaname, tablename) as target, policyname from pg_catalog.pg_policies
    where policyname in ('Nothing without the second factor of who has one', 'Not for who acts as somebody else')
  loop
    execute format('alter policy %I on %s rename to %I', policy.policyname, policy.target, case policy.policyname
      when 'Not for who acts as somebody else' then 'Hidden while viewing as someone else'
      else 'Require the enrolled second factor'
    end);
  end loop;
end
$$;

create or replace procedure private.protect(target regclass) language plpgsql set search_path = '' as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy "Require the enrolled second factor" on %s as restrictive to authenticated
       using ((select private.is_fully_signed_in())) with check ((select private.is_fully_signed_in()))',
    target
  );
  execute format('grant all on %s to service_role', target);
end
$$;

create or replace procedure private.close_to_acting(target regclass) language plpgsql set search_path = '' as $$
begin
  execute format(
    'create policy "Hidden while viewing as someone else" on %s as restrictive for select to authenticated
       using (not (select private.is_acting()))', target
  );
end
$$;
