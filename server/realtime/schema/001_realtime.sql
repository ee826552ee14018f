create schema if not exists realtime;
