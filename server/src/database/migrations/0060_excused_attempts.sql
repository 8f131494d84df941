-- A grading is given up after three attempts, because a document may take its host down each time. An attempt that ended
-- because storage was away, or because its host was told to stop, says nothing about the document and is not counted.
alter table review add column excused integer not null default 0 check (excused >= 0);
