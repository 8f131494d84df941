import { organisationCues } from '../posts/organisations.ts';
import { ofTexts, remembered } from '../remembered.ts';

/** Codes of states, provinces and countries at the end of a location: "Austin, TX", "Leeds, UK". */
const regionCodes = new Set(
  `AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI
  SC SD TN TX UT VT VA WA WV WI WY DC PR AB BC MB NB NL NS NT NU ON PE QC SK YT NSW VIC QLD TAS ACT UK US USA UAE`
    .split(/\s+/)
    .filter(Boolean),
);

const regionNames = new Set(
  `alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|
  iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|
  nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|
  rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|
  wyoming|ontario|quebec|british columbia|alberta|england|scotland|wales|northern ireland|united kingdom|great britain|
  united states|united states of america|ireland|france|germany|spain|portugal|italy|austria|switzerland|belgium|
  netherlands|the netherlands|luxembourg|denmark|sweden|norway|finland|iceland|poland|czech republic|czechia|slovakia|
  hungary|romania|bulgaria|greece|turkey|türkiye|ukraine|russia|estonia|latvia|lithuania|croatia|serbia|slovenia|canada|mexico|
  brazil|argentina|chile|colombia|peru|australia|new zealand|india|pakistan|bangladesh|sri lanka|china|japan|south korea|
  korea|taiwan|hong kong|singapore|malaysia|indonesia|philippines|thailand|vietnam|israel|egypt|morocco|tunisia|nigeria|
  ghana|kenya|south africa|ethiopia|uganda|tanzania|saudi arabia|qatar|kuwait|oman|bahrain|united arab emirates|lebanon|jordan|
  iraq|iran|syria|yemen|libya|algeria|sudan|nepal|bhutan|maldives|afghanistan|myanmar|cambodia|kazakhstan|uzbekistan|
  azerbaijan|armenia|cyprus|malta|albania|zambia|zimbabwe|rwanda|burundi|malawi|mozambique|angola|botswana|namibia|
  mauritius|senegal|cameroon|ivory coast|sierra leone|liberia|somalia|ecuador|bolivia|paraguay|uruguay|venezuela|panama|
  costa rica|guatemala|honduras|nicaragua|el salvador|dominican republic|jamaica|cuba|trinidad and tobago|fiji|
  kingdom of saudi arabia|kingdom of bahrain|sultanate of oman|state of qatar|state of kuwait|republic of ireland|
  andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jammu and kashmir|
  jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|
  rajasthan|sikkim|tamil nadu|tamilnadu|telangana|tripura|uttar pradesh|uttarakhand|uttaranchal|west bengal|
  kent|surrey|essex|sussex|hampshire|devon|cornwall|norfolk|suffolk|yorkshire|lancashire|cheshire|dorset|somerset|
  oxfordshire|cambridgeshire|hertfordshire|berkshire|greater manchester|west midlands|merseyside|tyne and wear|avon|
  tuscany|bavaria|catalonia|flanders`
    .split('|')
    .map((name) => name.trim()),
);

/** Large cities that are written without a region. */
export const cities = new Set(
  `london|manchester|birmingham|leeds|liverpool|bristol|sheffield|edinburgh|glasgow|cardiff|belfast|dublin|cork|oxford|
  cambridge|york|bath|brighton|nottingham|leicester|southampton|portsmouth|newcastle|reading|exeter|new york|
  new york city|brooklyn|manhattan|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|austin|
  san jose|san francisco|seattle|denver|boston|detroit|portland|atlanta|miami|minneapolis|baltimore|pittsburgh|cleveland|
  cincinnati|nashville|charlotte|orlando|tampa|sacramento|oakland|raleigh|salt lake city|las vegas|toronto|montreal|
  vancouver|ottawa|calgary|sydney|melbourne|brisbane|perth|adelaide|auckland|wellington|paris|lyon|marseille|berlin|
  munich|hamburg|frankfurt|cologne|vienna|zurich|geneva|basel|amsterdam|rotterdam|brussels|antwerp|copenhagen|stockholm|
  oslo|helsinki|madrid|barcelona|valencia|lisbon|porto|rome|milan|turin|warsaw|prague|budapest|bucharest|athens|istanbul|
  moscow|kyiv|tel aviv|dubai|mumbai|delhi|new delhi|bangalore|bengaluru|chennai|hyderabad|pune|kolkata|tokyo|osaka|seoul|
  beijing|shanghai|shenzhen|taipei|bangkok|jakarta|manila|lagos|accra|nairobi|cape town|johannesburg|cairo|
  gloucester|cheltenham|coventry|derby|plymouth|swansea|newport|aberdeen|dundee|inverness|stirling|hull|bradford|
  wolverhampton|stoke-on-trent|sunderland|middlesbrough|preston|blackpool|bolton|luton|milton keynes|northampton|norwich|
  ipswich|peterborough|lincoln|worcester|hereford|swindon|bournemouth|poole|canterbury|galway|limerick|anchorage|boise|
  albuquerque|tucson|fresno|long beach|omaha|tulsa|wichita|kansas city|st. louis|milwaukee|madison|columbus|indianapolis|
  louisville|memphis|new orleans|birmingham|jacksonville|richmond|virginia beach|norfolk|buffalo|rochester|syracuse|
  albany|hartford|providence|worcester|spokane|tacoma|eugene|reno|honolulu|el paso|fort worth|san francisco bay area|
  toulouse|nice|bordeaux|lille|stuttgart|düsseldorf|leipzig|dresden|graz|lausanne|bern|the hague|utrecht|eindhoven|
  ghent|aarhus|gothenburg|malmö|bergen|seville|bilbao|malaga|naples|florence|bologna|krakow|wroclaw|gdansk|tallinn|riga|
  vilnius|zagreb|belgrade|ljubljana|bratislava|haifa|ahmedabad|jaipur|karachi|lahore|islamabad|dhaka|colombo|
  mexico city|bogota|lima|santiago|buenos aires|sao paulo|rio de janeiro|washington|washington dc`
    .split('|')
    .map((name) => name.trim()),
);

