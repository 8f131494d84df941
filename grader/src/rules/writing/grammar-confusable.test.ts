import { testRule } from '../../testing/test-rule.ts';
import { grammarConfusable } from './grammar-confusable.ts';

testRule(grammarConfusable, {
  accepts: {
    'moral among other adjectives': `
      # Experience
      **Clerk, Harbor Works** || Jan 2020 – Mar 2023
      - Maintained moral, legal and financial standards of the yard`,
    'the same words where they are meant': `
      # Experience
      **Proctor, Harbor Works** || Jan 2020 – Mar 2023
      - Walked in utter silence over the heath of Standford village, and charted the coast on a summery day
      - Ended the scrapping of lamps
      - Rang up to make sure that right ropes were cut`,
    'the same words where they are right': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Rising costs, made sure the quality was right and worked as an electrical engineer from May`,
    'what is insured': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Insuring harbors and lamps, in nine categories of goods, and well in a manner of speaking`,
    'words of trades in their own senses': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Dug a trough for the lamps, lying in the yard, and filling of tanks with air break switches
      - Adopted new rules, perused a letter, drew a collage of photos and kept moral support
      - Hired the carrier in Leeds, and sells lamps that are lying there`,
    'the weather itself': `
      # Projects
      **Sky App, Elm College** || 2020
      - Built a site to check weather conditions around the world`,
    'because it is': `
      # Projects
      **Cipher, Elm College** || 2020
      - Chose the older method because it's effective and free`,
    'the words in their own senses': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Designed the intake form in Figma and filled out each form for 12 clients
      - Chose lead generation tools and an agile principle, then shipped faster and then rested
      - Sewed with the costumers of a theatre and cooked as garde manger`,
    'their and its before nouns': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Helped clients reach their goals and the firm cut its costs where there are many needs`,
    'effects and advice that are nouns': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Measured the effect of price changes and gave legal advice to 40 tenants`,
    'other senses': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Are there jobs and lamps? Read a carrier signal, filled a degree form and asked the second price in town
      - Kept stationary pumps and the goods of a carrier`,
  },
  flags: {
    'making sure, sorting, and manners': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led nine crews, insuring quality of lamps, used to categories goods in a well manner`,
      findings: ['major: insuring', 'major: categories', 'major: well'],
    },
    'in titles, in the labels of personal details and in the headers of studies': {
      resume: `
      # CARRIER OBJECTIVE
      A post as a clerk where I use what I learned
      # Education
      Metric from Hill State Board || 2004
      # Personal Details
      Martial Status : Single`,
      findings: ['major: CARRIER', 'major: Metric', 'major: Martial'],
    },
    'fields, queries and petty cash': {
      resume: `
      # Experience
      **Clerk, Harbor Works** || Jan 2020 – Mar 2023
      - Kept the patty cash and answered the customer quarries
      - Led the team in the filed of finance`,
      findings: ['major: patty', 'major: quarries', 'major: filed'],
    },
    'words of trades and studies that others are taken for': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Cable lying, filling of documents, and wrote of there causes and uses trough regular tests
        - Perused a diploma at my collage, able to adopt to new rules as a manger of my carrier
        - Answered customer enquires, raised the moral of the team and worked has a clerk
        - Martial status, sells team, hydraulic break`,
      findings: [
        'major: lying',
        'major: filling',
        'major: there',
        'major: trough',
        'major: Perused',
        'major: manger',
        'major: carrier',
        'major: adopt',
        'major: collage',
        'major: enquires',
        'major: moral',
        'major: has',
        'major: Martial',
        'major: sells',
        'major: break',
      ],
    },
    'careers, stationery and prizes': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Sought a challenging carrier in shipping, kept stationary items and won first price in chess
        - Passed form Leeds`,
      findings: ['major: carrier', 'major: stationary', 'major: price', 'major: form'],
    },
    'slips a spell-checker passes': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Improved costumer service scores and preformed audits with the project manger
        - Raised retention form 61% to 79%, more then any other team`,
      findings: ['major: manger', 'major: costumer', 'major: preformed', 'major: form', 'major: then'],
    },
    'their, there and its': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Coached 12 students on there goals and gave the school it's first robot`,
      findings: ['major: there', "major: it's"],
    },
    'words of the trades': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Rising purchase orders, periodic maintainable of lamps, to make sure quality, in other to light lamps
        - Holds a diploma in electrical engineer from Leeds`,
      findings: ['major: Rising', 'major: maintainable', 'major: make sure', 'major: in other to', 'major: engineer'],
    },
    'names and posts that are near another word': {
      resume: `
        # Work experience
        **CHARTED ACCOUNTANT, Harbor Works, Utter Pradesh** || Jan 2020 – Mar 2023
        - Wrote a Web Scrapping tool with team sprit
        - Took a course of Standford University on Mental Heath

        # Professional Summery
        Sells lamps to Proctor & Gamble`,
      findings: [
        'major: Proctor',
        'major: sprit',
        'major: Scrapping',
        'major: Heath',
        'major: Standford',
        'major: Utter',
        'major: CHARTED',
        'major: Summery',
      ],
    },
  },
});
