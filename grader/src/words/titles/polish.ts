import type { TitleWords } from './title-words.ts';

export const polishTitles: TitleWords = {
  ruling: {
    languages: 'jezyki jezykow jezyka jezykowe jezyk',
    volunteering: 'wolontariat spoleczna',
  },
  nouns: {
    experience:
      'doswiadczenie doswiadczenia zatrudnienie zatrudnienia kariera kariery praca praktyki praktyka staz staze przebieg',
    education: 'wyksztalcenie edukacja edukacji studia nauka szkola szkoly',
    skills: 'umiejetnosci umiejetnosc kompetencje kwalifikacje narzedzia technologie wiedza oprogramowanie obsluga',
    projects: 'projekty projekt portfolio',
    certifications: 'szkolenia szkolenie kursy kurs certyfikaty certyfikat uprawnienia licencje warsztaty',
    awards: 'nagrody osiagniecia wyroznienia sukcesy stypendia',
    publications: 'publikacje konferencje patenty wystapienia',
    research: 'badania badawcze',
    activities: 'dzialalnosc aktywnosc czlonkostwo organizacje',
    interests: 'zainteresowania hobby pasje',
    references: 'referencje',
    contact: 'kontakt linki adres',
    objective: 'cel cele',
    declaration: 'klauzula oswiadczenie zgoda',
    summary: 'podsumowanie profil streszczenie',
  },
  leaning: { personal: 'osobowe osobiste personalne', experience: 'zawodowe zawodowa zawodowego zawodowy' },
  faint: { personal: 'dane', other: 'dodatkowe inne pozostale' },
  before:
    'dodatkowe inne pozostale moje glowne dane informacje znajomosc wybrane historia ukonczone najwazniejsze kluczowe',
  after: `zawodowe zawodowa zawodowego zawodowy pracy twarde miekkie techniczne cyfrowe komputerowe informatyczne
    obcych obce akademickie wyzsze srednie kontaktowe dodatkowa naukowe naukowa wlasne i`,
  links: 'w z na do o',
  joins: 'i oraz',
  phrases: {
    summary: 'o mnie|podsumowanie zawodowe|profil zawodowy|kim jestem',
    personal: 'dane osobowe|dane personalne|informacje osobiste',
    contact: 'dane kontaktowe',
    objective: 'cel zawodowy',
    other: 'dodatkowe informacje|informacje dodatkowe|inne',
  },
  openStarts: 'doswiadczenie kompetencje umiejetnosci wyksztalcenie',
};
