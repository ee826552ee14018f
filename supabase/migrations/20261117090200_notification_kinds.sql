-- Every kind of notification, and the topic by which people choose how they are emailed. A kind that isn't listed
-- can't be sent.
create table private.notification_kinds (
  kind text primary key,
  topic text not null check (topic in (
    'account', 'feedback', 'reviews', 'invitations', 'requests', 'appointments', 'correspondence', 'other'
  ))
);

insert into private.notification_kinds (kind, topic)
select unnest(kinds), topic from (values
  ('account', array[
    'account_admin_joined', 'account_appeal_reversed', 'account_appeal_upheld', 'account_deletion_requested',
    'account_export_failed', 'account_export_ready', 'account_looked_at', 'account_moderated',
    'account_new_device', 'account_password_changed', 'account_rectification_answered', 'account_restored',
    'account_role_granted', 'account_role_revoked', 'account_second_factor_removed',
    'account_second_factor_reset', 'account_signed_out', 'account_suspended', 'account_suspended_by_decision',
    'certificate_revoked', 'organization_approved', 'organization_grew', 'organization_merged',
    'organization_question', 'organization_rejected', 'organization_restored', 'organization_suspended',
    'organization_unverified', 'organization_verification_ends', 'organization_verified', 'team_removed',
    'team_role_changed'
  ]),
  ('feedback', array[
    'co_review_given', 'mission_paused', 'mission_resumed', 'review_not_validated', 'review_revise',
    'review_validated'
  ]),
  ('reviews', array[
    'work_reviewed', 'work_submitted'
  ]),
  ('invitations', array[
    'admin_invited', 'connection_asked', 'contact_asked', 'event_invited', 'mentoring_asked', 'mission_invited',
    'partnership_accepted', 'partnership_changed', 'partnership_declined', 'partnership_ended',
    'partnership_ending', 'partnership_proposed', 'partnership_withdrawn', 'school_invited', 'team_invited'
  ]),
  ('requests', array[
    'moderation_appealed', 'moderation_opened', 'organization_answered', 'organization_asks_verification',
    'organization_requested'
  ]),
  ('appointments', array[
    'event_cancelled', 'event_changed', 'event_evaluation', 'event_paused', 'event_place', 'event_reminder',
    'event_resumed', 'mentoring_accepted', 'mentoring_declined', 'mentoring_ended', 'mentoring_expired',
    'mentoring_session', 'program_late', 'program_nudged', 'program_reminder', 'talk_booked', 'talk_cancelled',
    'talk_lost', 'talk_reminder'
  ]),
  ('correspondence', array[
    'inbox_answered'
  ]),
  ('other', array[
    'application_reminder', 'connection_accepted', 'contact_accepted', 'contact_declined', 'contact_expired',
    'contact_message', 'feedback_answered', 'inbox_received', 'maker_contacted', 'match_answer',
    'match_question', 'message_received', 'milestone_due', 'program_assigned', 'program_changed',
    'program_extended', 'program_place_asked', 'program_place_given', 'program_place_refused',
    'program_time_asked', 'rating_asked', 'rating_given', 'rectification_asked', 'report_acted', 'report_kept',
    'school_graduated', 'school_left', 'school_partner_added', 'school_partner_widened', 'search_news',
    'skill_attested', 'team_declined', 'team_joined', 'team_left', 'welcome'
  ])
) as listed (topic, kinds);

alter table public.notifications add constraint notifications_kind_fkey
  foreign key (kind) references private.notification_kinds;
create index notifications_by_kind on public.notifications (kind);
call private.declare_data('private.notification_kinds', null, 'nobody');

create or replace function private.mail_topic(kind text) returns text language sql stable set search_path = '' as $$
  select coalesce((select topic from private.notification_kinds as known where known.kind = mail_topic.kind), 'other')
$$;
