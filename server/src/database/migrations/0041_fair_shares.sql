-- Who uploaded what nobody owns yet: a digest of an address, counted while the upload waits to be claimed.
alter table resume add sender text;
-- Bytes that were promised; what arrived counts once it is known.
alter table resume add promised integer check (promised > 0);
-- Links that accounts asked for and never used.
create index resume_unarrived on resume (created_at) where owner_id is not null and sha256 is null;
create index resume_unclaimed_by_sender on resume (sender) where owner_id is null;

-- The line is shared: `turn` grows with what its sender has waiting, so everybody's first comes before anybody's second.
alter table review add sender text;
alter table review add is_visitor boolean not null default false;
alter table review add turn integer not null default 0;
drop index review_queued;
create index review_line on review (is_visitor, turn, created_at, id) where state = 'queued';
create index review_waiting_by_sender on review (sender) where state = 'queued';
