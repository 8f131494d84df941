/** A name or a part of one that is written small; the whole match gets its capitals. */
type SmallName = {
  pattern: RegExp;
  /** Letters without which no line has it. */
  needs: RegExp;
  /** Whether the first word must be a name, not a word of the language: "Brenzone university", but not "Local university". */
  afterName?: boolean;
};

const subject =
  'computer|communications?|telecommunications?|instrumentation|automation|civil|mechanical|electrical|electronics?|chemical|industrial|automobile|production|software|information|business|hotel|financial|aeronautical|agricultural|environmental|biomedical|mining|marine|structural';
const field = 'Engineering|Sciences?|Technology|Administration|Applications?|Management|Studies';
const body =
  'University|College|Institute|Polytechnic|Limited|Ltd|Pvt|Private|Corporation|Society|Academy|School|Trust|Foundation|Association';
const notPart =
  'of|and|or|for|from|with|the|this|that|their|our|at|by|to|in|on|as|an|is|was|has|had|into|under|near|like|than|via|per|through|which|who|where|both|other|every|each|any|one|de|la|del|sector|level|based|affiliated|called|named|government|public|local|private(?! (?:Ltd|Limited|Pvt))|reputed|leading|recogni[sz]ed|joined|attended|passed|completed';

const partOfFirm = `(?!(?:${notPart}|project|under|company|part|pvt|private|ltd|limited)(?!\\p{L}))\\p{Ll}{3,}`;

export const smallInNames: readonly SmallName[] = [
  {
    pattern: new RegExp(`(?<=(?:^|[\\p{L},:(&] ))(?:${subject}) (?:${field})(?![\\p{L}-])`, 'gu'),
    needs: /\p{Ll} (?:Eng|Sci|Tech|Adm|App|Man|Stu)/u,
  },
  {
    pattern: new RegExp(
      `(?<=\\p{Ll}{2} |, )(?:\\p{Lu}[\\p{L}.]+ |\\p{Lu}\\p{L}+ & )(?!(?:${notPart})(?!\\p{L}))\\p{Ll}{4,} (?:${body})(?![\\p{L}’'-])`,
      'gu',
    ),
    needs: new RegExp(`\\p{Ll} (?:${body})`, 'u'),
  },
  {
    pattern:
      /(?<!\p{L})(?:\p{Lu}\p{Ll}{2,}|\p{Lu}{2,}) (?:(?:(?:[Ee]ngineering|[Pp]olytechnic|[Jj]unior|[Dd]egree|[Mm]edical|[Pp]ublic|[Hh]igh|[Ii]nter|[Hh]igher [Ss]econdary) )(?:college|school)|university|polytechnic|college|institute|hospital)(?!\p{L})/gu,
    needs: / (?:uni|pol|col|ins|hos|sch)/,
    afterName: true,
  },
  {
    pattern:
      /(?<=\p{Lu}[\p{L}&.]*,? (?:\(?(?:Pvt|pvt|Private)\.?\)?\.? ?)?)\(?(?:ltd|pvt|private (?:ltd|limited|Ltd|Limited))(?![\p{L}@/])/gu,
    needs: / (?:\()?(?:ltd|pvt|private)/,
  },
  // "12th from CBSE board".
  {
    pattern:
      /(?<=(?<!\p{L})(?:U\.? ?P\.?|CBSE|ICSE|C\.B\.S\.E\.?|State|Bihar|Maharashtra|Rajasthan|Kerala|Haryana|Punjab) )board(?!\p{L}|s| member| meeting)/gu,
    needs: /(?:P|P\.|E|E\.|tate|har|tra|than|ala|ana|jab) board/,
  },
  // "B.com", "M.tech".
  { pattern: /(?<![\p{L}.])(?:[BM]\.(?:com|tech|sc|ed))(?![\p{L}@/]|\.\p{L})/gu, needs: /\.(?:com|tech|sc|ed)/ },
  { pattern: /(?<=(?:Pvt\.?|Private|pvt\.?) )limited(?!\p{L})/gu, needs: / limited/ },
  {
    pattern:
      /(?:Bachelor|Master)(?:’s|'s|s)? of (?:engineering|science|arts|commerce|technology|education|business|computer|law|pharmacy)(?!\p{L})/gu,
    needs: /(?:Bachelor|Master)\S* of \p{Ll}/u,
  },
  {
    pattern:
      /(?<!\p{L})(?:[Mm]iddle east|middle East|(?:[Uu]ttar|[Mm]adhya|[Aa]ndhra|[Hh]imachal) pradesh|[Tt]amil nadu|[Ww]est bengal|[Aa]bu dhabi|[Ss]ri lanka|[Hh]ong kong|[Ss]audi arabia)(?!\p{L})/gu,
    needs: / (?:[Ee]ast|pradesh|nadu|bengal|dhabi|lanka|kong|arabia)/,
  },
  // "Vale power projects Pvt. Ltd.": all that stands between the name and the legal form belongs to it.
  {
    pattern: new RegExp(
      `(?<=(?<!\\p{L})\\p{Lu}[\\p{L}&.]+ )${partOfFirm}(?: ${partOfFirm}){0,2}(?= \\(?(?:[Pp]vt\\.?\\)?\\.? ?(?:[Ll]td|LTD)|PVT|[Ll]td|LTD|[Ll]imited(?! to)|[Pp]rivate [Ll](?:td|imited))(?!\\p{L}))`,
      'gu',
    ),
    needs: /\p{Ll} \(?(?:[Pp]vt|PVT|[Ll]td|LTD|[Ll]imited|[Pp]rivate)/u,
  },
  // "Vale College of engineering", "Society of engineering".
  {
    pattern:
      /(?<=\p{Lu}[\p{L}.’']* (?:College|Institute|University|Academy|School) of )\p{Ll}{4,}|(?<=(?<!\p{L})(?:College|Institute|Academy|School|Society|Faculty) of )(?:engineering|technology|sciences?|management|medicine|arts|commerce|law|education|nursing|pharmacy|dentistry|architecture|agriculture)(?!\p{L})/gu,
    needs: /(?:ge|te|ty|my|ol) of \p{Ll}/u,
  },
  // "Marlow nagar": what a part of a town is called.
  {
    pattern: /(?<=(?<!\p{L})\p{Lu}\p{Ll}+ )(?:nagar|vihar|colony|marg|enclave|puram|chowk)(?![\p{L}@-])/gu,
    needs: / (?:nagar|vihar|colony|marg|enclave|puram|chowk)/,
  },
];
