import { countNouns, pluralOf } from '../../words/count-nouns.ts';
import { ofTexts, remembered } from '../../words/remembered.ts';
import { allMatches } from '../text/all-matches.ts';

const amount = String.raw`\d[\d,.]*`;
const always = [
  String.raw`(?:[$€£¥]|\b(?:USD|EUR|GBP|CAD|AUD)\s?)\s?${amount}`,
  String.raw`\b${amount}\s?(?:%|percent\b|per ?cent\b|percentage points?\b|bps\b|basis points?\b|x\b|×|k\b|K\b|M\b|MM\b|bn\b|B\b|million\b|billion\b|thousand\b|hundred\b)`,
  String.raw`\b\d{1,3}(?:,\d{3})+\b`,
  String.raw`\b\d+\+`,
  String.raw`\b\d+-(?!year-old)[a-z]+\b`,
  String.raw`\b(?:top|first|1st|2nd|3rd|\d+th)\s+(?:\d+|of|out of)\b`,
  String.raw`\b(?:doubl|tripl|quadrupl|halv)(?:ed|ing|es?)\b`,
  String.raw`\b(?:half|twice|two-thirds|one-third|a third|a quarter|three-quarters)\b`,
  String.raw`\b(?:dozens?|hundreds|thousands|millions|billions|zero)\b`,
  String.raw`\b(?:from|to|by|over|under|of|than|nearly|about|approximately|up to|above|below|within|exceeding|averaging)\s+~?${amount}\b(?!\s?[/]\d)`,
  String.raw`~\s?\d`,
  String.raw`\b\d+\s?no[’']?s\b`,
  String.raw`\b\d+(?:\.\d+)?\s?(?:ms|s|sec|min|hrs?|h|kg|lbs?|g|mg|km|m|mm|cm|ft|sq|GB|TB|PB|MB|kW|MW|GW|kWh|MWh|Hz|kHz|MHz|GHz|°C|°F|pts?)\b`,
];
const metric = new RegExp(always.join('|'), 'i');
const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|eighty|ninety';
const counted = new RegExp(String.raw`\b(?:(?<digits>\d{1,4})|${numberWords})\b((?:[\s-]+[\p{L}'’-]+){1,4})`, 'giu');
/** What looks like an amount but is a name, a version, an hour or a date. */
const names = new RegExp(
  [
    String.raw`\b(?:Python|Java|ISO(?:/IEC)?|Windows|Office|Angular|Vue|PHP|C\+\+|HTML|CSS|ES|SOC|Web|Phase|Grade|Level|Tier|Year|Room|Class|Unit|Stage|Section|Title|Type|Version|Form|Key Stage|Fortune|Forbes|RFC|IEEE|API|Chapter|Part|Series|Gen|Quarter|Day|Week|Model|No\.?|#)\s?\d[\d.:-]*`,
    String.raw`\b24/7\b`,
    String.raw`\b(?:19|20)\d\d\b(?!\+)`,
    String.raw`\b(?:B2B|B2C|3D|2D|4K|S3|EC2|K-?12|401\(?k\)?|MP3|H1|H2|Q[1-4]|P&L|O365|M365|F500|5S|8D)\b`,
    String.raw`\b(?:from|by|to|over|of|in|since)\s+(?:19|20)\d\d\b(?!\+)`,
    String.raw`\bone of\b`,
  ].join('|'),
  'gi',
);
const nouns = new Set([...countNouns].flatMap((noun) => [noun, pluralOf(noun)]));

/** Whether a line holds an amount: money, a share, a count of things, a change. */
export const hasMetric = remembered((text: string): boolean => {
  const plain = text.replace(names, ' · ');
  if (metric.test(plain)) return true;
  for (const [, , after = ''] of allMatches(counted, plain)) {
    const words = after.toLowerCase().split(/[\s-]+/);
    if (words.some((word) => nouns.has(word) || /(?:[^s]s|people|staff|children|women|men)$/.test(word))) return true;
  }
  return false;
}, ofTexts);
