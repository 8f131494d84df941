import type { ColumnType, Generated } from 'kysely';

/** The tables of the embedded user directory. */
export type DirectoryTables = {
  identity_pool: {
    only_one: Generated<boolean>;
    pool_id: string;
    client_id: string;
    rotating_client_id: string;
    requires_mfa: Generated<boolean>;
  };
  identity_key: { kid: string; sealed_key: string; active_from: Date };
  identity_user: UserTable;
  identity_code: {
    sub: string;
    purpose: string;
    digest: string;
    sent_to: string;
    attempts: Generated<number>;
    expires_at: Date;
  };
  identity_lock: {
    name: string;
    subject: Generated<string>;
    failures: number;
    failed_at: Date;
    locked_until: Date | null;
  };
  identity_limit: { name: string; used: number; since: Date; until: Generated<Date> };
  identity_signature: { digest: string; until: Date };
  identity_membership: { sub: string; group_name: string };
  identity_place: { sub: string; place: string; seen_at: Date };
  identity_challenge: {
    digest: string;
    kind: string;
    sub: string | null;
    client_id: string;
    sealed: string;
    attempts: Generated<number>;
    expires_at: Date;
  };
  identity_device: {
    device_key: string;
    sub: string;
    group_key: string;
    name: string;
    sealed_verifier: string;
    remembered: Generated<boolean>;
    created_at: Date;
    modified_at: Date;
    authenticated_at: Date;
  };
  identity_family: {
    origin_jti: string;
    sub: string;
    client_id: string;
    device_key: string | null;
    device_group_key: string | null;
    device_confirmed: Generated<boolean>;
    second_step: Generated<boolean>;
    signed_in_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
  };
  identity_refresh: { digest: string; origin_jti: string; rotated_at: Date | null };
};

type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

type UserTable = {
  sub: string;
  email: string;
  pending_email: string | null;
  signed_up_from: string | null;
  status: UserStatus;
  enabled: Generated<boolean>;
  email_verified: Generated<boolean>;
  attributes: ColumnType<Record<string, string>, string, string>;
  sealed_verifier: string;
  sealed_totp: string | null;
  sealed_new_totp: string | null;
  totp_step: Generated<number>;
  totp_enabled: Generated<boolean>;
  totp_preferred: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
};
