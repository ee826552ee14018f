-- How many account emails wait, and since when, for the health of a project. The emails themselves stay closed.
create view _server.account_email_queue as
  select count(*) as waiting, min(created_at) as oldest from _server.account_emails;
grant select on _server.account_email_queue to postgres;
