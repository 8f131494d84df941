import { millisecondsIn } from '../../base/durations.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Graders } from './graders.ts';

/** The same graders, measuring each attempt and its stages. */
export function measured(graders: Graders, metrics: Pick<Metrics, 'graded' | 'staged'>): Graders {
  return {
    ...graders,
    async grade(bytes, { onStage = () => {}, ...options }) {
      const begun = performance.now();
      let since = begun;
      let stage = 'starting';
      const leaveStage = () => {
        metrics.staged(stage, secondsSince(since));
        since = performance.now();
      };
      try {
        const result = await graders.grade(bytes, {
          ...options,
          onStage(next) {
            leaveStage();
            stage = next;
            onStage(next);
          },
        });
        leaveStage();
        metrics.graded(result.graded.ok ? 'graded' : 'refused', secondsSince(begun));
        return result;
      } catch (error) {
        metrics.graded('failed', secondsSince(begun));
        throw error;
      }
    },
  };
}

const secondsSince = (moment: number) => (performance.now() - moment) / millisecondsIn.second;
