import { randomBytes } from 'node:crypto';
import { shortPdf } from '../server/src/testing/reports/short-pdf.ts';
import { ask, type Check, put, type Target, uploadLink } from './target.ts';

const megabyte = 1024 * 1024;

/** What can be done with upload links and links to files. */
export async function uploads(target: Target): Promise<Check[]> {
  const checks: Check[] = [];
  const expect = (name: string, status: number, wanted: (status: number) => boolean) =>
    checks.push({ name, held: wanted(status), seen: String(status) });
  const refused = (status: number) => status >= 400 && status < 500;

  const once = await uploadLink(target);
  expect('a link takes a file', (await put(target, once.url, shortPdf())).status, (status) => status === 200);
  expect('a link takes no second file', (await put(target, once.url, shortPdf(['Other Person']))).status, refused);

  const together = await uploadLink(target);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => put(target, together.url, shortPdf([`Person ${n}`]))),
  );
  const taken = answers.filter(({ status }) => status === 200).length;
  checks.push({ name: 'of eight files at once a link takes one', held: taken === 1, seen: `${taken} taken` });

  const large = await uploadLink(target);
  const noPdf = Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(25 * megabyte)]);
  const { status: answered } = await put(target, large.url, noPdf).catch(() => ({ status: 0 }));
  // The answer may come with the end of the connection, but it must come.
  expect(
    '25 MB that are no PDF are refused before a browser gives up',
    answered,
    (status) => status === 0 || refused(status),
  );

  const tooLarge = await uploadLink(target);
  const huge = Buffer.concat([Buffer.from(shortPdf()), Buffer.alloc(31 * megabyte)]);
  const { status: cut } = await put(target, tooLarge.url, huge).catch(() => ({ status: 0 }));
  expect('31 MB are refused', cut, (status) => status === 0 || refused(status));

  const signed = await uploadLink(target);
  for (const changed of changesOf(signed.url))
    expect(`a changed link is refused: ${changed.name}`, (await put(target, changed.url, shortPdf())).status, refused);
  expect('a wrong type is refused', (await put(target, signed.url, shortPdf(), 'text/html')).status, refused);

  const { pathname } = new URL(once.url);
  for (const path of [
    pathname,
    '/files/../secrets',
    '/files/%2e%2e/%2e%2e/etc/passwd',
    '/files/..%2f..%2fetc%2fpasswd',
  ])
    expect(
      `a file without a good link is not served: ${path.replace(/[0-9a-f-]{36}/, '…')}`,
      (await ask(target, 'GET', path)).status,
      refused,
    );
  return checks;
}

function changesOf(url: string): { name: string; url: string }[] {
  const change = (name: string, edit: (link: URL) => void) => {
    const link = new URL(url);
    edit(link);
    return { name, url: link.href };
  };
  return [
    change(
      'another key',
      (link) =>
        (link.pathname = link.pathname.replace(/[0-9a-f](?=[0-9a-f-]{4})/, (digit) => (digit === '0' ? '1' : '0'))),
    ),
    change('a later end', (link) => link.searchParams.set('expires', '9999999999')),
    change('another type', (link) => link.searchParams.set('type', 'text/html')),
    change('another size', (link) => link.searchParams.set('size', '12')),
    change('no signature', (link) => link.searchParams.delete('signature')),
    change('another signature', (link) => link.searchParams.set('signature', 'x'.repeat(43))),
  ];
}
