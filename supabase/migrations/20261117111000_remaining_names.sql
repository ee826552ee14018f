-- The last names that don't say what a function does. Everything that calls one is rewritten with it, so migrations
-- after this one use the new names.

call private.rename_function('private.fail', 'raise_app_error');
call private.rename_function('private.tell_data', 'describe_data');
call private.rename_function('private.tell_members', 'broadcast_to_members');
call private.rename_function('private.tell_partners', 'notify_partners');
call private.rename_function('private.tell_program', 'notify_program_students');
call private.rename_function('private.tell_registered', 'notify_registered');
