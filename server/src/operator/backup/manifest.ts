import { z } from 'zod';

/** The files of a backup beside `database/` and `files/`. */
export const names = {
  manifest: 'manifest.json',
  /** In the format of `sha256sum`, which can check it without this program. */
  sums: 'SHA256SUMS',
  /** Kept apart: with them a backup opens, without them nobody can sign in. */
  secrets: 'secrets.env',
} as const;

const Count = z.number().int().min(0);

/** What a backup holds. It is written last: a folder without it is not a backup. */
export const Manifest = z.object({
  format: z.literal(1),
  product: z.string(),
  takenAt: z.iso.datetime(),
  /** The migrations its tables come from. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: Count, digest: z.string() })),
  files: z.object({ count: Count, bytes: Count }),
  /** Resumes whose files were deleted between the snapshot of the database and their turn. */
  erasedMeanwhile: z.array(z.uuid()),
  /** Files that the database names and the storage did not have. */
  missing: z.array(z.string()),
  /** Fingerprints of the secrets that belong to it: by these, a wrong one is noticed before it locks everybody out. */
  fingerprints: z.record(z.string(), z.string()),
  sums: z.string(),
});
export type Manifest = z.infer<typeof Manifest>;
