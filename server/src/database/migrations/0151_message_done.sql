-- A message that needs no answer, or was answered elsewhere, is put aside by the operator.
alter table contact_message add column done_at timestamptz;
create index contact_message_open on contact_message (created_at) where answered_at is null and done_at is null;
