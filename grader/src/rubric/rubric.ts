import {
  type ByCategory,
  type Group,
  type Letter,
  parameters,
  type ScoreParameters,
  type Severity,
  shares,
  sharesWithoutWriting,
} from '@redmark/rubric';
import type { Cost, RuleReason } from '../model/rule.ts';
import { rubricVersion } from '../report/rubric-version.ts';
import { rules } from '../rules/index.ts';

type RubricRule = RuleReason & { name: string; group: Group; severity: Severity; cost: Cost; grave?: number };

/** The whole rubric as it is published: every rule with its reason and cost, and how a grade is made of them. */
type Rubric = Omit<ScoreParameters, 'shares'> & {
  version: string;
  scale: { letter: Letter; from: number }[];
  weights: ByCategory;
  weightsWithoutWriting: ByCategory;
  rules: RubricRule[];
};

/** Read from the rules themselves, so that the published rubric is the one in force. */
export function publishedRubric(): Rubric {
  const { kappa, onset, meanPower, plainErrors, scale } = parameters;
  return {
    version: rubricVersion,
    scale: [...scale, { letter: 'F', from: 0 }],
    weights: shares,
    weightsWithoutWriting: sharesWithoutWriting,
    kappa,
    onset,
    meanPower,
    plainErrors,
    rules: rules.map(({ name, about, group, severity, cost, grave }) => ({
      name,
      ...about,
      group,
      severity,
      cost,
      ...(grave ? { grave } : {}),
    })),
  };
}
