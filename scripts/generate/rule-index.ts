import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Generated } from './generated.ts';

const folder = join(import.meta.dirname, '../../grader/src/rules');

/** The list of all rules, ordered by folder and name, which is also the order in which a score adds them up. */
export const ruleIndex: Generated = {
  file: join(folder, 'index.ts'),
  text: () => {
    const paths = globSync('*/*.ts', { cwd: folder })
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => path.replaceAll('\\', '/'))
      .toSorted();
    const constants = paths.map((path) => constantOf(basename(path, '.ts')));
    const imports = paths.map((path, i) => `import { ${constants[i]} } from './${path}';`);
    return [
      "import type { Rule } from '../model/rule.ts';",
      ...imports,
      '',
      '/** All rules; written by `npm run generate` from the files beside this one. */',
      'export const rules: readonly Rule[] = [',
      ...constants.map((name) => `  ${name},`),
      '];',
      '',
    ].join('\n');
  },
};

/** `content-email-missing` → `contentEmailMissing` */
export const constantOf = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
