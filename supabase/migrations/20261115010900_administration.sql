-- Who came lately is counted on every visit of the administrators' home.
create index profiles_by_age on public.profiles (created_at desc, user_id);
