import { millisecondsIn } from '../../base/durations.ts';
import { currentWork } from '../../base/work.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Traces } from '../traces/traces.ts';
import type { Graders } from './graders.ts';

/** The same graders, measuring each attempt and its stages. */
export function measured(graders: Graders, metrics: Pick<Metrics, 'graded' | 'staged'>, traces: Traces): Graders {
  return {
    ...graders,
    async grade(bytes, { onStage = () => {}, ...options }) {
      const begun = performance.now();
      let since = begun;
      let stage = 'starting';
      const parent = currentWork()?.traceparent;
      let traced = traces.begin(`stage ${stage}`, { parent });
      const leaveStage = () => {
        traced.end();
        metrics.staged(stage, secondsSince(since));
        since = performance.now();
      };
      try {
        const result = await graders.grade(bytes, {
          ...options,
          onStage(next) {
            leaveStage();
            stage = next;
            traced = traces.begin(`stage ${stage}`, { parent });
            onStage(next);
          },
        });
        leaveStage();
        metrics.graded(result.graded.ok ? 'graded' : 'refused', secondsSince(begun));
        return result;
      } catch (error) {
        traced.end({ hasFailed: true });
        metrics.graded('failed', secondsSince(begun));
        throw error;
      }
    },
  };
}

const secondsSince = (moment: number) => (performance.now() - moment) / millisecondsIn.second;
