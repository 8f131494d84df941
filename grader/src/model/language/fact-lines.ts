import { isPlace } from '../../words/places/places.ts';

/** Labels in front of a name, a list of names or a date, by the noun that they end in, alone or with "used" and a number. */
const fact = new RegExp(
  `^\\P{L}*(?:\\p{L}[\\p{L}’'&/.-]* ){0,3}(?:${`projects?|clients?|customers?|consultants?|contractors?|companies|company|employer|organi[sz]ation|industry|
    name|title|topic|subjects?|sub|thesis|dissertation|location|place|address|site|department|team|team size|
    software|softwares|tools?|technolog(?:y|ies)|tech stack|stack|platforms?|environment|languages?|frameworks?|database|
    supervisors?|advisors?|advisers?|mentors?|professors?|guide|pi|investigators?|collaborators?|partners?|
    duration|period|dates?|cost|value|salary|make|courses?|coursework|modules?|keywords?|links?|website|github|demo|
    from|e-?mail|mob|mobile|phone|type|reason (?:of|for) leaving(?: the job)?`.replace(
    /\s*\n\s*/g,
    '',
  )})(?: used| handled| name)?(?: ?\\(?\\d+\\)?)?\\s*:\\s+\\S`,
  'iu',
);

/** A name and its place: “Harbor Works | Leeds, UK”. */
const placed = /^[^|]{3,60} \| ([^|]{3,40})$/u;

/** Whether a line only gives a fact: that which its label asks for, “Client: Harbor Works”, or a name with its place. */
export const namesFact = (text: string): boolean => fact.test(text) || isPlace(placed.exec(text)?.[1] ?? '');
