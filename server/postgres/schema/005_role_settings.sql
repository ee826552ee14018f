-- PostgREST's settings of a role, where migrations may not set them on the role itself: that takes a superuser, or the
-- privilege to set each of these parameters.
create table _server.role_settings (
  role text not null,
  name text not null,
  value text not null,
  primary key (role, name)
);

create function _server.keep_role_setting(database text, role text, name text, value text) returns void
language sql security definer set search_path = '' as $$
  insert into _server.role_settings as kept (role, name, value)
  select keep_role_setting.role, keep_role_setting.name, keep_role_setting.value
  where keep_role_setting.database = current_database()
  on conflict (role, name) do update set value = excluded.value
$$;
revoke execute on function _server.keep_role_setting(text, text, text, text) from public;
grant execute on function _server.keep_role_setting(text, text, text, text) to postgres;
