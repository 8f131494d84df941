import type { Person } from '../person.ts';

export const elodie: Person = {
  id: 'elodie',
  name: 'Élodie Garrigue',
  language: 'fr',
  career: 'sales assistant',
  label: 'Assistante commerciale',
  emails: ['elodie.garrigue@example.com'],
  phones: ['06 39 98 12 40'],
  place: '31000 Toulouse',
  content: 3,
  writing: 4,
  parts: [
    {
      kind: 'summary',
      title: 'Profil',
      text: [
        'Assistante commerciale depuis huit ans, organisée et à l’aise au téléphone, je cherche un poste dans une PME industrielle.',
      ],
    },
    {
      kind: 'experience',
      title: 'Expériences professionnelles',
      jobs: [
        {
          title: 'Assistante commerciale',
          employer: 'Garonne Emballages',
          place: 'Toulouse',
          dates: 'depuis mars 2019',
          lines: [
            'Suivi d’un portefeuille de 230 clients professionnels',
            'Devis, commandes et relances : 1 200 dossiers par an',
            'Réduction des litiges de livraison de 30 % en deux ans',
          ],
        },
        {
          title: 'Secrétaire',
          employer: 'Cabinet Lauragais Conseil',
          place: 'Castanet',
          dates: 'sept. 2015 – févr. 2019',
          lines: ['Accueil physique et téléphonique', 'Frappe et classement des courriers'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Formation',
      studies: [
        { degree: 'BTS Assistant de manager', school: 'Lycée des Coteaux', dates: '2013 – 2015' },
        { degree: 'Baccalauréat STMG', school: 'Lycée du Canal', dates: '2013', mark: 'mention assez bien' },
      ],
    },
    {
      kind: 'skills',
      title: 'Compétences',
      rated: [
        ['Sage', 4],
        ['Excel', 4],
        ['Relation client', 5],
      ],
    },
    {
      kind: 'languages',
      title: 'Langues',
      rated: [
        ['Anglais', 3],
        ['Espagnol', 4],
      ],
    },
    { kind: 'interests', title: 'Centres d’intérêt', list: ['Rugby (bénévole)', 'Lecture', 'Cuisine'] },
  ],
};

export const baptiste: Person = {
  id: 'baptiste',
  name: 'Baptiste LE GOUËFF',
  language: 'fr',
  career: 'software engineer',
  label: 'Ingénieur logiciel',
  emails: ['baptiste.legoueff@example.org'],
  phones: ['+33 6 39 98 27 51'],
  place: 'Rennes',
  links: ['github.com/blegoueff-example'],
  content: 4,
  writing: 4,
  parts: [
    {
      kind: 'experience',
      title: 'Expérience',
      jobs: [
        {
          title: 'Ingénieur logiciel confirmé',
          employer: 'Menhir Mobilité',
          place: 'Rennes',
          dates: 'janv. 2020 – aujourd’hui',
          lines: [
            'Conception du moteur de calcul d’itinéraires : 4 millions de requêtes par jour',
            'Passage de 6 % à 0,8 % d’erreurs en heure de pointe',
            'Encadrement de deux alternants',
          ],
        },
        {
          title: 'Développeur',
          employer: 'Armor Télécom',
          place: 'Lannion',
          dates: 'oct. 2016 – déc. 2019',
          lines: ['Refonte du portail client (Java, Angular)', 'Automatisation de 350 tests de bout en bout'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Formation',
      studies: [
        {
          degree: 'Diplôme d’ingénieur en informatique',
          school: 'École supérieure du numérique d’Armorique',
          dates: '2013 – 2016',
        },
        { degree: 'Classe préparatoire MPSI', school: 'Lycée du Blosne', dates: '2011 – 2013' },
      ],
    },
    {
      kind: 'skills',
      title: 'Compétences techniques',
      groups: [
        ['Langages', ['Kotlin', 'Java', 'Python', 'SQL']],
        ['Outils', ['Docker', 'GitLab', 'Kafka']],
      ],
    },
    {
      kind: 'languages',
      title: 'Langues',
      list: ['Français : langue maternelle', 'Anglais : courant (C1)', 'Breton : notions'],
    },
  ],
};

export const fatou: Person = {
  id: 'fatou',
  name: 'Fatou Bintou Sarr',
  language: 'fr',
  career: 'care assistant',
  emails: ['fatou.sarr@example.com'],
  phones: ['06 39 98 44 02', '01 99 00 33 21'],
  place: '93200 Saint-Denis',
  content: 2,
  writing: 3,
  parts: [
    { kind: 'personal', title: 'État civil', list: ['Née le 12/02/1986, 40 ans', 'Mariée, deux enfants', 'Permis B'] },
    {
      kind: 'experience',
      title: 'Parcours professionnel',
      jobs: [
        {
          title: 'Aide-soignante',
          employer: 'EHPAD Les Tilleuls',
          place: 'Saint-Denis',
          dates: '2016 à ce jour',
          lines: ['Toilette, repas et lever des résidents', 'Transmission à l’équipe de nuit'],
        },
        {
          title: 'Agent de service',
          employer: 'Clinique de la Plaine',
          place: 'Aubervilliers',
          dates: '2010 à 2016',
          lines: ['Entretien des chambres', 'Distribution des plateaux'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Diplômes',
      studies: [
        { degree: 'Diplôme d’État d’aide-soignant', school: 'Institut de formation de Saint-Ouen', dates: '2016' },
      ],
    },
    { kind: 'other', title: 'Qualités', list: ['Patiente', 'Ponctuelle', 'À l’écoute'] },
  ],
};
