import type { Person } from '../person.ts';

export const jana: Person = {
  id: 'jana',
  name: 'Jana Hölzenbein',
  language: 'de',
  career: 'industrial clerk',
  emails: ['jana.hoelzenbein@example.org'],
  phones: ['030 23125 014'],
  place: 'Lindenstraße 12, 49074 Osnabrück',
  content: 3,
  writing: 4,
  parts: [
    {
      kind: 'personal',
      title: 'Persönliche Daten',
      pairs: [
        ['Geburtsdatum', '17.04.1991'],
        ['Geburtsort', 'Meppen'],
        ['Familienstand', 'verheiratet, ein Kind'],
        ['Staatsangehörigkeit', 'deutsch'],
      ],
    },
    {
      kind: 'experience',
      title: 'Berufserfahrung',
      jobs: [
        {
          title: 'Sachbearbeiterin Einkauf',
          employer: 'Teuto Landtechnik GmbH',
          place: 'Osnabrück',
          dates: '03.2019 – heute',
          lines: [
            'Einkauf von Gussteilen und Hydraulik, Volumen 6 Mio. € pro Jahr',
            'Verhandlung von Rahmenverträgen mit 40 Lieferanten',
            'Senkung der Lagerbestände um 18 % durch Abrufaufträge',
          ],
        },
        {
          title: 'Industriekauffrau',
          employer: 'Hasetal Möbelwerke KG',
          place: 'Bramsche',
          dates: '08.2013 – 02.2019',
          lines: ['Auftragsabwicklung und Reklamationen', 'Pflege der Stammdaten in SAP MM'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Ausbildung',
      studies: [
        {
          degree: 'Ausbildung zur Industriekauffrau',
          school: 'Hasetal Möbelwerke KG',
          dates: '08.2010 – 07.2013',
          mark: 'Note 1,8',
        },
        { degree: 'Fachabitur', school: 'Berufsbildende Schulen am Hasetor', dates: '08.2008 – 06.2010' },
      ],
    },
    {
      kind: 'certifications',
      title: 'Weiterbildung',
      list: ['Fachwirtin für Einkauf (IHK), 2021', 'Verhandlungsführung, Seminar, 2018'],
    },
    {
      kind: 'skills',
      title: 'Kenntnisse',
      groups: [
        ['EDV', ['SAP MM', 'Excel', 'Navision']],
        ['Führerschein', ['Klasse B']],
      ],
    },
    {
      kind: 'languages',
      title: 'Sprachen',
      rated: [
        ['Deutsch', 5],
        ['Englisch', 3],
      ],
    },
    { kind: 'declaration', title: 'Unterschrift', signed: [['Osnabrück, 02.11.2026', 'Jana Hölzenbein']] },
  ],
};

export const tilman: Person = {
  id: 'tilman',
  name: 'Tilman Großkreutz',
  language: 'de',
  career: 'mechanical engineer',
  label: 'Entwicklungsingenieur',
  emails: ['t.grosskreutz@example.com'],
  phones: ['+49 30 23125 088'],
  place: '70327 Stuttgart',
  content: 4,
  writing: 4,
  parts: [
    {
      kind: 'summary',
      title: 'Kurzprofil',
      text: [
        'Entwicklungsingenieur mit neun Jahren Erfahrung in Antriebstechnik, von der Simulation bis zum Serienanlauf.',
      ],
    },
    {
      kind: 'experience',
      title: 'Beruflicher Werdegang',
      jobs: [
        {
          title: 'Teamleiter Getriebeentwicklung',
          employer: 'Neckar Antriebe AG',
          place: 'Esslingen',
          dates: 'seit 04/2021',
          lines: [
            'Führung von acht Ingenieurinnen und Ingenieuren',
            'Serienanlauf eines Zweiganggetriebes für E-Transporter, 45.000 Stück pro Jahr',
            'Geräuschpegel um 4 dB gesenkt durch eine neue Verzahnung',
          ],
        },
        {
          title: 'Entwicklungsingenieur',
          employer: 'Filstal Motoren GmbH',
          place: 'Göppingen',
          dates: '10/2016 – 03/2021',
          lines: [
            'Auslegung von Wellen und Lagern',
            'Aufbau eines Prüfstands für Dauerläufe (Budget 1,2 Mio. €)',
            'Zwei Patente als Miterfinder',
          ],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Studium',
      studies: [
        { degree: 'M.Sc. Maschinenbau', school: 'Technische Hochschule Alb', dates: '10/2014 – 09/2016', mark: '1,5' },
        { degree: 'B.Sc. Maschinenbau', school: 'Technische Hochschule Alb', dates: '10/2011 – 09/2014', mark: '1,9' },
      ],
    },
    {
      kind: 'skills',
      title: 'Fachkenntnisse',
      rated: [
        ['CATIA V5', 5],
        ['MATLAB', 4],
        ['KISSsoft', 4],
        ['Python', 3],
      ],
    },
    {
      kind: 'languages',
      title: 'Sprachkenntnisse',
      rated: [
        ['Deutsch', 5],
        ['Englisch', 4],
        ['Französisch', 2],
      ],
    },
    { kind: 'interests', title: 'Interessen', list: ['Bergsteigen', 'Chorgesang', 'alte Motorräder'] },
  ],
};

export const sevda: Person = {
  id: 'sevda',
  name: 'Sevda Aktürk',
  language: 'de',
  career: 'geriatric nurse',
  emails: ['sevda.akturk@example.com'],
  phones: ['0221 4710 133', '0176 040690 12'],
  place: 'Köln',
  content: 2,
  writing: 3,
  parts: [
    {
      kind: 'experience',
      title: 'Berufspraxis',
      jobs: [
        {
          title: 'Pflegefachkraft',
          employer: 'Seniorenstift Rheinaue',
          place: 'Köln',
          dates: '01.10.2017 bis heute',
          lines: ['Grund- und Behandlungspflege', 'Pflegedokumentation', 'Praxisanleitung von Auszubildenden'],
        },
        {
          title: 'Altenpflegehelferin',
          employer: 'Ambulante Dienste Severin',
          place: 'Köln',
          dates: '01.04.2012 bis 31.08.2014',
          lines: ['Hausbesuche', 'Hilfe im Haushalt'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Schul- und Berufsausbildung',
      studies: [
        {
          degree: 'Examinierte Altenpflegerin',
          school: 'Fachseminar für Altenpflege Köln-Süd',
          dates: '2014 bis 2017',
        },
        { degree: 'Hauptschulabschluss', school: 'Gemeinschaftshauptschule Kalk', dates: '2011' },
      ],
    },
    {
      kind: 'skills',
      title: 'Besondere Kenntnisse',
      list: ['Wundmanagement (Kurs 2020)', 'Palliativpflege Basiskurs', 'Führerschein Klasse B'],
    },
    { kind: 'languages', title: 'Sprachen', list: ['Deutsch fließend', 'Türkisch Muttersprache'] },
  ],
};
