import type { TitleWords } from './title-words.ts';

/** Czech and Slovak share most words of titles. */
export const czechTitles: TitleWords = {
  ruling: {
    languages: 'jazyk jazyky jazykove jazykova jazykovych jazykov',
    volunteering: 'dobrovolnictvi dobrovolnictvo dobrovolnicka dobrovolnicke',
    references: 'reference referencie',
  },
  nouns: {
    experience:
      'zkusenosti zkusenost skusenosti skusenost praxe prax zamestnani zamestnanie kariera staze staz brigady brigada historie',
    education: 'vzdelani vzdelanie vzdelavani studium skola skoly',
    skills:
      'dovednosti dovednost zrucnosti schopnosti znalosti znalost vedomosti kompetence kompetencie software technologie nastroje',
    projects: 'projekty projekt portfolio portfolium',
    certifications: 'kurzy kurz certifikaty certifikat certifikace skoleni skolenia osvedceni prukaz preukaz opravneni',
    awards: 'oceneni ocenenia uspechy uspech stipendia ceny',
    publications: 'publikace publikacie konference',
    research: 'vyzkum vyskum',
    activities: 'aktivity aktivita clenstvi clenstvo',
    interests: 'zajmy zaujmy konicky konicek hobby zaliby volny',
    contact: 'kontakt kontakty adresa',
    objective: 'cil ciel cile',
    summary: 'profil shrnuti souhrn zhrnutie',
  },
  leaning: {
    personal: 'osobni osobne',
    experience: 'pracovni pracovna pracovne profesni profesijne profesionalni',
    education: 'akademicke',
  },
  faint: { personal: 'udaje', other: 'ostatni ostatne dalsi dalsie dalsia jine' },
  before: `dalsi dalsie dalsia ostatni ostatne odborne odborna odborny profesni pracovni pracovna pracovne pocitacove technicke
    hlavni klicove kontaktni kontaktne moje mimoskolni ridicsky vodicsky dosazene ukoncene najvyssie nejvyssi prehled`,
  after: 'udaje informace informacie dovednosti cas vlastnosti',
  links: 'v z na o s do',
  joins: 'a i',
  phrases: {
    summary: 'o mne|o me|kdo jsem|profil',
    personal: 'osobni udaje|osobne udaje|osobni informace|osobne informacie',
    experience: 'praxe|pracovni historie',
    skills: 'osobni vlastnosti|osobnostni vlastnosti|osobne vlastnosti|pc|pocitacove znalosti',
    contact: 'kontaktni udaje|kontaktne udaje',
    other: 'dalsi informace|dalsie informacie|ostatni',
  },
  openStarts: 'dovednosti schopnosti zkusenosti znalosti',
};
