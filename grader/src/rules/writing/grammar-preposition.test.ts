import { testRule } from '../../testing/test-rule.ts';
import { grammarPreposition } from './grammar-preposition.ts';

testRule(grammarPreposition, {
  accepts: {
    'a certain time and what lies between': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Lit lamps for the last 3 years, a member in good standing
      - Excellent in health and as per the plan of May, wise or not
      - Sold sails between 11th April and 31st October 2012 (2014-2016)`,
    'work in places, fields and departments': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Worked in Avonmere and in the Marlow office of Harbor Ltd, and worked in Sales Department of Avon Ltd
      - Built lamps according to the plan for two years, worked as asked, in the year 2012`,
    'knowledge used in a place, a study of its own, and two ends of a time': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Used my knowledge in the field of lamps and in our harbor, and read a study about cranes
      - Grew between 2 and 9 stores since 2015, in 12 months, and explained the plan to nine crews
      - Good in all weathers`,
    'a contest of a level, and what is attended to': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Took part in state level contests and in the national level camp
      - Spent nine days attending to meeting notes`,
    'what is done on occasion': `
      # Experience
      **Engineer, Harbor Works** || Jan 2020 – Mar 2023
      - Lent the crews my expertise on occasion, and on demand`,
    'prepositions of time, place and purpose': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Was good in the air, attended to the pump on 5 March 2019 and spent experience on lamps
      - Assisted to the end, was contacted to bid and reduced the share of 5% of lamps
      - Gave in charge to nine, sought for years and put emphasis on care`,
    'prepositions that go with their words': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Discussed the plan with knowledge of pumps, learned on the job and during three weeks of tests
      - Responsible for nine offices since five years ago, and proficient in Excel`,
    'levels and visits': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Played in the college team at state level and paid a visit to a factory with exposure to audits`,
    'interest and responsibility': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Took the responsibility of managing nine lamps, for the interest for loans, with a focus today`,
    'money in a firm, work in a trade, and a field of study': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Sold shares in Harbor Lamps Ltd and held an interest and a stake in Vale Sails Inc
      - Was the best student in Orvin High School, and held a show in Inter College Hall and wrote to conversant people about what we know about lamps
      - Trained crews in Civil Works Company rules, had experience in Harbor Hospitality and a degree in Lamp Ltd`,
    'work in a trade, a place or any school': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Worked in Leeds for Marlow School, worked as a teacher in a school and in various School halls
      - Worked in sales of Marlow College lamps`,
  },
  flags: {
    'work in a firm, the time that stands first, and years': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Worked in Marlow Lamps Pvt. Ltd. as a fitter
        - 5 year worked as a fitter in Leeds
        - Built lamps according customer needs
        - Passed the tests in the year of 2007`,
      findings: ['minor: in', 'minor: 5 year worked', 'minor: according', 'minor: year of'],
    },
    'what is known, studied and counted': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Good knowledge in welding, with experience about cranes
        - Studied about lamps and explained about harbors
        - Grew between 10 to 20 stores since May 2015 to 2018, and left in 3rd March 2018
        - Good in sums`,
      findings: [
        'minor: in',
        'minor: about',
        'minor: Studied about',
        'minor: explained about',
        'minor: to',
        'minor: in',
        'minor: since',
        'minor: in',
      ],
    },
    'prepositions that other languages have': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Was very good in sums, participated to the fair, attended on a seminar and gained experience on installation
        - Fluent on Dutch, seeking for a berth, informed to the client, emphasized on care
        - Passed on March 2019, reduced costs of 15%, in charge for the yard`,
      findings: [
        'minor: in',
        'minor: to',
        'minor: attended on',
        'minor: on',
        'minor: on',
        'minor: seeking for',
        'minor: informed to',
        'minor: emphasized on',
        'minor: on',
        'minor: of',
        'minor: for',
      ],
    },
    'interest and focus': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Showed my interest for the post, focused to light lamps and to update myself to the latest`,
      findings: ['minor: for', 'minor: to', 'minor: to'],
    },
    'prepositions that do not': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Discussed about pumps with good knowledge on valves and complied to rules
        - Kept the books since five years`,
      findings: ['minor: on', 'minor: to', 'minor: Discussed about', 'minor: since'],
    },
    'levels and visits that have the wrong one': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Played chess in college level after an industrial visit at a mill
        - Gained good exposure in audits`,
      findings: ['minor: in', 'minor: at', 'minor: in'],
    },
    'training, a role or a time in a firm or a house': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Summer training in Vale Lamps and Sails Pvt. Ltd. Marlow
        - Working as a welder in Harbor & Quay Mills
        - Three years of experience in Marlow Vale School
        - Presently working in M/s. Harbor lamps
        - Read a paper on lamps in Orvin Engineering College, Marlow`,
      findings: ['minor: in', 'minor: in', 'minor: in', 'minor: in', 'minor: in'],
    },
    'work in a school by its name, and a limit in one word': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Worked as a teacher in Marlow Vale School for nine years
        - Lit lamps upto nine metres`,
      findings: ['minor: in Marlow', 'minor: upto'],
    },
    'what people know, see and are versed in': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Well versed with lamps, with good knowledge about sails and demonstrated exposure in masts
        - Lit lamps since 10 April 2004 to 30 May 2006`,
      findings: ['minor: with', 'minor: in', 'minor: about', 'minor: since'],
    },
    'time, skill and members': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Lit lamps for last 3 years, member in Lamp Society
        - Excellent in mending lamps as per item wise
        - Sold sails between 11th April to 31st October 2012 and masts from 2014-2016`,
      findings: [
        'minor: last',
        'minor: member in',
        'minor: in',
        'minor: as per item wise',
        'minor: between',
        'minor: 2014-2016',
      ],
    },
  },
});
