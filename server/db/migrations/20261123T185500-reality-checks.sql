-- PP-18: a reality check belongs to a login and is due a time after its start or its last answer.
alter table sessions add column reality_checked_at timestamptz;

-- The member's choice: 0 is off, null the merchant's default. `pending_since`: every login must answer, whatever its clock says.
alter table reality_checks
  alter column every_minutes drop not null,
  add constraint interval_not_negative check (every_minutes >= 0),
  drop column last_answered_at;

-- What a member was shown and what they chose.
create table reality_check_answers (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  member_id bigint not null references members,
  session_id uuid not null,
  due_at timestamptz not null,
  answered_at timestamptz not null default clock_timestamp(),
  net bigint not null,
  wagered bigint not null,
  answer text not null check (answer in ('continue', 'leave', 'limits'))
);
create index on reality_check_answers (member_id, answered_at);

-- PP-13: when the member was asked whether to set a limit, or set one.
alter table members add column limits_asked_at timestamptz;
