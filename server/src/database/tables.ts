import type { DirectoryTables } from '@redmark/directory';
import type { StoredReport } from '@redmark/rubric';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BillingTables } from './billing-tables.ts';
import type { CandidateTables } from './candidate-tables.ts';
import type { ContactTables } from './contact-tables.ts';
import type { HandoverTables } from './handover-tables.ts';
import type { ShortlistTables } from './shortlist-tables.ts';
import type { TeamTables } from './team-tables.ts';

/** Types of the tables; the migrations are authoritative. */
export type Tables = BillingTables &
  CandidateTables &
  ShortlistTables &
  TeamTables &
  ContactTables &
  HandoverTables &
  DirectoryTables & {
    account: AccountTable;
    api_key: ApiKeyTable;
    batch: { id: string; owner_id: string; created_at: Date; seen_at: Date | null };
    batch_file: BatchFileTable;
    client: ClientTable;
    consent_entry: ConsentEntryTable;
    candidate_showing: CandidateShowingTable;
    call_window: { name: string; used: number; until: Date };
    erased: { digest: string; at: Date };
    erasure: { prefix: `${string}/`; at: Date };
    letter: LetterTable;
    letter_off: { account_id: string; kind: LetterKind };
    job_advert: { id: string; resume_id: string; title: string; text: string; sha256: string; saved_at: Date };
    finding_done: { resume_id: string; number: number; done_at: Date };
    share_link: { resume_id: string; key_hash: string; created_at: Date; author: Generated<string> };
    remark: RemarkTable;
    public_figure: { name: string; shown_at: Date };
    resume: ResumeTable;
    audit_entry: AuditEntryTable;
    welcome_digest: { digest: string; at: Date };
    review: ReviewTable;
    version_apart: { owner_id: string; one_id: string; other_id: string; created_at: Date };
    version_line: { id: string; owner_id: string; created_at: Date };
    webhook: { id: string; account_id: string; url: string; events: string; created_at: Date };
    webhook_delivery: WebhookDeliveryTable;
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
  verified: Generated<boolean>;
  welcome_known: Generated<boolean>;
  created_at: Date;
  /** When its owner requested the deletion; from then on it is carried out in any case. */
  closing_at: Date | null;
};

type ApiKeyTable = {
  id: string;
  account_id: string;
  name: string;
  prefix: string;
  digest: string;
  /** Names of scopes, with spaces between. */
  scopes: string;
  created_at: Date;
  used_at: Date | null;
};

type AuditEntryTable = {
  number: GeneratedAlways<number>;
  at: Date;
  actor: 'operator' | 'owner' | 'link';
  action: string;
  subject: string | null;
  /** The account of an operator in the console. */
  operator_id: Generated<string | null>;
  day: Date | null;
  times: Generated<number>;
};

type BatchFileTable = {
  batch_id: string;
  number: number;
  file_name: string;
  size: number;
  resume_id: string | null;
  refusal_code: string | null;
  same_as: number | null;
};

type CandidateShowingTable = {
  id: string;
  account_id: string;
  request_id: string;
  company: string;
  role: string;
  file_name: string;
  shown_at: Date;
};

type ClientTable = {
  id: string;
  owner_id: string;
  name: string;
  email: string;
  /** One a line. */
  labels: string;
  ground: 'consent' | 'contract' | 'interest';
  created_at: Date;
};

type ConsentEntryTable = {
  id: string;
  account_id: string;
  kind: 'privacy_policy' | 'recruiting';
  given: boolean;
  at: Date;
  agreed_to: string | null;
};

type RemarkTable = {
  resume_id: string;
  letter: string;
  line: number | null;
  text: string;
  author: Generated<string>;
  created_at: Date;
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
  /** Who uploaded it while nobody owns it, as a digest of the network address. */
  sender: string | null;
  /** The sort key of the name; a generated column. */
  name_key: ColumnType<string, never, never>;
  promised: number | null;
  /** The versions it is one of. */
  line_id: string | null;
  /** Whose it is, of the owner's clients. */
  client_id: string | null;
  /** Who handed it over to its owner. */
  handed_by: Generated<string>;
};

/** The contract's kinds; the database knows no contract. */
type LetterKind = 'report.ready' | 'batch.done' | 'credits.low' | 'renewal.ahead' | 'handover.taken';

type LetterTable = {
  id: string;
  account_id: string;
  kind: LetterKind;
  subject: string;
  fact: string;
  state: 'waiting' | 'sent' | 'dropped';
  attempts: Generated<number>;
  created_at: Date;
  ended_at: Date | null;
};

type WebhookDeliveryTable = {
  id: string;
  webhook_id: string;
  event: WebhookEvent;
  fact: string;
  body: string;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: Generated<number>;
  /** A status, or a code of ours. */
  outcome: string | null;
  created_at: Date;
  attempted_at: Date | null;
};

/** The contract's events; the database knows no contract. */
type WebhookEvent = 'report.ready' | 'report.refused' | 'credits.low';

export type ReviewState = 'queued' | 'running' | 'done' | 'refused' | 'failed';

type ReviewTable = {
  id: string;
  resume_id: string;
  state: ReviewState;
  stage: string;
  attempt: Generated<number>;
  /** How many of the attempts failed through no fault of the document. */
  excused: Generated<number>;
  /** The sender its queue position is counted under. */
  sender: string | null;
  is_visitor: Generated<boolean>;
  /** Whether it waits in the line of those who brought many. */
  is_bulk: Generated<boolean>;
  turn: Generated<number>;
  rubric_version: string | null;
  sha256: string | null;
  /** The report. Stored as `json`, not `jsonb`: it keeps its bytes, key order included. */
  grading: ColumnType<StoredReport | null, string | null | undefined, string | null>;
  /** What lists show of the report: the name on it, its grades and its score. */
  summary: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  /** The credit hold for it. */
  hold_id: string | null;
  error_code: string | null;
  error_message: string | null;
  created_at: Date;
  finished_at: Date | null;
  /** When its owner first opened the report. */
  opened_at: Date | null;
};
