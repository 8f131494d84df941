-- What was erased, so that a restored backup can forget it again: a digest of what it was and of its random id, which
-- tells nothing to whoever does not have the backup. Rows go in several ways, so the tables themselves keep the list.
create table erased (
  digest text primary key,
  at     timestamptz not null
);
create index erased_by_age on erased (at);

create function note_erased() returns trigger language plpgsql as $$
begin
  insert into erased (digest, at)
  values (encode(sha256(convert_to(tg_argv[0] || ' ' || (to_jsonb(old) ->> tg_argv[1]), 'UTF8')), 'hex'), clock_timestamp())
  on conflict (digest) do nothing;
  return null;
end $$;

-- An upload that nobody claimed goes after a day in any case, also from a restored backup.
create trigger resume_erased after delete on resume for each row
  when (old.owner_id is not null or old.created_at > clock_timestamp() - interval '1 day')
  execute function note_erased('resume', 'id');
create trigger account_erased after delete on account for each row execute function note_erased('account', 'id');
create trigger identity_user_erased after delete on identity_user for each row execute function note_erased('user', 'sub');
create trigger contact_message_erased after delete on contact_message for each row
  execute function note_erased('message', 'id');
-- What was taken back: a link to a report, also one that was replaced, and the consent to recruiting.
create trigger share_link_erased after delete or update of key_hash on share_link for each row
  execute function note_erased('link', 'key_hash');
create trigger recruiting_withdrawn after update of recruiting on account for each row
  when (old.recruiting and not new.recruiting) execute function note_erased('recruiting', 'id');
