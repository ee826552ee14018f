insert into public.colours values ('blue');
