/** Abbreviations spoken letter by letter whose first letter sounds like a vowel: F, H, L, M, N, R, S, X. */
const spelledOut = new Set(
  `HTML HTTP HTTPS HR NBA NFL NGO MBA MRI FBI FDA FTE LLC LLM RFP RFI RFQ RN SDK SSL SSO SVP XML XSS HVAC MVP MS MSc MSN
  NDA NHS NHL NCAA NSF NIH HRIS LMS LTL RPG FMCG HPLC HMO MD MP SMS NPO NYC LPN LGBT LGBTQ RPA SBA SEC STD SUV MOU
  HDR NLP ML MLS RCT RPC FX FMLA HSE HNC HND NVQ SSRS SSIS RCA FAA FCA FCC HIV MRP MQTT RBAC`.split(/\s+/),
);
/** Abbreviations that some speak as words and others as letters: both articles are in use. */
const either =
  /^(?:SKU|SLA|SME|SQL|FAQ|SaaS|SAP|RAM|LAN|NATO|NASA|FIFA|SEO|SOP|SOC|SIEM|SWOT|SME|REST|RAG|LIMS|MIS|LED|HIPAA|FERPA|FICA|STEM|SOX)s?$/;

/** The article that fits the sound of a word; undefined where that is unclear. */
export function articleBefore(printed: string): 'a' | 'an' | undefined {
  const word = printed.replace(/^["“‘'(]+|[.,;:)"”’']+$/g, '').replace(/^[$£€]/, '');
  if (word === '') return undefined;
  if (/^\d/.test(word)) return beforeNumber(word);
  // "a U.S. law" is spoken by its letters.
  if (/^[A-Z]\.[A-Z]/.test(word)) return beforeLetter(word[0] ?? '', word);
  const [head = ''] = word.split(/[-/–]/);
  if (/^[A-Za-z]$/.test(head)) return beforeLetter(head, word);
  if (/^[A-Z]{2,}s?$/.test(head) || /^[A-Z][A-Z&]/.test(head)) return beforeInitials(head);
  if (/^[ie][A-Z]/.test(word)) return 'an';
  if (
    /[a-z][A-Z]/.test(head) &&
    !/^(?:Java|Type|Post|Git|Linked|Power|Quick|Word|Hub|Sales|My|Mongo|Py|Tensor|You)/.test(head)
  )
    return undefined;
  // A name may begin as in “you” or as in “up”: “a Udano plan”, “an Ukelo plan”.
  if (/^U[^aeiou\W][aeiouy]/.test(head) && beforeSound(head.toLowerCase()) === 'an') return undefined;
  return beforeSound(head.toLowerCase());
}

function beforeNumber(word: string): 'a' | 'an' | undefined {
  const digits = (word.match(/^[\d,]+/)?.[0] ?? '').replaceAll(',', '');
  if (/^8/.test(digits)) return 'an';
  if (/^(?:11|18)$/.test(digits) || /^(?:11|18)(?:\d{3})+$/.test(digits)) return 'an';
  return /^(?:11|18)\d\d$/.test(digits) ? undefined : 'a';
}

/** "an X-ray", "a U-turn", "an e-mail"; a single letter may be a grade or a name. */
function beforeLetter(letter: string, word: string): 'a' | 'an' | undefined {
  if (word.length < 3) return undefined;
  return /[aefhilmnorsx]/i.test(letter) ? 'an' : 'a';
}

function beforeInitials(head: string): 'a' | 'an' | undefined {
  if (either.test(head)) return undefined;
  if (/^[BCDGJKPQTVWYZU]/.test(head)) return 'a';
  if (/^[AEIO]/.test(head)) return 'an';
  return spelledOut.has(head.replace(/s$/, '')) ? 'an' : undefined;
}

function beforeSound(word: string): 'a' | 'an' | undefined {
  if (/^(?:hour|honest|honou?r|heir)/.test(word)) return 'an';
  if (/^(?:herb|histor|hotel|habitual|hilarious)/.test(word)) return undefined;
  if (
    /^(?:eu|ewe|uni(?![nm])|unan|unimodal|use|usu|usa|uti|uto|ute|ura|uro|uri|ubiq|ukr|ufo|one|once|ouija)/.test(word)
  )
    return 'a';
  if (/^[aeiou]/.test(word)) return 'an';
  // Spoken by its letters, or as its maker likes: "an Nginx", "an npm package".
  return spokenStart.test(word) ? 'a' : undefined;
}

/** A consonant before a vowel, or consonants that begin words of English. */
const spokenStart =
  /^(?:[bcdfghjklmnpqrstvwyxz]|bl|br|ch|chr|cl|cr|dr|dw|fl|fr|gh|gl|gn|gr|kh|kl|kn|kr|ll|mc|ph|phr|pl|pn|pr|ps|pt|rh|sc|sch|scr|sh|shr|sk|sl|sm|sn|sp|sph|spl|spr|sq|st|str|sv|sw|th|thr|tr|ts|tw|wh|wr)[aeiouy]/;
