import { ofTexts, remembered } from '../remembered.ts';

/** Names of degrees, of certificates of schools and of vocational training, in fifteen languages. */
const degreeName = new RegExp(
  `(?<![\\p{L}])(?:${[
    // English
    "bat?ch?e?l[eo]r(?:['’]?s)?|master(?:['’]?s)?|doctor(?:ate|al)?|juris doctor|associate(?:['’]s)? (?:degree|of|in)|associates (?:degree|of (?:science|arts|applied)|in (?:science|arts|applied|computer|business|engineering|nursing))",
    'diplom[ao]|(?:post)?graduate (?:diploma|certificate)|post[- ]?graduation|graduation(?<!(?:expected|anticipated|estimated|projected|planned|intended) graduation)(?! date|(?:,| ?:) ?(?:expected|anticipated|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*\\.? \\d{4}))|a[- ]levels?|gcses?|o[- ]levels?',
    'high school diploma|minor in|major in|hono(?:u)?rs|degree|nvq|btec|foundation degree|certificate (?:of|in|iv|iii)',
    'certificate|(?<=leaving )certificates|certification(?= (?:course|in) )|(?<=school )certification|certified|ged|apprenticeship|class of (?:19|20)\\d\\d',
    // India and its neighbours
    'matric(?:ulation|ulate)?|metric(?= (?:from|passed|in) |\\W*$)|intermediate|higher secondary|senior secondary|secondary school certificate|plus (?:two|2)',
    '(?:higher |senior )?secondary(?: school)? (?:certificate|examination|exam|leaving|education|course|schooling)|hi(?:gh|ger) secondary|hr\\.? ?sec(?:ondary)?(?![\\p{L}])(?!\\W*sch)|pre[- ]?degree|graduat(?:e|ed|ing|ion) in|10 ?class',
    '(?<=^\\W*)graduate(?=\\W*(?:$|\\())|grade (?:1[0-2]|x(?:ii)?)',
    'pre[- ]?university|inter(?=mediate|$| (?:science|arts|commerce)\\b)|high ?school(?= certificate| from | passed |$| ?\\([^)]*\\)(?: (?:from|in) |$))|\\d+ ?(?:months?|years?) (?:\\p{L}+ ){0,4}course|(?:class|std\\.?|standard) ?(?:x(?:ii)?|1[02])(?:th)?',
    // German
    'abitur|fachabitur|mittlere reife|diplom|diplom-\\p{L}+|staatsexamen|promotion|\\p{L}*schulabschluss|(?:allgemeine )?hochschulreife',
    'ausbildung(?: zu[rm])?|lehre (?:zu[rm]|als)|umschulung|examinierte?r?|magister|\\p{L}*fachwirt(?:in)?|betriebswirt(?:in)?|habilitation|(?:fern|duales |dual)?studium (?:der|des|in|im)|gesellenbrief|lehrabschluss\\p{L}*|fachhochschulreife|fachoberschulreife',
    // French
    'dipl[oô]me|baccalaur[eé]ate?|bac|licence|ma[iî]trise|doctorat|brevet|classe pr[eé]paratoire|certificat|titre professionnel|th[eè]se (?:de|en)|master ?[12]',
    // Spanish, Portuguese, Italian
    'licenciatura|licenciad[oa]|bachiller(?:ato)?|graduad[oa] en|grado (?:en|medio|superior)|m[aá]ster|t[eé]cnico (?:superior )?(?:en|em)|tecnicatura|ciclo formativo|doctorado|diplomatura|maestr[ií]a|mag[ií]ster|diplomado|profesorado (?:en|de)|bachillerato|(?:educaci[oó]n )?secundaria|ingenier[ií]a(?! de software)',
    'bacharel(?:ado)?|graduand[oa](?: em|(?=,))|gradua[cç][aã]o|p[oó]s-gradua[cç][aã]o|mestrado|doutorado|doutoramento|tecn[oó]logo|ensino (?:m[eé]dio|fundamental|superior)|curso t[eé]cnico|tecnologia em|engenharia(?! de software)',
    'laurea|diploma di|maturit[aà]|dottorato|perito|qualifica professionale',
    // Dutch, Scandinavian
    'doctoraal|propedeuse|atheneum|kandidat(?:uddannelse|examen|grad)?|bachelor(?:uddannelse|grad)|cand\\. ?[a-zæøå]+|\\p{L}*eksamen|\\p{L}+examen|folkeskole|civilingenjör|civilingeniør',
    // Polish, Czech, Romanian, Turkish, Indonesian, Russian
    'licencjat|matura|maturita|in[zż]ynierskie|magisterskie|podyplomowe|bakal[aá][rř]\\p{L}*|licen[tț][aă]|masterat|bacalaureat|doctorat|(?:y[uü]ksek ?|[oö]n ?)?lisans|lise|doktora|sarjana|sijil|бакалавр\\p{L}*|магистр\\p{L}*|аспирант\\p{L}*',
  ].join('|')})(?![\\p{L}])`,
  'iu',
);

