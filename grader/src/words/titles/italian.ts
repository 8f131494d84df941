import type { TitleWords } from './title-words.ts';

export const italianTitles: TitleWords = {
  ruling: {
    languages: 'lingua lingue linguistica linguistiche',
    volunteering: 'volontariato',
  },
  nouns: {
    experience: 'esperienza esperienze impiego impieghi tirocinio tirocini stage occupazione carriera',
    education: 'istruzione formazione studio studi educazione diploma diplomi laurea',
    skills: `competenza competenze capacita abilita conoscenza conoscenze informatica software strumenti tecnologie
      attitudini`,
    projects: 'progetto progetti portfolio',
    certifications: 'certificazione certificazioni corso corsi attestati abilitazioni patente patenti abilitazione',
    awards: 'premio premi riconoscimento riconoscimenti borse onorificenze',
    publications: 'pubblicazione pubblicazioni articoli conferenze convegni brevetti',
    research: 'ricerca tesi dottorato',
    teaching: 'didattica insegnamento docenza',
    activities: 'attivita iscrizioni appartenenza',
    interests: 'interessi interesse hobby passioni',
    references: 'referenze referenza',
    contact: 'contatto contatti recapiti',
    objective: 'obiettivo obiettivi',
    declaration: 'autorizzazione dichiarazione consenso',
    summary: 'profilo sommario riepilogo sintesi presentazione',
  },
  leaning: {
    personal: 'personale personali anagrafici anagrafica',
    experience: 'lavorativa lavorative professionale professionali',
    education: 'accademica accademico accademici scolastica scolastici',
  },
  faint: { other: 'altro altre ulteriori' },
  before: 'altro altre altri ulteriori principali mie mio mia percorso titoli attivita dati informazioni madre',
  after: `lavorativa lavorative professionale professionali accademica accademiche accademico accademici scolastica scolastici
    tecnica tecniche digitali digitale informatica informatiche personale personali aggiuntive trasversali
    relazionali organizzative comunicative complementare extracurriculari post-laurea conosciute straniere
    scientifica scientifiche dati informazioni sociali artistiche`,
  links: 'di del della dello delle dei degli in per al alla d l con',
  joins: 'e ed o od',
  phrases: {
    summary: 'chi sono|su di me|profilo professionale|profilo personale',
    personal: 'informazioni personali|dati personali|dati anagrafici',
    experience:
      'posizioni di ricerca|posizioni accademiche|percorso professionale|posizioni|incarichi|esperienza di lavoro',
    education: 'titoli di studio|percorso di studi|percorso formativo|percorso accademico|titoli',
    skills: 'linguaggi di programmazione|linguaggi|capacita e competenze|informatica',
    certifications: 'corsi di formazione|formazione complementare|patente di guida',
    declaration:
      'autorizzazione al trattamento dei dati personali|trattamento dei dati personali|trattamento dati personali|privacy',
    languages: 'madrelingua|conoscenze linguistiche',
    other: 'altro|ulteriori informazioni|altre informazioni|informazioni aggiuntive',
  },
  openStarts: 'competenze conoscenze esperienza esperienze',
};
