import { remembered } from './remembered.ts';

/** What the value behind a label of an entry is; `duties` opens the lines of a job, `detail` has no field of its own. */
export type LabelRole =
  | 'employer'
  | 'title'
  | 'period'
  | 'from'
  | 'to'
  | 'place'
  | 'degree'
  | 'field'
  | 'school'
  | 'board'
  | 'mark'
  | 'duties'
  | 'detail';

/**
 * Labels in front of the parts of a job or a study, and heads of table columns: lower case, letters and single spaces,
 * without accents. English, German, French, Spanish, Italian, Portuguese, Dutch.
 */
const labels: Record<LabelRole, string> = {
  employer: `company|company name|companies|name of company|name of the company|organization|organisation|organization name|
    organisation name|name of organization|name of the organization|name of organisation|name of the organisation|
    employer|employers|employer name|name of employer|name of the employer|name and address of employer|firm|name of firm|
    hospital|name of hospital|hospital name|company organization|previous employer|current employer|previous company|
    current company|past company|last company|last employer|company client|establishment|concern|worked with|working with|worked at|working at|work place|past employer|past organization|past organisation|
    name of the firm|name of companies|company name address|company name and address|company name country|present employer|
    present company|present organization|present organisation|name of present employer|worked in|working in|
    current employee|previous employee|present employee|employed|employed at|employed with|employed by|hotel|hotel name|
    current organization|current organisation|previous organization|previous organisation|
    firma|unternehmen|arbeitgeber|betrieb|entreprise|societe|employeur|etablissement|empresa|compania|empleador|
    nombre de la empresa|azienda|ditta|datore di lavoro|nome e indirizzo del datore di lavoro|societa|empregador|
    nome da empresa|bedrijf|werkgever|bedrijfsnaam|naam bedrijf`,
  title: `designation|designations|destination|position|positions|position held|positions held|post|post held|role|roles|job title|title|
    job role|job position|occupation|occupation or position held|designation held|designation and role|post name|
    current designation|last designation|job|job post|desigination|designated as|worked as|working as|joined as|capacity|
    position hold|my role|my present role|my current role|my previous role|position title|position title level|job designation|work role|present designation|present position|
    current position|post designation|designation post|position designation|designation position|last position|
    stelle|funktion|berufsbezeichnung|tatigkeit als|poste|fonction|poste occupe|intitule du poste|emploi|puesto|cargo|
    funcion|puesto de trabajo|ocupacion|ruolo|posizione|qualifica|mansione|posizione ricoperta|lavoro o posizione ricoperti|
    funcao|cargo exercido|functie|rol|functietitel|beroep`,
  period: `duration|period|tenure|dates|date|time period|working period|employment period|period of employment|work period|
    duration of work|work duration|experience|years|year|year of passing|passing year|year of completion|passed out|
    year passed|expected graduation|expected graduation date|anticipated graduation|anticipated graduation date|graduation date|
    date of graduation|expected completion|graduated|passing out year|year of pass|yr of passing|year of graduation|batch|session|academic year|service period|
    from to|period of service|dates of employment|date of employment|period of work|from till|experience period|
    year of passing out|date attended|completion year|period from to|month and year of passing|
    length of service|training period|training duration|assignment period|job duration|duration period|period duration|
    date of employ|inclusive date|inclusive dates|worked from|working from|working duration|total duration|yop|dates worked|
    zeitraum|dauer|jahr|periode|duree|dates d emploi|annee|annees|periodo|duracion|fecha|fechas|ano|anos|data|
    durata|anno|duracao|duur|looptijd|jaar`,
  from: 'from|from date|start date|date of joining|joining date|joined on|doj|since|von|du|desde|dal|de|van|begin',
  to: 'to|to date|end date|date of leaving|leaving date|till|relieved on|until|bis|au|hasta|al|ate|tot|eind',
  place: `location|place|city|address|country|place of work|job location|work location|place of posting|posted at|
    project location|site|site location|ort|standort|arbeitsort|lieu|ville|lugar|ubicacion|ciudad|luogo|sede|citta|
    local|cidade|localidade|plaats|locatie`,
  degree: `degree|qualification|qualifications|course|courses|course name|name of course|name of the course|exam|
    examination|examinations|examination passed|exam passed|class|standard|program|programme|degree certificate|
    certificate|name of examination|name of the examination|name of exam|education|educational qualification|degrees|
    degree course|academic qualification|qualification degree|standard course|title of qualification|class degree|
    course degree|degree diploma|title of qualification awarded|name of degree|course class|academic|academics|level|
    abschluss|diplome|formation|titulo|titulacion|estudios|titolo|titolo di studio|grau|curso|formacao|opleiding|diploma`,
  field: `discipline|specialization|specialisation|stream|branch|major|subject|subjects|trade|field|field of study|faculty|
    department|fachrichtung|specialite|filiere|especialidad|especialidade|indirizzo|area`,
  school: `school|college|institute|institution|institutions|name of institution|name of the institution|institute name|
    name of institute|name of the institute|college name|school college|college school|institute college|college institute|
    school institution|institution name|university|name of school|name of college|name of the college|school name|
    name of the school|university college|college university|name of school college|school college university|
    school university|institute university|university institute|institution university|university institution|
    institute school|name of university|university name|school college name|name of the school college|
    college institution|institute organization|academy|univ|collage|colleges|schools|
    schule|hochschule|universitat|bildungseinrichtung|ecole|universite|institut|centro|universidad|escuela|
    institucion|institucion educativa|institucion formadora|centro educativo|centro de estudios|etablissement|
    istituto|universita|scuola|instituicao|universidade|escola|instelling|onderwijsinstelling`,
  board: `board|board university|university board|board of university|university or board|board or university|
    board of examination|affiliation|examination board|boards university|name of board|name of board university|
    council|board institute|institute board|institution board|board institution|council board|school board|board school|
    affiliated to|examining body|awarding body|university board name|board name|board universities`,
  mark: `percentage|percent|marks|mark|grade|grades|cgpa|gpa|cpi|sgpa|aggregate|division|result|results|score|
    percentage cgpa|cgpa percentage|percentage of marks|marks obtained|percentage marks|marks percentage|class division|
    division class|percentage grade|grade percentage|class obtained|percent age|percent of marks|percent marks|percent obtained|marks percent|marks in percent|cgpa percent|percent cgpa|percentage percent|aggregate percent|aggregate percentage|percentage obtained|of marks|age|
    final grade|final grades|final mark|final marks|final score|final gpa|final result|overall grade|overall mark|overall gpa|overall cgpa|
    cumulative gpa|average grade|grade average|grade point average|note finale|moyenne|gesamtnote|endnote|notendurchschnitt|
    nota final|nota media|voto finale|media final|eindcijfer|
    marks in|obtained marks|overall percentage|secured|performance|remarks|percentile|
    note|abschlussnote|mention|nota|calificacion|voto|votazione|cijfer|classificacao`,
  duties: `responsibilities|responsibility|roles and responsibilities|role and responsibilities|roles and responsibility|
    role and responsibility|job responsibilities|job responsibility|key responsibilities|duties|duties and responsibilities|
    duties and responsibility|job profile|job profiles|job description|job descriptions|work profile|nature of work|
    nature of job|nature of duties|major responsibilities|main responsibilities|main duties|main activities|
    main activities and responsibilities|responsibilities include|duties include|duties included|
    responsibilities included|my responsibilities|my responsibilities include|job duties|job role and responsibilities|
    job roles and responsibilities|roles|work responsibilities|key duties|responsibilities and duties|tasks|role description|
    daily tasks|core responsibilities|work description|brief description|description|brief job description|highlights|
    key highlights|key achievements|achievements|accomplishments|key accomplishments|selected achievements|key result areas|
    kra|job summary|work done|contribution|contributions|activities|work responsibility|job nature|profile|
    main responsibility|key responsibility|responsibilities handled|the main tasks|main tasks|key deliverables|deliverables|
    key activities|job responsibilities include|job description and responsibilities|job description responsibilities|
    roles responsibilities|rolls and responsibilities|accountabilities|principle accountabilities|
    principal accountabilities|nature of job responsibilities|tasks within this role included|key tasks|
    roles played|role played in the company|responsibilites|resposibilities|responsiblities|
    aufgaben|tatigkeiten|aufgabenbereich|verantwortlichkeiten|missions|mission|taches|responsabilites|activites|
    funciones|responsabilidades|tareas|actividades|mansioni|attivita|compiti|responsabilita|
    principali mansioni e responsabilita|atividades|principais atividades|funcoes|responsabilidades principais|
    taken|werkzaamheden|verantwoordelijkheden|taken en verantwoordelijkheden`,
  detail: `client|clients|clint|clients name|end user|name of client|name of the client|title of project|title of the project|project role|customer|customers|end client|client name|project|main project|major project|project name|project title|name of project|name of the project|project details|
    consultant|contractor|main contractor|sub contractor|mep contractor|owner|reporting to|reports to|reporting|team size|bed capacity|
    team|environment|technology|technologies|technologies used|tools|tools used|tech stack|industry|nature of business|
    business|type of business|company profile|about company|about the company|website|notice period|ctc|salary|
    last salary|reason for leaving|project cost|cost|projects|projects handled|major projects handled|major projects|projects done|key projects|
    current salary|expected salary|last drawn salary|nature of project|page|value|project value|scope|scope of work|employment type|platform|
    department|functional area|software|skills|no of beds|vessel|project site|domain|project duration|company industry|industry type|
    project description|software used|operating system|operating systems|database|make|project period|company overview|
    products|reason of leaving|current ctc|contract value|grade taught|classes taught|subjects taught|
    thesis supervisor|supervised by|advised by|thesis advisor|academic advisor|mentored by|guided by|principal investigator|thesis|dissertation|thesis title|thesis topic|
    coursework|relevant coursework|selected coursework|related coursework|key coursework|relevant courses|selected courses|
    areas|focus|lab|labs|research area|research areas|keywords|link|links|
    kunde|projekt|client final|projet|cliente|proyecto|progetto|projeto|klant`,
};

