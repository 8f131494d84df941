/** Skills of character as lists name them. */
const softSkill =
  /^(?:(?:excellent|strong|good|great|effective|verbal|written|oral|interpersonal|verbal and written) )*(?:communications?|teamwork|team (?:work|player|building)|leadership|problem[- ]solving|time management|hard[- ]?working|adaptab(?:le|ility)|creativ(?:e|ity)|flexib(?:le|ility)|multi-?tasking|organi[sz](?:ed|ation)|organi[sz]ational|attention to detail|critical thinking|work ethic|collaboration|interpersonal|self[- ]motivat(?:ed|ion)|motivated|positive attitude|fast learner|quick learner|reliab(?:le|ility)|punctual(?:ity)?|decision[- ]making|emotional intelligence|empathy|patience|active listening|conflict resolution|detail[- ]oriented)(?: skills?)?$/i;
/** Traits, which people list as skills, too. */
const trait =
  /^(?:(?:very|highly|good|self|quick|fast|smart|hard)[- ])?(?:dependable|energetic|dynamic|honest(?:y)?|sincer(?:e|ity)|efficient|confiden(?:t|ce)|dedicat(?:ed|ion)|loyal(?:ty)?|disciplined?|passionate|optimistic|polite|friendly|enthusias(?:m|tic)|patient|responsible|trustworthy|innovative|proactive|positive(?: thinking| thinker)?|hard[- ]?work(?:er|ing)?|smart[- ]?work(?:er|ing)?|learner|learning|listener|team (?:member|leader|spirit)|willing(?:ness)? to learn|ability to .*|able to .*|negotiation|presentation|people|(?:analytical|strategic)(?: thinking)?)(?: skills?)?$/i;

/** Whether a skill is one of character, which no line names. */
export const tellsCharacter = (text: string): boolean => softSkill.test(text) || trait.test(text);

/** Phrases of character inside a short line: "Ability to work under pressure", "Good team player with leadership". */
const phrase =
  /(?<![\p{L}-])(?:hard[- ]?work(?:ing|er)?|self[- ](?:motivat(?:ed|ion)|confiden(?:t|ce)|starter|disciplined?|driven)|(?:quick|fast|keen|good) (?:learner|listener)|(?:learn|grasp)(?:s|ing)? (?:new \p{L}+ |things )?(?:quickly|fast)|team[- ](?:player|work|spirit|worker)|positive (?:attitude|thinking|thinker|approach|mind ?set)|(?:communicat(?:ion|ive)|interpersonal|inter-personal|people|presentation) skills?|leadership|time management|problem[- ]solving|communication with|adapt(?:s|ing)? (?:easily |quickly |well )?to|independent(?:ly)?(?: action)?|honest(?:y)?|sincer(?:e|ity)|punctual(?:ity)?|dedicat(?:ed|ion)|confiden(?:t|ce)|flexib(?:le|ility)|adaptab(?:le|ility)|(?:willing(?:ness)?|eager(?:ness)?|desire|zeal|curiosity) to (?:learn|work)|ability to (?:work|learn|handle|adapt|deal|lead|cope|manage|motivate|build|take|adjust|accept)|under pressure|optimis(?:m|tic)|creativ(?:e(?! (?:suite|cloud|commons|writing|brief|direct))|ity)|patien(?:t|ce)|(?:result|goal|detail)s?[- ](?:oriented|driven)|attention to detail|multi-?task(?:ing|er)?|commit(?:ted|ment)|enthusias(?:m|tic)|dynamism|sociab(?:le|ility)|loyal(?:ty)?|smart[- ]?work(?:er|ing)?|responsib(?:le|ility)|determin(?:ed|ation)|decision[- ]making|integrity|good communicator|work ethics?)(?![\p{L}-])/iu;
const longestLine = 10;

/** Whether a short line names nothing but what somebody is like: no tool, no amount, no name. */
export const isTraitLine = (text: string): boolean =>
  tellsCharacter(text) ||
  (phrase.test(text) && text.split(' ').length <= longestLine && !/\d|:|(?<=\p{Ll} )\p{Lu}{2,}/u.test(text));
