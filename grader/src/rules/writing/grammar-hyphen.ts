import { phraseFindings } from '../../model/language/phrase-findings.ts';
import { isKnownWord } from '../../model/language/spelling/spelling.ts';
import { frequencyOf } from '../../model/language/spelling/word-counts.ts';
import { isForm } from '../../model/language/verb-forms.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { cutBetween } from '../../model/text/text.ts';
import { type Token, tokensOf } from '../../model/text/tokens.ts';
import { linesOf } from '../../model/text/written-lines.ts';
import { closedPairData } from '../../words/counts/closed-pairs.ts';
import { hyphenPairData } from '../../words/counts/hyphen-pairs.ts';
import { hyphenSlips } from '../../words/slips/hyphen-slips.ts';

/** Compounds of working life that clean text rarely has, but never as two words. */
const workingLife =
  'volley ball|foot ball|basket ball|hand ball|short listing|short listed|break downs|trouble shoot|trouble shooting|trouble shooter|team work|out put|work flow|dead lines|book keeper|head count|road map|after noon|bench marking|fire fighting|fire fighters|any body|any thing|every thing|some times|with in|with out|through out|to wards|stake holder|stake holders|switch gear|switch gears|web site|web sites|spread sheet|spread sheets|time table|lap top|lap tops|soft ware|hard ware|work force|work shop|work shops|work station|work stations|man power|pass word|market place|house keeping|ware house|under graduate|post graduate|post graduation|finger print|text book|text books|news paper|news letter|play ground|up gradation|key board|out sourcing|sub contractor|sub contractors|sub contracting|sub station|sub stations|out standing|stock taking|sales man|earth work|earth works|earth moving|house wife|over head|over haul|over hauling|by pass|back ground|under standing|under taking|up grade|up date|up dating|up dated|down load|there fore|when ever|what ever|where as|mean while|hence forth|under go|under going|under gone|under took|stair case|bath room|bath rooms|bed room|bed rooms|pipe line|pipe lines|green field|micro controller|micro controllers|micro processor|micro processors|some body|every one else|work place|data base|data bases|net work|net works|check list|check lists|worth while|life style|wave length|hand book|out side|out door|out bound|out flow|out come|out comes|out let|out lets|over see|over seeing|over run|over runs|sub grade|sub base|sub system|sub systems|sub contract|sub contracts|form work|water proof|water proofing|super structure|super structures|roof top|auto mobile|auto mobiles|extra ordinary|champion ship|champion ships|leader ship|town ship|town ships|carriage way|shop keeper|counter measure|counter measures|infra structure|some thing|foot path|brick work|brick works|will power|time keeping|down loading|down loaded|down grading|man hole|man holes|under take|under takes|pre paid|log book|log books|lay outs|team mate|team mates|fork lift|fork lifts|wheel chair|pass port|any where|score card|score cards|semi conductor|semi conductors|basket balls|sports man|sports manship|flood light|flood lights|store room|store rooms|work places|land scaping|land scape|land mark|pay roll|pay rolls|down time|show room|show rooms|work men|store keeper|store keepers|type writing|book keeping|head quarters|note book|note books|back log|back logs|master piece|master pieces|switch board|switch boards|feed back|time line|time lines|soft wares|straight forward';
const ofWork = new Set(workingLife.split('|'));
const closed = new Set(`${closedPairData}|${workingLife}`.split('|').filter((pair) => pair !== 'mean time'));
const hyphened = new Set(hyphenPairData.split('|'));
/** The first half is no word of its own. */
const bound = /^(?:self|non|multi|semi|co|anti|inter|mid)$/;
/** Fronts of words that never stand alone before a small word: "non conformance", "pre school". */
const front = /^(?:self|non|multi|semi|inter|pre|co|anti)$/;
/** Measures that describe a noun together with an adjective: "high pressure pumps", "small scale works". */
const measured =
  /^(?:(?:high|low|medium|mid) (?:pressure|risk|speed|end|profile|volume|level|rise|tech|tension|performance|definition|impact|traffic|value|income|cost|tier)|(?:high|low|medium) (?:voltage|current|frequency|temperature|density|strength|power|hydrogen|grade|capacity)|(?:national|state|international|district|college|school|university|zonal|entry|executive|senior|junior|component|higher|lower|top) level|(?:large|small|full|medium) scale|(?:long|short|medium) (?:term|range|distance)|(?:high|top|low|good) quality|(?:full|part|real) time|(?:real|first) (?:world|hand|time|class|aid)|(?:front|back) (?:office|end)|(?:hard|well|self) (?:working|equipped|written|designed|managed|educated|trained|defined|structured|known|established|organi[sz]ed|motivated|developed|maintained|defined|documented|reputed|equipped|versed|structured)|fast (?:paced|growing|moving)|deep rooted|on (?:site|going)|in (?:depth|house)|hands on|cross (?:functional|cultural|platform|browser|section|sectional|border|industry)|third party|cutting edge|as built|cost saving|after sales|stand alone|value added|slow moving|user friendly|time bound|(?:month|year) end|full stack|problem solving|decision making|load bearing|top notch|life saving|time saving|energy saving|energy efficient|cost effective|time consuming|labou?r intensive|ever (?:changing|growing)|world class|award winning|(?:air|water|oil) cooled|(?:gas|coal|oil|diesel) fired|(?:system|computer) generated|(?:battery|solar|diesel) powered|wall mounted|multi (?:storey|story|disciplinary)|single (?:line|pole|core|point|window|phase|storey|story)|double (?:line|pole|core|storey|story)|(?:off|on) campus|squirrel cage)$/;
