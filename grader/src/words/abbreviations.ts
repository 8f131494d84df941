/** Words that people shorten and end with a full stop, in small letters. */
const shortened =
  `acc addr admin al ann appl approx arr assn assoc asst ave avg biol bldg blvd bros bull ca cert cf chem
  choreo civ co col coll commun constr corp cum dept depts dev dir dist dwg econ ed eds elec elect engg environ equip est
  etc exp ext feat fig ft gen govt hosp hr hrs inc incl info inst instr int intl jr lab lett llc ltd maint mater math max
  mech mfg mgmt mgr min mio misc mktg mo mob mos mrd mt natl no nos orig perf ph phys pp proc prof proj psychol pvt qty
  qual rd ref reg rev sch sci sec soc soft spec sq sr st std tech tel temp trans univ vol vs yr yrs`
    .trim()
    .split(/\s+/)
    .join('|');

/** An abbreviation at the end of a text, without its last full stop: also single letters, "a.m", "e.g" and "B. Tech". */
const atEnd = new RegExp(
  `(?<!\\p{L})(?:${shortened}|\\p{Lu}|\\p{L}\\.\\p{L}|ph\\.d|[bm]\\. ?(?:tech|com|pharm|arch|ed|des|eng|sc|phil))$`,
  'iu',
);

/** Whether a text ends with an abbreviation, whose full stop behind it ends no sentence: "pumps, valves etc", "Harbor Ltd". */
export const endsAbbreviated = (text: string): boolean => atEnd.test(text);
