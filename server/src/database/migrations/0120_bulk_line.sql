-- Gradings beyond a sender's first, and those of a batch, wait in a line of their own with workers of its own, so that
-- nobody's single resume waits for somebody else's many.
alter table review add is_bulk boolean not null default false;
-- What runs decides which turn is served now, and what a sender has in progress.
create index review_running on review (is_visitor, sender) where state = 'running';
