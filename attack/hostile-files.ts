import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slowPdf } from '../grader/src/testing/hostile.ts';
import { shortPdf } from '../server/src/testing/reports/short-pdf.ts';
import { createDice, type Dice } from './nasty-values.ts';
import { ask, type Check, grade, put, type Target, uploadLink } from './target.ts';

const corpus = join(import.meta.dirname, '../corpus');
const atOnce = 2;
/** One address may upload 500 files a day. */
const filesOfAddress = 400;

type Options = { files: number; seed: number; pid?: number | undefined };

/**
 * Files that no honest program wrote: real resumes with flipped bits, with pieces cut, moved and joined, and with
 * inflated numbers. None may end the host, be answered with 5xx, or make its memory grow without bound.
 */
export async function hostileFiles(everywhere: Target, { files, seed, pid }: Options): Promise<Check[]> {
  const seeds = globSync('*/resume.pdf', { cwd: corpus })
    .toSorted()
    .map((file) => readFileSync(join(corpus, file)));
  const dice = createDice(seed);
  const statuses: Record<string, number> = {};
  const states: Record<string, number> = {};
  const start = memoryOf(pid);
  let most = start;
  let next = 0;

  async function one(at: number, bytes: Uint8Array) {
    const target = { ...everywhere, from: `10.0.0.${1 + Math.floor(at / filesOfAddress)}` };
    const { resumeId, url } = await uploadLink(target);
    const answers = [
      await put(target, url, bytes),
      await ask(target, 'POST', '/api/thumbnail/public-request-upload', { body: { resumeId } }),
      await grade(target, resumeId),
    ];
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    const state = String(answers[2]?.json.state ?? 'none');
    states[state] = (states[state] ?? 0) + 1;
    most = Math.max(most, memoryOf(pid));
  }

  async function work() {
    while (next < files) {
      const at = next++;
      await one(at, at === 0 ? slowPdf() : mutant(dice, seeds));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));

  const last = { ...everywhere, from: '10.0.1.1' };
  const honest = await uploadLink(last);
  await put(last, honest.url, shortPdf());
  const after = await grade(last, honest.resumeId);
  const faults = Object.entries(statuses).filter(([status]) => Number(status) >= 500 && status !== '503');
  return [
    { name: `${files} hostile files are answered`, held: faults.length === 0, seen: JSON.stringify(statuses) },
    { name: 'each ends graded or refused', held: (states.failed ?? 0) <= files / 100, seen: JSON.stringify(states) },
    { name: 'an honest file is graded afterwards', held: after.json.state === 'done', seen: String(after.json.state) },
    ...(pid === undefined
      ? []
      : [{ name: 'memory is bounded', held: most < 2500, seen: `${start} MB at the start, ${most} MB at most` }]),
  ];
}

/** Resident memory of a process in MB, where the system reports it; 0 elsewhere. */
function memoryOf(pid: number | undefined): number {
  if (pid === undefined) return 0;
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}

function mutant(dice: Dice, seeds: Buffer[]): Uint8Array {
  const pick = (count: number) => Math.floor(dice() * count);
  let bytes = Buffer.from(seeds[pick(seeds.length)] ?? '');
  for (let times = 1 + pick(4); times > 0; times--) {
    const at = 8 + pick(bytes.length - 8);
    const length = 1 + pick(Math.min(4000, bytes.length - at));
    switch (pick(5)) {
      case 0:
        for (let n = 0; n < 1 + length / 20; n++) bytes.writeUInt8(pick(256), 8 + pick(bytes.length - 8));
        break;
      case 1:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
        break;
      case 2:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at)]);
        break;
      case 3: {
        const other = seeds[pick(seeds.length)] ?? bytes;
        const from = pick(other.length);
        bytes = Buffer.concat([bytes.subarray(0, at), other.subarray(from, from + length), bytes.subarray(at)]);
        break;
      }
      default:
        bytes = Buffer.from(
          bytes.toString('latin1').replace(/(?<= )\d+(?= )/g, (number) => (dice() < 0.02 ? '2147483647' : number)),
          'latin1',
        );
    }
  }
  return bytes;
}
