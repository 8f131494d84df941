import { testRule } from '../../testing/test-rule.ts';
import { contentSkillsUnproven } from './content-skills-unproven.ts';

const work = `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports in Excel for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Wrote SQL queries that 3 offices still use
      - Scripted the budget and the forecast in Python`;

testRule(contentSkillsUnproven, {
  accepts: {
    'skills among which personal details stand, as where two columns were read as one': `
      ${work}

      # Skills
      Kubernetes, Docker, Rust, Haskell, Figma, Scala, Kafka, Redis
      Marital Status: Single, Hobbies: Chess, Passport No: Z0000000
      Hadoop, Spark, Ruby, Perl, Chef, Negotiation, Leadership, Creativity`,
    'languages that people speak, with how well': `${work}
      # Skills
      English (native), Hindi (basic), Tamil: good, Arabic - B2, French (A1), German (A2), Spanish (B1), Italian (B2)
      Dutch (C1), Polish (C2), Greek (A1), Turkish (A2), Korean (basic), Excel`,
    'a list whose letters are not those that the page shows': `${work}
      # Skills
      ${['Javö', 'MySQï', 'NestJ9', 'Mongoos', 'GitHu', 'Expres', 'GraphQï', 'Kafkä', 'Redï', 'Scalä', 'Rusö', 'Haskeï', 'Figmä'].map((name) => `¿ ${name}`).join('\n      ')}`,
    'languages that people speak': `${work}
      # Skills
      English, Hindi, Tamil, Arabic, French, German, Spanish, Italian, Dutch, Polish, Greek, Turkish, Korean, Excel`,
    'traits in a list, and brackets over two lines': `${work}
      # Skills
      Dependable, Energetic, Honest, Hard worker, Quick learner, Team player, Self-confident, Punctual, Loyal, Polite
      MS Office (Excel,
      Word), Budgets`,
    'skills that other lines name without their version or ending': `${work}
      - Drew pages in HTML, CSS and Vue for the shop
      - Wrote an API, a test and a map in PHP, Perl and Lua
      - Moved the web of the shop from Java and Ruby to Node
      # Skills
      HTML5, CSS3, VueJS, NodeJS, PHP8, Perl5, Lua5.4, Java17, Ruby3, Web3, APIs, Maps`,
    'duties under the title of skills': `${work}
      # Skills
      - Testing of the relays of the yard, lamps, breakers, fuses, cables, panels, meters, pumps and valves
      - Keeping the ledgers of the store, invoices, vouchers, cheques, rosters, stock, letters and orders
      - Laying the cables of the harbor, trays, glands, joints, poles, earth pits, clamps, ducts and trenches`,
    'a short list': `${work}

      # Skills
      Kubernetes, Docker, Rust, Haskell, Figma`,
    'a long list of which much is shown': `${work}

      # Skills
      Excel, SQL, Python, reports, budgets, forecasts, training, ledgers
      Kubernetes, Docker, Rust, Haskell, Figma`,
    'jobs without lines, which is another matter': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023

      # Skills
      Kubernetes, Docker, Rust, Haskell, Figma, Scala, Kafka, Redis, Hadoop, Spark, Ruby, Perl, Chef`,
  },
  flags: {
    'no label of a row as an example': {
      resume: `
        ${work.replaceAll('\n      ', '\n        ')}

        # Skills
        Languages, Tools, Rust, Haskell, Figma, Scala, Kafka, Redis, Elixir, Angular, Svelte, Hadoop, Spark, Ruby`,
      findings: ['minor: Rust'],
    },
    'skills behind labels in capitals, above lists, and beside how long they were used': {
      resume: `
        ${work.replaceAll('\n      ', '\n        ')}

        # Skills
        MAIN || Rust, Haskell, Figma, Scala, Kafka, Redis, Elixir
        Frontend {wrap=0}
        - Angular
        - Svelte
        Hadoop || 2 years
        Spark || 1 year
        Ruby || 3 years
        Chef || expert`,
      findings: ['minor: Rust'],
    },
    'skills behind a label whose colon stands apart': {
      resume: `
        ${work.replaceAll('\n      ', '\n        ')}

        # Skills
        Tools || : Docker, Rust, Haskell, Figma, Scala, Kafka
        Methods || : Hadoop, Spark, Ruby, Perl, Chef, Puppet, Negotiation, Leadership`,
      findings: ['minor: Docker'],
    },
    'a long list of which nothing is shown': {
      resume: `
        ${work.replaceAll('\n      ', '\n        ')}

        # Skills
        Kubernetes, Docker, Rust, Haskell, Figma, Scala, Kafka, Redis
        Hadoop, Spark, Ruby, Perl, Chef, Negotiation, Leadership, Creativity`,
      findings: ['minor: Kubernetes'],
    },
    'skills behind a label and with commas in brackets': {
      resume: `
        ${work.replaceAll('\n      ', '\n        ')}

        # Skills
        **Tools** || AWS (EC2, S3), Docker, Rust, Haskell, Figma, Scala, Kafka
        **Methods** || Hadoop, Spark, Ruby, Perl, Chef, Negotiation, Leadership`,
      findings: ['minor: AWS (EC2, S3)'],
    },
  },
});