/** What a number and a unit make of a noun: "3 phase motor", "two way radio". */
const countedUnit =
  /^(?:phase|way|storey|story|axis|pole|star|wheeler|bedroom|step|digit|tier|bit|wheel|stroke|stage|ton|bed|hour|core|seat|acre|page|point|km|mile|litre|liter)$/;
const countWord = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|single|double|triple)$/;
/** In the plural, too, where an article says that one thing follows: "a 2 weeks seminar". */
const isTimed = /^(?:day|week|month|year)$/;
const isTimes = /^(?:days|weeks|months|years)$/;
const spell =
  /^(?:diploma|degree|course|program|programme|training|internship|contract|workshop|seminar|visit|trip|tour|camp|conference|symposium|plan|bachelor|apprenticeship|iti|project|certificate|residence|apprentice|residency|fellowship|exam)$/;
/** What a time owns together with the noun behind: "6 weeks’ summer training". */
const ownedByTime =
  /^(?:industrial|vocational|summer|practical|work|working|professional|teaching|in-?plant|implant|hands-on|field|job|orientation|experience)$/;
/** A year of study and who is in it: "third year student". */
const yearOfStudy = /^(?:first|second|third|fourth|fifth|final) year$/;
const inYear =
  /^(?:student|students|undergraduate|undergraduates|PhD|Ph|resident|project|projects|medical|law|engineering|bachelor|master|MBA|BSc|MSc|physics|biology|economics)$/;
const joining =
  /^(?:based|driven|oriented|orientated|related|focused|facing|friendly|aided|centric|wise|fed|lined|fired|cooled|powered|operated|mounted|controlled|assisted|resistant|free|wide|modified|enabled|funded|sponsored|informed|induced|reinforced|coated|insulated|imposed|made)$/;
/** Participles of what is made: before them a rare noun describes as well as a common one. */
const made =
  /^(?:fed|lined|fired|cooled|powered|operated|mounted|controlled|resistant|modified|informed|reinforced|coated|insulated)$/;
/** Words that are no noun, so that the pair before them describes nothing. */
const noNoun =
  /^(?:the|and|or|but|in|on|at|to|of|for|from|by|with|without|as|is|are|was|were|be|been|has|have|had|will|than|that|which|who|when|while|where|if|so|into|within|per|via|through|during|after|before|since|until|under|over|about|up|out|off|not|also|their|our|its|his|her|this|these|those|all|each|every|more|most|very|both|only|despite|against|between|among|towards?|across|although|though|because|unless|always|often|now)$/;
/** Words after which the first of the pair is a noun of its own, or a part of another phrase. */
const isNoPair = /^(?:as|very|most|more|so|too|was|is|are|be)$/;
/** Verbs whose object is what is related: "supervise related activities". */
const neverNoun =
  /^(?:then|also|now|often|soon|thus|supervise|teach|make|write|read|perform|provide|handle|prepare|conduct|manage|develop|create|solve|do|gain|get|have)$/;
/** Work that things are related to; other forms in -ing may have them for an object: "handling related tasks". */
const workRelated =
  /^(?:drilling|welding|marketing|engineering|manufacturing|accounting|banking|testing|training|programming|housekeeping|networking|piping|shipping|billing|mining|printing|recruiting|wiring|plumbing|catering|nursing|trading|purchasing|staffing|farming|pricing|lending|firefighting|fundraising)$/;
/** Verbs that may end their phrase with “with”. */
const takesWith =
  /^(?:deal|deals|dealt|dealing|cop(?:e|ed|ing)|compl(?:y|ied|ying)|met|helped|assisted|experimented|started)$/;
