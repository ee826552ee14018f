-- Depends on the first file and on the seed.
insert into public.orders (buyer, colour) values ('00000000-0000-4000-8000-000000000001', 'blue');
insert into public.journal (line)
values (case current_setting('demo.language') when 'fr' then 'ouvert' else 'opened' end);
insert into public.journal (line) select 'filed ' || name from storage.objects where bucket_id = 'papers';
