/** Fields of work and parts of a firm, as they follow a title: "Manager – *Stores*", "Executive, *Sales & Marketing*". */
const fields = new Set(
  `accounting accounts acct accts admin administration administrative audit auditing automation automobile aviation banking
  billing business chemical civil claims cleaning commercial commissioning communication communications compliance construction
  contracts corporate credit customer design designing development dispatch distribution documentation drawing electrical
  electromechanical electronics energy engineering environment erection estimating estimation execution export fabrication
  facilities facility finance financial fire hardware health hospitality hr hse human hvac import industrial inspection installation
  instrumentation insurance inventory investment it legal logistics machining maintenance management manufacturing marketing
  material materials mechanical mep merchandising network networking nursing office operation operations packaging payroll
  pharmacy piping planning plumbing power process procurement production products programme project projects promotion property
  purchase purchasing qa qc quality recruitment research resources retail risk safety sales security service services shift site
  software store stores structural supply surveying support systems taxation technical technology telecom testing tools trading
  training transport transportation treasury utilities utility warehouse welding works workshop`.split(/\s+/),
);
const parts = new Set('chain department dept deptt desk division section team'.split(' '));
const joins = /[\s/&,()-]+|\b(?:and|of)\b/;

/** Whether a text names nothing but fields of work or a department, and so no employer: "Finance & Accounts". */
export function namesField(text: string): boolean {
  const words = text.toLowerCase().replace(/\.$/, '').split(joins).filter(Boolean);
  return words.some((word) => fields.has(word)) && words.every((word) => fields.has(word) || parts.has(word));
}

/** What opens with something done: "Supervision of works for a factory", "Issuing and receiving products". */
const doing =
  /^(?!(?:institution|foundation|federation|association|corporation|organi[sz]ation|commission|confederation|administration|mission|station|union|department|government|nation|centre|king)\b)(?:\p{L}{3,}(?:tion|sion|ment|ing|ance)|design|responsible|ability)\s+(?:(?:&|and)\s+\p{L}+(?:ing|tion|ment|ance)\s+)?(?:of|for|up|to|after|out|in)\s/iu;
const legalForm = /(?<!\p{L})(?:ltd|limited|llc|l\.l\.c|inc|llp|plc|gmbh|corp|pvt|co)(?!\p{L})/iu;

/** Whether a text tells what was done and so names no employer. */
export const namesTask = (text: string): boolean => doing.test(text) && !legalForm.test(text);
