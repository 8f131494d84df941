/** Words that distinguish an organisation from a title. Lower case. */
export const organisationCues = new Set(
  `inc inc. llc llp ltd ltd. limited plc gmbh ag corp corp. corporation co co. company companies group holdings holding
  partners associates bank trust insurance university college school academy institute institution polytechnic hospital
  clinic medical-center health healthcare center centre laboratory laboratories lab labs foundation society association
  federation council department ministry agency bureau office authority commission committee club church museum library
  gallery theatre theater studio studios hotel hotels resort restaurant cafe bakery bistro kitchen market store stores
  shop supermarket pharmacy logistics freight transport airlines airways railways motors automotive energy power electric
  gas oil steel mining chemical chemicals pharma pharmaceuticals biotech biosciences therapeutics software systems
  technologies technology solutions services consulting consultants advisory capital ventures investments securities
  financial finance media press publishing news magazine radio television networks network communications telecom
  telecommunications mobile games entertainment productions pictures records construction builders engineering
  architects design-studio properties realty estate manufacturing industries industrial works packaging foods farms dairy
  beverages brewing brewery apparel fashion outfitters furniture home goods retail wholesale distribution supply
  international worldwide global america usa uk europe army navy force guard police city county state district borough
  nhs high-school elementary primary secondary charity nonprofit coalition alliance collective cooperative union`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that name schools and universities. */
export const schoolCue =
  /\b(university|universit[àáéy]\w*|universidad|universität|college|school|academy|institute|polytechnic|conservatory|seminary|lycée|gymnasium|MIT|UCLA|UCL|LSE|NYU|ETH|bootcamp|general assembly|coursera|edx|udacity)\b/i;

/** Universities with several campuses, whose name continues after a comma: "University of California, Davis". */
export const campusSystem =
  /^(?:the )?(?:california (?:state|polytechnic state) university|university of (?:alabama|arkansas|california|colorado|hawai[‘'ʻ]?i|houston|illinois|maryland|massachusetts|michigan|minnesota|missouri|nebraska|north carolina|south carolina|tennessee|texas|wisconsin)|(?:state|city) university of new york|indiana university|louisiana state university|(?:penn(?:sylvania)?) state(?: university)?|purdue university|rutgers(?: university)?|southern illinois university|texas a&m university|university of nevada|suny|cuny)$/i;

/** Names of degrees and school certificates, written out. */
const degreeName =
  /\b(?:bachelor(?:['’]?s)?|master(?:['’]?s)?|doctor(?:ate|al)?|juris doctor|associate(?:['’]s)? (?:degree|of|in)|diploma|certificate|(?:post)?graduate (?:diploma|certificate)|a[- ]levels?|gcses?|high school diploma|minor in|major in|hono(?:u)?rs|licence|licenciatura|degree)\b/i;

/** Abbreviated degrees, in capital letters. */
const degreeLetters =
  /\b(?:B\.?\s?A|B\.?\s?S(?:c)?|B\.?Eng|B\.?B\.?A|B\.?Com|B\.?Ed|B\.?F\.?A|B\.?S\.?N|B\.?Tech|M\.?\s?A|M\.?\s?S(?:c)?|M\.?B\.?A|M\.?Eng|M\.?Ed|M\.?F\.?A|M\.?Phil|M\.?P\.?H|M\.?S\.?N|Ph\.?\s?D|D\.?Phil|J\.?D|M\.?D|LL\.?B|LL\.?M|HND|HNC|PGCE|G\.?E\.?D)\b\.?(?!\w)/;

/** Whether a text names a degree. */
export const namesDegree = (text: string) => degreeName.test(text) || degreeLetters.test(text);
