import { largeTowns, towns } from '../../places/towns.ts';
import type { SpacingSlip } from './spacing-slip.ts';

const names = [...towns, ...largeTowns, 'new delhi', 'greater noida', 'navi mumbai', 'abu dhabi'].map((name) =>
  name.replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase()),
);
const town = `(?:${[...names, ...names.map((name) => name.toUpperCase())].join('|')})`;
const state =
  '(?:Uttar Pradesh|Madhya Pradesh|Andhra Pradesh|Himachal Pradesh|Tamil ?[Nn]adu|West Bengal|Uttarakhand|Uttaranchal|Bihar|Jharkhand|Odisha|Orissa|Rajasthan|Gujarat|Maharashtra|Karnataka|Kerala|Telangana|Haryana|Punjab|Assam|Chhattisgarh)';
const country =
  '(?:India|INDIA|Pakistan|Bangladesh|Nepal|Qatar|QATAR|Oman|OMAN|Kuwait|Bahrain|Saudi Arabia|UAE|U\\.A\\.E|KSA|Kenya|Nigeria|Ethiopia|Uganda)';
/** What may follow a place that is told on its own, and goes on with no name. */
const closed = '(?=$| ?[.,;()]|\\.? (?:in|with|from|during|on|under|for|by|as|since|to|till|and|is|at) )';
const firm = '(?:[Ll]td|LTD|Limited|LIMITED|LLC|L\\.L\\.C|W\\.L\\.L|WLL|Inc)\\.?';
const school =
  '(?:[Uu]niversity|UNIVERSITY|[Cc]ollege|COLLEGE|[Pp]olytechnic|POLYTECHNIC|[Bb]oard|BOARD|Hospital|HOSPITAL)';

/** Words that belong to the place behind them, or that make one name with it. */
const apartOfName =
  'New|NEW|Greater|Navi|Abu|North|South|East|West|Old|Central|Near|Via|From|FROM|And|AND|With|At|AT|In|IN|The|For|Around|Metro|Port|Fort|Hotel|Radio|Times|Team|Hyatt|GREATER|Marriott|Sheraton|Hilton|Taj|I+T|NIT|IIM|AIIMS|NIFT|Nagar|Colony|Sector|Block|Area|Zone|Region';

const withComma = (found: string) =>
  found.replace(
    / (?=(?:New|NEW|Greater|GREATER|Navi|NAVI|Abu|ABU|Saudi|Uttar|Madhya|Andhra|Himachal|Tamil|West) |\S+$)/,
    ', ',
  );

/** A place that no comma parts from what stands before it: "Jodhpur Rajasthan", "Harbor Works Ltd. Pune". */
export const commaSlips: readonly SpacingSlip[] = [
  {
    pattern: new RegExp(`(?<![\\p{L}-])(?:${town} (?:${state}|${country})|${state} India)(?![\\p{L}-])${closed}`, 'gu'),
    mend: withComma,
    needs:
      /[A-Za-z] (?:Utt|Mad|And|Him|Tam|Wes|Bih|Jha|Odi|Ori|Raj|Guj|Mah|Kar|Ker|Tel|Har|Pun|Ass|Chh|Ind|IND|Pak|Ban|Nep|Qat|QAT|Oma|OMA|Kuw|Bah|Sau|UAE|U\.A|KSA|Ken|Nig|Eth|Uga)/,
  },
  {
    pattern: new RegExp(`(?<!\\p{L})${firm} (?:${town}|${country})(?![\\p{L}-])${closed}`, 'gu'),
    mend: withComma,
    needs: /(?:td|TD|ted|TED|LC|\.C|\.L|LL|nc)\.? [A-Z]/,
  },
  {
    // A university may have the town of a campus in its name.
    pattern: new RegExp(`(?<!\\p{L})(?![Uu]n|UN)${school} ${town}(?![\\p{L}-])${closed}`, 'gu'),
    mend: withComma,
    needs: /(?:ege|EGE|nic|NIC|ard|ARD|tal|TAL) [A-Z]/,
  },
  // "ABC Pune" and "Orvino Pune" are what a campus or a branch is called.
  {
    pattern: new RegExp(
      `(?<=[\\p{L}.)”"] )(?!\\p{Lu}{2,5} )(?!(?:${apartOfName}|${school}|${firm}) |Bank Muscat)(?:(?:\\p{Lu}\\.){2,}|\\p{Lu}[\\p{L}&’]{2,}[”")]?) ${town}(?![\\p{L}-])${closed}`,
      'gu',
    ),
    mend: withComma,
    needs: /[A-Z][\p{L}&’.]{2,}[”")]? [A-Z]/u,
    known: true,
  },
  // "Marlow Kerala", where the town is one that nobody knows.
  {
    pattern: new RegExp(
      `(?<!(?:^|[^\\p{L}])(?:of|New|North|South|East|West|Central|Upper|Lower) )(?<![\\p{L}-])(?!(?:${apartOfName}|Of|Western|Eastern|Northern|Southern|University|Board|Education|Tally|Government|Govt|Police|Bank|State|Class|Entire|Whole|All|Across|Throughout|Upper|Lower|Incredible|Vibrant|${town})(?!\\p{L}))\\p{Lu}\\p{Ll}{3,} ${state}${closed}`,
      'gu',
    ),
    mend: withComma,
    needs: /[a-z] (?:Utt|Mad|And|Him|Tam|Wes|Bih|Jha|Odi|Ori|Raj|Guj|Mah|Kar|Ker|Tel|Har|Pun|Ass|Chh)/,
  },
  // "Vale College Marlow (Kerala)": the state tells that a town stands before it.
  {
    pattern: new RegExp(
      `(?<=\\p{L} )${school} (?!(?:${apartOfName}|Of|Education|Examination|Campus|Faculty|Department|Level|${school}|${firm})(?!\\p{L}))\\p{Lu}\\p{Ll}{3,}(?=,? \\(?(?:${state}|UP|U\\.P|MP|M\\.P)(?!\\p{L}))`,
      'gu',
    ),
    mend: withComma,
    needs: /(?:ity|ITY|ege|EGE|nic|NIC|ard|ARD|tal|TAL) [A-Z][a-z]+,? \(?[A-Z]/,
  },
  // "Harbor Works Ltd. Marlowbad", "Vale College Marlowbad": behind its kind no strange word but a town follows.
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?![Uu]n|UN)(?:${firm}|${school}|[Aa]cademy|ACADEMY|[Ii]nstitute|INSTITUTE|[Ss]chool|SCHOOL|Education) (?!(?:${apartOfName}|${town})(?!\\p{L}))\\p{Lu}(?:\\p{Ll}{3,}|\\p{Lu}{4,})(?![\\p{L}-])(?=$| ?[.,;(]|\\)| (?:with|in|from|during|as|by|and|at|under|for|since|till|to|is)(?!\\p{L}))`,
      'gu',
    ),
    mend: withComma,
    needs: /(?:td|TD|ted|TED|LC|\.C|\.L|LL|nc|ege|EGE|nic|NIC|ard|ARD|tal|TAL|emy|EMY|ute|UTE|ool|OOL|ion)\.? [A-Z]/,
    strange: true,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}-])${town} (?:UP|U\\.P\\.?)(?![\\p{L}-])${closed}`, 'gu'),
    mend: withComma,
    needs: / U\.?P/,
  },
];
