import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = join(root, 'docs/third-party-packages.md');

const flag = z.boolean().optional();
const LockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: flag,
      devOptional: flag,
      optional: flag,
      link: flag,
    }),
  ),
});
type Shipped = { name: string; version: string; licence: string; folder: string };

/** Production dependencies: everything in the lock file that is not only for development. */
export function shippedPackages(): Shipped[] {
  const { packages } = LockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return Object.entries(packages)
    .filter(
      ([folder, { dev, devOptional, optional, link }]) =>
        folder.includes('node_modules/') && !dev && !devOptional && !optional && !link,
    )
    .map(([folder, { version = '', license = 'see its files' }]) => ({
      name: folder.split('node_modules/').at(-1) ?? '',
      version,
      licence: license,
      folder,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
}

export const storedNotices = (): string => readFileSync(file, 'utf8');

/** Per package its authors, and the licence texts. */
function noticesText(): string {
  const packages = shippedPackages();
  const lines = packages.map(({ name, version, licence, folder }) => {
    const holders = copyrightsIn(licenceFiles(folder).join('\n'));
    return `- **${name}** ${version}, ${licence}${holders.length > 0 ? `. ${holders.join('; ')}` : ''}`;
  });
  const texts = new Map<string, string>();
  for (const { licence, folder } of packages) {
    const [text] = licenceFiles(folder);
    if (text && !texts.has(licence) && !/ OR | AND /.test(licence)) texts.set(licence, text);
  }
  return [
    '# Third-party packages\n',
    'Written by `node scripts/generate/notices.ts` from the lock file and the files of the packages. These are the packages that run',
    'with the product, each with its licence and whom it names; the texts of the licences follow, each once.\n',
    ...lines,
    '\n## PDFium\n',
    'The engine that reads PDFs is PDFium, compiled to WebAssembly by `@embedpdf/pdfium`.\n',
    quoted(readFileSync(join(root, 'node_modules/@embedpdf/pdfium/LICENSE.pdfium'), 'utf8')),
    ...[...texts]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .flatMap(([licence, text]) => [`\n## ${licence}\n`, quoted(text)]),
    '',
  ].join('\n');
}

const quoted = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');

function licenceFiles(folder: string): string[] {
  const at = join(root, folder);
  return readdirSync(at)
    .filter((name) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(name) && !/\.(js|ts|json)$/.test(name))
    .toSorted()
    .map((name) => readFileSync(join(at, name), 'utf8'));
}

/** Copyright lines; other lines of a licence mention owners and holders only in general. */
function copyrightsIn(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim().replace(/^[*#/ ]+/, ''));
  return [...new Set(lines.filter((line) => /^(?:copyright\b.*(?:\d{4}|\(c\)|©)|©)/i.test(line) && line.length < 160))];
}

if (import.meta.main) writeFileSync(file, noticesText());
