insert into public.colours values ('blue') on conflict do nothing;
