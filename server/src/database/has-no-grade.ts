import { sql } from 'kysely';

/** Whether too little was read for a final grade: such a report costs nothing. Of a query with `review`. */
export const hasNoGrade = sql<boolean>`coalesce(review.summary::jsonb -> 'finalGrade' -> 'Cumulative' = 'null'::jsonb, false)`;
