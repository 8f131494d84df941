import { allMatches } from './all-matches.ts';

/** A level that a profile asks for, and the years of work that its text claims. */
type Level = { word: string; claimed: number };

const low = /\bentry[- ]level\b|\bfresher\b/i;
const high =
  /\b(?:(?:executive|senior|top|director|c)[- ]level|(?:senior|top|upper|executive) (?:management|managerial|executive)|managerial|management) (?:\p{L}+ )?(?:position|post|role|job|level)\b/iu;
const years = /\b(\d{1,2})\+? ?(?:years?|yrs?)\b(?:.{0,30}\bexperience\b)?/i;

/** The post of a beginner that a profile names. */
export const lowLevelIn = (text: string): Level | undefined => levelIn(text, low);

/** The post at the top of a firm that a profile names. */
export const highLevelIn = (text: string): Level | undefined => levelIn(text, high);

function levelIn(text: string, level: RegExp): Level | undefined {
  const [word] = level.exec(text) ?? [];
  return word === undefined ? undefined : { word, claimed: Number(years.exec(text)?.[1] ?? 0) };
}

/** Childhood, beliefs and dreams, with which a story of a life begins: "Since I was a child", "I believe that". */
const story = [
  /\b(?:since|when|as|from when) (?:I|i) was (?:a |an )?(?:very |little |small |young )*(?:child|kid|boy|girl|young|little|small|teenager|\p{L}+ years old)\b/u,
  /\b(?:since|from|in) (?:my )?(?:early )?childhood\b/i,
  /\b(?:I|who) (?:(?:strongly|firmly|truly|always|also|do|honestly) )*(?:believes? (?:in|that)|am (?:convinced|certain) that|(?:aspire|dream|hope) (?:to|of) (?:one day )?(?:becom(?:e|ing)|be(?:ing)? (?:an?|the) (?!part\b|member\b)\p{L}+)|have always (?:been|had|loved|wanted|dreamt|dreamed))/iu,
  /\b(?:my|life['’]?s?) (?:dream|motto|philosophy|mantra)\b/i,
  /\bdesde (?:muy )?(?:pequeñ[oa]s?|niñ[oa]s?|chic[oa]|criança|pequen[oa]|(?:mi|minha) (?:niñez|infancia|infância))/iu,
  /\bdepuis (?:mon (?:enfance|plus jeune âge)|(?:que je suis )?(?:tout )?petite?)(?!\p{L})/iu,
  /\bseit meiner (?:Kindheit|Jugend)\b/i,
  /\b(?:fin da|sin da) (?:piccol[oa]|bambin[oa])\b/i,
];

/** The words with which a profile begins to tell a life or a belief. */
export function storyIn(text: string): string | undefined {
  for (const pattern of story) {
    const [words] = pattern.exec(text) ?? [];
    if (words !== undefined) return words;
  }
  return undefined;
}

/** How sentences about oneself open that call their author by name: "Nora is", "Lee has", "Mr. Lee was". */
export function ownNameIn(text: string, name: string): string | undefined {
  const own = new Set(name.split(/\s+/).filter((part) => /^\p{Lu}\p{Ll}{2,}$/u.test(part)));
  for (const [words, first = '', second = ''] of allMatches(
    /(?<=^|[.!?] )(?:(?:Mrs?|Ms|Dr|Prof)\.? )?(\p{Lu}\p{Ll}+)(?: (\p{Lu}\p{Ll}+))? (?:is|was|has|holds|works|brings|can)(?= )/gu,
    text,
  ))
    if (own.has(second === '' ? first : second)) return words;
  return undefined;
}

/** Wishes in other languages: what opens them, and what they wish for. */
const foreign = [
  {
    opens:
      /^\P{L}*(?:principalmente |actualmente )?(?:busco|deseo|quiero|anhelo|aspiro|pretendo|mi objetivo|lograr|obtener|conseguir|encontrar|desarrollar(?:me)?|pertenecer|formar parte|integrarme|incorporarme|ser (?:un|parte)|crecer|adquirir|superar(?:me)?)(?!\p{L})/iu,
    wished:
      /(?<!\p{L})(?:empresas?|organizaci[oó]n|compañía|carrera|metas|objetivos|crecimiento|crecer|desarroll\p{L}+|superaci[oó]n|superar\p{L}*|conocimientos|habilidades|capacidades|capacidad|oportunidad\p{L}*|experiencia|aprender|aprendizaje|éxito|potencial|equilibrio|retos)(?!\p{L})/giu,
  },
  {
    opens:
      /^\P{L}*(?:je (?:recherche|souhaite|cherche|désire|veux|voudrais)|mon objectif|(?:trouver|obtenir|intégrer|rejoindre|mettre|évoluer|développer|acquérir)(?!\p{L}))/iu,
    wished:
      /(?<!\p{L})(?:entreprise|société|organisation|équipe|compétences|connaissances|expérience|opportunité|carrière|évoluer|évolution|défis?|objectifs|savoir-faire|capacités|potentiel|apprendre)(?!\p{L})/giu,
  },
  {
    opens:
      /^\P{L}*(?:busco|desejo|quero|pretendo|almejo|meu objetivo|obter|conseguir|atuar|ingressar|fazer parte|desenvolver|crescer|adquirir|contribuir)(?!\p{L})/iu,
    wished:
      /(?<!\p{L})(?:empresa|organização|companhia|carreira|metas|objetivos|crescimento|crescer|desenvolv\p{L}+|conhecimentos?|habilidades|capacidades?|oportunidades?|experiências?|aprender|aprendizado|sucesso|potencial|desafios)(?!\p{L})/giu,
  },
  {
    opens: /^\P{L}*(?:ich (?:suche|möchte|will|wünsche|strebe)|mein Ziel|auf der Suche)(?!\p{L})/iu,
    wished:
      /(?<!\p{L})(?:Unternehmen|Firma|Team|Fähigkeiten|Kenntnisse|Erfahrung(?:en)?|Herausforderung(?:en)?|Karriere|Entwicklung|weiterentwickeln|Ziele|Potenzial|Chance)(?!\p{L})/giu,
  },
  {
    opens: /^\P{L}*(?:cerco|desidero|vorrei|voglio|il mio obiettivo|ottenere|trovare|crescere|mettere)(?!\p{L})/iu,
    wished:
      /(?<!\p{L})(?:azienda|società|organizzazione|carriera|obiettivi|crescita|crescere|svilupp\p{L}+|conoscenze|capacità|competenze|opportunità|esperienza|imparare|successo|sfide)(?!\p{L})/giu,
  },
];
/** One such word tells where somebody wants to work; several tell nothing else. */
const fewestWished = 3;

/** Whether an objective in another language is made of wishes for oneself. */
export const isForeignWish = (text: string): boolean =>
  !/\d/.test(text) &&
  foreign.some(
    ({ opens, wished }) => opens.test(text) && new Set(text.toLowerCase().match(wished) ?? []).size >= fewestWished,
  );
