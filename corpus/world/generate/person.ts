/** Invented people as data. What a page prints and what its truth says both come from here. */
export type Kind =
  | 'summary'
  | 'objective'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certifications'
  | 'awards'
  | 'publications'
  | 'research'
  | 'teaching'
  | 'volunteering'
  | 'activities'
  | 'languages'
  | 'interests'
  | 'references'
  | 'contact'
  | 'personal'
  | 'declaration'
  | 'other';

export type Job = {
  title: string;
  employer: string;
  place?: string;
  /** As printed. */
  dates: string;
  /** One line about the employer, the client or the project. */
  about?: string;
  /** A label over the lines, such as "Responsibilities:". */
  heading?: string;
  /** List items. */
  lines?: string[];
  /** Paragraphs in place of list items. */
  told?: string[];
  /** How the job is told where a layout tells jobs in sentences, with {title}, {employer} and {dates}. */
  sentence?: string;
};

export type Study = { degree: string; school: string; dates: string; mark?: string; lines?: string[] };

/** A section: a title and what stands under it, in this order. */
export type Part = {
  kind: Kind;
  title: string;
  text?: string[];
  jobs?: Job[];
  studies?: Study[];
  /** Groups of skills: a label (or none) and its items. */
  groups?: [label: string, items: string[]][];
  /** Skills or languages with a level from 1 to 5. */
  rated?: [name: string, level: number][];
  list?: string[];
  /** Labels and values, as in personal details. */
  pairs?: [label: string, value: string][];
  /** Lines of a signature block: at the left and at the right. */
  signed?: [left: string, right: string][];
};

type Language = 'en-US' | 'en-GB' | 'en-IN' | 'en-AE' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

/** What a coach would give, from 1 (poor) to 5 (excellent). */
export type Quality = { content: number; format: number; writing: number };

export type Person = {
  id: string;
  /** Empty where the resume is anonymised. */
  name: string;
  language: Language;
  career: string;
  label?: string;
  emails: string[];
  phones: string[];
  place?: string;
  links?: string[];
  parts: Part[];
  content: number;
  writing: number;
  /** Mistakes written on purpose: the rule that should speak, and words on its place. */
  flaws?: { rule: string; text: string }[];
};
