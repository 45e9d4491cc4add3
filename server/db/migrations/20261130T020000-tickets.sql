-- MEM-04: feedback is the first message of a ticket, which the operator answers. The bell counts answers, and withdrawals with news.
alter table feedback
  add column state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  add column changed_at timestamptz not null default row_time();
update feedback set changed_at = at;
create index on feedback (merchant, state, changed_at, id);
create index on feedback (merchant, member_id, changed_at, id);

create table ticket_messages (
  id bigint generated always as identity primary key,
  merchant text not null references merchants,
  ticket_id bigint not null references feedback,
  member_id bigint not null references members,
  -- Who of the operator's staff wrote it; null: the member.
  staff text,
  content text not null,
  client_id uuid not null,
  -- When the member read an answer.
  read_at timestamptz,
  at timestamptz not null default row_time(),
  unique (ticket_id, client_id)
);
create index on ticket_messages (ticket_id, id);
create index on ticket_messages (member_id) where staff is not null and read_at is null;

-- A picture of a later message has both numbers.
alter table feedback_images add column ticket_message_id bigint references ticket_messages;

alter table members add column withdrawals_seen_at timestamptz not null default now();
create index on withdrawals (merchant, member_id, updated_at);
