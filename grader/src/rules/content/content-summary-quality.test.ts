import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentSummaryQuality } from './content-summary-quality.ts';

testRule(contentSummaryQuality, {
  accepts: {
    'a first post of somebody new to work, in a field': `
      # Objective
      Seeking an entry-level position in marine welding, where the skills of my training and my care are of use
      # Education
      **Diploma in Welding, Elm College** || 2025`,
    'a manager who names the level': `
      # Summary
      Ledger manager with nine years of experience, ready for a senior management post in stock and accounts
      # Experience
      **Ledger Manager, Harbor Works** || Jan 2014 – Mar 2023
      - Led a team of five`,
    'claims beside a result': `
      # Summary
      Detail-oriented and dedicated baker with a proven track record: cut the waste of two shops by 40% within a year
      # Experience
      **Baker, Mill Bakery** || Jan 2014 – Mar 2023
      - Led a team of five`,
    'a wish in another language that names the post and what for': `
      # Objetivo
      Busco un puesto de panadera en una cooperativa de la costa
      # Experiencia
      **Panadera, Horno del Puerto** || 2019 – 2023
      - Amasé el pan de nueve tiendas cada noche con dos aprendices
      - Llevé las cuentas de la tienda y los pedidos de harina
      - Enseñé a dos aprendices a cuidar del horno y de la masa`,
    'a trade that the studies name, too': `
      # Objective
      Post as an underwriter in the field of insurance with a firm of good name
      # Education
      **BSc Insurance, Elm University** || 2014
      # Experience
      **Underwriter, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five`,
    'two traits beside facts': `
      # Summary
      Reliable and punctual welder for the hulls of boats, with a licence for steel and aluminium from the yards of the north coast
      # Experience
      **Welder, Harbor Works** || Jan 2020 – Mar 2023
      - Welded the hulls of nine boats`,
    'labels below a short profile': `
      # Summary
      Clerk with nine years in stock and accounts. Skilled in ledgers, letters and the lists of what is there. Trained six
      people in the ledger system. Wrote the manual that three offices still use and that nobody had to correct.
      Core Skills : Stock | Ledgers | Letters | Manuals | Lists | Bills | Suppliers | Training | Counting | Writing
      Tools : Excel | Word | Access | Outlook | Typewriters | Scales | Stamps | Paper | Ink | Folders | Boxes | Shelves
      Places : Leeds | Halifax | York | Hull | Bradford | Wakefield | Ripon | Selby | Otley | Ilkley | Skipton | Malton
      Languages : English | French | German | Spanish | Italian | Dutch | Polish | Danish | Swedish | Norwegian | Welsh`,
    'a student who says what for': `
      # Objective
      To work as a junior nurse in the field of children’s care, where I can use the skills of my training at a clinic
      # Education
      BSc Nursing, Elm College || 2024 – 2027`,
    'a profession, years and a result': `
      # Summary
      Nurse with nine years in intensive care. Cut medication errors by 40% on a ward of 24 beds.`,
    'a student who looks for a place': `
      # Objective
      Computer science student seeking an internship role in embedded systems.
      # Education
      **BSc Computer Science, State University** || Expected May 2027`,
    'a motivated worker who names the work': `
      # Summary
      Dedicated and enthusiastic carpenter known for clean joints and finished on time in old houses.`,
  },
  flags: {
    'a first post after many years': {
      resume: `
      # Summary
      Looking for an entry-level post at the stock desk, with 15 years of experience in ledgers of the yard
      # Experience
      **Stock Clerk, Harbor Works** || Jan 2009 – Mar 2023
      - Led a team of five`,
      findings: [
        'minor: Looking for an entry-level post at the stock desk, with 15 years of experience in ledgers of the yard',
      ],
    },
    'a first post that could be any': {
      resume: `
      # Objective
      To get an entry-level position where I can use my skills and my knowledge for the success of the company
      # Education
      **Diploma in Welding, Elm College** || 2025`,
      findings: [
        'minor: To get an entry-level position where I can use my skills and my knowledge for the success of the company',
      ],
    },
    'the top of a firm before the first job': {
      resume: `
      # Objective
      To rise to a senior management position as a welder of ships
      # Education
      **Diploma in Welding, Elm College** || 2025`,
      findings: ['minor: To rise to a senior management position as a welder of ships'],
    },
    'a childhood and a belief': {
      resume: `
      # Summary
      Ever since I was a child I took lamps apart, and a baker of nine towns taught me the oven.
      # Objective
      A baker who believes in bread and in the people of nine towns.`,
      findings: [
        'minor: Ever since I was a child I took lamps apart, and a baker of nine towns taught me the oven.',
        'minor: A baker who believes in bread and in the people of nine towns.',
      ],
    },
    'a summary that calls its author by name': {
      resume: `
      Nora Quill {size=20}
      nora.quill@example.com
      # Summary
      Baker of nine years in two towns. Nora is known for dark bread.`,
      findings: ['minor: Baker of nine years in two towns. Nora is known for dark bread.'],
    },
    'claims beside a profession and no result': {
      resume: `
      # Summary
      Detail-oriented baker with a proven track record, a strong foundation in dough and years at the ovens of the coast
      # Experience
      **Baker, Mill Bakery** || Jan 2014 – Mar 2023
      - Led a team of five`,
      findings: [
        'minor: Detail-oriented baker with a proven track record, a strong foundation in dough and years at the ovens of the coast',
      ],
    },
    'a childhood above the first title, in another language': {
      resume: `
      Nora Quill {size=20}
      nora.quill@example.com

      Desde muy pequeña me gustaba el olor de la masa y del horno en la casa
      de mis abuelos, y por eso con los años aprendí todo sobre el pan y las
      harinas para los hornos de la costa.

      # Experiencia
      **Panadera, Horno del Puerto** || 2019 – 2023
      - Amasé el pan de nueve tiendas cada noche con dos aprendices
      - Llevé las cuentas de la tienda y los pedidos de harina
      - Enseñé a dos aprendices a cuidar del horno y de la masa`,
      findings: [
        'minor: Desde muy pequeña me gustaba el olor de la masa y del horno en la casa de mis abuelos, y por eso con los años aprendí todo sobre el pan y las harinas para los hornos de la costa.',
      ],
    },
    'a wish for oneself in another language': {
      resume: `
      # Objetivo
      Busco una oportunidad en una empresa donde pueda crecer y superar mis metas
      # Experiencia
      **Panadera, Horno del Puerto** || 2019 – 2023
      - Amasé el pan de nueve tiendas cada noche con dos aprendices
      - Llevé las cuentas de la tienda y los pedidos de harina
      - Enseñé a dos aprendices a cuidar del horno y de la masa`,
      findings: ['minor: Busco una oportunidad en una empresa donde pueda crecer y superar mis metas'],
    },
    'an objective with a verb that hardly any has': {
      resume: `
      # Objective
      To effectively synchronise my skills with the growth of an organization and its goals
      # Education
      **B.A. Economics, Example College** || 2026`,
      findings: ['minor: To effectively synchronise my skills with the growth of an organization and its goals'],
    },
    'text of an advertisement': {
      resume: `
      # Objective
      Under the direction of a manager keeps the ledger of the yard and reports on it
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five`,
      findings: ['minor: Under the direction of a manager keeps the ledger of the yard and reports on it'],
    },
    'a trade of which nothing else speaks': {
      resume: `
      # Objective
      To hold a post in the field of insurance with a firm of good name
      # Experience
      **Welder, Harbor Works** || Jan 2020 – Mar 2023
      - Welded the hulls of nine boats`,
      findings: ['minor: To hold a post in the field of insurance with a firm of good name'],
    },
    'a summary of traits': {
      resume: `
      # Summary
      Hardworking person, friendly and polite, who is punctual and good at finding ways
      # Experience
      **Welder, Harbor Works** || Jan 2020 – Mar 2023
      - Welded the hulls of nine boats`,
      findings: ['minor: Hardworking person, friendly and polite, who is punctual and good at finding ways'],
    },
    'a wish that says nothing': {
      resume: `
        # Objective
        To find employment.
        # Experience
        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counted stock in two warehouses every month`,
      findings: ['minor: To find employment.'],
    },
    'an objective of wishes alone': {
      resume: `
        # Objective
        To be a part of an organization where I can grow and put my abilities and skills to effective use
        # Experience
        **Analyst, Harbor Works** || Jan 2010 – Mar 2023
        - Built 12 weekly reports for a team of 40 people`,
      findings: [
        'minor: To be a part of an organization where I can grow and put my abilities and skills to effective use',
      ],
    },
    'the same of a student': {
      resume: `
        # Objective
        To be a part of an organization where I can grow and put my abilities and skills to effective use
        # Education
        BSc Nursing, Elm College || 2024 – 2027`,
      findings: [
        'minor: To be a part of an organization where I can grow and put my abilities and skills to effective use',
      ],
    },
    'a beginner with years of work': {
      resume: `
        # Objective
        To work where I can use my knowledge as a fresh graduate while I help the firm to build better roads
        # Experience
        **Site Engineer, Harbor Works** || Jan 2021 – Mar 2024
        - Built 12 bridges with a team of 40 people`,
      findings: [
        'minor: To work where I can use my knowledge as a fresh graduate while I help the firm to build better roads',
      ],
    },
    'nothing but phrases': {
      resume: `
        # Summary
        Passionate thought leader who thinks outside the box, moves the needle and uses world-class synergy.`,
      findings: [
        'minor: Passionate thought leader who thinks outside the box, moves the needle and uses world-class synergy.',
      ],
    },
    'a summary of somebody else': {
      resume: `
        # Summary
        Ledger clerk of nine years. She can mend any lamp of the yard and keeps 40 accounts.`,
      findings: ['minor: Ledger clerk of nine years. She can mend any lamp of the yard and keeps 40 accounts.'],
    },
    'a wish instead of an offer': {
      resume: `
        # Objective
        Seeking a challenging position in a growing company where my skills are used.
        # Experience
        **Analyst, Harbor Works** || Jan 2015 – Mar 2023
        - Led a team of five`,
      findings: ['minor: Seeking a challenging position in a growing company where my skills are used.'],
    },
  },
});

