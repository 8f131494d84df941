import type { TitleWords } from './title-words.ts';

export const germanTitles: TitleWords = {
  ruling: {
    languages: 'sprach* *sprache *sprachen sprachen fremdsprachen',
    volunteering: 'ehrenamt ehrenamter ehrenamtlich ehrenamtliche ehrenamtliches freiwilligenarbeit',
    personal: 'personlich personliche personliches personalien',
    references: 'referenzen referenz empfehlungen zeugnisse',
  },
  nouns: {
    experience: `*erfahrung *erfahrungen *praxis *praktika *praktikum praktika praktikum *werdegang anstellungen anstellung
      *tatigkeit *tatigkeiten berufsweg *laufbahn nebenjobs *stationen beschaftigung arbeitgeber werkstudententatigkeit`,
    education: `*ausbildung *bildung *bildungsweg studium *schulbildung schule schulen *schulabschluss abschluss abschlusse
      schullaufbahn hochschulstudium schulausbildung promotion`,
    skills: `*kenntnisse *fahigkeiten *kompetenzen kompetenz *starken *fertigkeiten qualifikationen qualifikation software eigenschaften
      technologien werkzeuge edv know-how schwerpunkte kenntnis`,
    projects: 'projekte *projekte *projekt portfolio',
    certifications: `*weiterbildung *weiterbildungen *fortbildung *fortbildungen *zertifikate *zertifizierungen kurse
      lehrgange lizenzen seminare schulungen fuhrerschein`,
    awards: 'auszeichnungen *preise ehrungen erfolge stipendien stipendium',
    publications: '*veroffentlichungen publikationen vortrage konferenzen patente *vortrage publikationsliste',
    research: 'forschung *forschung dissertation doktorarbeit masterarbeit bachelorarbeit abschlussarbeit',
    teaching: 'lehre lehrtatigkeit lehrveranstaltungen drittmittel',
    activities: 'engagement *engagement mitgliedschaften mitgliedschaft vereine aktivitaten',
    interests: '*interessen *hobbys hobbies freizeit freizeitaktivitaten',
    contact: 'links kontakt *kontaktdaten anschrift adresse erreichbarkeit',
    objective: 'berufsziel berufsziele karriereziel ziele ziel',
    declaration: 'unterschrift erklarung',
    summary: '*profil kurzprofil profil zusammenfassung kurzvorstellung uberblick',
  },
  leaning: {
    personal: '',
    experience: 'berufliche beruflicher beruflich',
    education: 'akademische akademischer schulische',
  },
  faint: { personal: 'angaben', other: 'sonstiges zusatzliches weiteres' },
  before: `schul berufs fach besondere weitere relevante wichtige fachliche technische soziale akademische akademischer beruflicher berufliche
    berufliches schulischer schulische ausgewahlte zusatzliche praktische wissenschaftliche meine mein gute sonstige
    bisherige bisheriger geschaftliche eigene personliche sehr internationale`,
  after: 'daten angaben uberblick informationen kurz',
  links: 'im in der des die von zur und zum',
  joins: 'und sowie oder',
  phrases: {
    experience:
      'zivildienst|wehrdienst|wehr und zivildienst|bundesfreiwilligendienst|werdegang|beruflicher werdegang|lebenslauf beruflich|beruf|praxis',
    personal:
      'personliche daten|personliche angaben|zur person|angaben zur person|personliches|personliche informationen',
    education:
      'akademische laufbahn|schulische laufbahn|akademische ausbildung|schule|bildung|akademischer werdegang|schulischer werdegang|aus und weiterbildung|aus und fortbildung|schule und ausbildung|hochschule|studium und schule|bildungsweg',
    skills:
      'personliche starken|personliche kompetenzen|personliche fahigkeiten|personliche eigenschaften|programmiersprachen|edv|it|was ich kann|software',
    summary: 'uber mich|profil|kurz zu mir|zu meiner person',
    objective: 'ziel',
    other: 'sonstiges|weiteres|weitere angaben|zusatzliche informationen|weitere informationen',
    volunteering: 'ehrenamt|soziales engagement|ehrenamtliches engagement',
    references: 'zeugnisse',
  },
};
