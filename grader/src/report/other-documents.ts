/** Signs of documents that resumes are mistaken for, each with the number of signs that prove it. */
const documents: { signs: RegExp[]; enough: number }[] = [
  {
    // Letters, to and from a firm.
    signs: [
      /^(?:dear\b|to whom it may concern|respected sir|sehr geehrte|madame, monsieur|estimad[oa]s?\b|gentile\b|prezad|geachte\b)/im,
      /^(?:sincerely|yours (?:sincerely|faithfully|truly)|(?:kind|best|warm) regards|regards\b|mit freundlichen|cordialement|atentamente|cordiali saluti|atenciosamente|met vriendelijke)/im,
      /\b(?:i am writing to|i would welcome the chance|pleased to offer you|look forward to hearing)\b/i,
    ],
    enough: 2,
  },
  {
    // Offers of employment and advertisements of jobs.
    signs: [
      /\b(?:pleased to offer you|offer of employment|terms of (?:this|your) (?:offer|employment)|at[- ]will)\b/i,
      /\bwe (?:are (?:looking|hiring|seeking)|offer|seek)\b/i,
      /\b(?:apply (?:now|by|online)|how to apply|closing date|equal opportunity employer|about (?:us|the role|the company|the job))\b/i,
      /\b(?:the successful candidate|you will|you have|your (?:profile|responsibilities|start date|salary)|what you['’]ll do)\b/i,
      /^(?:requirements|what we offer|benefits|job description|job type|salary|perks|who you are)\b/im,
    ],
    enough: 2,
  },
  {
    // Bills and orders.
    signs: [
      /\b(?:invoice|purchase order|receipt|quotation|statement of account)\b/i,
      /\b(?:bill to|ship to|amount due|total due|subtotal|unit price|due date|vat (?:no|number)|payment terms)\b/i,
      /^.*\b(?:qty|quantity)\b/im,
    ],
    enough: 2,
  },
  {
    // Contracts and forms.
    signs: [
      /\b(?:hereinafter|whereas|the parties|party of the|this agreement|governing law|in witness whereof)\b/i,
      /\b(?:shall (?:not |be |pay|have)|clause \d|section \d+\.\d|termination|the (?:tenant|landlord|lessee|lessor|buyer|seller|contractor|undersigned))\b/i,
      /\b(?:please (?:print|complete|fill)|for office use only|check one|tick (?:one|the box))\b/i,
      /(?:\b(?:application form|formulaire|formulario|formulário|formulier|bulletin d['’]|modulo di|antrag auf)|formular\b)/i,
      /(?:(?:_{5,}|\.{10,}|[□☐])[^□☐_]*){6}/,
    ],
    enough: 2,
  },
  {
    // Papers and books.
    signs: [
      /^(?:abstract|keywords|table of contents|acknowledge?ments|bibliography|chapter (?:\d+|one))\b/im,
      /^(?:\d+\.?\s*)?(?:introduction|related work|methods?|methodology|results|discussion|conclusions?|preface)$/im,
      /\bet al\.|\bdoi:|\bfigure \d|\btable \d|\barxiv\b/i,
    ],
    enough: 2,
  },
  {
    // Menus and recipes.
    signs: [
      /^(?:starters|appetizers|mains|main courses|desserts|sides|beverages|ingredients|directions|method|entrees)\b/im,
      /\b(?:preheat|tablespoons?|teaspoons?|tbsp|tsp|simmer|whisk|served with|gluten[- ]free|cups? of)\b/i,
      /(?:[$€£]\s?\d{1,2}(?:\.\d\d)?\s*\n[\s\S]*){4}/,
    ],
    enough: 2,
  },
];

/** Whether the text is plainly a document of another kind, so that much must speak for a resume. */
export function isOtherDocument(text: string): boolean {
  return documents.some(({ signs, enough }) => signs.filter((sign) => sign.test(text)).length >= enough);
}
