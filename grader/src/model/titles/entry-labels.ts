const duties =
  'responsibilit(?:y|ies)|responsibilties|duty|duties|deliverables?|accountabilit(?:y|ies)|tasks?|functions';
const label = new RegExp(
  `^(?:(?:my|key|main|major|job|core|primary|specific|daily|work|overall|other|general|and|or|the|of|in|role|roles|current|present|professional|project|basic|day to day) )*(?:${duties})(?: (?:and|or|include[ds]?|including|were|are|held|undertaken|handled|carried out|involved|of|as|in|the|key|main|job|role|roles|current|tasks|achievements|accomplishments|skills|deliverables|work|${duties}))*$|^(?:job|work|role) (?:profile|description|role|summary|nature)$|^job profiles$|^nature of (?:the )?(?:job|work|duties|business)$|^(?:role|roles|key result areas?|kras?|project description|company profile|about the company|about company|reason for leaving|environment|tech stack used|skills used|tools used|technologies used|software used|team size)$`,
);
const field =
  /^(?:e ?mail(?: id| address)?|mobile|phone|tel|telephone|cell|fax|date|place|date of birth|dob|birth date|age|fathers? s? ?name|marital status|civil status|nationality|gender|sex|religion|designation|position|period|duration|organi[sz]ation|company|client|employer|location|project title|title|yours (?:truly|faithfully|sincerely)|truly|name|department|institute|university|college|board|year|degree|course|subject|marks|percentage|height|weight)(?: name| no| number)?$/;

/**
 * Whether a title, in lower case without signs, only announces what follows inside an entry: "Key responsibilities".
 */
export function isEntryLabel(title: string): boolean {
  return label.test(title);
}

/** Whether a text as printed announces what follows it: "Testing includes". */
export function isLeadIn(text: string): boolean {
  return /\b(?:include[ds]?|including|as follows|such as)\W*$/i.test(text);
}

/** Whether a title as printed only announces what follows inside an entry. */
export function isLabelText(text: string): boolean {
  return isEntryLabel(plain(text));
}

/** Whether a text as printed is the label of one value: "Date of birth:", "Designation". */
export function isFieldLabel(text: string): boolean {
  return field.test(plain(text));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/[&/]/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