const vague = /^(?:any|some|other|such|etc|many|more|all|electrical|mechanical|technical)$/;
const isLink = /^(?:is|are|was|were|be|been|being|not|directly|closely|mainly|other|and|or)$/;

/** Compounds that are one word, and pairs that need a hyphen before a noun. */
export const grammarHyphen: Rule = {
  name: 'grammar-hyphen',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 1, max: 4, per: 'document' },
  habit: true,
  about: {
    title: 'Compounds are written as one',
    finds: '“long term goals” without its hyphen, “trouble shooting” in two words.',
    why: 'Two words where one is meant make a reader stop.',
  },

  *check(resume) {
    for (const line of linesOf(resume)) {
      const phrases = [...phraseFindings(line, hyphenSlips, 'Write compounds as one')];
      yield* phrases;
      const tokens = tokensOf(line);
      for (const [i, first] of tokens.entries()) {
        const second = tokens[i + 1];
        if (second?.before !== ' ' || !/^(?:[a-z]+|\d{1,2})$/.test(first.lower)) continue;
        const isName = !/^[a-z]+$/.test(second.text) && !timeInTitle.test(second.text);
        if (
          isName &&
          !(ofWork.has(`${first.lower} ${second.lower}`) && (isTitled(first, second) || areCapitals(first, second)))
        )
          continue;
        const right = rightForm(tokens, i, first, second);
        if (right === undefined) continue;
        const found = `${first.text} ${second.text}`;
        const at = cutBetween(line.words, first.start, second.end);
        if (phrases.some((phrase) => phrase.at[0] === at[0])) continue;
        yield {
          title: 'Write compounds as one',
          advice: `“${found}” should be “${right}”.`,
          text: found,
          at,
          rewrite: right,
        } satisfies RuleFinding;
      }
    }
  },
};

/** The second word belongs to the third: "value added tax", "high performance reviews". */
const ofAnother = /^(?:added tax|performance (?:reviews?|ratings?|evaluations?|appraisals?|scores?|indicators?))$/;

/** "One Month summer training". */
const timeInTitle = /^(?:Day|Week|Month|Year)s?$/;

/** Two words with a capital each: "Man Power". */
const isTitled = (first: Token, second: Token) => /^[A-Z][a-z]+$/.test(first.text) && /^[A-Z][a-z]+$/.test(second.text);

/** The same all in capitals: "MAN POWER". */
const areCapitals = (first: Token, second: Token) => /^[A-Z]+$/.test(first.text) && /^[A-Z]+$/.test(second.text);

/** What a part of a line begins behind. */
const opensPart = /[.:;•*●▪➢] $/;

function rightForm(tokens: readonly Token[], i: number, first: Token, second: Token): string | undefined {
  const pair = `${first.lower} ${second.text}`;
  const isSmall = i === 0 || first.text === first.lower || opensPart.test(first.before);
  if (isTitled(first, second) && !timeInTitle.test(second.text)) return `${first.text}${second.lower}`;
  // “Faults dealt with in the field”: the first word belongs to the verb.
  if (pair === 'with in' && takesWith.test(tokens[i - 1]?.lower ?? '')) return undefined;
  if (areCapitals(first, second)) return `${first.text}${second.text}`;
  if (closed.has(pair) && (isSmall || (ofWork.has(pair) && /^[A-Z][a-z]+$/.test(first.text))))
    return `${first.text}${second.text}`;
  const joined = `${first.text}-${second.text}`;
  // "Self motivation" is as usual in two words.
  const isOwn = first.lower === 'self' && /(?:tion|ology|ment|ness)$/.test(second.text);
  if (hyphened.has(pair) && isSmall && !isOwn && (bound.test(first.lower) || describes(tokens, i))) return joined;
  if (
    front.test(first.lower) &&
    !isOwn &&
    isSmall &&
    /^[a-z]{4,}$/.test(second.text) &&
    !second.text.endsWith('ly') &&
    !noNoun.test(second.text) &&
    isKnownWord(second.text)
  )
    return isKnownWord(first.lower + second.text) ? `${first.text}${second.text}` : joined;
  const isLevel = second.text === 'level' && /^\p{Lu}\p{Ll}+$/u.test(first.text);
  const isFound =
    (isSmall || isLevel) &&
    /^,? $/.test(tokens[i + 2]?.before ?? '') &&
    measured.test(pair) &&
    !isNoPair.test(tokens[i - 1]?.lower ?? '');
  if (isFound && describes(tokens, i) && !ofAnother.test(`${second.lower} ${tokens[i + 2]?.lower}`)) return joined;
  const reader = tokens[i + 2];
  if (yearOfStudy.test(pair) && reader?.before === ' ' && inYear.test(reader.text)) return joined;
  const isTitle = timeInTitle.test(second.text) && /^[A-Z]/.test(second.text);
  if (countWord.test(first.lower) && (isSmall || isTitle) && isCounted(tokens, i)) return joined.replace(/s$/, '');
  const isNoun =
    (isSmall || /^[A-Z]{2,}$/.test(first.text)) &&
    first.lower.length >= 2 &&
    (!/(?:ly|ed|ing|ical|ual|[^s]s|matic|aulic)$/.test(first.lower) || workRelated.test(first.lower)) &&
    !vague.test(first.lower) &&
    !neverNoun.test(first.lower) &&
    !noNoun.test(first.lower) &&
    (frequencyOf(first.lower) >= 4 ||
      /^[A-Z]{2,}$/.test(first.text) ||
      (made.test(second.text) && isKnownWord(first.lower)));
  const before = tokens[i - 1]?.lower ?? '';
  // "sales and service related work" is one adjective, "project and office based" may be two nouns.
  const isSecond = /^(?:and|or)$/.test(before) && i > 1 && /^(?:related|oriented|orientated|driven)$/.test(second.text);
  const isWork = before === 'other' && workRelated.test(first.lower);
  const isFirst = i === 0 || (isLink.test(before) && !isSecond && !isWork);
  // "a site based around lamps" tells what it is based on.
  const isParticiple = /^(?:around|upon|on|in|at)$/.test(tokens[i + 2]?.lower ?? '');
  return joining.test(second.text) && isNoun && !isFirst && !isParticiple && describes(tokens, i) ? joined : undefined;
}

