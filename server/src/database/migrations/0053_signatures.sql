-- Signatures of the operator's calls that were used, for as long as they would be fresh.
create table identity_signature (
  digest text primary key,
  until  timestamptz not null
);
create index identity_signature_by_end on identity_signature (until);
