import { irregularVerbs, moreVerbs, verbFamilies } from '../../words/verbs/verbs.ts';

type Form = 'base' | 's3' | 'past' | 'participle' | 'ing';
type VerbForm = { base: string; form: Form };

const irregular = new Map(
  irregularVerbs.split('|').map((line) => {
    const [base = '', past = '', participle = ''] = line.trim().split(' ');
    return [base, { past, participle }] as const;
  }),
);
/**
 * Verbs that double their last letter: short ones, and longer ones whose last syllable is stressed or which double it
 * all the same.
 */
const doubling = new Set(
  `plan ship chat drop stop map tag log cap step wrap swap scan plot prep trim blog vlog grab flag plug scrap shop tap
  transfer refer defer confer infer occur recur commit submit admit permit remit omit emit transmit equip control patrol
  enrol compel propel rebut acquit regret deter incur program rig tip strip snap spot whip drum hum skim slip wed jog
  fit pin pot rub rob sum beg clip crop dip drag flip hop hug knit nod pat quiz rip sip skip sob span spar stem stir tug
  unplug unzip zip mob net pop bus wrap tab pen pet nap man fan`.split(/\s+/),
);
const presentParticiples: Record<string, string> = {
  be: 'being',
  lie: 'lying',
  die: 'dying',
  tie: 'tying',
  run: 'running',
  rerun: 'rerunning',
  begin: 'beginning',
  win: 'winning',
  spin: 'spinning',
  swim: 'swimming',
  dig: 'digging',
  sit: 'sitting',
  forget: 'forgetting',
  input: 'inputting',
  troubleshoot: 'troubleshooting',
};

/** The third person singular of a verb: "plans". */
export function presentOf(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** The past tense of a verb: "planned". */
export function pastOf(base: string): string {
  return irregular.get(base)?.past ?? regularPast(base);
}

/** The past participle of a verb: "written". */
export function participleOf(base: string): string {
  return irregular.get(base)?.participle ?? regularPast(base);
}

/** The form in -ing of a verb: "planning". */
export function ingOf(base: string): string {
  const special = presentParticiples[base];
  if (special) return special;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  const doubled = irregular.get(base)?.past.match(/([bdgkmnprtvz])\1ed$/)?.[1];
  if (doubled && base.endsWith(doubled)) return `${base}${doubled}ing`;
  const short = irregular.has(base) && /[^aeiou][aeiou][dgnpt]$/.test(base) && base.length <= 5;
  return doubling.has(base) || short ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubling.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

/** Verbs whose British forms double an l that American ones do not. */
const britishDouble =
  `model label travel channel cancel counsel total signal fuel level enrol fulfil marshal panel`.split(' ');

/** Regular pasts that are in use, too, or are other words. */
const usedPasts = new Set(
  `costed hanged lighted wetted knitted shined dreamed learned burned spelled leaned leaped kneeled pleaded proved sawed
  sewed showed mowed broadcasted forecasted inputted outputted quitted fitted betted strived thrived weaved waked wedded
  speeded sweated bided binded beated rooted winded grounded founded felled ringed spilled spoiled swelled bed
  leaved lied seed singed sited spined wined hided flied teared`.split(/\s+/),
);

let table: Map<string, VerbForm[]> | undefined;

/** The forms of known verbs that a word can be; "led" is past and participle of "lead". */
export function verbFormsOf(word: string): readonly VerbForm[] {
  table ??= buildTable();
  return table.get(word) ?? [];
}

/** Whether a word can be one of these forms of a known verb, or any form when none is given. */
export function isForm(word: string, ...forms: Form[]): boolean {
  return verbFormsOf(word).some(({ form }) => forms.length === 0 || forms.includes(form));
}

/** The base of a word when it can be one of these forms. */
export function baseOf(word: string, ...forms: Form[]): string | undefined {
  return verbFormsOf(word).find(({ form }) => forms.length === 0 || forms.includes(form))?.base;
}

let wrongTable: Map<string, string> | undefined;

/** What the past of an irregular verb should be, where it is written like that of a regular one: "troubleshooted". */
export function rightPastOf(word: string): string | undefined {
  wrongTable ??= new Map(
    [...irregular]
      .map(([base, { past }]) => [regularPast(base), past] as const)
      .filter(([wrong, past]) => !isForm(wrong) && !usedPasts.has(wrong) && !/(?:tt|gg|bb|pp|rr|ll|us)ed$/.test(past)),
  );
  return wrongTable.get(word);
}

function buildTable(): Map<string, VerbForm[]> {
  const forms = new Map<string, VerbForm[]>();
  const put = (word: string, base: string, form: Form) => {
    const known = forms.get(word) ?? [];
    if (!known.some((other) => other.base === base && other.form === form)) known.push({ base, form });
    forms.set(word, known);
  };
  const families = Object.values(verbFamilies).join(' ');
  const bases = new Set([...`${families} ${moreVerbs}`.split(/\s+/), ...irregular.keys()]);
  for (const base of bases) {
    const british = /[iy]ze$/.test(base) ? [base.replace(/ze$/, 'se')] : [];
    for (const spelt of [base, ...british]) {
      put(spelt, spelt, 'base');
      put(presentOf(spelt), spelt, 's3');
      put(pastOf(spelt), spelt, 'past');
      put(participleOf(spelt), spelt, 'participle');
      put(ingOf(spelt), spelt, 'ing');
    }
  }
  for (const base of britishDouble) {
    put(`${base}led`, base, 'past');
    put(`${base}led`, base, 'participle');
    put(`${base}ling`, base, 'ing');
  }
  return forms;
}
