import { slipsByWord } from '../needed-words.ts';
import { phrase } from '../phrase.ts';

/** The name of a product, where it is not written in capitals as all around it. */
const inSmall = (name: string) => (found: string) => (/^\P{Ll}+$/u.test(found) ? found : name);

/** The same for a name in two halves; of one with a capital another check tells. */
const whereSmall = (name: string) => (found: string) => (/^\p{Lu}/u.test(found) ? found : name);

/** "Microsoft Word", whose program is written small; of the maker in small letters another check tells. */
function ofMaker(found: string): string {
  if (/^\P{Ll}+$|^microsoft/u.test(found)) return found;
  const program = found.replace(/^micro ?soft /i, '').replace(/^./, (first) => first.toUpperCase());
  return `Microsoft ${program.replace(/^Power ?point/, 'PowerPoint')}`;
}

/** Names of products that are written small or with a capital too few. */
export const productSlips = slipsByWord([
  phrase(
    '(?<w>micro(?:soft| soft) (?:office|word|excel|access|power ?point|outlook|windows|teams|project|visio))',
    ofMaker,
  ),
  phrase('(?<w>windows)(?= (?:xp|vista|nt|server|\\(?\\d|95|98|2000))', inSmall('Windows')),
  phrase(
    '(?<w>ms (?:office|word|excel|access|powerpoint|power point|outlook|project|visio|paint))',
    (found) =>
      `MS ${found
        .replace(/^ms /i, '')
        .replace(/power ?point/i, 'PowerPoint')
        .replace(/^./, (first) => first.toUpperCase())}`,
  ),
  phrase(
    '(?:word|office|microsoft|ms|advanced?),? (?:and |& )?(?<w>excel)(?=[,.;)/]|$| (?:and|&|sheets?|spreadsheets?|skills|reports?|formulas?|macros|power ?point)(?!\\p{L}))',
    inSmall('Excel'),
  ),
  phrase(
    '(?:in|on|using|with|of|into|through|via|an|the) (?<w>excel)(?= (?:sheets?|spreadsheets?|files?|workbooks?|format)(?!\\p{L}))',
    inSmall('Excel'),
  ),
  phrase('(?<w>word)(?=(?:,| and| &|/) ?excel(?!\\p{L}))', inSmall('Word')),
  phrase('(?:excel|word),? (?:and |& )?(?<w>power point)', (found) => found.replace(/^power [Pp]oint$/, 'PowerPoint')),
  phrase('(?:power ?point|excel|publisher|ms|microsoft|access),? (?:and |& )?(?<w>outlook)', inSmall('Outlook')),
  phrase('(?<w>(?:ms|microsoft) words)', (found) => found.slice(0, -1)),
  phrase('(?<w>html5|css3)', (found) => found.toUpperCase()),
  phrase(
    '(?<w>apis?)(?=[.,;)](?!\\p{L})|$| (?:and|for|to|in|using|with|by|from|integrations?|development|design|testing|endpoints?)(?!\\p{L}))',
    (found) => found.replace(/^api/i, 'API'),
  ),
  phrase('(?<w>auto cad)', whereSmall('AutoCAD')),
  phrase('(?<w>java script)', whereSmall('JavaScript')),
  phrase(
    '(?:using|in|on|with|to|the|and|,|of) (?<w>aws)(?= (?:cloud|lambda|ec2|s3|services?|platform|and)|[.,;)]|$)',
    inSmall('AWS'),
  ),
  phrase('(?<w>oracle)(?= (?:\\d+[cgi]|databases?|sql|db|erp|apps|forms)(?!\\p{L}))', inSmall('Oracle')),
  // "MS-Word", "M.S. Excel": the maker's two letters stand apart without a mark.
  phrase(
    '(?<w>(?:ms-|m\\.s\\.?[ -]?)(?:office|word|excel|access|power ?point|outlook|project|visio|paint|windows))',
    (found) =>
      `MS ${found
        .replace(/^m\.?s\.?[ -]?/i, '')
        .replace(/^power ?point$/i, (name) => (/^\P{Ll}+$/u.test(name) ? name : 'PowerPoint'))
        .replace(/^./, (first) => first.toUpperCase())}`,
    [
      ' office ',
      ' word ',
      ' excel ',
      ' access ',
      ' power',
      ' outlook ',
      ' project ',
      ' visio ',
      ' paint ',
      ' windows ',
    ],
  ),
  // "Windows-7", "Window XP".
  phrase('(?<w>windows?(?: ?[-–] ?)(?:xp|vista|nt|7|8|8\\.1|10|11|95|98|2000|2003|2008))', (found) =>
    found.replace(/^windows? ?[-–] ?/i, 'Windows ').replace(/xp|nt/i, (name) => name.toUpperCase()),
  ),
  phrase(
    '(?<w>window)(?= (?:xp|vista|nt|(?:7|8|8\\.1|10|11|95|98|2000|2003|2007|2008)(?=[,/;)]|$|\\.(?!\\d)| (?:and|or|&|os|operating|server)(?!\\p{L}))))',
    'Windows',
  ),
  phrase('(?<w>auto-cadd?)', 'AutoCAD'),
  phrase('(?<w>power-point)', 'PowerPoint'),
  phrase('(?<w>sta+d+[- ]?\\.?pro)', 'STAAD.Pro'),
]);
