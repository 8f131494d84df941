-- Credits of its owner that a member of a team may use in a calendar month (UTC): the team's limit is each member's who has
-- none of their own, and null is no limit. The owner has none.
alter table team add column month_limit integer check (month_limit between 0 and 10000);
alter table team_member add column month_limit integer check (month_limit between 0 and 10000);
