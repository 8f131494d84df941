/** Verbs by the noun at the head of their object: nouns, then past forms to choose from. */
const table = `report|reports|dashboard|dashboards|deck|decks|presentation|presentations|spreadsheets: Built / Produced
  team|teams|staff|interns|employees|crew|volunteers|associates|nurses|people|trainees: Led / Trained
  budget|budgets|p&l|portfolio|account|accounts|vendors|contracts|facility|store|stores: Managed
  customers|clients|patients|guests|members|students|residents|users: Served / Advised
  event|events|campaign|campaigns|conference|conferences|workshops|meetings: Planned / Ran
  code|app|apps|application|applications|site|website|websites|api|apis|software|features|platform|tool|tools|system|systems: Built / Shipped
  process|processes|workflow|workflows|procedures|operations: Streamlined / Redesigned
  data|analysis|metrics|research: Analyzed
  sales|revenue|profit|growth: Grew
  schedule|schedules|inventory|records|files|calendar|calendars|documents: Organized
  safety|compliance|quality|security|standards: Enforced / Improved
  duties|tasks|shifts|calls|orders|requests|tickets: Handled
  guide|manual|guides|manuals|content|documentation|copy|articles|proposals: Wrote
  training|onboarding|curriculum|lessons|classes: Designed / Ran
  hiring|recruitment|recruiting: Led`;

const byNoun = new Map(
  table.split('\n').flatMap((line) => {
    const [nouns = '', verbs = ''] = line.trim().split(': ');
    return nouns.split('|').map((noun) => [noun, verbs] as const);
  }),
);

/** The past forms that fit a noun as their object, separated by " / ". */
export function verbsForObject(noun: string): string | undefined {
  return byNoun.get(noun.toLowerCase());
}
