-- The operator looks at gradings without a report, the newest first; they are few among many.
create index review_ended_badly on review (finished_at) where state in ('failed', 'refused');