const roles = new Map(
  (Object.keys(labels) as LabelRole[]).flatMap((role) =>
    labels[role].split('|').map((name) => [name.trim(), role] as const),
  ),
);

/** The same without spaces, for heads of columns too narrow for their words: "Examinatio n". */
const rolesUnspaced = new Map(
  [...roles].filter(([name]) => name.length >= 8).map(([name, role]) => [name.replaceAll(' ', ''), role]),
);

const longestLabel = 48;

/** The role that a label announces, as printed: "Name of Company", "Roles & Responsibilities:", "Year of Passing". */
export const roleOfLabel = remembered((text): LabelRole | undefined => {
  // Longer ones are no labels, and not worth keeping.
  if (text.length > 3 * longestLabel) return undefined;
  // "Class 12" is a degree, not the label of one.
  if (/^(?:class|standard)\W*\d/i.test(text)) return undefined;
  const bare = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\((?:s|es|in %|%)\)/g, '')
    .replace(/%/g, ' percent ')
    .replace(/[&+]/g, ' and ')
    .replace(/['’]s\b/g, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  if (bare.length > longestLabel) return undefined;
  return (
    roles.get(bare) ??
    (/ .{1,2}(?: |$)/.test(bare) ? rolesUnspaced.get(bare.replaceAll(' ', '')) : undefined) ??
    roleOfWords(bare.split(' '))
  );
});

/** Labels of projects that are posts as well; "Contractor" is hardly ever one. */
export const isPostToo = (text: string): boolean => /^(?:consultant|owner)$/i.test(text.trim());

/** Roles that the words of one label may name together; the first of a label's is its role. */
const families: LabelRole[][] = [
  ['degree', 'field'],
  ['school', 'board'],
  ['period'],
  ['mark'],
  ['employer', 'school'],
];
const between = new Set(
  'of the and or in name names passed awarded obtained appeared passing completed completion secured attended study'.split(
    ' ',
  ),
);

/** The role of a label all of whose words name parts of one thing: "Institution & Board", "Name of degree awarded". */
function roleOfWords(words: string[]): LabelRole | undefined {
  const named = words.filter((word) => !between.has(word)).map((word) => roles.get(word));
  if (words.length < 2 || named.length === 0 || new Set(words).size < words.length) return undefined;
  const family = families.find((some) => named.every((role) => role !== undefined && some.includes(role)));
  return family?.find((role) => named.includes(role));
}
