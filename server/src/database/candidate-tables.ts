import type { Generated } from 'kysely';

/** What people of the pool are found by. */
export type CandidateTables = {
  candidate: CandidateTable;
  candidate_reading: { account_id: string; packed: string };
  candidate_due: { account_id: string; at: Date; attempts: Generated<number> };
};

type CandidateTable = {
  account_id: string;
  resume_id: string;
  version: string;
  region: 'United States' | 'Western Europe' | 'elsewhere' | null;
  places: string[];
  is_remote: boolean;
  salary_amount: number | null;
  salary_currency: string | null;
  titles: string[];
  roles: string[];
  families: string[];
  skills: string[];
  years: number;
  languages: string[];
  /** Bits as `0` and `1`. */
  marks: string;
  words: string;
  made_at: Date;
};
