import { testRule } from '../../testing/test-rule.ts';
import { grammarVerbForm } from './grammar-verb-form.ts';

testRule(grammarVerbForm, {
  accepts: {
    'the same with it': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - The lamps could be done by hand, and who is responsible for the yard was asked
      - I worked in Leeds for people concerned with sails`,
    'work that goes on in its form': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Presently working in the yard, took the initiative
      - Taken by the hand, able to flexibly light lamps`,
    'what is asked for in the present, and deals': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Complete all lamps in time and win new customers
      - Participate in rounds of the yard, looked for deal flow and for take away food`,
    'participles that describe, and nouns in -ing': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Undertaken by nine crews, the works were held
      - Done by hand
      - The making of lamps and wiring of harbors, carried over the sea
      - Was able to lead a crew, prepared to cast, and the plans are complete`,
    'nouns and passives': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote a code of conduct, with support from arrange and can be used by nine who could need lamps
      - Responsible to the board for lamps that are complete, and to advice given
      - To found the yard we have complete trust in the lamps, to be complete by May`,
    'to as a preposition': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Committed to hiring the best, contributed to growing a brand and reported according to established rules
      - Moved from planning to building the product, and applied it to forecasted demand`,
    'nouns after by': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Grew sales by product, by design and by word of mouth, approved by management the same day
      - Led by example and by 12% the next`,
    'right forms': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Helped to hire four analysts by adding tests, and had cut the backlog that could have grown`,
    'questions and verbs that involve': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Asked whether or should posts go on, and came to running tasks that involve boats`,
    'verbs in their place': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Able to bring sites online, knew how to swing a crane, and can be used by all
      - Built for use in the field, sited nine lamps, cast 100 bed frames and bought a setup
      - Responsible for use of the yard, before set dates, and committed to repair work`,
    'lines that open with an infinitive': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - To bring the lamps to the yard and to swing the crane
      - To sing in the choir of the yard every Friday evening`,
    'work that goes on': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Working as a welder from 2012 to date, in a yard that was built between 2004 and 2008`,
    'nouns before to, and tools': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Found a way to creating a yard, used lathes to bore all pipes, and set focus to the lamp`,
  },
  flags: {
    'work that was done, and an examination that was passed': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Two years of working experience with lamps
        - 12th Pass from the Orvin board`,
      findings: ['minor: working experience', 'minor: Pass'],
    },
    'studies, prizes and contests that are over': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Complete 12th at Elm School
        - Win first prize in the lamp race
        - Participate in the pump camp conducted by Marlow
        - Done both halls in rain
        - Kept lamps ready for avoid darkness`,
      findings: ['minor: Complete', 'minor: Win', 'minor: Participate', 'minor: Done', 'minor: for avoid'],
    },
    'what was done, told by the participle alone': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Undergone a course for welders
        - Overseen nine crews
        - Done a project on lamps
        - Taken care of nine harbors`,
      findings: ['minor: Undergone', 'minor: Overseen', 'minor: Done', 'minor: Taken'],
    },
    'a form in -ing with an object and another small word': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Preparing of lists, and maintaining of lamps
        - Willing to learned the trade, and can able to lead
        - Carried the inspection of nine harbors
        - Lists that were generate by the office
        - To preparation of reports`,
      findings: [
        'minor: Preparing of',
        'minor: maintaining of',
        'minor: can able to',
        'minor: to learned',
        'minor: Carried',
        'minor: were generate',
        'minor: preparation of',
      ],
    },
    'a line that opens with two forms at once': {
      resume: `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - To handling the lamps of nine boats in the yard`,
      findings: ['minor: To handling'],
    },
    'verbs after prepositions, passives and duties': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Maintain of registers, for identify leaks, which can used by nine and could filed by clerks
        - Responsible to manage lamps that are connect to the grid, and to analysis the data
        - To achieved the goal, and to be associate with those who have participate in the tests`,
      findings: [
        'minor: Maintain of',
        'minor: for identify',
        'minor: can used',
        'minor: could filed',
        'minor: to manage',
        'minor: are connect',
        'minor: analysis',
        'minor: associate',
        'minor: participate',
        'minor: To achieved',
      ],
    },
    'work that is over': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Working as a welder in Leeds from 12 May 2012 to June 2014
        - I have worked as a diver in Hull from 03/04/2009 to 12/05/2011`,
      findings: ['minor: Working', 'minor: have worked'],
    },
    'regular pasts of irregular verbs': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Leaded a crew and troubleshooted nine pumps
        - Teached nine keepers`,
      findings: ['minor: Leaded', 'minor: troubleshooted', 'minor: Teached'],
    },
    'verbs after small words': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Able to handling nine crews, for maintain the lamps and committed to provide the best light
        - Ran a lamp which can used by all, was assign to a yard and had to setup the site`,
      findings: [
        'minor: to handling',
        'minor: for maintain',
        'minor: to provide',
        'minor: was assign',
        'minor: to setup',
        'minor: can used',
      ],
    },
    'after to': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built lessons to made the ideas visible, helped to hiring four analysts and met designers to ships an app`,
      findings: ['minor: to made', 'minor: to hiring', 'minor: to ships'],
    },
    'after by and had': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Hardened sign-in by add OAuth, fixed soil by revised the plan and found what had break the build`,
      findings: ['minor: by add', 'minor: by revised', 'minor: had break'],
    },
    'verbs without their ending': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Kept nine offices that are situate in Leeds`,
      findings: ['minor: are situate'],
    },
    'to be involved': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Plans of nine harbors, and involve in the tests`,
      findings: ['minor: involve'],
    },
    'what goes on, and what one is able to be': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Presently worked in the yard of Leeds
        - Taken initiative to light lamps
        - Has the ability to flexible in the yard`,
      findings: ['minor: worked', 'minor: Taken', 'minor: to flexible'],
    },
    'passives and adjectives without their verb': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - The lamps could done by hand and I will responsible for the yard
        - I was worked in Leeds with the department concern`,
      findings: ['minor: done', 'minor: responsible', 'minor: was worked', 'minor: concern'],
    },
  },
});
