import type { DemandWeight } from '@redmark/rubric';
import type { AdvertLine } from './sections.ts';

const nice =
  /\b(?:(?:is|are|would be|will be|considered|as) (?:a |an |also )?(?:strong |big |definite |huge |real |distinct )?(?:plus|bonus|advantage|asset|advantageous|desirable|preferred|beneficial|welcome|nice|helpful|useful|favou?red)|a plus|nice to have|preferred|preferably|ideally|desirable|desired|bonus points?|advantageous|beneficial|would be (?:great|nice|good|ideal)|not essential|but not (?:required|necessary|essential))\b/i;
const never =
  /\b(?:(?:no|without)(?: \w+){0,5} (?:is |are )?(?:required|necessary|needed|experience)|(?:is|are|isn't|aren't) not (?:required|necessary|needed|essential|a requirement)|not (?:required|necessary|needed|a must)|do(?:es)? not (?:need|require)|don't need|need not|not part of|no need|full training (?:is |will be )?(?:given|provided))\b/i;
const notDemand =
  /\b(?:equal opportunit\w+|regardless of|without regard|race, |sexual orientation|gender identity|protected (?:veteran|characteristic)|reasonable (?:accommodation|adjustment)s?|disabilit(?:y|ies) status|401\(?k|paid (?:time off|leave|holiday|vacation)|annual leave|days(?:'| of)? (?:holiday|leave|vacation)|pension|health(?:care)? insurance|dental|vision (?:insurance|plan)|parental leave|gym membership|free parking|competitive (?:salary|pay|package|compensation)|salary (?:range|of|from|is)|per (?:annum|hour|year)|bonus scheme|stock options|we (?:offer|give|provide)\b|apply (?:now|today|by|via|online|here)|closing date|cover letter|send (?:us )?your (?:cv|resume)|cookies|privacy|background check|drug (?:test|screen)|right to work|visa sponsorship|about us|founded in|we are an? (?:\w+ ){0,4}(?:company|firm|employer|start-?up|provider|leader|agency|organi[sz]ation|family|charity|team)|is an? (?:[\w-]+,? ){0,7}(?:company|firm|provider|start-?up|agency|manufacturer|charity|organi[sz]ation|retailer|bank|group)\b|our (?:clients|company|mission|values|culture|offices?|people|customers) (?:is|are|include)|discount|refer a friend|sick pay|occupational health|perks|wellbeing|work[- ]life balance|employee assistance)\b/i;
const must =
  /\b(?:must|required?|essential|need(?:ed)?|minimum|at least|you have|you(?:'ve| have) |you are|you bring|proven|experience (?:in|with|of|as|using)|experienced|knowledge of|proficien\w+|familiar\w*|fluen\w+|degree|certifi\w+|licen[cs]ed?|qualified|ability to|able to|\d+\+? years?|hold(?:s|ing)? an?|skills? in|understanding of|background in|registered|looking for|seeking)\b/i;
const task = /\b(?:you(?:'ll| will)|responsib\w+|duties|the (?:role|job|post ?holder|successful candidate)|will be)\b/i;
const openerOfTask =
  /^(?:\w+ly )?(?:lead|manage|develop|design|build|support|maintain|prepare|provide|ensure|oversee|coordinate|plan|deliver|conduct|perform|create|assist|monitor|operate|carry|handle|work|run|write|review|analy[sz]e|implement|organi[sz]e|train|teach|drive|install|test|process|liaise|collaborate|own|act|answer|administer|take|keep|set|help|make|clean|load|pick|pack|check|advise|draft|report|identify|negotiate|sell|visit|serve|cook|assess|participate|contribute|troubleshoot|diagnose|repair|inspect|schedule|supervise|mentor|coach|produce|research|reconcile|post|raise|order|receive|evaluate|define|translate|partner|contribute)\b/i;

/** Whether a line says that it asks for something, by its own words. */
export const asks = (text: string): boolean => must.test(text) || task.test(text) || openerOfTask.test(text);

/** The line, cut where an extra follows what is asked for: "Dutch and English, German is a plus". */
export function clausesOf(line: AdvertLine): AdvertLine[] {
  const found = line.text.match(nice);
  if (!found?.index || line.topic === 'nice') return [line];
  const cut = Math.max(...[',', ';', ' - ', '. ', ' ('].map((sign) => line.text.lastIndexOf(sign, found.index)));
  const [before, after] = [line.text.slice(0, cut), line.text.slice(cut + 1).trim()];
  return cut < 3 || /^ideally|^preferably/i.test(before)
    ? [line]
    : [
        { ...line, text: before },
        { ...line, text: after, topic: 'nice' },
      ];
}

/** How much a line asks for what it names; undefined where it asks for nothing. */
export function weightOf({ text, topic }: AdvertLine): DemandWeight | undefined {
  const isNice = nice.test(text);
  if (never.test(text) && !/\bnot essential|but not\b/i.test(text)) return undefined;
  if (notDemand.test(text)) return undefined;
  if (topic === 'none') return undefined;
  if (isNice || topic === 'nice') return /\bmust\b|\brequired\b/i.test(text) && topic !== 'nice' ? 'must' : 'nice';
  if (topic === 'must') return 'must';
  if (
    /^(?:an? )?(?:\w+'s? |university |college |relevant ){0,2}(?:degree|diploma)\b|^(?:ph\.?d|ged|high school)\b/i.test(
      text,
    )
  )
    return 'must';
  if (topic === 'task')
    return /\bmust (?:have|be|hold)|\b(?:is|are) (?:required|essential)|\d+\+? years/i.test(text) ? 'must' : 'task';
  if (openerOfTask.test(text) || task.test(text)) return 'task';
  return must.test(text) ? 'must' : 'task';
}
