-- A team that its owner offers to one of its members, who becomes the owner by accepting; one offer for a team.
create table team_offer (
  team_id    uuid primary key references team (id) on delete cascade,
  -- The membership: whoever leaves or is removed has no offer any more.
  member_id  uuid not null unique references team_member (id) on delete cascade,
  offered_at timestamptz not null,
  expires_at timestamptz not null
);
create index team_offer_by_end on team_offer (expires_at);
