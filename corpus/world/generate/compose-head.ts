import { type Block, line, type Run, run } from './block.ts';
import type { Look } from './look.ts';
import type { Person } from './person.ts';

/** What stands above the first section. */
export function headOf(person: Person, look: Look): Block[] {
  const banner: Block[] = look.banner
    ? [{ kind: 'line', centre: true, runs: [run(look.banner, { bold: true, underline: true, size: look.size + 8 })] }]
    : [];
  const photo: Block[] = look.photo && !look.side ? [{ kind: 'photo' }] : [];
  if (look.head === 'none' || look.head === 'side') return banner;
  if (look.head === 'table') return [...banner, tableHead(person, look, photo)];
  if (look.head === 'labels') return [...banner, ...photo, ...labelHead(person, look)];
  if (look.head === 'split') return [...banner, splitHead(person, look, photo)];
  const centre = look.head === 'centre';
  const contact = [person.place, ...person.phones, ...person.emails, ...(person.links ?? [])].filter(Boolean);
  const rows = contact.length > 4 ? [contact.slice(0, 3), contact.slice(3)] : [contact];
  return [
    ...banner,
    ...photo,
    ...nameBlock(person, look).map((block): Block => (block.kind === 'line' ? { ...block, centre } : block)),
    ...rows.map((row): Block => ({ kind: 'line', centre, runs: [run(row.join(centre ? '  |  ' : ' · '))] })),
  ];
}

/** The name as the largest line (below a banner: in body size), and the line below it. */
export function nameBlock(person: Person, look: Look): Block[] {
  if (!person.name) return [];
  const colour = look.colour ? { colour: look.colour } : {};
  const size = look.banner ? look.size + 1 : look.size + 12;
  const label: Block[] = person.label ? [line(person.label, { size: look.size + 1, ...colour })] : [];
  return [line(person.name, { bold: true, size, ...colour }), ...label];
}

function contactLines(person: Person): string[] {
  return [person.place ?? '', person.phones.join(' / '), ...person.emails, ...(person.links ?? [])].filter(Boolean);
}

function splitHead(person: Person, look: Look, photo: Block[]): Block {
  const right = contactLines(person).map((text) => line(text));
  const cells = [nameBlock(person, look), right, ...(photo.length > 0 ? [photo] : [])];
  return { kind: 'table', ruled: false, widths: photo.length > 0 ? [48, 37, 15] : [58, 42], rows: [cells] };
}

function tableHead(person: Person, look: Look, photo: Block[]): Block {
  const cell = (label: string, value: string) => [line(label, { bold: true }), line(value)];
  const labels = look.headLabels ?? { email: 'E-mail', phone: 'Mobile', place: 'Address' };
  const contact = [
    ...cell(labels.phone, person.phones.join(' / ')),
    ...person.emails.flatMap((email) => cell(labels.email, email)),
  ];
  const left = [...nameBlock(person, look), ...(person.place ? cell(labels.place, person.place) : [])];
  const cells = photo.length > 0 ? [left, contact, photo] : [left, contact];
  return { kind: 'table', ruled: true, widths: photo.length > 0 ? [42, 42, 16] : [50, 50], rows: [cells] };
}

function labelHead(person: Person, look: Look): Block[] {
  const labels = look.headLabels ?? { email: 'Email ID', phone: 'Mobile No', place: 'Address' };
  const pair = (label: string, value: string): Block => ({
    kind: 'line',
    runs: [run(`${label} : `, { bold: true }), run(value)] satisfies Run[],
  });
  return [
    ...(labels.name ? [pair(labels.name, person.name)] : nameBlock(person, look)),
    ...(person.place ? [pair(labels.place, person.place)] : []),
    ...(person.phones.length > 0 ? [pair(labels.phone, person.phones.join(', '))] : []),
    ...person.emails.map((email) => pair(labels.email, email)),
  ];
}
