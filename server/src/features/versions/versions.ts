import { apartMost, type Version, type VersionProposal, versionsMost } from '@redmark/contract';
import { documentOf } from '@redmark/rubric';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { compareFindings } from '../resumes/compare-findings.ts';
import { gradedResumeOf, resumeOf } from '../resumes/find-resume.ts';
import { likeness } from '../resumes/likeness.ts';
import { type Pair, pairsOf } from './pairs.ts';
import {
  addApart,
  addLine,
  allLines,
  countLine,
  type Graded,
  lineIdOf,
  listApart,
  listGraded,
  listLine,
  lockAccount,
  reportOf,
  setLine,
} from './version-records.ts';

export type Versions = ReturnType<typeof createVersions>;

/** Reports that are looked through for a proposal, and texts that are compared for one. */
const lookedThrough = 500;
const comparedMost = 12;
/** At or above this share of common words, two resumes of one name are taken for versions of one. */
const alike = 0.5;

/**
 * Uploads that are versions of one resume. They are proposed by the name on them and their text, joined by their owner
 * alone, and taken apart again without a trace in their reports.
 */
export function createVersions({ db, now }: Pick<Services, 'db' | 'now'>) {
  async function textFor(ownerId: string, id: string): Promise<string | undefined> {
    const stored = await reportOf(db, ownerId, id);
    const reading = stored && documentOf(stored).reading;
    return reading?.plain.join('\n');
  }

  async function likenessOf(ownerId: string, { moved, to }: Pair): Promise<number> {
    const [one, other] = await Promise.all([textFor(ownerId, moved.id), textFor(ownerId, to.id)]);
    return one === undefined || other === undefined ? 0 : likeness(one, other);
  }

  async function versionsOf(ownerId: string, id: string): Promise<{ versions: Version[] }> {
    const line = (await listLine(db, ownerId, id)).flatMap(({ grading, ...row }) =>
      grading === null ? [] : [{ ...row, report: documentOf(grading) }],
    );
    const versions = line.map(({ id: resumeId, file_name: fileName, created_at, report }, at) => {
      const before = line[at + 1]?.report;
      const { fixed, added } = before ? compareFindings(before, report) : { fixed: [], added: [] };
      const { rubricVersion, grades, scores } = report;
      const changes = before ? { fixed: fixed.length, added: added.length } : null;
      return { resumeId, fileName, createdAt: created_at.toISOString(), rubricVersion, grades, scores, changes };
    });
    return { versions };
  }

  return {
    async of(ownerId: string, id: string) {
      await gradedResumeOf(db, ownerId, id);
      return await versionsOf(ownerId, id);
    },

    /** The lines of an owner, for the archive of their account. */
    async allOf(ownerId: string) {
      return await allLines(db, ownerId);
    },

    /** The first pair that is alike enough; null when there is none. */
    async proposal(ownerId: string): Promise<VersionProposal | null> {
      const newest = await listGraded(db, ownerId, lookedThrough);
      let compared = 0;
      for (const pair of pairsOf(newest, await listApart(db, ownerId))) {
        compared += 1;
        if (compared > comparedMost) return null;
        const share = await likenessOf(ownerId, pair);
        if (share < alike) continue;
        return { moved: named(pair.moved), to: named(pair.to), person: pair.moved.person, likeness: share };
      }
      return null;
    },

    /** Counted after joining, so that a repeated call is not refused. */
    async join(ownerId: string, id: string, other: string) {
      await Promise.all([gradedResumeOf(db, ownerId, id), gradedResumeOf(db, ownerId, other)]);
      if (id === other) throw new Refusal('bad_request', { field: 'with' });
      await db.transaction().execute(async (tx) => {
        await lockAccount(tx, ownerId);
        const line = (await lineIdOf(tx, ownerId, other)) ?? (await addLine(tx, ownerId, now()));
        for (const one of [id, other]) await setLine(tx, ownerId, one, line);
        if ((await countLine(tx, line)) > versionsMost) throw new Refusal('too_many_versions');
      });
      return await versionsOf(ownerId, id);
    },

    async leave(ownerId: string, id: string) {
      await resumeOf(db, ownerId, id);
      await setLine(db, ownerId, id, null);
      return { message: 'It stands by itself again.' };
    },

    async keepApart(ownerId: string, id: string, other: string) {
      await Promise.all([resumeOf(db, ownerId, id), resumeOf(db, ownerId, other)]);
      if (id === other) throw new Refusal('bad_request', { field: 'with' });
      await db.transaction().execute(async (tx) => {
        await lockAccount(tx, ownerId);
        await addApart(tx, ownerId, [id, other], now(), apartMost);
      });
      return { message: 'We will not propose it again.' };
    },
  };
}

const named = ({ id, fileName, createdAt }: Graded) => ({
  resumeId: id,
  fileName,
  createdAt: createdAt.toISOString(),
});
