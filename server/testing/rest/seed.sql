insert into public.authors (id, name, born, tags, data, mentor_id) values
  (1, 'Ada', '1815-12-10', '{math,poetry}', '{"city": "London", "scores": [1, 2, 3], "deep": {"a": 1}}', null),
  (2, 'Blaise', '1623-06-19', '{math}', '{"city": "Paris"}', 1),
  (3, 'Colette', '1873-01-28', '{}', null, 1);
insert into public.books (id, author_id, translator_id, title, price, mood, pages, published_at) values
  (1, 1, 2, 'Notes on the Engine', 12.50, 'calm', '[1,100)', '1843-08-01T10:00:00Z'),
  (2, 1, null, 'Letters of Ada', 9.99, 'funny', '[1,50)', '1850-01-01T00:00:00Z'),
  (3, 2, 3, 'Pensées', 7.00, 'tense', '[1,300)', null);
insert into public.book_details values (1, 'The first program.'), (3, 'Fragments.');
insert into public.genres values (1, 'science'), (2, 'letters'), (3, 'unused');
insert into public.book_genres values (1, 1), (1, 2), (2, 2), (3, 2);
insert into public."odd names" values (1, 'a b', 'c"d', 7);
select setval(pg_get_serial_sequence('public.authors', 'id'), 100), setval(pg_get_serial_sequence('public.books', 'id'), 100);
