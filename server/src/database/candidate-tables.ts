import type { Generated } from 'kysely';

/** What people of the pool are found by. */
export type CandidateTables = {
  candidate: CandidateTable;
  candidate_reading: CandidateReadingTable;
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
  families: string[];
  skills: string[];
  years: number;
  /** Bits as `0` and `1`. */
  marks: string;
  made_at: Date;
};

type CandidateReadingTable = {
  account_id: string;
  titles: string[];
  roles: string[];
  languages: string[];
  words: string;
  packed: string;
};
