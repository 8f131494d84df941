import type { Cost, Group, Severity } from '../model/rule.ts';
import { rubricVersion } from '../report/rubric-version.ts';
import { rules } from '../rules/index.ts';
import { scale } from '../scoring/letters.ts';
import {
  type CategoryScores,
  kappa,
  meanPower,
  plainErrors,
  weights,
  weightsWithoutWriting,
} from '../scoring/score.ts';
import { contentReasons } from './content-reasons.ts';
import { formattingReasons } from './formatting-reasons.ts';
import type { Reason } from './reason.ts';
import { writingReasons } from './writing-reasons.ts';

export type RubricRule = Reason & { name: string; group: Group; severity: Severity; cost: Cost; grave?: number };

/** The whole rubric as it is published: every rule, why, what it costs, and how a grade is made of them. */
export type Rubric = {
  version: string;
  scale: { letter: string; from: number }[];
  weights: CategoryScores;
  weightsWithoutWriting: CategoryScores;
  kappa: CategoryScores;
  meanPower: number;
  plainErrors: { weight: number; max: number };
  rules: RubricRule[];
};

const reasons: Record<string, Reason> = { ...contentReasons, ...formattingReasons, ...writingReasons };

/** Read from the rules themselves, so that nothing is published that is not graded by. */
export function publishedRubric(): Rubric {
  return {
    version: rubricVersion,
    scale: [...scale.map(([letter, from]) => ({ letter, from })), { letter: 'F', from: 0 }],
    weights,
    weightsWithoutWriting,
    kappa,
    meanPower,
    plainErrors,
    rules: rules.map(({ name, group, severity, cost, grave }) => {
      const reason = reasons[name];
      if (!reason) throw new Error(`The rubric does not say why ${name} is in it.`);
      return { name, ...reason, group, severity, cost, ...(grave ? { grave } : {}) };
    }),
  };
}

/** Rules that are explained. A test keeps them and the rules in step. */
export const explainedRules = Object.keys(reasons);
