-- Groups of the embedded directory. Whoever is in "operators" may open the operator's console.
create table identity_membership (
  sub        uuid not null references identity_user (sub) on delete cascade,
  group_name text not null,
  primary key (sub, group_name)
);

-- Whether the sign-in that a session came from took a second factor.
alter table identity_family add column second_step boolean not null default false;

-- Which account did it, where an operator did it in the console.
alter table audit_entry add column operator_id text;
