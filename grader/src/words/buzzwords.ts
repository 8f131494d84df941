import { neededWords, slipsByWord } from './needed-words.ts';

type Buzzword = { pattern: string; instead: string; soft?: boolean };

const show = 'show it with one example from your work';
/**
 * Phrases that claim without evidence. Patterns match at word boundaries, with a space or a hyphen between words. Soft
 * ones are fine once in a line of work; they count in a summary, or when there are several.
 */
const phrases: Buzzword[] = [
  { pattern: 'results?-(?:driven|oriented|focused)', instead: 'a result with a number' },
  {
    pattern:
      'detail(?:s|ed)?-(?:oriented|orientated)|(?:keen|strong|sharp|excellent) (?:eye|attention) (?:for|to) detail',
    instead: 'an error rate or an audit passed',
  },
  { pattern: 'team-player', instead: 'whom you worked with and what came of it' },
  { pattern: 'hard-?work(?:ing|er)', instead: 'hours, volume or output' },
  { pattern: 'self-(?:motivated|starter|driven)', instead: 'something you began on your own' },
  { pattern: 'go-getter', instead: 'something you went out and got' },
  { pattern: '(?:highly|self|very|extremely)-motivated', instead: 'what you did unasked' },
  {
    pattern: 'goal-(?:oriented|driven)|deadline-driven|solution-oriented',
    instead: 'the goal and when you reached it',
  },
  {
    pattern: 'highly-(?:skilled|qualified|organi[sz]ed|effective|adaptable|driven|dedicated)',
    instead: 'the skill itself',
  },
  {
    pattern: '(?:proven |demonstrated |strong |solid )?track-record|proven (?:ability|success|record|history)',
    instead: 'the record itself, in numbers',
  },
  { pattern: '(?:fast|quick)-learner|learns? quickly', instead: 'something learned and how fast' },
  { pattern: 'fast-paced(?: \\p{L}+)?(?= environments?)', instead: 'volume or deadlines' },
  {
    pattern:
      '(?:excellent|strong|outstanding|exceptional|great|superb|effective|good) (?:(?:verbal|written|oral|interpersonal)(?:,? and (?:verbal|written|oral|interpersonal))? )?(?:communications?|interpersonal|people|organi[sz]ational|leadership|problem-solving|time-management|multitasking)(?:,? and \\p{L}+)? skills',
    instead: show,
  },
  { pattern: '(?:strong|excellent|outstanding|exceptional) (?:communicator|work-ethic)', instead: show },
  {
    pattern: '(?:works?|working|perform(?:s|ing)?|thrives?|thriving) (?:well )?under pressure',
    instead: 'a deadline you kept',
  },
  { pattern: 'think(?:s|er|ing)? outside(?: of)? the box|outside-the-box', instead: 'the idea itself' },
  { pattern: 'out-of-the-box think(?:er|ing)', instead: 'the idea itself' },
  { pattern: 'synerg(?:y|ies|istic|i[sz]e[ds]?)', instead: 'the joint result' },
  {
    // What somebody seeks an employer to be is no claim: "a world-class company".
    pattern:
      'best-(?:of-breed|in-class)|world-class(?! (?:organi[sz]ation|company|firm|institution|institute|employer|concern|enterprise|environment))|bleeding-edge|next-level',
    instead: 'the standard it meets',
  },
  { pattern: 'cutting-edge', instead: 'the name of the method', soft: true },
  { pattern: 'value-add(?:ed|s)?(?![ -]tax)', instead: 'the value in money or time' },
  { pattern: 'thought-leader(?:s|ship)?', instead: 'talks or articles' },
  { pattern: 'win-win', instead: 'what each side gained' },
  { pattern: 'game-chang(?:er|ers|ing)', instead: 'what changed' },
  { pattern: 'paradigm[ -]shift(?:s|ing)?', instead: 'what changed' },
  { pattern: 'low-hanging-fruit', instead: 'what you fixed first' },
  { pattern: 'mov(?:e|es|ed|ing) the needle', instead: 'the number that moved' },
  { pattern: 'hit(?:s|ting)? the ground running', instead: 'your first result and its date' },
  {
    pattern:
      'guru(?! \\p{Lu})|ninja|rock-?star|(?<!\\b(?:setup|installation|configuration|import) )wizard(?!,)|unicorn',
    instead: 'the job title',
  },
  { pattern: 'go-to person', instead: 'who asked you for what' },
  { pattern: 'wear(?:s|ing)? (?:many|multiple) hats', instead: 'the roles' },
  { pattern: 'people-person', instead: show },
  { pattern: 'multi-?tasker', instead: 'how much you ran side by side' },
  { pattern: 'perfectionist|visionary|workaholic', instead: show },
  { pattern: 'jack of all trades', instead: 'the two trades that matter most' },
  { pattern: 'can-do(?: attitude)?', instead: show },
  { pattern: '(?:strategic|critical|creative)-thinker|problem-solver', instead: 'a problem you solved' },
  { pattern: 'mission-critical', instead: 'what depended on it', soft: true },
  { pattern: 'passionate(?: about)?|passion for', instead: 'what you did about it', soft: true },
  {
    pattern:
      'dynamic(?! programming| pricing| analysis| range| content| loading| memory| web| data| positioning| systems| modell?ing| simulation| testing| load| (?:and \\p{L}+ |\\p{L}+ )?(?:organi[sz]ation|company|firm|institution|institute|employer|concern|corporate|environment|workplace|team|industry|market|group|establishment|setup|enterprise))',
    instead: 'what you did',
    soft: true,
  },
  { pattern: 'enthusiastic|energetic', instead: show, soft: true },
  { pattern: 'seasoned', instead: 'years', soft: true },
  { pattern: 'proactive', instead: 'something you began on your own', soft: true },
  { pattern: 'motivated', instead: 'what you did unasked', soft: true },
  {
    pattern: 'dedicated(?! to the| server| hosting| account| team| line| support| lane)',
    instead: 'how long and how much',
    soft: true,
  },
  { pattern: 'ambitious', instead: show, soft: true },
];

/** The buzzwords that the words of a text allow. */
export const buzzwords = slipsByWord(
  phrases.map(({ pattern, instead, soft = false }) => ({
    // A hyphen in the pattern matches a hyphen or a space on the page.
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}-])(?:${pattern.replace(/(?<=[\p{L})?])-(?=[\p{L}(?])/gu, '[- ]')})(?![\\p{L}\\p{N}-])`,
      'giu',
    ),
    needs: neededWords(`(?<w>${pattern.replace(/-(?!\?)/g, ' ')})`),
    instead,
    soft,
  })),
);
