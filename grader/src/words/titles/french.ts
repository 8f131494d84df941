import type { TitleWords } from './title-words.ts';

export const frenchTitles: TitleWords = {
  ruling: {
    languages: 'langue linguistique',
    volunteering: 'benevolat benevole associatif associative',
  },
  nouns: {
    experience: 'experience emploi stage poste parcours carriere',
    education: 'formation diplome etude scolarite cursus',
    skills:
      'competence savoir savoir-faire aptitude logiciel outil informatique technologie connaissance atout maitrise qualite langage',
    projects: 'projet realisation',
    certifications: 'certification certificat permis habilitation attestation',
    awards: 'prix distinction recompense bourse',
    publications: 'publication article conference communication brevet',
    research: 'recherche these memoire',
    teaching: 'enseignement',
    activities: 'activite engagement adhesion',
    interests: 'interet loisir passion hobby',
    references: 'reference recommandation',
    contact: 'contact coordonnee',
    objective: 'objectif',
    summary: 'profil resume synthese presentation',
  },
  leaning: {
    personal: 'personnelle personnel',
    experience: 'professionnel professionnelle',
    education: 'academique scolaire universitaire',
  },
  faint: { other: 'divers complement' },
  before: 'principale principaux autre mes mon ma centre domaine niveau a bref courte activite',
  after: `professionnelle professionnel academique universitaire scolaire complementaire technique informatique cle clef
    personnelle personnel information donnee initiale continue extra-professionnelle extraprofessionnelle principale
    obtenu suivie divers transversale acquise relationnelle numerique metier comportementale scientifique recente
    significative salariee cle acquis interet parlee`,
  links: 'de d des du la le les en l au aux pour',
  joins: 'et ou',
  phrases: {
    summary: 'a propos|a propos de moi|qui suis je|en bref|profil|en quelques mots|presentation|profil professionnel',
    personal: 'etat civil|informations personnelles|donnees personnelles|renseignements personnels',
    experience: 'parcours professionnel|parcours|carriere|stages',
    education:
      'formations|parcours academique|parcours scolaire|parcours universitaire|cursus scolaire|diplomes et formations',
    interests:
      'passe temps|passes temps|centres d interet|centre d interet|centres d interets|loisirs et centres d interet|activites et loisirs|centre d interets',
    skills: 'qualites|qualites personnelles|langages de programmation|langages|savoir etre|savoir faire|bureautique',
    certifications: 'formations complementaires|formation continue|permis de conduire|formation complementaire',
    contact: 'coordonnees|me contacter|liens|reseaux sociaux',
    other: 'divers|autres|informations complementaires|complements|autres informations',
    objective:
      'objectif de carriere|objectif professionnel|projet professionnel|recherche une alternance|recherche alternance|recherche d alternance|recherche de stage|recherche stage',
    activities: 'activites extra professionnelles|vie associative|engagements',
  },
  openStarts: 'competences connaissances',
};
