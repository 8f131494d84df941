import { compoundTitle, foreignTitleNouns } from '../../words/posts/foreign-job-titles.ts';
import { rankWords, titleNouns } from '../../words/posts/job-titles.ts';
import { organisationCues } from '../../words/posts/organisations.ts';
import { namesField } from '../../words/posts/work-fields.ts';
import { ofTexts, remembered } from '../../words/remembered.ts';
import { schoolCue } from '../../words/studies/schools.ts';

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Where the head of a title ends and what it is about begins. */
const tail =
  /[,;|]| - | – | — | –(?=\p{L}{2})|(?<!co)[-–‑] |[(/&]| of | for | to | in | at | with | de | d['’]| en | di | da | do | del | della | fur | im | zu | alle /u;
/** Two fields before the head that they share: "Electrical & Instrumentation Engineer", "Hair / Makeup Artist". */
const twoFields = /^[^,(/&]{1,40}?\s?[/&]\s?(?=[^\s,(/&]+\s)/u;
/** A number or a rank behind a title: "Engineer II", "Developer Sr". */
const grade = /\s(?:(?:i{1,3}|iv|v|l|\d)(?:\s?[-–/&]\s?(?:i{1,3}|iv|v|\d))?|sr|jr|snr|jnr|senior|junior|pleno)$/;

/** A shortened word with its full stops: "P.G.T", "G.E.T.". */
const dottedLetters = /(?<![\p{L}.])(?:\p{L}\.){2,}\p{L}?(?![\p{L}])/gu;

/** "In-charge", which is one word as often. */
const inCharge = /(?<!\p{L})in-charge(?!\p{L})/gu;

/** Words in brackets before the head of a title: "Software Engineering (STEP) Intern". */
const inBrackets = /\([^()]*\)\s+(?=\p{L})/gu;

/** A dash without spaces, as behind the noun of a title: "Manager-Materials", "Engineer-MEP". */
const gluedDash = /(?<!\p{L})(\p{L}{4,20})[-–](?=\p{Lu}(?:\p{Ll}|\p{Lu}{1,3}(?!\p{L})))/gu;

/** A job that is called by nothing but its hours: "Part-time job in a stationery shop". */
const partTime = /^part[- ]?time (?:job|work)$/;

/** How much a text looks like a job title: its head noun counts most. */
export const titleScoreOf = remembered((text: string): number => {
  const parted = text.replace(gluedDash, (whole, word) => (isTitleNoun(plain(word)) ? `${word} - ` : whole));
  const lower = plain(parted.replace(inBrackets, ''))
    .replace(dottedLetters, (letters) => letters.replaceAll('.', ''))
    .replace(inCharge, 'incharge');
  const words = (part: string) =>
    part
      .replace(/[^\p{L}\s-]/gu, ' ')
      .trim()
      .replace(grade, '')
      .split(/\s+/);
  const headOf = (part: string) => words(part.split(tail)[0] ?? '');
  const head = headOf(lower);
  const shared = twoFields.test(lower) ? headOf(lower.replace(twoFields, '')) : [];
  const all = words(lower);
  let score = 0;
  if (
    endsInTitle(head) ||
    partTime.test(head.join(' ')) ||
    (shared.length > 1 && endsInTitle(shared)) ||
    foreignTitleNouns.has(head[0] ?? '')
  )
    score += 2;
  else if (all.some(isTitleNoun)) score += 1;
  if (rankWords.has(head[0] ?? '')) score += 0.5;
  if (/^(?:member|head|vice president|director|chief)\b/i.test(text)) score += 0.5;
  return score;
}, ofTexts);

/** The nouns of titles that a field may follow; "Student Services" is a department. */
const leading =
  /^(?:administrator|analyst|consultant|coordinator|director|engineer|executive|foreman|inspector|manager|officer|operator|specialist|supervisor|technician)$/;

/** Whether a title ends with its noun and a field of work, whose words also name firms: "Executive, Accounts & Finance". */
export function endsInField(text: string): boolean {
  const words = text.split(/\s+/);
  const noun = words.findLastIndex((word) => leading.test(plain(word).replace(/[^\p{L}]+$/u, '')));
  return noun >= 0 && noun < words.length - 1 && namesField(words.slice(noun + 1).join(' '));
}

/** Whether the head of a title ends in its noun, or in its noun and a field of work: "Supervisor Technical". */
const endsInTitle = (head: readonly string[]): boolean => {
  const [before = '', last = ''] = head.length > 1 ? head.slice(-2) : ['', ...head];
  return (
    isTitleNoun(last) ||
    last === 'incharge' ||
    twoWords.test(`${before} ${last}`) ||
    (leading.test(before) && namesField(last))
  );
};

/** Posts whose nouns alone say something else: "Office Boy", "System Admin", "Fire Fighter". */
const twoWords =
  /^(?:(?:delivery|field|sales|service)[- ](?:boy|girl|man|person)|(?:bell|lift|office|pantry|room|tea)[- ]boy|(?:database|it|linux|network|office|server|system|systems|unix|web|windows) admin|(?:accounts?|admin|clerical|counter|ground|kitchen|nursing|office|sales|service|support|technical)[- ]staff|fire fighter|steel fixer|tele caller)$/;

function isTitleNoun(word: string): boolean {
  const plainWord = word.replace(/^(?:co|sub|vice|ex)-(?=\p{L}{4})/u, '');
  return titleNouns.has(word) || titleNouns.has(plainWord) || foreignTitleNouns.has(word) || compoundTitle.test(word);
}

const legalForm =
  /(?<!\p{L})(?:Inc|LLC|L\.L\.C|Ltd|Limited|GmbH|plc|PLC|Corp|LLP|LTD|S\.A|S\.?A\.?S|S\.L|S\.?r\.?l|S\.p\.A|B\.V|N\.V|W\.?L\.?L|KG|AG|Est|Co|Ltda|Lda|FZ[EC]O?)\b\.?$/u;

/** A legal form before the town that a dash joins to it: "Harbor Drugs Ltd.-Leeds", "Delta Foods Pvt. Ltd. – Leeds". */
const legalFormInTown =
  /(?<!\p{L})(?:Ltd|LTD|Limited|LIMITED|LLC|L\.L\.C|Inc|GmbH|W\.?L\.?L)\.?\s?[-–]\s?\p{Lu}\p{L}+\s?\.?$/u;

/** How much a text looks like the name of an organisation. */
export const organisationScoreOf = remembered((text: string): number => {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\s.&-]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  let score = 0;
  if (organisationCues.has(words.at(-1) ?? '')) score += 1.5;
  else if (words.some((word) => organisationCues.has(word))) score += 0.7;
  if (schoolCue.test(text)) score += 1;
  if (
    /^(?:office|department|ministry|bank|city|county|state|university|school|college|institute|board) of\b/i.test(text)
  )
    score += 1.5;
  if (/^M\/s\b/i.test(text)) score += 2;
  if (/&/.test(text)) score += 0.3;
  if (legalForm.test(text) || legalFormInTown.test(text)) score += 1;
  return namesWhereOfPost(text, words) ? shareOfWhere * score : score;
}, ofTexts);

/** A post of one phrase may name the kind of place where it is: "Sunday School Teacher", "Bank Branch Manager". */
const shareOfWhere = 0.3;
const namesWhereOfPost = (text: string, words: readonly string[]) =>
  words.length > 1 &&
  !/[,;|/()–—]|\s-\s|(?<!\p{L})(?:as|at|for|in|of|with)(?!\p{L})/iu.test(text) &&
  !namesFirms.test(words.at(-1) ?? '') &&
  endsInTitle(words.map(plain));
/** Firms are called by several: "Harbor Engineers", "Elm Consultants". */
const namesFirms = /s$|^(?:president|ambassador|governor|marshal)$/u;
