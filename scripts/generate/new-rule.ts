import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupOfRule, partition } from '../../grader/src/rules/partition.ts';
import { categoryOf, type Group } from '../../rubric/src/index.ts';
import { constantOf, ruleIndex } from './rule-index.ts';

/** `npm run new-rule NAME`: writes a rule, its cases and its entry in the index. Its prefix says where it belongs. */
const [name = ''] = process.argv.slice(2);
const group = groupOfRule(name);
if (!group || !/^[a-z]+(-[a-z]+)+$/.test(name)) {
  const prefixes = partition.map(({ prefix }) => `${prefix}-`).join(', ');
  console.error(`Usage: npm run new-rule NAME, where NAME is in kebab-case and begins with one of ${prefixes}`);
  process.exit(2);
}
const folder = join(import.meta.dirname, '../../grader/src/rules', categoryOf(group));
const file = join(folder, `${name}.ts`);
if (existsSync(file)) {
  console.error(`There is a rule ${name} already.`);
  process.exit(2);
}
writeFileSync(file, ruleText(group));
writeFileSync(join(folder, `${name}.test.ts`), testText());
writeFileSync(ruleIndex.file, await ruleIndex.text());
console.log(`${file}\n${join(folder, `${name}.test.ts`)}\n${ruleIndex.file}`);
console.log('Next: write the cases, then the check; raise rubricVersion; npm run generate; npm test.');

function ruleText(one: Group): string {
  return `import type { Rule } from '../../model/rule.ts';

/** What is wrong, and why it is a mistake. */
export const ${constantOf(name)}: Rule = {
  name: '${name}',
  group: '${one}',
  severity: 'minor',
  cost: { kind: 'count', weight: 1, max: 4, per: 'document' },
  about: {
    title: 'What the resume should have',
    finds: 'What is looked for, in a whole sentence.',
    why: 'Why a reader minds, in a whole sentence.',
  },

  *check(resume) {
    for (const row of resume.rows)
      if (row.text === '${name}')
        yield { title: 'What is wrong here', advice: 'What to do about it.', text: row.text, at: [row] };
  },
};
`;
}

function testText(): string {
  return `import { testRule } from '../../testing/test-rule.ts';
import { ${constantOf(name)} } from './${name}.ts';

testRule(${constantOf(name)}, {
  accepts: {
    'what must be left alone': \`
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
    \`,
  },
  flags: {
    'what must be found': {
      resume: \`
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        ${name}
      \`,
      findings: ['minor: ${name}'],
    },
  },
});
`;
}
