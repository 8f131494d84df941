import { phraseFindings } from '../../model/language/phrase-findings.ts';
import { baseOf, ingOf, isForm, participleOf, rightPastOf } from '../../model/language/verb-forms.ts';
import { itemAt } from '../../model/list/item-at.ts';
import type { Bullet } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';
import { textOfLine } from '../../model/text/line-text.ts';
import { cutBetween } from '../../model/text/text.ts';
import { type Token, tokensOf } from '../../model/text/tokens.ts';
import { linesOf } from '../../model/text/written-lines.ts';
import { verbSlips } from '../../words/slips/verb-slips.ts';

const determiner =
  /^(?:the|an?|all|each|every|our|their|its|this|these|both|them|new|two|three|four|five|six|\$?\d.*)$/;
/** Words after which "to" is a preposition: "committed to hiring", "according to established". */
const governs =
  /^(?:comes?|way|ways|benefits?|challenges?|obstacles?|alternatives?|journey|success\w*|process|accustomed|according|accordance|forward|addition|adhere\w*|access|adapt\w*|amount\w*|appl\w+|approach\w*|aspect\w*|assign\w*|attention|attribut\w+|barriers?|beneficial|came|central|change\w*|clos\w+|commit\w*|compar\w+|conducive|contribut\w+|contrary|conver\w+|critical|crucial|dedicat\w+|devot\w+|due|equal|equivalent|essential|expos\w+|extend\w*|faithful|guide\w*|helpful|improve\w*|input|insights?|instrumental|integral|introduc\w+|key|lead\w*|led|limited|link\w*|listen\w*|look\w*|mov\w+|next|object\w*|open\w*|oppos\w+|passion|path\w*|pertain\w*|pertinent|prior|progress\w*|prone|promot\w+|react\w*|refer\w*|regard\w*|relat\w+|relevant|report\w*|reserv\w+|resist\w+|resort\w*|respect|respon\w+|return\w*|risks?|sensitive|shift\w*|similar|solution\w*|speci\w+|start|steps?|subject|support\w*|suited|switch\w*|tail\w+|thanks|tied|transition\w*|turn\w*|up|down|over|on|out|back|as|from|through|unique|use|used|view|vital|and|or|it|them|close|range|ranging|data|services?|tools|processes|approaches|days|hours|minutes|weeks|months|years)$/;

/** Words after which "to" is followed by a verb in its base form. */
const wantsBase = /^(?:able|ability|capable|willing|willingness|ready|try|tries|tried|want|wants|eager|how)$/;
/** Words after which "to" is a preposition, so that a verb needs -ing. */
const wantsIng = /^(?:committed|dedicated|devoted|accustomed)$/;

/** "to made", "by add", "had cause": wrong verb forms after small words make a line hard to read. */
export const grammarVerbForm: Rule = {
  name: 'grammar-verb-form',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'count', weight: 2.5, max: 15, per: 'document' },
  about: {
    title: 'Verbs have the form their sentence asks for',
    finds: '“to made”, “by add”, and the like.',
    why: 'The reader stumbles and loses the thread.',
  },

  *check(resume) {
    for (const unit of linesOf(resume)) {
      yield* phraseFindings(unit, verbSlips, 'Check the verb form');
      yield* endedWork(unit, resume.today.year);
      const tokens = tokensOf(unit);
      const [first, second] = tokens;
      // "Maintain of registers".
      if (first && second?.text === 'of' && hardlyNoun.test(first.lower) && /^\p{Lu}\p{Ll}/u.test(first.text))
        yield pastFinding(unit, { ...first, text: `${first.text} of`, end: second.end }, ingOf(first.lower));
      if (first && second && opensWrongly(first, second)) yield openingFinding(unit, first, second);
      for (const token of tokens) {
        const past = rightPastOf(token.lower);
        if (past !== undefined && !/^\p{Lu}{2}/u.test(token.text)) yield pastFinding(unit, token, past);
      }
      for (let i = 0; i + 1 < tokens.length; i++) {
        const verb = itemAt(tokens, i + 1);
        const right = verb.before === ' ' && /^[a-z-]+$/.test(verb.text) ? formFor(tokens, i) : undefined;
        if (right !== undefined && right !== verb.text) yield finding(unit, itemAt(tokens, i), verb, right);
      }
    }
  },
};

const year = '((?:19|20)\\d\\d)(?!\\d)';
/** "Working as a welder from 2012 to May 2014", "I have worked at the yard from 2012 to 2014". */
const ended = new RegExp(
  `^(?:Work(?:s|ing)?|I have worked) (?:as|in|with|at|for) (?:(?!worked|till|present|date|now|current|onward).)*?(?<!\\d)${year},? ?(?:to|-|–) ?(?:\\d{1,2}(?:st|nd|rd|th)?[ /.-])?(?:\\p{L}{3,9}[ .,’'-]{0,2}|\\d{1,2}[/.])?${year}`,
  'iu',
);

