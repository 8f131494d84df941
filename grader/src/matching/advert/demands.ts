import type { DemandWeight } from '@redmark/rubric';
import { rarityOf } from '../../model/trades/rarity.ts';
import { type Token, tokensOf } from '../../model/trades/tokens.ts';
import { type Concept, conceptsIn, type Hit } from '../text/taxonomy.ts';
import type { Demand } from '../types.ts';
import { languagesIn, lowestDegreeIn, yearsIn } from './facts.ts';

/** What most people can do for most jobs, and when: it tells the right person from nobody. */
const anybody =
  /\b(?:lift(?:ing)?|pounds|lbs|kg|stand(?:ing)? for|bend|stoop|kneel|climb|see and hear|18 years|background (?:check|screening)|weekends?|overtime|shifts?|evenings?|nights|overnight|travel|relocate|commut\w+|full[- ]time|part[- ]time|hours (?:per|a) week|physical\w*|instructions|authori[sz]ed to work|fast[- ]paced|other duties)\b/i;

const bare = { concepts: [], tokens: [], importance: 1, amount: 1 };
const isLicence = ({ kind }: Concept) => kind === 'licence' || kind === 'permit';
const importanceOf = { licence: 1.3, permit: 0.4, skill: 1, everyday: 0.4, soft: 0.12 };

/** What one line of an advert asks for. */
export function demandsOfLine(line: string, weight: DemandWeight): Demand[] {
  const demands: Demand[] = [];
  const years = yearsIn(line);
  if (years !== undefined)
    demands.push({ ...bare, kind: 'years', weight, text: `${years} years`, line, amount: years });
  const level = weight === 'task' ? 0 : lowestDegreeIn(line);
  if (level > 0)
    demands.push({ ...bare, kind: 'education', weight, text: degreeNames[level - 1] ?? '', line, amount: level });
  const languages = weight === 'task' ? [] : languagesIn(line, true);
  for (const text of languages) demands.push({ ...bare, kind: 'language', weight, text, line });
  const tokens = tokensOf(line);
  const hits = conceptsIn(tokens).filter(({ concept }) => level === 0 || isLicence(concept) || tokens.length > 16);
  for (const group of groupsOf(hits, line, tokens)) demands.push(skillDemand(group, weight, line));
  const covered = new Set(hits.flatMap(({ from, to }) => tokens.slice(from, to)));
  const open = tokens.filter((token) => !covered.has(token) && rarityOf(token) > 0.2);
  const told = open.reduce((sum, token) => sum + rarityOf(token), 0);
  const isSaid = level > 0 || languages.length > 0 || hits.some(({ concept }) => concept.kind !== 'soft');
  if (told >= (isSaid ? 2.2 : 0.9) && ((level === 0 && languages.length === 0) || tokens.length > 16))
    demands.push(phraseDemand(tokens, weight, line, anybody.test(line) ? 0.15 : isSaid ? 0.4 : 0.75));
  return demands;
}

const degreeNames = [
  'School leaving certificate',
  'Vocational training or diploma',
  'Bachelor’s degree',
  'Master’s degree',
  'Doctorate',
];

function skillDemand(group: readonly Hit[], weight: DemandWeight, line: string): Demand {
  const concepts = [...new Set(group.map(({ concept }) => concept))];
  const importance = Math.max(...concepts.map(({ kind }) => importanceOf[kind]));
  const asLicence = concepts.some(isLicence);
  const text = concepts.map(({ name }) => name).join(' or ');
  return { ...bare, kind: asLicence ? 'licence' : 'skill', weight, text, line, concepts, importance };
}

const longestPhrase = 40;

function phraseDemand(tokens: readonly Token[], weight: DemandWeight, line: string, importance: number): Demand {
  const told = tokens.filter((token) => rarityOf(token) > 0.2).slice(0, longestPhrase);
  return { ...bare, kind: 'phrase', weight, text: line, line, tokens: told, importance };
}

/** Concepts of which one is enough stand together: "Java or Kotlin", "a cloud (AWS, Azure or similar)". */
function groupsOf(hits: readonly Hit[], line: string, tokens: readonly Token[]): Hit[][] {
  const groups: Hit[][] = [];
  let run: Hit[] = [];
  let isChoice = false;
  const close = () => {
    if (isChoice) groups.push(run);
    else for (const hit of run) groups.push([hit]);
    run = [];
    isChoice = false;
  };
  hits.forEach((hit, n) => {
    const last = hits[n - 1];
    const gap = last ? line.slice(tokens[last.to - 1]?.end ?? 0, tokens[hit.from]?.start ?? 0) : '';
    const isJoined =
      last !== undefined &&
      /^[\s,/()"'-]*(?:and\/or|or|and|e\.?g\.?,?|such as|like|including|&)?[\s,/("'-]*$/i.test(gap);
    if (!isJoined) close();
    if (isJoined && /\bor\b|\/|\be\.?g\b|such as/i.test(gap)) isChoice = true;
    run.push(hit);
  });
  const rest = line.slice(tokens[hits.at(-1)?.to ?? 0]?.start ?? line.length, undefined);
  if (run.length > 0 && /^[\s,]*(?:or )?(?:similar|equivalent|comparable|other|another)\b/i.test(rest)) isChoice = true;
  close();
  return groups;
}
