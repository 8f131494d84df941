import type { TitleWords } from './title-words.ts';

export const romanianTitles: TitleWords = {
  ruling: {
    languages: 'limbi limba lingvistice lingvistica',
    volunteering: 'voluntariat',
    references: 'referinte recomandari',
  },
  nouns: {
    experience: 'experienta experiente practica stagii stagiu cariera angajari',
    education: 'educatie educatia studii formare instruire scolarizare',
    skills: 'competente competenta abilitati aptitudini cunostinte calificari software tehnologii instrumente',
    projects: 'proiecte proiect portofoliu',
    certifications: 'cursuri certificari certificate diplome permis atestate traininguri',
    awards: 'premii distinctii realizari burse',
    publications: 'publicatii articole conferinte',
    research: 'cercetare teza',
    teaching: 'predare',
    activities: 'activitati activitate afilieri',
    interests: 'interese hobby hobbyuri pasiuni',
    contact: 'contact',
    objective: 'obiectiv obiective',
    summary: 'profil rezumat prezentare',
  },
  leaning: {
    personal: 'personale personala',
    experience: 'profesionala profesionale',
    education: 'academica academice',
  },
  faint: { other: 'alte suplimentare' },
  before: 'alte altele date informatii principale relevante domenii locul parcurs limbi istoric',
  after: `profesionala profesionale academica academice personale personala tehnice tehnica digitale suplimentare straine
    sociale organizatorice informatii date munca cunoscute auto conducere relevante extracurriculare relevanta`,
  links: 'de in cu pentru la a al ale din',
  joins: 'si',
  phrases: {
    summary: 'despre mine|profil|profil personal|profil profesional',
    personal: 'date personale|informatii personale',
    experience: 'experienta de munca|parcurs profesional|istoric profesional',
    interests: 'domenii de interes',
    certifications: 'permis de conducere|permis auto',
    contact: 'date de contact|informatii de contact',
    other: 'informatii suplimentare|alte informatii',
  },
  openStarts: 'abilitati competente cunostinte experienta',
};
