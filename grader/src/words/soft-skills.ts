/** Skills of character as lists name them. */
export const softSkill =
  /^(?:(?:excellent|strong|good|great|effective|verbal|written|oral|interpersonal|verbal and written) )*(?:communications?|teamwork|team (?:work|player|building)|leadership|problem[- ]solving|time management|hard[- ]?working|adaptab(?:le|ility)|creativ(?:e|ity)|flexib(?:le|ility)|multi-?tasking|organi[sz](?:ed|ation)|organi[sz]ational|attention to detail|critical thinking|work ethic|collaboration|interpersonal|self[- ]motivat(?:ed|ion)|motivated|positive attitude|fast learner|quick learner|reliab(?:le|ility)|punctual(?:ity)?|decision[- ]making|emotional intelligence|empathy|patience|active listening|conflict resolution|detail[- ]oriented)(?: skills?)?$/i;
/** Traits, which people list as skills, too. */
const trait =
  /^(?:(?:very|highly|good|self|quick|fast|smart|hard)[- ])?(?:dependable|energetic|dynamic|honest(?:y)?|sincer(?:e|ity)|efficient|confiden(?:t|ce)|dedicat(?:ed|ion)|loyal(?:ty)?|disciplined?|passionate|optimistic|polite|friendly|enthusias(?:m|tic)|patient|responsible|trustworthy|innovative|proactive|positive(?: thinking| thinker)?|hard[- ]?work(?:er|ing)?|smart[- ]?work(?:er|ing)?|learner|learning|listener|team (?:member|leader|spirit)|willing(?:ness)? to learn|ability to .*|able to .*|negotiation|presentation|people|(?:analytical|strategic)(?: thinking)?)(?: skills?)?$/i;

/** Whether a skill is one of character, which no line names. */
export const tellsCharacter = (text: string): boolean => softSkill.test(text) || trait.test(text);
