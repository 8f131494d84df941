const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split('|')
      .map((name) => name.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  );

/** What stands last in a location of the United States, in small letters. */
export const statesOfAmerica = namesIn(
  `us|usa|u.s.|u.s.a.|united states|united states of america|al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|in|ia|ks|ky|la|me|
  md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|dc|pr|alabama|alaska|
  arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|
  kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|
  new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|
  rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|
  wyoming|puerto rico|washington dc`,
);

/** Countries of Western Europe and parts of the United Kingdom. */
export const countriesOfEurope = namesIn(
  `uk|gb|united kingdom|great britain|england|scotland|wales|northern ireland|ireland|france|germany|deutschland|spain|
  españa|portugal|italy|italia|austria|österreich|switzerland|schweiz|suisse|belgium|belgique|netherlands|
  the netherlands|nederland|luxembourg|denmark|sweden|norway|finland|iceland|kent|surrey|essex|sussex|hampshire|devon|
  cornwall|suffolk|yorkshire|lancashire|cheshire|dorset|somerset|oxfordshire|cambridgeshire|hertfordshire|berkshire|
  greater manchester|west midlands|merseyside|tyne and wear|tuscany|bavaria|catalonia|flanders`,
);

/** Large cities that are written without a state. */
export const citiesOfAmerica = namesIn(
  `new york|new york city|brooklyn|manhattan|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|
  dallas|austin|san jose|san francisco|san francisco bay area|seattle|denver|boston|detroit|atlanta|miami|minneapolis|
  baltimore|pittsburgh|cleveland|cincinnati|nashville|charlotte|orlando|tampa|sacramento|oakland|raleigh|salt lake city|
  las vegas|milwaukee|columbus|indianapolis|louisville|memphis|new orleans|kansas city|st. louis|fort worth|el paso`,
);

export const citiesOfEurope = namesIn(
  `london|manchester|leeds|liverpool|bristol|sheffield|edinburgh|glasgow|cardiff|belfast|dublin|cork|nottingham|
  leicester|southampton|paris|lyon|marseille|toulouse|bordeaux|lille|nantes|strasbourg|berlin|munich|münchen|hamburg|
  frankfurt|cologne|köln|stuttgart|düsseldorf|leipzig|dresden|hannover|nuremberg|vienna|wien|graz|linz|zurich|zürich|
  geneva|basel|bern|lausanne|amsterdam|rotterdam|the hague|utrecht|eindhoven|brussels|antwerp|ghent|copenhagen|aarhus|
  stockholm|gothenburg|malmö|oslo|bergen|helsinki|madrid|barcelona|valencia|seville|bilbao|malaga|lisbon|porto|rome|
  milan|turin|naples|florence|bologna`,
);