/** Abbreviated degrees and certificates, as they are written in capital letters. */
const degreeLetters = new RegExp(
  `(?<![\\p{L}\\d.])(?:${[
    'B\\s?\\.?\\s?A|B\\.?\\s?S(?:c)?|B\\.?\\s?E|B\\.?Eng|B\\.?B\\.?A|B\\.?C\\.?A|B\\.?\\s?Com|B\\.?\\s?Ed|B\\.?F\\.?A|B\\.?S\\.?N|B\\.?\\s?Tech|B\\.?Arch|B\\.?Pharm?a?',
    'M\\.?\\s?A|M\\.?\\s?S(?:c)?|M\\.?\\s?E|M\\.?B\\.?A|M\\.?C\\.?A|M\\.?Eng|M\\.?\\s?Ed|M\\.?F\\.?A|M\\.?Phil|M\\.?P\\.?H|M\\.?S\\.?N|M\\.?\\s?Tech|M\\.?\\s?Com|M\\.?Arch',
    'B\\.?A\\.?Sc|M\\.?A\\.?Sc|BMath|MMath|BCompSc|BCS|BSE(?=,| in | Candidate| [-–—] )|MSE(?=,| in )|BSEE|MSEE|BSCS|MSCS|BSBA|BSW|MSW|MPP|MPA|EdD|PsyD|PharmD|DNP|DPT',
    'M\\.?B\\.?B\\.?S|B\\.?D\\.?S|B\\.?H\\.?M|G\\.?N\\.?M|A\\.?N\\.?M|P\\.?G\\.?D\\.?(?:C\\.?A|M|B\\.?A)|D\\.?C\\.?A|D\\.?A\\.?E|D\\.?M\\.?E|D\\.?E\\.?[CE]\\.?E|D\\.?M\\.?L\\.?T|D\\.?\\s?Pharm?a?|D\\.?\\s?Ed|C\\.?A(?<!\\p{Ll}{3}, CA)(?=$|[ ,-])|I\\.?C\\.?W\\.?A',
    'Ph\\.?\\s?D|D\\.?Phil|J\\.?D|M\\.?D|LL\\.?B|LL\\.?M|HND|OND|HNC|PGCE|PG ?Cert|PG ?Dip|G\\.?E\\.?D|A\\.?A\\.?S|A\\.?A|A\\.?S(?=[ ,]|$)|MCIPS|BTS|DUT|CAP|BEP|DEUG|DEA|DESS',
    'S\\.?\\s?S\\.?\\s?L\\.?\\s?C|S\\.?\\s?S\\.?\\s?C|H\\.?\\s?S\\.?\\s?C|H\\.?S\\.?S\\.?C|P\\.?U\\.?C|I\\.?T\\.?I(?!\\.?,)|I\\.\\s?(?:Sc|Com)|[XI]{1,3}th|X(?:th|II)|10 ?\\+ ?2|\\+ ?2|(?:10|12) ?th',
    // East Africa
    '(?<=^\\W*)K\\.?C\\.?[SP]\\.?E',
    // Years of a French master: "M2 Maths".
    '(?<=^\\W*)M[12](?= \\p{Lu}\\p{Ll}{3})',
    'VMBO(?:-\\p{L}+)?|HAVO|VWO|MBO|HBO|VBO|LTS|MTS',
  ].join('|')})(?![\\p{L}\\d])\\.?`,
  'u',
);

/** Abbreviated degrees that are no words in small letters either: "b.com", "Bsc", "H.s.c". */
const degreeAnyCase = new RegExp(
  `(?<![\\p{L}\\d.])(?:${[
    "(?:[fst]\\.?\\s?y\\.?\\s?)?[bm][.'’ -]?\\s?(?:com|tech|sc|pharm|phil)|[bm]\\.\\s?(?:ed|arch|lib)|[bm]\\.?[bc]\\.?a|ph\\.?d",
    '(?:10|12)(?:-?th(?! (?:of|january|february|march|april|may|june|july|august|september|october|november|december))| pass(?:ed)?)',
    'h\\.?s\\.?(?:s\\.?|l\\.?)?c|s\\.?s\\.?(?:l\\.?)?c|x(?=$|\\W*(?:th|std|standard|class|from)(?!\\p{L}))',
  ].join('|')})(?![\\p{L}\\d])`,
  'iu',
);

/** Whether a text names a degree. */
export const namesDegree = remembered(
  (text: string) => degreeName.test(text) || degreeLetters.test(text) || degreeAnyCase.test(text),
  ofTexts,
);
