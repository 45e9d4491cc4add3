-- A member's rounds that are not settled, newest first: few, and far apart in a long record.
create index rounds_not_closed on rounds (member_id, state, opened_at desc, id desc) where state <> 'closed';
