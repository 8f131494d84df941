import { sampleLines, textPdf } from '@redmark/grader/pool';
import { openGraders } from '../../compose/open-graders.ts';
import type { Config } from '../../config/config.ts';
import { type Check, CheckFailed } from './run-checks.ts';

/** Grades a page, by threads of this process or by the function. */
export function checkGraders(config: Config): Check {
  const isFunction = config.GRADERS === 'lambda';
  return {
    part: 'graders',
    advice: isFunction
      ? 'Look at FUNCTION_…, at the right lambda:InvokeFunction of the key, and whether function and product are of one version'
      : 'This process needs more memory',
    async attempt() {
      const graders = await openGraders({ ...config, GRADER_WORKERS: 1 });
      try {
        const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
        const { graded } = await graders.grade(textPdf(sampleLines), { today });
        if (!graded.ok) throw new CheckFailed(`a good page was refused: ${graded.error.code}`);
        const by = isFunction ? `the function ${config.FUNCTION_NAME}` : 'a thread';
        return `${by} graded a page by rubric ${graders.rubricVersion}`;
      } finally {
        await graders.close();
      }
    },
  };
}
