-- Files that must go: written with the deletion of what they belong to, so that the deletion is whole once that commits.
-- They are removed at once, and looked at again when nothing that was under way can write below the prefix any more.
create table erasure (
  prefix  text primary key,
  at      timestamptz not null
);
create index erasure_by_age on erasure (at);

-- Set when somebody asked for the end of their account: from then on it is carried out, whatever happens meanwhile.
alter table account add closing_at timestamptz;
create index account_closing on account (closing_at) where closing_at is not null;
