-- A revision is submitted knowingly, and validated work has nothing left open.

-- What a candidate should know before submitting again: the deliverables that are as they were in the last attempt, and
-- the comments that nobody has resolved and the candidate has not marked as done.
create function public.check_revision(enrollment_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  enrollment public.enrollments;
  last public.submissions;
begin
  select * into enrollment from public.enrollments
  where id = check_revision.enrollment_id and user_id = private.require_user();
  if enrollment.id is null then
    perform private.fail('enrollment_not_found', 'This work does not exist, or is not yours.');
  end if;
  select * into last from public.submissions
  where submissions.enrollment_id = enrollment.id order by attempt desc limit 1;
  return (
    select jsonb_build_object(
      'unchanged', coalesce(jsonb_agg(jsonb_build_object('id', step ->> 'id', 'title', step ->> 'title') order by place)
        filter (where last.id is not null and state.draft = last.content -> (step ->> 'id')), '[]'),
      'changed', count(*) filter (where last.id is null or state.draft is distinct from last.content -> (step ->> 'id')),
      'open_comments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', comment.id, 'step_id', comment.step_id, 'quote', comment.quote, 'body', comment.body, 'about', (
            select asked ->> 'title' from jsonb_array_elements(private.rubric_of(last)) as rubric (asked)
            where asked ->> 'id' = comment.criterion
          )
        ) order by earlier.attempt, comment.place), '[]')
        from public.review_comments as comment
        join public.submissions as earlier on earlier.id = comment.submission_id
        join public.reviews as review on review.submission_id = earlier.id and review.delivered_at is not null
        where earlier.enrollment_id = enrollment.id and comment.asks_change and not exists (
          select from public.comment_replies as reply
          join public.reviews as said_at on said_at.submission_id = reply.submission_id and said_at.delivered_at is not null
          where reply.comment_id = comment.id and reply.settles
            and (reply.is_by_reviewer or reply.submission_id = last.id)
        )
      )
    )
    from jsonb_array_elements(private.version_steps(enrollment)) with ordinality as listed (step, place)
    left join public.step_states as state on state.enrollment_id = enrollment.id and state.step_id = step ->> 'id'
    where step ->> 'kind' = 'deliverable' and step ->> 'id' = any (enrollment.path)
  );
end
$$;
grant execute on function public.check_revision to authenticated;

-- Validating resolves what earlier attempts left open, and turns this review's own requests into advice for next time.
create function private.settle_comments(validated public.submissions) returns void
language sql security definer set search_path = '' as $$
  insert into public.comment_replies as known (comment_id, submission_id, is_by_reviewer, settles)
  select comment.id, validated.id, true, true from private.open_comments(validated) as comment
  on conflict on constraint comment_replies_pkey do update set settles = true;
  update public.review_comments set asks_change = false where submission_id = validated.id and asks_change;
$$;

create function private.settle_validated() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.settle_comments(submission) from public.submissions as submission where submission.id = new.submission_id;
  return null;
end
$$;
create trigger reviews_settle_comments after update of delivered_at on public.reviews for each row
  when (old.delivered_at is null and new.delivered_at is not null and new.verdict = 'validated')
  execute function private.settle_validated();

-- Work that was validated before this rule.
select private.settle_comments(submission) from public.submissions as submission
join public.reviews as review on review.submission_id = submission.id
where review.delivered_at is not null and review.verdict = 'validated';
