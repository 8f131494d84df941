-- People for whom an account has resumes graded, as it keeps them. The account is the controller of their data and says
-- on what ground it holds it.
create table client (
  id         uuid primary key,
  owner_id   uuid not null references account (id) on delete cascade,
  name       text not null check (length(name) between 1 and 120),
  email      text not null check (length(email) <= 254),
  -- One a line, in the order in which they were given.
  labels     text not null,
  ground     text not null check (ground in ('consent', 'contract', 'interest')),
  created_at timestamptz not null
);
create index client_by_owner on client (owner_id, created_at);

alter table resume add client_id uuid references client (id) on delete set null;
create index resume_by_client on resume (client_id, created_at desc) where client_id is not null;

-- A client that was deleted stays so after a backup was restored; the resumes are on the list themselves.
create trigger client_erased after delete on client for each row execute function note_erased('client', 'id');
