import { ofTexts, remembered } from '../remembered.ts';

/** Words that name schools and universities. */
export const schoolCue =
  /(?<!\p{L})(?:universit(?:y|ies|à|é|ät|eit|atea?|as|at|et(?:et|as|s|e)?|esi|eti)|[uü]n[iİ]vers[iİ]tes[iİ]|univerzit(?:a|y|et)|uniwersytet|polite(?:c)?hnica|politechnika|univ\.|universidade?|(?:fach)?hochschule|(?:berufs|real|ober|gesamt|grund|haupt)?schulen?|college|colegio|collège|schools?|(?<!of )highschools?|h\.?s\.?s(?:chool)?\.?|\p{L}*vidh?yalayam?|vidya ?peeth|convent|groupe scolaire|iut|technikum|vidya ?mandir|academy|institutes?|institut|instituto|istituto|polytechnics?|politecnico|politécnico|polytechnique|conservatory|seminary|lycée|liceo|lyceum|lycee|école|escuela|escola|scuola|faculdade|facultad|faculty|schule|\p{L}+schule|gymnasium|hogeschool|berufskolleg|fachseminar|akademie|académie|i\.?t\.?i\.?,|MIT|UCLA|UCL|LSE|NYU|ETH|bootcamp|general assembly|coursera|edx|udacity)(?!\p{L})/iu;

/** Universities with several campuses, whose name continues after a comma: "University of California, Davis". */
export const campusSystem =
  /^(?:the )?(?:california (?:state|polytechnic state) university|university of (?:alabama|arkansas|california|colorado|hawai[‘'ʻ]?i|houston|illinois|maryland|massachusetts|michigan|minnesota|missouri|nebraska|north carolina|south carolina|tennessee|texas|wisconsin)|(?:state|city) university of new york|indiana university|louisiana state university|(?:penn(?:sylvania)?) state(?: university)?|purdue university|rutgers(?: university)?|southern illinois university|texas a&m university|university of nevada|suny|cuny)$/i;

/** Boards that examine pupils, named in the place of a school: "C.B.S.E.", "Kerala State Board". */
export const examBoard =
  /(?<![\p{L}.])(?:(?:c\.?b\.?s\.?e|i\.?c\.?s\.?e|i\.?s\.?c|n\.?i\.?o\.?s|(?:[a-z]\.?){0,3}b\.?s\.?e(?:\.?b)?|c\.?h\.?s\.?e|s\.?c\.?v\.?t|n\.?c\.?v\.?t)\.?(?![\p{L}.])|(?:\p{L}+\.? ){0,4}board(?: of [\p{L} ]+| examinations?)?(?!\p{L}))/iu;

/** Schools in the names of what they award: "Secondary School Certificate", or "High School" alone. */
const awardedBySchool =
  /(?:high(?:er)?|secondary|primary) ?school(?= (?:certificate|certification|examination|exam|leaving|diploma|education|course))|(?:polytechnic|college)(?= diploma)|^(?:senior |higher )?(?:high|secondary) ?school(?: ?\([^)]*\))?$|\bpre[- ]*university(?! college)/giu;

/** Whether a text names a school, and not only what a school awards. */
export const namesSchool = remembered(
  (text: string): boolean => schoolCue.test(text) && schoolCue.test(text.replace(awardedBySchool, '')),
  ofTexts,
);

/** Levels in the names of schools, which are degrees elsewhere: "Elm Higher Secondary School", "Hill Inter College". */
const levelInName =
  /(?<=\p{Lu}[\p{L}.’'&]* )(?<!(?:passed|completed|done|class|pass) )(?:(?:matric(?:ulation)?|inter(?:mediate)?|higher|senior|secondary|high|hr|sr|sec)[. ]+)+(?=(?:school|college|scl)(?!\p{L}))(?!school (?:certificate|examination|exam|leaving|diploma|education|course))/giu;

/** A town and its state at the end of a text, where the letters of the state are those of a degree. */
const townAndState = /,\s(\p{Lu}[\p{L}.’' -]{2,24}),\s(?:MA|MS|ME|MD)$/u;
/** Endings of words that name a subject and no town: "Elm College, Economics, MA". */
const subjectEnd = /(?:ics|logy|istry|ing|ment|tion|ance|ence|graphy|nomy|history|literature|english|arts?|law)$/i;

/** Whether letters are the state behind the town of a school, and no degree: "Elm College, Springfield, MA". */
export function isStateOfSchool(before: string, letters: string): boolean {
  const text = `${before.replace(/,$/, '')}, ${letters}`;
  const [, town = ''] = townAndState.exec(text) ?? [];
  return town !== '' && !subjectEnd.test(town) && namesSchool(text.replace(townAndState, ''));
}

/** A text without the state at its end that is no degree. */
function withoutState(text: string): string {
  const at = text.lastIndexOf(', ');
  return at > 0 && isStateOfSchool(text.slice(0, at), text.slice(at + 2)) ? text.slice(0, at) : text;
}

/** A text whose names of schools have lost their levels and states, so that what is left of a degree is one. */
export const withoutLevels = (text: string): string => withoutState(text).replace(levelInName, '');

/** The level of a school alone, told in the place of a degree: "Secondary", "Primary Education". */
export const schoolLevel =
  /^(?:primary|secondary|elementary|tertiary|vocational|intermediate(?= school)|(?:junior|senior) high|high school(?= education))(?: (?:level|education|school|course))?$/i;

/** What is learnt without a degree: "Ropes and Sails Course", "Training in Knots", "Study abroad". */
export const namesCourse =
  /^(?!(?:relevant|related|selected|other|online) |.*\b(?:honou?rs|board|council|ministry|directorate|department|cent(?:re|er)|govt|government)\b)(?:\p{L}.* (?:certification|course|program(?:me)?|training|speciali[sz]ation|nanodegree|exchange)|(?:training|course) (?:in|on) \p{L}.*|(?:\p{L}+ )?study abroad|exchange (?:semester|student|year|program(?:me)?).*)$/iu;

const bootcamp = /(?<!\p{L})boot ?camps?(?!\p{L})/iu;
const taughtThere =
  /(?<!\p{L})(?:web|software|full[- ]?stack|front[- ]?end|back[- ]?end|coding|programming|data|design|develop\p{L}*|engineering|ux|analytics|cyber ?security|devops|marketing|react|java\p{L}*|python)(?!\p{L})/iu;

/** Whether a text names the course of a bootcamp by what is taught there: "Data Science Bootcamp", but not "Elm Bootcamp". */
export const namesBootcamp = (text: string): boolean =>
  bootcamp.test(text) && taughtThere.test(text) && !namesSchool(text.replace(bootcamp, ''));
