import type { Person } from '../person.ts';

export const ginevra: Person = {
  id: 'ginevra',
  name: 'Ginevra Mascheroni',
  language: 'it',
  career: 'shop manager',
  label: 'Responsabile di negozio',
  emails: ['ginevra.mascheroni@example.com'],
  phones: ['+39 300 000 0164'],
  place: 'Bergamo',
  content: 3,
  writing: 4,
  parts: [
    {
      kind: 'personal',
      title: 'Informazioni personali',
      pairs: [
        ['Data di nascita', '05/06/1990'],
        ['Nazionalità', 'Italiana'],
        ['Patente', 'B, automunita'],
      ],
    },
    {
      kind: 'experience',
      title: 'Esperienza lavorativa',
      jobs: [
        {
          title: 'Responsabile di negozio',
          employer: 'Seta & Lino',
          place: 'Bergamo',
          dates: '09/2018 – oggi',
          lines: [
            'Gestione di sei addette e di un fatturato di 1,1 milioni di euro',
            'Crescita delle vendite del 14% in due anni',
            'Allestimento delle vetrine',
          ],
        },
        {
          title: 'Addetta alle vendite',
          employer: 'Calzature Orobia',
          place: 'Treviglio',
          dates: '02/2012 – 08/2018',
          lines: ['Assistenza alla clientela', 'Cassa e inventario'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Istruzione e formazione',
      studies: [
        { degree: 'Diploma di ragioneria', school: 'Istituto tecnico Val Serio', dates: '2004 – 2009', mark: '82/100' },
      ],
    },
    { kind: 'languages', title: 'Lingue', list: ['Italiano: madrelingua', 'Inglese: buono', 'Francese: scolastico'] },
    {
      kind: 'skills',
      title: 'Competenze',
      list: ['Visual merchandising', 'Gestione del magazzino', 'Pacchetto Office'],
    },
    {
      kind: 'declaration',
      title: 'Autorizzazione',
      text: [
        'Autorizzo il trattamento dei dati personali contenuti nel mio curriculum vitae in base al Regolamento UE 2016/679.',
      ],
      signed: [['Bergamo, 3 ottobre 2026', 'Ginevra Mascheroni']],
    },
  ],
};

export const tancredi: Person = {
  id: 'tancredi',
  name: 'Tancredi Bellacosa',
  language: 'it',
  career: 'physicist',
  emails: ['t.bellacosa@example.org'],
  phones: ['+39 06 0000 0131'],
  place: 'Roma',
  content: 4,
  writing: 4,
  parts: [
    {
      kind: 'experience',
      title: 'Posizioni di ricerca',
      jobs: [
        {
          title: 'Assegnista di ricerca',
          employer: 'Università dei Castelli',
          place: 'Frascati',
          dates: '2022–oggi',
          lines: ['Analisi dati di un rivelatore a scintillazione', 'Simulazioni Monte Carlo su 400 nodi'],
        },
        {
          title: 'Dottorando',
          employer: 'Università del Tirreno',
          place: 'Pisa',
          dates: '2018–2022',
          lines: ['Calibrazione di 1.200 fotomoltiplicatori'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Titoli di studio',
      studies: [
        { degree: 'Dottorato in Fisica', school: 'Università del Tirreno', dates: '2022' },
        { degree: 'Laurea magistrale in Fisica', school: 'Università dei Castelli', dates: '2018', mark: '110 e lode' },
      ],
    },
    {
      kind: 'publications',
      title: 'Pubblicazioni',
      list: [
        'T. Bellacosa et al., Risposta di cristalli freddi, Annali di Strumentazione 8 (2023)',
        'R. Conti, T. Bellacosa, Luce lenta, Quaderni di Fisica 41 (2021)',
      ],
    },
    { kind: 'teaching', title: 'Didattica', list: ['Esercitazioni di Fisica I, 2019–2021'] },
  ],
};

export const femke: Person = {
  id: 'femke',
  name: 'Femke van der Woude',
  language: 'nl',
  career: 'physiotherapist',
  label: 'Fysiotherapeut',
  emails: ['femke.vanderwoude@example.com'],
  phones: ['06 0000 0158'],
  place: 'Zwolle',
  content: 3,
  writing: 4,
  parts: [
    {
      kind: 'summary',
      title: 'Profiel',
      text: ['Betrokken fysiotherapeut met negen jaar ervaring in sport en revalidatie.'],
    },
    {
      kind: 'experience',
      title: 'Werkervaring',
      jobs: [
        {
          title: 'Fysiotherapeut',
          employer: 'Praktijk De Vechtstroom',
          place: 'Zwolle',
          dates: 'mei 2019 – heden',
          lines: [
            'Behandeling van 55 patiënten per week',
            'Opzet van een hardloopspreekuur met 120 deelnemers per jaar',
            'Begeleiding van stagiairs',
          ],
        },
        {
          title: 'Fysiotherapeut in loondienst',
          employer: 'Revalidatiecentrum Salland',
          place: 'Raalte',
          dates: 'augustus 2015 – april 2019',
          lines: ['Revalidatie na heup- en knieoperaties', 'Deelname aan het teamoverleg'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Opleiding',
      studies: [
        { degree: 'Bachelor Fysiotherapie', school: 'Hogeschool IJsselstreek', dates: '2011 – 2015' },
        { degree: 'Havo', school: 'Het Vechtcollege', dates: '2006 – 2011' },
      ],
    },
    { kind: 'certifications', title: 'Cursussen', list: ['Dry needling, 2020', 'Echografie, 2022'] },
    {
      kind: 'skills',
      title: 'Vaardigheden',
      rated: [
        ['Sportrevalidatie', 5],
        ['Intramed', 4],
        ['Echografie', 3],
      ],
    },
    { kind: 'interests', title: 'Hobby’s', list: ['Schaatsen', 'Zeilen'] },
  ],
};

export const joost: Person = {
  id: 'joost',
  name: 'Joost Terpstra',
  language: 'nl',
  career: 'warehouse worker',
  emails: ['joost.terpstra@example.org'],
  phones: ['06-00000177', '0513-000177'],
  place: 'Heerenveen',
  content: 1,
  writing: 2,
  parts: [
    {
      kind: 'personal',
      title: 'Persoonlijke gegevens',
      pairs: [
        ['Geboortedatum', '9 januari 1984'],
        ['Burgerlijke staat', 'Gehuwd'],
        ['Rijbewijs', 'B en heftruckcertificaat'],
      ],
    },
    {
      kind: 'experience',
      title: 'Werkervaring',
      jobs: [
        {
          title: 'Magazijnmedewerker',
          employer: 'Zuivelhuis Tjonger',
          dates: '2012 tot heden',
          lines: ['Laden en lossen', 'Orders verzamelen'],
        },
        {
          title: 'Productiemedewerker',
          employer: 'Kunststof Joure',
          dates: '2004 tot 2012',
          lines: ['Machines bedienen'],
        },
      ],
    },
    { kind: 'education', title: 'Opleidingen', studies: [{ degree: 'VMBO', school: 'Lauwers Lyceum', dates: '2001' }] },
    { kind: 'other', title: 'Eigenschappen', list: ['Harde werker', 'Flexibel', 'Collegiaal'] },
  ],
};
