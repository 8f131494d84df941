import type { Finding } from '@redmark/rubric';
import { rubricVersion } from '../../report/rubric-version.ts';
import { packageVersion } from '../version.ts';
import type { Format, Result } from './format.ts';

/** SARIF 2.1.0, which code hosts and editors read: one run, a rule for each kind of finding, a result for each finding. */
export const sarif: Format = {
  extension: 'sarif',
  perResume: false,
  whole: (results) => `${JSON.stringify(sarifLogOf(results), undefined, 2)}\n`,
};

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const levels = { critical: 'error', major: 'warning', minor: 'note' } as const;

/** The results as a log of SARIF. */
export function sarifLogOf(results: readonly Result[]) {
  const found = results.flatMap(({ file, graded }) =>
    graded.ok ? graded.document.findings.map((finding) => ({ file, finding })) : [],
  );
  const rules = [...new Map(found.map(({ finding }) => [finding.rule, finding])).values()];
  const indices = new Map(rules.map(({ rule }, index) => [rule, index]));
  const driver = {
    name: 'redmark',
    version: packageVersion(),
    properties: { rubricVersion },
    rules: rules.map(({ rule, title, category, group }) => ({
      id: rule,
      shortDescription: { text: title },
      properties: { category, group },
    })),
  };
  const unread = results.filter(({ graded }) => !graded.ok);
  return {
    $schema: schema,
    version: '2.1.0' as const,
    runs: [
      {
        tool: { driver },
        invocations: [
          { executionSuccessful: unread.length === 0, toolExecutionNotifications: unread.flatMap(notificationOf) },
        ],
        columnKind: 'utf16CodeUnits' as const,
        results: found.map(({ file, finding }) => resultOf(file, finding, indices.get(finding.rule) ?? -1)),
      },
    ],
  };
}

function resultOf(file: string, finding: Finding, ruleIndex: number) {
  const { rule, severity, title, advice, text, boxes, gain } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    level: levels[severity],
    message: { text: `${title}. ${advice.replaceAll('**', '')}${text ? ` “${text}”` : ''}` },
    locations: [
      // A PDF has no lines, and readers of SARIF want one: it is the page.
      { physicalLocation: { artifactLocation: artifactOf(file), region: { startLine: (boxes[0]?.page ?? 0) + 1 } } },
    ],
    properties: { gain, boxes },
  };
}

function notificationOf({ file, graded }: Result) {
  if (graded.ok) return [];
  const { code, message } = graded.error;
  const locations = [{ physicalLocation: { artifactLocation: artifactOf(file) } }];
  return [{ level: 'error' as const, descriptor: { id: code }, message: { text: message }, locations }];
}

/** The path as a relative reference, in which no sign of a file name has a meaning. */
function artifactOf(file: string) {
  return { uri: file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/') };
}
