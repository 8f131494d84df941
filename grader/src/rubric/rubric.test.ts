import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import { publishedRubric } from './rubric.ts';

test('the published rubric is the one in force', () => {
  const rubric = publishedRubric();
  for (const rule of rules)
    expect(rubric.rules.find(({ name }) => name === rule.name)).toMatchObject({
      group: rule.group,
      severity: rule.severity,
      cost: rule.cost,
    });
});

test('explanations are whole sentences in plain words', () => {
  for (const { title, finds, why } of publishedRubric().rules) {
    expect(title).not.toMatch(/[.!]$/);
    for (const text of [finds, why]) expect(text).toMatch(/^[\p{Lu}“].*\.$/u);
    expect(`${title} ${finds} ${why}`).not.toContain('!');
  }
});