/** Work between two years that are over is told in the past. */
function* endedWork(unit: Bullet, thisYear: number): Generator<RuleFinding> {
  const text = textOfLine(unit);
  const [whole, from, to] = (/^(?:Work|I have worked)/i.test(text) && ended.exec(text)) || [];
  if (whole === undefined || Number(from) > Number(to) || Number(to) >= thisYear) return;
  const [first, , third] = tokensOf(unit);
  if (first?.text === 'I' && third)
    yield pastFinding(unit, { ...third, text: 'have worked', start: first.end + 1 }, 'worked');
  else if (first) yield pastFinding(unit, first, 'worked');
}

function pastFinding(unit: Bullet, { text, start, end }: Token, past: string): RuleFinding {
  const capital = past.replace(/^./, (first) => first.toUpperCase());
  const right = /^\P{Ll}+$/u.test(text) ? past.toUpperCase() : /^\p{Lu}/u.test(text) ? capital : past;
  return {
    title: 'Check the verb form',
    advice: `“${text}” should be “${right}”.`,
    text,
    at: cutBetween(unit.words, start, end),
    rewrite: right,
  };
}

/** "To handling complaints": a line opens with an infinitive or with the form in -ing, not with both. */
const opensWrongly = (first: Token, second: Token): boolean =>
  first.text === 'To' &&
  second.before === ' ' &&
  /^\p{Ll}+ing$/u.test(second.text) &&
  isForm(second.text, 'ing') &&
  !isForm(second.text, 'base');

function openingFinding(unit: Bullet, first: Token, { text, end }: Token): RuleFinding {
  const right = text.replace(/^./, (letter) => letter.toUpperCase());
  return {
    title: 'Check the verb form',
    advice: `“${first.text} ${text}” should be “${right}”.`,
    text: `${first.text} ${text}`,
    at: cutBetween(unit.words, first.start, end),
    rewrite: right,
  };
}

function finding(unit: Bullet, word: Token, verb: Token, right: string): RuleFinding {
  return {
    title: 'Check the verb form',
    advice: `“${word.text} ${verb.text}” should be “${word.text} ${right}”.`,
    text: `${word.text} ${verb.text}`,
    at: cutBetween(unit.words, word.start, verb.end),
    rewrite: `${word.text} ${right}`,
  };
}

function formFor(tokens: readonly Token[], i: number): string | undefined {
  const [word, verb, next] = [itemAt(tokens, i), itemAt(tokens, i + 1), tokens[i + 2]];
  const follows = next?.before === ' ' ? next.lower : '';
  switch (word.lower) {
    case 'to':
      return afterTo(tokens, i, verb.text, follows);
    case 'by':
    case 'without':
      return afterBy(verb.text, follows, next);
    case 'could':
    case 'would':
    case 'should':
    case 'must':
      // In a question the subject follows: "or should posts like this move?"
      if (isForm(verb.text, 's3') && /^(?:or|and|but|so|how|why|when|where|what|)$/.test(tokens[i - 1]?.lower ?? ''))
        return undefined;
      if (isPassive(verb.text, follows)) return `be ${verb.text}`;
      if (isForm(verb.text, 's3', 'past') && !isForm(verb.text, 'base')) return baseOf(verb.text, 's3', 'past');
      return undefined;
    case 'can':
    case 'will':
      if (isPassive(verb.text, follows)) return `be ${verb.text}`;
      return isForm(verb.text, 'past') &&
        !isForm(verb.text, 'base') &&
        verb.text.endsWith('ed') &&
        /^(?:I|we|that|which|who|it|they|this)$/i.test(tokens[i - 1]?.text ?? '')
        ? baseOf(verb.text, 'past')
        : undefined;
    case 'for':
    case 'of':
    case 'in':
    case 'with':
      if (hardlyNoun.test(verb.text) && !isForm(verb.text, 'past') && /^(?!of$|and$|or$)\p{Ll}/u.test(follows))
        return ingOf(verb.text);
      return isForm(verb.text, 'base') && onlyVerb.test(verb.text) && determiner.test(follows)
        ? ingOf(verb.text)
        : undefined;
    case 'is':
    case 'are':
    case 'was':
    case 'were':
    case 'been':
      // "The work was complete by": what is also an adjective may stay.
      return onlyVerb.test(verb.text) &&
        !/^(?:complete|collect|apply|separate)$/.test(verb.text) &&
        isForm(verb.text, 'base') &&
        !isForm(verb.text, 'past') &&
        /^(?:by|for|in|on|with|from|at|as)$/.test(follows)
        ? participleOf(verb.text)
        : undefined;
    case 'while':
    case 'after':
    case 'before':
    case 'through':
    case 'about':
      return isForm(verb.text, 'base') &&
        onlyVerb.test(verb.text) &&
        determiner.test(follows) &&
        !isForm(verb.text, 'past')
        ? ingOf(verb.text)
        : undefined;
    case 'has':
    case 'had':
      return isForm(verb.text, 'base') &&
        !isForm(verb.text, 'participle') &&
        determiner.test(follows) &&
        !owned.test(verb.text)
        ? participleOf(verb.text)
        : undefined;
    default:
      return undefined;
  }
}

