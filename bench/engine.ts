import { gradePages } from '../grader/src/grade-pages.ts';
import { withDocument } from '../grader/src/pdf/document.ts';
import { compilePdfium, type Engine, startEngine } from '../grader/src/pdf/engine.ts';
import { PdfError } from '../grader/src/pdf/pdf-error.ts';
import type { Sample } from './files.ts';
import { median, ms, percentile, table } from './measure.ts';

type Times = { read: number; rules: number; raster: number; pages: number };
const rounds = 5;
const today = '2026-11-21';

/** Warm times of one engine on one core: extracting the pages, reading and rules, rendering both image sizes. */
export async function benchEngine(samples: Sample[]) {
  const engine = await startEngine(compilePdfium());
  const best = new Map<string, Times>();
  for (let round = 0; round <= rounds; round++)
    for (const sample of samples) {
      const times = timesOf(engine, sample);
      // The first round warms up; of the others each file counts with its median.
      if (times && round > 0) best.set(`${sample.name} ${round}`, times);
    }
  const perFile = samples.flatMap(({ name }) => {
    const own = Array.from({ length: rounds }, (_, i) => best.get(`${name} ${i + 1}`)).filter(
      (one) => one !== undefined,
    );
    if (own.length === 0) return [];
    const of = (pick: (times: Times) => number) => median(own.map(pick));
    return [
      { read: of((t) => t.read), rules: of((t) => t.rules), raster: of((t) => t.raster), pages: own[0]?.pages ?? 1 },
    ];
  });
  const whole = (times: Times) => times.read + times.rules + times.raster;
  const two = perFile.filter(({ pages }) => pages === 2);
  table(`Engine, one core, warm, ${perFile.length} resumes graded, medians of ${rounds} rounds`, [
    ['read', ms(median(perFile.map(({ read }) => read)))],
    ['layout and rules', ms(median(perFile.map(({ rules }) => rules)))],
    ['page images, 1x and 2x', ms(median(perFile.map(({ raster }) => raster)))],
    ['all of it', `${ms(median(perFile.map(whole)))}, 95 % under ${ms(percentile(perFile.map(whole), 0.95))}`],
    [
      `read, layout and rules, two pages (${two.length})`,
      two.length > 0 ? ms(median(two.map(({ read, rules }) => read + rules))) : 'no such file',
    ],
    [`all of it, two pages (${two.length})`, two.length > 0 ? ms(median(two.map(whole))) : 'no such file'],
  ]);
}

function timesOf(engine: Engine, { bytes }: Sample): Times | undefined {
  try {
    return withDocument(engine, bytes, (document) => {
      const started = performance.now();
      const pages = document.read();
      const readAt = performance.now();
      const graded = gradePages(pages, { today, onStage: () => {} });
      const gradedAt = performance.now();
      if (!graded.ok) return undefined;
      document.renderPages(() => {});
      return {
        read: readAt - started,
        rules: gradedAt - readAt,
        raster: performance.now() - gradedAt,
        pages: pages.length,
      };
    });
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
}
