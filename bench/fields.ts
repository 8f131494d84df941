import { lettersOf } from './letters-of.ts';
import type { Read } from './manifest.ts';

type Tally = { wanted: number; hit: number; given: number };

/** Recall of each field, and precision of fields with several values, on generated resumes. */
export function fieldRecall(read: Read[]): [string, string][] {
  const tallies = new Map<string, Tally>();
  const pool = (field: string, wanted: (string | undefined)[], given: string[]) => {
    const tally = tallies.get(field) ?? { wanted: 0, hit: 0, given: 0 };
    const left = given.filter(Boolean).map(lettersOf);
    tally.given += left.length;
    for (const want of wanted) {
      if (!want) continue;
      tally.wanted++;
      const at = left.indexOf(lettersOf(want));
      if (at < 0) continue;
      tally.hit++;
      left.splice(at, 1);
    }
    tallies.set(field, tally);
  };
  for (const { entry, report } of read) {
    const { truth } = entry;
    if (!truth || entry.set === 'seeded-defect') continue;
    const { profile, workExperiences, educations } = report.resume;
    if (truth.name_printed !== false) pool('name', [truth.name], [profile.name]);
    if (truth.email_printed !== false) pool('email', [truth.email], [profile.email]);
    if (entry.set !== 'generated') continue;
    const skipped = new Set((truth.not_printed ?? []).map((path) => path.match(/^(?:work|positions)\[(\d+)\]/)?.[1]));
    const positions = (truth.positions ?? []).filter((_, i) => !skipped.has(`${i}`));
    pool(
      'job title',
      positions.map(({ title }) => title),
      workExperiences.map(({ jobTitle }) => jobTitle),
    );
    pool(
      'company',
      positions.map(({ employer }) => employer),
      workExperiences.map(({ company }) => company),
    );
    pool(
      'school',
      (truth.education ?? []).map(({ institution, school }) => institution ?? school),
      educations.map(({ school }) => school),
    );
    pool(
      'bullet',
      positions.flatMap(({ bullets }) => bullets.map(({ text }) => text)),
      workExperiences.flatMap(({ bullets }) => bullets),
    );
  }
  return [...tallies].map(([field, { wanted, hit, given }]) => [
    field,
    `recall ${(hit / wanted).toFixed(4)}, precision ${(hit / given).toFixed(4)} (${wanted})`,
  ]);
}