/** Nouns that follow "have": "had lead the way" aside, "has access the" does not occur. */
const owned = /^(?:access|control|contact|experience|charge|time|work|impact|fun|need|help|support)$/;

/** "can used by": what is done by somebody lacks its "be". */
const isPassive = (verb: string, follows: string): boolean =>
  verb.endsWith('ed') && isForm(verb, 'participle') && !isForm(verb, 'base') && /^(?:by|as|for|from)$/.test(follows);

function afterTo(tokens: readonly Token[], i: number, verb: string, follows: string): string | undefined {
  const before = tokens[i - 1]?.lower ?? '';
  if (wantsIng.test(before) && isForm(verb, 'base') && onlyVerb.test(verb) && determiner.test(follows))
    return ingOf(verb);
  if (isForm(verb, 'base') || governs.test(before)) return undefined;
  if (before === '')
    return isForm(verb, 'past') && verb.endsWith('ed') && /^(?:the|an?|our|my|all)$/.test(follows)
      ? baseOf(verb)
      : undefined;
  const hasFrom = tokens.slice(Math.max(0, i - 8), i).some(({ lower }) => lower === 'from');
  const base = baseOf(verb);
  if (wantsBase.test(before) && isForm(verb, 'ing') && !hasFrom) return base;
  if (/^(?:willing|ready|eager|able|want|wants|wanted)$/.test(before) && isForm(verb, 'past') && verb.endsWith('ed'))
    return base;
  if (
    isForm(verb, 's3') &&
    (determiner.test(follows) || /^[a-z]+(?:um|al|ic|ive)$/.test(follows)) &&
    !/^(?:needs|means|works|sales|plans|uses|times|lives|services)$/.test(verb)
  )
    return base;
  if (/^(?:bore|saw|found|ground|wound|bound|lay|fell)$/.test(verb)) return undefined;
  if (isForm(verb, 'past') && (/^(?:the|an?|their|its|our|all)$/.test(follows) || !isForm(verb, 'participle')))
    return base;
  if (/^(?:made|wrote|took|gave|began|chose|drove|grew|knew|spoke|went|saw|rose|flew)$/.test(verb)) return base;
  if (isForm(verb, 'ing') && !hasFrom && determiner.test(follows) && follows !== 'new') return base;
  return undefined;
}

function afterBy(verb: string, follows: string, next: Token | undefined): string | undefined {
  const name = /^\p{Lu}\p{L}+/u.test(next?.text ?? '');
  if (
    !determiner.test(follows) &&
    !(name && onlyVerb.test(verb)) &&
    !(onlyVerb.test(verb) && /^[a-z]+s$/.test(follows))
  )
    return undefined;
  if (/^(?:this|new)$/.test(follows) && !onlyVerb.test(verb)) return undefined;
  if (isForm(verb, 'base') && !isForm(verb, 'past', 'participle'))
    return onlyVerb.test(verb) || /^(?:the|an?|their|its|our|all)$/.test(follows) ? ingOf(verb) : undefined;
  if (isForm(verb, 'past') && !isForm(verb, 'base') && determiner.test(follows))
    return ingOf(baseOf(verb, 'past') ?? verb);
  return undefined;
}

/** Base forms that are no nouns, whatever follows. */
const hardlyNoun =
  /^(?:maintain|implement|develop|prepare|execute|provide|ensure|identify|generate|verify|arrange|submit|achieve|become|enhance|learn|maximi[sz]e|minimi[sz]e|fulfil|fulfill|create|supervise|evaluate|solve|improve|organi[sz]e|perform|reduce|utili[sz]e|operate)$/;

/** Base forms that are hardly ever nouns. */
const onlyVerb =
  /^(?:add|achieve|allocate|analy[sz]e|apply|automate|build|calculate|choose|collaborate|collect|communicate|complete|create|define|deliver|develop|educate|eliminate|enable|encourage|enforce|engage|ensure|establish|evaluate|expand|generate|identify|implement|improve|integrate|introduce|investigate|maintain|manage|migrate|negotiate|optimi[sz]e|organi[sz]e|prepare|prioriti[sz]e|provide|reduce|replace|resolve|restructure|simplify|streamline|teach|utili[sz]e|write)$/;
