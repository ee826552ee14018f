-- Newer than the first release.
-- How many people started each mission, as the nightly job counts them.
select private.count_starts();
