import { careSkills } from './care.ts';
import { commerceSkills } from './commerce.ts';
import { dataSkills } from './data.ts';
import { designSkills } from './design.ts';
import { engineeringSkills } from './engineering.ts';
import { financeSkills } from './finance.ts';
import { logisticsSkills } from './logistics.ts';
import { officeSkills } from './office.ts';
import { softwareSkills } from './software.ts';

/** Skills, tools, methods and licences of the trades, written for Redmark; `matching/text/taxonomy.ts` reads them. */
export const skillData = [
  softwareSkills,
  dataSkills,
  designSkills,
  careSkills,
  financeSkills,
  commerceSkills,
  officeSkills,
  logisticsSkills,
  engineeringSkills,
].join('\n');

/** What skills, tools and methods are called, in lower case. */
export const skillNames: ReadonlySet<string> = new Set(
  skillData
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => (line.split(' > ')[0] ?? '').split('|'))
    .map((name) => name.replace(/^[!+~^-]+/, '').toLowerCase()),
);
