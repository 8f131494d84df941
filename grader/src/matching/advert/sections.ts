import { plainText } from '../../model/trades/tokens.ts';
import { namesJob } from '../text/names-job.ts';

/** What the lines below a title are about; `open` where no title told. */
type Topic = 'must' | 'nice' | 'task' | 'none' | 'open';
export type AdvertLine = { text: string; topic: Topic; isTitle: boolean };

const titles: [Topic, RegExp][] = [
  [
    'none',
    /\b(?:about (?:us|our \w+|the (?:company|team|employer|organi[sz]ation|school|hospital|firm))|who we are|our (?:company|story|values|culture|mission|team|benefits|commitment)|benefits?|perks|(?:what|why) we offer|we offer|what(?:'s| is) in it|what you(?:'ll| will) (?:get|receive)|compensation|salary|pay(?: range)?|remuneration|rewards?|equal opportunit\w*|eeo|diversity|inclusion|how to apply|to apply|application process|next steps|privacy|disclaimer|safeguarding|^why \w+(?: \w+)?\??$|why (?:join|work|us)|working (?:hours|with us|at)|hours|schedule|shift|location|disclosure|the package|contact|physical (?:requirements?|demands?)|working (?:conditions|environment)|work environment|physical and mental|eligibility to work|agency notice)\b/i,
  ],
  [
    'nice',
    /\b(?:nice[- ]to[- ]haves?|preferred|preferences?|desired|desirable|bonus|plus(?:es)?|would be (?:great|nice|good)|good to have|advantageous|advantages?|ideally|extra credit|optional|assets?)\b/i,
  ],
  ['task', /\b(?:duties|responsibilities)\b(?! .*\b(?:qualifications|requirements)\b)/i],
  [
    'must',
    /\b(?:must[- ]haves?|requirements?|required|qualifications?|what you(?:'ll)? (?:bring|need|have)|you(?:'ll| will) (?:bring|need|have)|what we(?:'re| are) looking for|what we (?:need|expect|look)|who you are|about you|(?:your |the )?profile|your (?:profile|background|skills|experience|strengths|qualifications)|skills?|experience|education|essential|person specification|the (?:ideal )?(?:candidate|person)|candidate profile|ideal candidate|you have|you are|competenc\w+|knowledge|abilities|eligibility|certifications?|licen[cs]es?|languages?|minimum|we(?:'re| are) looking for|tech(?:nology|nical)? stack|technologies|criteria|credentials)\b/i,
  ],
  [
    'task',
    /\b(?:responsibilit\w+|dut(?:y|ies)|tasks?|what you(?:'ll| will) (?:do|be)|you(?:'ll| will)|the (?:role|job|position|work)|role (?:overview|summary|description|purpose)|job (?:overview|summary|description|purpose|profile)|your (?:role|job|mission|day|work|impact|tasks?)|day[- ]to[- ]day|a typical day|accountabilit\w+|essential functions|scope|objectives?|purpose|position summary|summary|overview|in this (?:role|job)|key areas)\b/i,
  ],
];

/** The topic that a title names; undefined for a line that is no title. */
function topicOfTitle(line: string): Topic | undefined {
  const bare = line.replace(/^[\s#*•=_~-]+|[\s:*#?!=_~-]+$/g, '');
  const words = bare.split(/\s+/).length;
  const isLabel = /:\s*\S/.test(bare);
  const marked = /:\s*\**$|^\s*(?:#|\*\*|==)/.test(line);
  if (isLabel || bare === '' || words > (marked ? 10 : 6) || /[.;,]$/.test(bare) || /\d\s*\+|\byears?\b/i.test(bare))
    return undefined;
  if (!marked && /^[-•*·]\s/.test(line.trim())) return undefined;
  for (const [topic, pattern] of titles)
    if (pattern.test(bare) && (marked || words <= 4 || startsLikeTitle(bare))) return topic;
  return marked && words <= 4 ? 'open' : undefined;
}

const startsLikeTitle = (text: string) =>
  /^(?:what|who|why|how|your?|the|about|our|key|main|essential|basic|minimum|preferred|required|job|role|nice|must|we|in|skills|experience|education|qualifications|requirements|responsibilities|duties)\b/i.test(
    text,
  ) && !/[.!]$/.test(text);

const longestLine = 260;

/** The lines of an advert as pasted, each with what it is about. Long lines are split into sentences. */
export function advertLines(text: string): AdvertLine[] {
  const lines: AdvertLine[] = [];
  let topic: Topic = 'open';
  for (const raw of plainText(text).split(/\r\n|[\n\r\u2028\u2029]|<br\s*\/?>|<\/(?:p|li|h\d|div)>/)) {
    const line = raw
      .replace(/<[^<>]{0,200}>/g, ' ')
      .replace(/&nbsp;/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/\s+/g, ' ')
      .trim();
    if (line === '') continue;
    // The first line is the job itself, whatever its name has in common with titles: "Privacy Lawyer".
    const named = lines.length === 0 && !/:\s*$/.test(line) && namesJob(line) ? undefined : topicOfTitle(line);
    if (named !== undefined) {
      topic = named;
      lines.push({ text: line, topic, isTitle: true });
      continue;
    }
    const label = line.match(/^[-•*·\s]*([\p{L}' /-]{3,40}):\s+(.+)$/u);
    const labelTopic = label ? topicOfTitle(`${label[1]}:`) : undefined;
    const told = labelTopic !== undefined && labelTopic !== 'open' ? labelTopic : undefined;
    const body = told !== undefined ? (label?.[2] ?? line) : line;
    for (const sentence of sentencesOf(body)) lines.push({ text: sentence, topic: told ?? topic, isTitle: false });
  }
  return lines;
}

const sentencesOf = (line: string): string[] =>
  line
    .split(/(?<=[\p{Ll}\d)]{2}[.!?;])\s+(?=[\p{Lu}•*-])|\s[•·▪●‣◦]\s/u)
    .flatMap((part) => (part.length > 4 * longestLine ? (part.match(/.{1,800}(?:\s|$)|.{800}/gs) ?? []) : [part]))
    .map((part) => part.replace(/^[\s•·▪●‣◦*✓✔➢>–-]+/, '').trim())
    .filter((part) => /\p{L}/u.test(part));
