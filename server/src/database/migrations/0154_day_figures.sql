-- What the operator's overview counts of the last day.
create index review_done_by_end on review (finished_at) where state = 'done';
create index account_by_date on account (created_at);
