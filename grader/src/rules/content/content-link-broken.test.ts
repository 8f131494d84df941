import { expect, test } from 'vitest';
import { readResume } from '../../reading/read-resume.ts';
import { pagesOf } from '../../testing/resume-of.ts';
import { contentLinkBroken } from './content-link-broken.ts';

/** The findings for a resume whose contact line ends in a link, given its text and its target. */
function findingsFor(text: string, url: string) {
  const [page] = pagesOf(`
    Maria Example
    maria@mail.com | (512) 555-0143 | ${text}
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - Led a team of five`);
  const words = page?.words.filter((word) => text.split(' ').includes(word.text)) ?? [];
  const [first, last] = [words[0], words.at(-1)];
  if (!page || !first || !last) throw new Error('no link text');
  const link = { url, x0: first.x0, y0: first.y0, x1: last.x1, y1: last.y1 };
  return [...contentLinkBroken.check(readResume([{ ...page, links: [link] }], '2026-11-21'))].map(
    (finding) => finding.text,
  );
}

test.each([
  ['github.com/maria', 'https://www.github.com/maria'],
  ['LinkedIn', 'https://linkedin.com/in/maria'],
  ['maria.dev', 'https://bit.ly/3abc'],
  ['ple.org', 'https://maria-example.org'],
  ['https://harbor.co.jp/', 'https://harbor.co.jp/'],
  ['elm.io/k4tm.', 'https://doi.org/10.5555/elm.io/k4tm'],
  ['https://doi.org/10.5555/k4tm', 'https://papers.elm.example/article/k4tm'],
])('accepts “%s” for %s', (text, url) => {
  expect(findingsFor(text, url)).toEqual([]);
});

test.each([
  ['LinkedIn', 'https://linkedin.com/in/'],
  ['Portfolio', 'http://localhost:3000'],
  ['github.com/maria', 'https://gitlab.com/maria'],
])('flags “%s” for %s', (text, url) => {
  expect(findingsFor(text, url)).toEqual([text]);
});

test('a dotted name of code among words is no address', () => {
  expect(findingsFor('the lamps.index.contain docstring', 'https://code.example/pull/23')).toEqual([]);
});
