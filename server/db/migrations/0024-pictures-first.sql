-- A picture is sent before the feedback that names it, and belongs to the member who sent it.
alter table feedback_images
  alter column feedback_id drop not null,
  add column member_id bigint references members,
  add column at timestamptz not null default now();
update feedback_images set member_id = feedback.member_id from feedback where feedback.id = feedback_id;
alter table feedback_images alter column member_id set not null;
create index on feedback_images (merchant, member_id, id desc) where feedback_id is null;
create index on feedback_images (at) where feedback_id is null;
