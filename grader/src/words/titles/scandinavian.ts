import type { TitleWords } from './title-words.ts';

/** Danish, Norwegian and Swedish share most words of titles. */
export const scandinavianTitles: TitleWords = {
  ruling: {
    languages: 'sprog* *sprog sprak* *sprak sproglige spraklige sprakliga',
    volunteering:
      'frivillig frivilligt frivillige *frivilligt *frivillig frivilligarbejde frivilligarbeid ideellt ideella ideelt volontararbete',
    personal: 'personlig personlige personliga personligt personalia personuppgifter persondata',
    references: 'reference referencer referanse referanser referens referenser',
  },
  nouns: {
    experience: `*erfaring *erfaringer *erfarenhet *erfarenheter ansættelser ansættelse ansettelser anstallningar anstallning
      karriere karriar beskæftigelse *praksis *praktik praktikophold yrkesliv arbeid arbejde arbete jobb stillinger
      deltidsjob studiejob bijob`,
    education: `*uddannelse *uddannelser *utdanning *utdannelse *utbildning *utbildningar studier studie eksamen examen skole
      skolegang skolgang`,
    skills: `*kompetence *kompetencer *kompetanse *kompetens *kompetenser *færdigheder *ferdigheter *fardigheter *kunskaper
      *kunnskaper *kundskaber kvalifikationer kvalifikasjoner styrker egenskaber egenskaper software
      værktøjer verktøy verktyg teknologier datakunnskaper`,
    projects: '*projekter *projekt *projekter *prosjekter *prosjekt portfolio portefølje',
    certifications: `kursus *kurser *kurs certifikater certifikat certificeringer sertifikater sertifiseringer certifieringar
      kørekort førerkort korkort efteruddannelse etterutdanning vidareutbildning`,
    awards: 'priser utmærkelser utmerkelser utmarkelser hædersbevisninger stipendier legater præstationer prestasjoner',
    publications: '*publikationer *publikasjoner artikler artiklar foredrag konferencer',
    research: 'forskning *forskning *afhandling *avhandling *avhandlinger speciale',
    teaching: 'undervisning *undervisning',
    activities: `aktiviteter tillidshverv *verv medlemskaber medlemskap foreningsarbejde foreningsliv foreningsaktiviteter
      bestyrelsesarbejde uppdrag fortroendeuppdrag organisationsarbete`,
    interests: 'interesse interesser *interesser intressen *intressen hobby hobbyer fritid *fritid fritidsintressen',
    contact:
      'kontakt *kontakt kontaktinfo kontaktoplysninger kontaktinformation kontaktinformasjon kontaktuppgifter adresse adress',
    objective: 'malsætning malsetning',
    summary: '*profil profil resume resume sammendrag sammanfattning introduktion presentation nøkkelkvalifikasjoner',
  },
  leaning: {
    personal: '',
    experience: 'professionel professionelle professionell professionella faglig faglige',
    education: 'akademisk akademiske akademiska',
  },
  faint: { other: 'andet annet ovrigt øvrigt øvrig øvrige annat ovriga ovrig diverse' },
  before: `relevant relevante relevanta tidligere tidigare andre anden andra anden øvrig øvrige ovrig ovriga vigtigste viktigste viktigaste
    mine min mina tekniske teknisk tekniska faglige faglig sociale sosiale sociala udvalgte utvalgte utvalda nuværende boglig boglige
    professionel professionelle personlige erhvervs arbejds yrkes digitale digitala it`,
  after: 'oplysninger opplysninger uppgifter information informasjon baggrund bakgrund bakgrunn kvalifikationer',
  links: 'i for av af pa om til med fra',
  joins: 'og och',
  phrases: {
    summary:
      'om mig|om meg|profil|hvem er jeg|vem ar jag|kort om mig|kort om meg|profiltekst|kort profil|sammanfattning',
    personal: 'personlige oplysninger|personlige data|personlig informasjon|personlig information|personalia',
    experience: 'arbejde|erhverv|job|karriere|arbeid|arbete|jobb|ansættelser|arbetslivserfarenhet|praktik',
    skills:
      'it|edb|it kompetencer|det kan jeg|personlige kompetencer|personlige egenskaber|personliga egenskaper|personlige egenskaper|personlige styrker|sprog og it',
    interests: 'fritid|fritid og interesser',
    activities: 'verv|tillidsposter',
    other: 'andet|annet|øvrigt|ovrigt|udlandsophold|utenlandsopphold',
    volunteering: 'frivilligt arbejde|frivillig|frivillig arbeid|ideellt engagemang|foreningsarbejde',
  },
};
