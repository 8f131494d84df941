import type { Generated } from 'kysely';

/** Messages and requests to the operator, and users' feedback on their reports. */
export type ContactTables = {
  contact_message: ContactMessageTable;
  feedback: FeedbackTable;
  hiring_request: HiringRequestTable;
};

type HiringRequestTable = {
  id: string;
  key_hash: string;
  email: string;
  /** Who sent it, as a digest of the network address. */
  sender: string;
  /** As the contract describes it, in JSON. */
  wishes: string;
  created_at: Date;
  confirmed_at: Date | null;
  changed_at: Date | null;
  expires_at: Date;
  told_at: Date | null;
};

type ContactMessageTable = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  feedback: string;
  created_at: Date;
  told_at: Date | null;
  response: string | null;
  answered_at: Date | null;
  /** When the operator put it aside without an answer. */
  done_at: Generated<Date | null>;
};

type FeedbackTable = {
  id: string;
  owner_id: string;
  rating: number;
  message: string;
  created_at: Date;
};
