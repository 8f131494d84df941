import { frequencyOf } from '../language/spelling/word-counts.ts';
import { stem } from './stem.ts';
import type { Token } from './tokens.ts';

/** Words of adverts and resumes that tell nothing about a demand. */
const empty = new Set(
  `a about ability able above across act active actively add additional all along also always am amount an and any
  applicant application apply appropriate are area around as aspect assist assistance at attention attitude background
  based basic be become been before being best between beyond both bring broad build but by can candidate capable
  career carry chance change clear clearly closely collaborate come comfortable committed company competitive complete
  comply considered consistently contribute contribution could create credible current currently daily day deal degree
  deliver demonstrable demonstrate demonstrated desirable desire detail develop developing development different do does
  drive duties duty e each effective effectively efficient either else employee enable ensure ensuring environment
  equivalent essential establish etc even every everyone excellent expect expected experience experienced expert
  expertise fast field find first flexible focus follow for from full further g gain general get give go good great group
  grow growing growth had hand handle hands has have help her high highly his how i ideal ideally identify if important
  improve in include including independent independently individual industry initiative input internal into is it its
  job join just keep key know knowledge large lead leading learn least level life like liaise live look looking maintain
  make manage many may me member minimum month more most much must my necessary need needed new no not now number of off
  offer on one only open opportunity or order organisation organization other our out over overall own part partner
  passion passionate people perform person place plan please plus position positive possess practical prefer preferable
  preferably preferred prepare present previous previously proactive problem proficiency proficient profile proven
  provide quality quickly range record regular regularly related relevant require required requirement responsibilities
  responsibility responsible result role run s same seek self set several should show similar skill skilled small so
  solid some someone start strong style successful such suitable support sure take task team than that the their them
  then there these they this those through throughout time to together top track twice two under understand understanding
  up us use used useful using variety various very want was way we week well what when where which while who will willing
  willingness with within without work worker working world would year years you your yourself environment plus day
  three four five six seven eight nine ten use utilise utilize leverage e.g necessary etc necessary`
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => [word, stem(word)]),
);

const memory = new Map<string, number>();
const longestMemory = 20_000;

/** How much a word tells, from 0 to 1: the rarer in general language, the more. */
export function rarityOf({ word, stem: root }: Token): number {
  if (empty.has(word) || empty.has(root) || /^\d+$/.test(word)) return 0;
  const known = memory.get(word);
  if (known !== undefined) return known;
  const level = Math.max(frequencyOf(word), frequencyOf(root));
  const rarity = word.length === 1 ? 0 : Math.round((1 - level * 0.085) * 100) / 100;
  if (memory.size > longestMemory) memory.clear();
  memory.set(word, rarity);
  return rarity;
}