/** "3 phase motors", "6 month internship". */
function isCounted(tokens: readonly Token[], i: number): boolean {
  const [before, unit, noun] = [tokens[i - 1]?.text ?? '', tokens[i + 1]?.lower ?? '', tokens[i + 2]];
  if (/^\p{Lu}/u.test(before) && i > 1) return false;
  if (isTimed.test(unit) || (isTimes.test(unit) && /^an?$/i.test(before))) return isSpell(tokens, i + 2);
  // "6 months basic repair course": of what stands beside the time another check tells.
  const beside = tokens[i + 2]?.lower ?? '';
  if (isTimes.test(unit) && unit !== 'years' && !spell.test(beside) && !ownedByTime.test(beside))
    return isSpell(tokens, i + 2);
  // "3 years diploma" is one of three years; of an "internship" so long the years are owners as well.
  if (unit === 'years' && tokens[i]?.lower !== 'one') return isDiploma(tokens, i + 2);
  return (
    countedUnit.test(unit) &&
    tokens[i]?.lower !== 'one' &&
    (describes(tokens, i) || (noun?.before === ' ' && /^\p{Lu}\p{Ll}{2,}/u.test(noun.text)))
  );
}

const isDiploma = (tokens: readonly Token[], from: number): boolean =>
  /^(?:diploma|iti)$/.test(tokens[from]?.lower ?? '') && tokens[from]?.before === ' ';

/** Whether the noun of a time follows, at most three words on: "6 month internship", "two month PLC (software) training". */
function isSpell(tokens: readonly Token[], from: number): boolean {
  for (let k = from; k < from + 4; k++) {
    const token = tokens[k];
    if (token === undefined || !(k === from ? / $/ : /^[)]? [(]?$/).test(token.before) || noNoun.test(token.lower))
      return false;
    if (spell.test(token.lower)) return true;
  }
  return false;
}

/** Whether a noun follows the pair, so that it is an adjective: "long term goals", but not "in the long term". */
function describes(tokens: readonly Token[], i: number): boolean {
  const adverb = /ly$/.test(tokens[i + 2]?.text ?? '') && tokens[i + 3]?.before === ' ';
  const noun = tokens[adverb ? i + 3 : i + 2];
  if (adverb && isForm(noun?.text ?? '', 'participle')) return true;
  if (noun?.before !== ' ' || !/^[a-z]{3,}$/.test(noun.text) || noNoun.test(noun.text)) return false;
  return (
    (frequencyOf(noun.text) >= 3 ||
      noun.text === 'equipments' ||
      (made.test(tokens[i + 1]?.text ?? '') && isKnownWord(noun.text))) &&
    !/(?:ly|ed)$/.test(noun.text) &&
    !(
      isForm(noun.text, 'ing') &&
      !/^(?:training|testing|engineering|programming|building|drawing|marketing|writing|planning|processing|designing|welding|modeling|modelling|learning|housing)$/.test(
        noun.text,
      )
    ) &&
    !isForm(noun.text, 'past') &&
    // "front end made in Svelte" tells what the noun is made with.
    !(isForm(noun.text, 'participle') && !isForm(noun.text, 'base'))
  );
}
