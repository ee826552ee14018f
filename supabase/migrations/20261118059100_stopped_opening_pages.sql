-- An opening's page says that late answers stop it, instead of leading to a form that can't be sent.

do $$
begin
  execute private.changed(
    pg_get_functiondef('public.opening_page'::regproc), $old$    'isOpen', private.is_listed(opening)$old$,
    $new$    'isStopped', coalesce(private.application_stop(opening) = 'overdue', false), 'isOpen', private.is_listed(opening)$new$
  );
end
$$;
