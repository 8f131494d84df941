import { decisionIndex } from './decision-index.ts';
import { fairnessGroups } from './fairness-groups.ts';
import type { Generated } from './generated.ts';
import { reportSchemas } from './report-schema.ts';
import { rubricDigest } from './rubric-digest.ts';
import { rubricPage } from './rubric-page.ts';
import { ruleIndex } from './rule-index.ts';

/** Every file of the repository that is made of others. */
export const generated: Generated[] = [
  ruleIndex,
  rubricPage,
  rubricDigest,
  decisionIndex,
  fairnessGroups,
  ...reportSchemas,
];
