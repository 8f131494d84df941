import type { TitleWords } from './title-words.ts';

export const dutchTitles: TitleWords = {
  ruling: {
    languages: 'talen *talen taalvaardigheid talenkennis taalkennis taal',
    volunteering: 'vrijwilligerswerk vrijwilliger',
    personal: 'persoonlijke persoonlijk personalia',
  },
  nouns: {
    experience:
      '*ervaring *ervaringen loopbaan stage stages bijbanen bijbaan *werkzaamheden werkgevers dienstverbanden',
    education: '*opleiding *opleidingen studie studies onderwijs scholing diploma diplomas vooropleiding',
    skills: '*vaardigheden *competenties *kennis software sterke expertise vaardigheid kwaliteiten eigenschappen',
    projects: 'projecten project *projecten portfolio',
    certifications:
      'cursus cursussen certificaten certificeringen trainingen training rijbewijs bijscholing nascholing',
    awards: 'prijzen onderscheidingen prestaties',
    publications: 'publicaties presentaties lezingen',
    research: 'onderzoek scriptie',
    teaching: 'lesgeven onderwijservaring',
    activities: 'nevenactiviteiten activiteiten lidmaatschappen nevenfuncties bestuursfuncties',
    interests: 'vrijetijdsbesteding vrijetijdsbestedingen interesses hobbys hobbies hobby vrije',
    references: 'referenties referentie',
    contact: 'contact *contactgegevens contactgegevens adres',
    objective: 'doelstelling ambitie doel',
    summary: 'profiel *profiel samenvatting profielschets',
  },
  leaning: { personal: '', experience: 'professionele' },
  faint: { other: 'overig overige' },
  before:
    'overige relevante werk professionele digitale technische belangrijkste mijn gevolgde extra sociale genoten andere',
  after: 'gegevens informatie eigenschappen kenmerken profiel tijd',
  links: 'van de het in met en',
  joins: 'en of',
  phrases: {
    summary: 'over mij|wie ben ik|persoonlijk profiel|profiel',
    personal: 'persoonlijke gegevens|personalia|persoonsgegevens|persoonlijke informatie',
    experience: 'werk|loopbaan',
    skills: 'programmeertalen|persoonlijke eigenschappen|persoonlijke kenmerken|sterke punten|computervaardigheden|ict',
    interests: 'hobby s|hobby s en interesses|interesses en hobby s|vrije tijd',
    other: 'overig|overige|overige informatie|overige gegevens',
  },
};
