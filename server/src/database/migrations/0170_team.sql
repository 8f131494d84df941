-- A team shares the credits of the account that made it. An account is in one team at most, its own included.
create table team (
  id         uuid primary key,
  owner_id   uuid not null unique references account (id) on delete cascade,
  name       text not null check (length(name) between 1 and 60),
  created_at timestamptz not null
);

create table team_member (
  -- One membership: whoever comes back has another one.
  id         uuid not null unique,
  account_id uuid primary key references account (id) on delete cascade,
  team_id    uuid not null references team (id) on delete cascade,
  joined_at  timestamptz not null
);
create index team_member_by_team on team_member (team_id, joined_at);

-- The key in the letter is the only way to an invitation; here is its digest. It goes when it is used, declined,
-- withdrawn or over.
create table team_invitation (
  id         uuid primary key,
  team_id    uuid not null references team (id) on delete cascade,
  email      text not null check (length(email) between 3 and 254),
  key_hash   text not null unique,
  sent_at    timestamptz not null,
  expires_at timestamptz not null
);
create unique index team_invitation_once on team_invitation (team_id, lower(email));
create index team_invitation_by_email on team_invitation (lower(email));
create index team_invitation_by_end on team_invitation (expires_at);

-- Letters of the last day, so that nobody can have them sent without end. The mailbox is a keyed digest.
create table team_letter (
  id         uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  mailbox    text not null,
  sent_at    timestamptz not null
);
create index team_letter_by_account on team_letter (account_id, sent_at);
create index team_letter_by_mailbox on team_letter (mailbox, sent_at);
create index team_letter_by_day on team_letter (sent_at);

-- Whose grading a credit of a team was held for. Which one it was stands in the hold; whether it was spent in the ledger.
create table team_spending (
  hold_id    uuid primary key references credit_entry (id) on delete cascade,
  team_id    uuid references team (id) on delete set null,
  spender_id uuid references account (id) on delete set null
);
create index team_spending_by_team on team_spending (team_id, spender_id);
create index team_spending_by_spender on team_spending (spender_id);
-- Entries that end a hold name it in their reference.
create index team_spending_by_reference on team_spending ((hold_id::text));

-- What was ended after a backup stays so after its restore.
create trigger team_erased after delete on team for each row execute function note_erased('team', 'id');
create trigger team_member_erased after delete on team_member for each row execute function note_erased('member', 'id');
create trigger team_invitation_erased after delete on team_invitation for each row
  execute function note_erased('invitation', 'id');