test('paragraphs above the first title are one summary, and a description of a job is none', () => {
  const adviceOn = (resume: string) => [...contentSummaryQuality.check(resumeOf(resume))].map(({ advice }) => advice);
  const paragraph = `
        Keeper of lamps who has tended the lights of six harbors and of two rivers for
        nine winters, and who plans the rounds of a crew from its boats and its sheds,
        with the spare parts that are needed for them on the boats and in the stores,
        and who writes the reports.`;
  const work = `
        # Experience
        **Keeper, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five`;
  const top = (text: string) => `
        Ida Okoro {size=18}
        ida@example.com
        ${text}${work}`;
  expect(adviceOn(top(`${paragraph}\n${paragraph.replace('Keeper', 'Mender')}`))).toEqual([
    expect.stringContaining('The summary is long'),
  ]);
  expect(adviceOn(top(paragraph))).toEqual([]);
  expect(
    adviceOn(`
        # Summary
        Keeping of lamps (KL). Responsibilities include the tending of the lights of a harbor.${work}`),
  ).toEqual([expect.stringContaining('or a job description')]);
});

test('a summary that ends in a wish is not called an objective', () => {
  const resume = resumeOf(`
    # Summary
    Ledger clerk of a harbor and its sheds, seeking a position in a company of good name
    # Experience
    **Ledger Clerk, Harbor Works** || Jan 2014 – Mar 2023
    - Led a team of five`);
  expect([...contentSummaryQuality.check(resume)].map(({ advice }) => advice.split('.')[0])).toEqual([
    'Beside what you are, the summary tells only what you look for',
  ]);
});
