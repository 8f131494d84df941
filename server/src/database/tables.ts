import type { ColumnType, Generated } from 'kysely';
import type { BillingTables } from './billing-tables.ts';
import type { ContactTables } from './contact-tables.ts';
import type { DirectoryTables } from './directory-tables.ts';

/** The tables as code sees them; the migrations are the truth. */
export type Tables = BillingTables &
  ContactTables &
  DirectoryTables & {
    account: AccountTable;
    consent_entry: ConsentEntryTable;
    finding_done: { resume_id: string; number: number; done_at: Date };
    share_link: { resume_id: string; key_hash: string; created_at: Date };
    resume: ResumeTable;
    review: ReviewTable;
  };

type AccountTable = {
  id: string;
  issuer: string;
  subject: string;
  email: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  industry: Generated<string>;
  job_title: Generated<string>;
  company_size: Generated<string>;
  recruiting: Generated<boolean>;
  created_at: Date;
};

type ConsentEntryTable = {
  id: string;
  account_id: string;
  kind: 'privacy_policy' | 'recruiting';
  given: boolean;
  at: Date;
};

type ResumeTable = {
  id: string;
  owner_id: string | null;
  storage_key: string;
  file_name: string;
  size: number | null;
  sha256: string | null;
  page_count: number | null;
  refusal_code: string | null;
  refusal_message: string | null;
  created_at: Date;
};

/** The report's document, as the grader wrote it. */
type Grading = Record<string, unknown>;

export type ReviewState = 'queued' | 'running' | 'done' | 'refused' | 'failed';

type ReviewTable = {
  id: string;
  resume_id: string;
  state: ReviewState;
  stage: string;
  attempt: Generated<number>;
  rubric_version: string | null;
  sha256: string | null;
  /** Stored as `json`, not `jsonb`: the report keeps its bytes, key order included. */
  grading: ColumnType<Grading | null, string | null | undefined, string | null>;
  /** The credit set aside for it. */
  hold_id: string | null;
  error_code: string | null;
  error_message: string | null;
  created_at: Date;
  finished_at: Date | null;
};
