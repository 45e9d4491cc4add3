-- WAL-02: a picture belongs to a feedback, or proves that a part of a withdrawal did not arrive.
alter table feedback_images
  add column withdrawal_part_id uuid references withdrawal_parts,
  add check (feedback_id is null or withdrawal_part_id is null);
create index on feedback_images (withdrawal_part_id) where withdrawal_part_id is not null;
