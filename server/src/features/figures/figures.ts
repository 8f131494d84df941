import { type Brand, type consoleFigures, figureNames, type ReplyOf } from '@redmark/contract';
import { before, millisecondsIn } from '../../base/durations.ts';
import { PartDown } from '../../base/part-down.ts';
import type { Services } from '../../services.ts';
import { type Counts, countFigures, dropFigure, type FigureName, figuresOn, putFigure } from './figure-records.ts';
import { figureText } from './figure-text.ts';

type Numbers = Brand['numbers'];
type Reply = ReplyOf<typeof consoleFigures>;

/** Switches are looked at at every sweep. Counts may be so old: pages are drawn anew for each that differs. */
const countMinutes = 10;

/** Figures on the marketing pages: what the brand file claims, and what is counted here where the operator turned it on. */
export function createFigures({ db, now, brand }: Pick<Services, 'db' | 'now' | 'brand'>) {
  const watchers: (() => Promise<void>)[] = [];
  let counted: { of: string; at: Date; counts: Counts } | undefined;
  let sweeping: Promise<void> | undefined;

  async function countsFor(names: readonly FigureName[]): Promise<Counts> {
    const of = names.join();
    if (counted?.of !== of || counted.at <= before(now(), countMinutes * millisecondsIn.minute))
      counted = { of, at: now(), counts: await countFigures(db) };
    return counted.counts;
  }

  /** What the pages show now. Nothing is counted while nothing is on. */
  async function numbers(): Promise<Numbers> {
    const on = await figuresOn(db);
    const counts = on.length > 0 ? await countsFor(on) : undefined;
    const shown = figureNames.flatMap((name) => {
      const text = brand.numbers[name] ?? (counts && on.includes(name) ? figureText(counts[name]) : undefined);
      return text === undefined ? [] : [[name, text] as const];
    });
    return Object.fromEntries(shown);
  }

  async function list(): Promise<Reply> {
    const [on, counts] = await Promise.all([figuresOn(db), countFigures(db)]);
    return {
      figures: figureNames.map((name) => ({
        name,
        count: counts[name],
        text: figureText(counts[name]) ?? null,
        isOn: on.includes(name),
        fromBrand: brand.numbers[name] ?? null,
      })),
    };
  }

  return {
    list,

    async show(name: FigureName): Promise<Reply> {
      await putFigure(db, name, now());
      return await list();
    },

    async hide(name: FigureName): Promise<Reply> {
      await dropFigure(db, name);
      return await list();
    },

    /**
     * Tells what the pages show: now, and after each sweep that finds something else. What throws is told again. A host
     * whose database is away starts with what the brand file says.
     */
    async watch(tell: (numbers: Numbers) => Promise<void>): Promise<void> {
      let told: string | undefined;
      const check = async () => {
        const found = await numbers();
        const text = JSON.stringify(found);
        if (text === told) return;
        await tell(found);
        told = text;
      };
      watchers.push(check);
      await check().catch(async (error: unknown) => {
        if (!(error instanceof PartDown)) throw error;
        await tell(brand.numbers);
      });
    },

    /** Other hosts switch as well, so each looks for itself. One at a time: drawing the pages may take long. */
    async sweep(): Promise<void> {
      sweeping ??= Promise.all(watchers.map(async (check) => await check())).then(() => {});
      await sweeping.finally(() => {
        sweeping = undefined;
      });
    },
  };
}

export type Figures = ReturnType<typeof createFigures>;
