import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';

test('a resume from India or the Gulf is from another country', () => {
  const head = (line: string) => `
    Gopal Reddy {size=20}
    gopal@example.com | ${line}
    # Education
    B.Tech Civil Engineering, Elm College || 2014
    # Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month`;
  expect(resumeOf(head('+91 55500 00112')).locale).toBe('other');
  expect(resumeOf(head('+971 57 555 0147')).locale).toBe('other');
  expect(resumeOf(head('+44 7700 900183')).locale).toBe('UK');
});

test('a resume from the continent is told by its number, domain, country or nationality', () => {
  const head = (line: string) => `
    Anna Keller {size=20}
    ${line}
    # Experience
    **Clerk, Delta Foods** || Feb 2017 – Dec 2019
    - Counted stock in two warehouses every month`;
  expect(resumeOf(head('anna@example.com | 079 555 01 47 | Zug, Switzerland')).locale).toBe('EU');
  expect(resumeOf(head('anna@keller.be | 0472 55 01 47')).locale).toBe('EU');
  expect(resumeOf(head('anna@example.com | be.linkedin.com/in/anna')).locale).toBe('EU');
  expect(resumeOf(head('anna@example.com | Nationality: Dutch')).locale).toBe('EU');
  expect(resumeOf(head('anna@example.com | 512-555-0147 | youtu.be/anna')).locale).toBe('US');
  expect(resumeOf(head('anna@example.com | 0715 550 147')).locale).toBe('other');
  expect(resumeOf(head('anna@example.com | 07700 900183')).locale).toBe('UK');
});

test('a beginner without a job is a student, also years after school', () => {
  const resume = resumeOf(`
    Anand Kulkarni {size=20}
    anand@example.com
    # Objective
    A fresher who looks for work in a firm that makes pumps.
    # Education
    B.E. Mechanical, Elm College || 2019`);
  expect(resume.stage).toBe('student');
});

test('a language that is not read is told by its words, also without those we list', () => {
  const { language, tongue } = resumeOf(`
    # O mnie
    Magazynier z dużym doświadczeniem, który porządkuje towary, prowadzi spisy i pilnuje terminów wysyłki
    # Doświadczenie
    - Przyjmowanie dostaw drewna i układanie desek według gatunków
    - Liczenie zapasów każdego miesiąca, zgłaszanie braków kierownikowi
    - Obsługa wózka widłowego, ładowanie ciężarówek, naprawa drobnych usterek
    - Szkolenie nowych pracowników, pokazywanie bezpiecznych sposobów pracy
    - Pakowanie przesyłek dla sklepów ogrodniczych, drukowanie etykiet, ważenie paczek
    - Sprawdzanie faktur, porównywanie zamówień, odsyłanie uszkodzonych desek
    - Malowanie regałów, oznaczanie przejść, sprzątanie placu przed bramą
    - Pisanie krótkich sprawozdań, zapisywanie godzin, układanie grafiku zmian
    - Rozmowy z kierowcami, ustalanie kolejności rozładunku, telefonowanie do leśniczych
    - Wymiana żarówek, smarowanie łańcuchów, ostrzenie pił tarczowych
    - Zamawianie kartonów, sznurków oraz taśmy klejącej, porządkowanie kluczy, podlewanie roślin przy wejściu
    - Mierzenie wilgotności desek, zapisywanie wyników, odkładanie pękniętych kawałków na opał`);
  expect([language, tongue]).toEqual(['other', undefined]);
});

test('a language of short words is told by its accents', () => {
  const line = 'Kể lại các công việc đã làm tại cảng với mười hai người và ba chiếc thuyền mới của bến';
  const { language, tongue } = resumeOf(`
    Văn Bình {size=20}
    binh@example.com | 055 501 0147
    # Kinh nghiệm
    - ${Array.from({ length: 6 }, (_, i) => `${line} ${i}`).join('\n    - ')}`);
  expect([language, tongue]).toEqual(['other', undefined]);
});

test('the language of a text that is not English is told', () => {
  const { language, tongue } = resumeOf(`
    Tilman Berg {size=20}
    tilman@example.com
    # Berufserfahrung
    Entwickler, Neckar Antriebe || seit 04/2021
    - Aufbau eines Prüfstands für die Fertigung und Betreuung der Kunden im Süden
    - Leitung des Teams für das Getriebe mit acht Leuten`);
  expect([language, tongue]).toEqual(['other', 'de']);
});

test('posts in clubs are no years of work, and volunteering counts half', () => {
  const years = (title: string) =>
    resumeOf(`
    # Education
    BSc Economics, Elm University || 2016
    # ${title}
    **Head of the chess club, Elm Town** || Jan 2012 – Dec 2015`).yearsOfExperience;
  expect(years('Leadership')).toBe(0);
  expect(years('Volunteering')).toBe(2);
});

test('a short page of lists is told by its words with capitals', () => {
  const { language } = resumeOf(`
    Ada Brenner
    Kontaktoplysninger
    Lundvænget Bakkegade Kolding
    # Uddannelse
    Professionshøjskole Pædagogik Dimitteret
    Erhvervsakademi Datamatiker Efteruddannelse
    Gymnasium Virksomhedsøkonomi Afsætning Samfundsfag
    # Erhvervserfaring
    Børnehave Pædagogmedhjælper Vuggestue Ugentlig
    Varelager Lagermedarbejder Pakning Bestillinger
    Butiksassistent Kundebetjening Kasseopgørelse Vareopfyldning
    Klubmedarbejder Fritidsaktiviteter Forældresamarbejde
    Regnskabsassistent Bogføring Fakturering Månedsafslutning
    # Kompetencer
    Programmering Databaser Hjemmesider Brugergrænseflader
    Samarbejde Planlægning Undervisning Rådgivning
    Tegning Modellering Fremstilling Kvalitetssikring
    # Fritid
    Padeltennis Motorsport Musik Vandreture Madlavning
    Strikning Svømning Havearbejde Foreningsarbejde`);
  expect(language).toBe('other');
});
