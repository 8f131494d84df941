-- Which of several checkouts is the newest, also where they were opened in the same moment.
alter table sale add number bigint generated always as identity;
