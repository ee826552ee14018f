create schema if not exists storage;
