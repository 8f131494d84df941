/** What a firm is, in its own words: "is one of the leading manufacturers of". */
export const isFirm =
  /\b(?:is|are|was)\s+(?:\p{L}+ly\s+|now\s+)?(?:an?\b|the\b|one of\b|ranked\b|promoted\b|among\b|part of\b|owned\b|engaged in\b|involved in\b|known for\b|established\b|incorporated\b)[^.]{0,80}\b(?:compan(?:y|ies)|manufacturers?|group|providers?|leaders?|leading|firm|corporation|organi[sz]ations?|suppliers?|exporters?|dealers?|distributors?|contractors?|consultancy|conglomerate|enterprise|subsidiary|brands?|retailers?|joint venture)\b/iu;
/** A line about somebody who works there, whatever it says of the firm. */
export const isOwn =
  /\b(?:i|my|me|we|worked|working|responsib\w*|joined|role|designation|reporting|duties|handled|managed|looking after)\b/i;

/** Whether a text begins with what a firm is, and not with what somebody does there. */
function opensWithFirm(text: string): boolean {
  const [opening = ''] = text.split(/(?<!\b(?:Pvt|Ltd|Co|Inc|Corp|St|Dr))\.(?= \p{Lu})/u);
  return isFirm.test(opening) && !isOwn.test(opening);
}

/** Whether a block goes on from a line that was read as something else, or tells what a firm does. */
export const isPartOrFirm = (text: string): boolean =>
  opensWithFirm(text) ||
  /^\P{L}*\p{Ll}/u.test(text) ||
  /^(?:description|about|company|client)\b.{0,30}[:–-]/i.test(text) ||
  /\b(?:is|are) (?:an? |the |one of )?(?:\p{L}+[ -]){0,4}(?:compan(?:y|ie)|firm|manufacturer|provider|group|organi[sz]ation|dealer|distributor|supplier|start-?up)s?\b/iu.test(
    text,
  ) ||
  /^(?:distributors?|manufacturers?|dealers?|suppliers?|exporters?) /i.test(text);