/** Names of places that are no ordinary words, in small letters. */
export const placeNames: ReadonlySet<string> = new Set(
  [...cities, ...regionNames]
    .filter((name) => /^[a-z]{4,}$/.test(name))
    .filter(
      (name) =>
        !/^(?:bath|reading|nice|hull|derby|cork|poole|essen|turkey|china|jordan|chile|kent|avon|lima|riga|bolton|luton|buffalo|mobile|phoenix|providence|columbus|austin|madison|charlotte|florence|wellington|washington|lincoln|preston|newport|santiago|victoria|georgia|virginia|japan|rome|milan|perth|bern|porto|reno|graz|turin|lille|lyon|norfolk|oxford|cambridge|york|jackson|devon|surrey|peru|cologne|naples|boise|eugene)$/.test(
          name,
        ),
    ),
);

/** Towns that are called after their university, which their names are not: "College Park, MD". */
const universityTown =
  /^(?:(?:college|university) (?:park|station|city|place|heights|grove|corner|springs|hill)|state college)$/;

/** Towns and counties whose name ends so: "Carson City, NV", "Orange County, CA". */
const townOfName = /^((?:\p{L}[\p{L}.’'-]* ){1,3})(?:city|county)$/u;

const remote = /^\(?(?:fully )?(remote|hybrid|on-?site|worldwide|various locations|multiple locations)\b/i;

/** A legal form inside a text: "Harbor Foods Inc.-Halifax". */
const legalForm = /(?<!\p{L})(?:Inc|Ltd|LTD|Limited|LIMITED|LLC|L\.L\.C|Pvt|PVT|GmbH)(?!\p{L})/u;

const isCity = (text: string) => cities.has(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());

/** Whether a name between a city and its country may be that of a district: "Lima, Distrito Norte, Peru". */
const isDistrict = (text: string) =>
  /^\p{Lu}[\p{L} .'’-]{2,30}$/u.test(text) &&
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => word === 'capital' || !organisationCues.has(word));

/** Whether a text is the code of a region and its country, without a comma: "CO United States". */
function isRegionOf(text: string): boolean {
  const [, region = '', country = ''] = /^(\p{Lu}{2,3})\s(\p{Lu}.*)$/u.exec(text) ?? [];
  return regionCodes.has(region) && (regionCodes.has(country) || regionNames.has(country.toLowerCase()));
}

/** Whether a short text is a location: "City, ST", "City, Country", a large city, or "Remote". */
export const isPlace = remembered((text: string): boolean => {
  const clean = text
    .trim()
    .replace(/^[(]|[).,;]$/g, '')
    .replace(/\s+\d{5}(-\d{4})?$/, '')
    .trim();
  if (clean === '' || clean.length > 48) return false;
  if (remote.test(clean)) return clean.split(/\s+/).length <= 4;
  const several = clean.split(/\s+(?:and|&)\s+/);
  if (several.length === 2 && several.every((one) => one.includes(',') && isPlace(one))) return true;
  const parts = clean.split(/\s*,\s*/);
  const last = parts.at(-1) ?? '';
  // "Avonmere Academy, Bristol" is a school in a city.
  const first = (parts[0] ?? '').toLowerCase();
  const named = townOfName.exec(first)?.[1] ?? first;
  const isOrganisation = !universityTown.test(first) && named.split(/\s+/).some((word) => organisationCues.has(word));
  if (parts.length > 1 && (isOrganisation || legalForm.test(parts[0] ?? ''))) return false;
  // "Canada, Halifax": a country and a town in it.
  if (parts.length === 2 && regionNames.has(first) && /^\p{Lu}\p{Ll}+$/u.test(last)) return true;
  const inRegion =
    regionCodes.has(last.replaceAll('.', '')) ||
    // Small capitals are small letters: "(Salem, or)" in a bracket of its own.
    (parts.length === 2 &&
      /^\(.*\)$/.test(text.trim()) &&
      /^\p{Ll}{2}$/u.test(last) &&
      regionCodes.has(last.toUpperCase())) ||
    regionNames.has(last.toLowerCase()) ||
    (parts.length === 2 && isRegionOf(last)) ||
    (parts.length > 1 && cities.has(last.toLowerCase()));
  if (parts.length === 1) return cities.has(clean.toLowerCase()) || regionNames.has(clean.toLowerCase());
  const city = parts[0] ?? '';
  const middle = parts[1] ?? '';
  // "Minneapolis, MN, US" is a location; "Coralgate Hotels, Miami, FL" is a hotel in one.
  // "New York" before the code of a state is the city.
  const isRegion =
    regionCodes.has(middle) ||
    (regionNames.has(middle.toLowerCase()) && !(isCity(middle) && regionCodes.has(last) && !/^U/.test(last)));
  if (parts.length === 3 && !isRegion && !(isCity(city) && isDistrict(middle) && last.length > 3)) return false;
  return inRegion && parts.length <= 3 && /^\p{Lu}/u.test(city) && city.split(/\s+/).length <= 4 && !/\d/.test(city);
}, ofTexts);
