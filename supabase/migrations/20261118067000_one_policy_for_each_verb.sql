-- One policy for each role and verb, as everywhere else: Supabase's performance advisor warns of several. Access is the
-- same, because PostgreSQL allows what any policy of a table allows.
drop policy "Students read what their school wrote to their work" on public.co_reviews;
drop policy "Those who work for a school see what they wrote themselves" on public.co_reviews;
create policy "Students and authors read what a school wrote to their work"
  on public.co_reviews for select to authenticated
  using (
    enrollment_id in (select private.my_enrollments())
    or (author_id = (select auth.uid()) and organization_id in (select private.my_schools()))
  );

drop policy "Authors see whom their organization invited" on public.mission_invitations;
drop policy "People see what they are invited to" on public.mission_invitations;
create policy "Authors and invited people see an invitation" on public.mission_invitations for select to authenticated
  using (
    (user_id is null and organization_id in (select private.my_authored_organizations()))
    or ((email = (select private.my_confirmed_email()) or user_id = (select auth.uid())) and revoked_at is null)
  );

alter policy "Everyone finds open missions" on public.mission_listings to anon;
drop policy "Authors find their own missions" on public.mission_listings;
drop policy "Invited people find the mission" on public.mission_listings;
drop policy "Candidates find the missions they work on" on public.mission_listings;
drop policy "Schools find what partners share with them" on public.mission_listings;
create policy "People find open missions and those they have access to"
  on public.mission_listings for select to authenticated
  using (
    (is_open and (closes_on is null or closes_on >= current_date))
    or organization_id in (select private.my_authored_organizations())
    or mission_id in (select private.my_private_missions())
    or mission_id in (select private.my_missions())
    or mission_id in (select private.my_schools_missions())
  );

drop policy "Candidates see feedback once it is delivered" on public.reviews;
drop policy "Reviewers see the reviews of their organization" on public.reviews;
create policy "Reviewers see reviews, and candidates once they are delivered"
  on public.reviews for select to authenticated
  using (
    (
      organization_id = any (array(select private.my_reviewed_organizations()))
      and submission_id <> all (array(select private.my_submissions()))
    )
    or (delivered_at is not null and submission_id = any (array(select private.my_submissions())))
  );

drop policy "Candidates see what they submitted" on public.submissions;
drop policy "Reviewers see what was submitted to their organization" on public.submissions;
create policy "Candidates and reviewers see what was submitted" on public.submissions for select to authenticated
  using (
    enrollment_id = any (array(select private.my_enrollments()))
    or organization_id = any (array(select private.my_reviewed_organizations()))
  );

drop policy "Owners see whom they invited" on public.team_invitations;
drop policy "People see which teams they are invited to" on public.team_invitations;
create policy "Owners and invited people see an invitation" on public.team_invitations for select to authenticated
  using (
    organization_id in (select private.my_owned_organizations())
    or email = (select private.my_confirmed_email())
  );
