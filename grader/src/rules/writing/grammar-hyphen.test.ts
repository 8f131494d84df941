import { testRule } from '../../testing/test-rule.ts';
import { grammarHyphen } from './grammar-hyphen.ts';

testRule(grammarHyphen, {
  accepts: {
    'an adjective of what the second word begins': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Earned high performance reviews in nine years of service`,
    'an adverb before a participle': `
      # Experience
      **Clerk, Harbor Works** || Jan 2020 – Mar 2023
      - Counted ropes; the count then informed orders of nine yards`,
    'verbs before participles, adjectives of the same form, and times that stand alone': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Worked to gain wide experience with manual operated valves
      - Lit lamps powered by oil for 24 hour after hour, and 6 months in a basic repair course
      - Left on Day One of the Two Months, wrote each single line by hand, lay out sails and left the site in charge of nine`,
    'the same where nothing follows that it describes': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - The lamps above mentioned in May were HVB approved by six members
      - Kept the payroll in plants, cost–benefit notes, and saw them over all seas`,
    'a noun of two words before what it is made with': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Made a shop with its front end written in two weeks`,
    'a verb with its word before a place': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept the faults that were dealt with in the yard`,
    'the wise, what is based on something, and related things': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Heard a wise keeper, wrote plans based on lamps, and read all related documents
      - Kept the post of sales clerk for nine weeks`,
    'verbs, and measures before a verb or a small word': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote to vendors to follow up orders, sang at Full Time and at National Level in two yards
      - Broke down the pay by rolls, and sent Book Nine and Show Nine to the yard`,
    'levels that describe nothing, and days that stand on their own': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Sang at the national level, kept the low voltage and wrote letters from day to day
      - Read the Charter of Low Voltage Lamps`,
    'what something is based around': `
      # Experience
      **Clerk, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote a small game with a ledger platform based around lamps`,
    'years of a diploma that stand after it, and a final year': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Held a diploma for 3 years in Leeds, and was in the final year in 2012
      - The person in charge of lamps and or gates`,
    'words that stand apart': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Grew over time, with tasks handling related lamps
      - Sold air, cooled the lamps and paid for one month`,
    'experience at first hand': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Gained experience at first hand, with both hand on deck`,
    'pairs that describe nothing': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Worked full time and part time in the long term, with a firm based in Leeds
      - Wrote reports related to safety and a plan that was customer driven`,
    'compounds as they should be': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept long-term, cost-effective contracts and did the troubleshooting of a database`,
    'phrases that describe nothing': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Followed up with nine keepers from day to day, moved boxes from end to end and stayed at home`,
    'years of study and lengths of time without a noun': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Studied law in the third year, and trained nine keepers for 2 months before the course
      - Wrote project and office based letters for a third year in a row`,
    'verbs of two words and a saving': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Asked the crew to break down jobs and shut down systems as built, for the maximum cost saving without loss`,
    'verbs before related work': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Supervised, and will supervise related work and take it one step further`,
  },
  flags: {
    'what is made or done by the noun before, and a time or a measure before a noun': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Mended a plate of polymer modified bitumen and of VFD controlled lamps for trouble free service
        - Kept a 24 hour office with a 40 ton crane, and took a 6 months basic repair course
        - Joined a One Day Workshop and drew single line diagrams
        - Good problem solving and lamp skills, and wrote to the Site In charge
        - Lit the sub grade of a carriage way out side the yard`,
      findings: [
        'minor: polymer modified',
        'minor: VFD controlled',
        'minor: trouble free',
        'minor: 24 hour',
        'minor: 40 ton',
        'minor: 6 months',
        'minor: One Day',
        'minor: single line',
        'minor: problem solving',
        'minor: Site In charge',
        'minor: sub grade',
        'minor: carriage way',
        'minor: out side',
      ],
    },
    'work of every day, levels and sentences that begin inside a line': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Kept the day to day accounts of the yard
        - Won a National level contest, and mended low voltage lamps
        - Lit the yard. Hands on experience with nine pumps`,
      findings: ['minor: day to day', 'minor: National level', 'minor: low voltage', 'minor: Hands on'],
    },
    'years of a diploma, a project of the last year and set phrases': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - 3 years Diploma in lamps
        - Two year ITI in pumps
        - Led the final year project on lamps and a micro controller
        - Following-up on bills
        - In-charge of nine lamps where ever they hang
        - Lit and or dimmed the hall`,
      findings: [
        'minor: 3 years',
        'minor: Two year',
        'minor: final year',
        'minor: micro controller',
        'minor: Following-up',
        'minor: In-charge of',
        'minor: where ever',
        'minor: and or',
      ],
    },
    'compounds of trades, and a time with a capital': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - One Month summer training at a harbor
        - Bought load bearing beams, air cooled lamps and other welding related tools`,
      findings: ['minor: One Month', 'minor: load bearing', 'minor: air cooled', 'minor: welding related'],
    },
    'two words with capitals, and a time in the plural behind an article': {
      resume: `
        # Experience
        **Foreman, Harbor Works** || Jan 2020 – Mar 2023
        - Planned the Man Power of nine crews and led their Volley Ball team
        - Held a 3 days workshop on pumps`,
      findings: ['minor: Man Power', 'minor: Volley Ball', 'minor: 3 days'],
    },
    'hands on experience': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Paid sub contractors for the stock taking, there by saving costs
        - Gained hand experience in lamps, hand on experience and Hands on Experience`,
      findings: [
        'minor: there by',
        'minor: sub contractors',
        'minor: stock taking',
        'minor: hand experience',
        'minor: hand on experience',
        'minor: Hands on Experience',
      ],
    },
    'visits of a day': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Took part in one day workshop on pumps`,
      findings: ['minor: one day'],
    },
    'compounds of plants and deliveries': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Drew as built drawings for on time delivery and did preventive and break down maintenance`,
      findings: ['minor: break down', 'minor: on time', 'minor: as built'],
    },
    'years of study, lengths of training and the second of two adjectives': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Taught third year students in a challenging and growth oriented school
        - Finished a two month PLC (software) training on cutting edge tools
        - Wrote a library for cross platform applications`,
      findings: [
        'minor: third year',
        'minor: growth oriented',
        'minor: two month',
        'minor: cutting edge',
        'minor: cross platform',
      ],
    },
    'a pair before its noun': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Set long term goals and found a cost effective supplier for a cloud based system
        - Trained a cross functional team in safety related matters`,
      findings: [
        'minor: cloud based',
        'minor: long term',
        'minor: cost effective',
        'minor: safety related',
        'minor: cross functional',
      ],
    },
    'a compound in two words': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Did the trouble shooting of a data base and kept a check list`,
      findings: ['minor: trouble shooting', 'minor: data base', 'minor: check list'],
    },
    'fronts of words, measures and counts': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Set up a self motivated crew for non ferrous parts, high pressure pumps and 3 phase motors`,
      findings: ['minor: high pressure', 'minor: self motivated', 'minor: non ferrous', 'minor: 3 phase'],
    },
    'phrases before their noun': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Kept the day to day books and cross checked the lists with regular follow up of orders
        - Honed problem solving skills and handled safety related lists`,
      findings: [
        'minor: day to day',
        'minor: cross checked',
        'minor: follow up',
        'minor: problem solving',
        'minor: safety related',
      ],
    },
    'ways, places and things that what follows is told by': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Sorted the bills item wise for a Leeds based lamp maker
        - Solved all Safety related issues, and gave post sales support to nine yards`,
      findings: ['minor: item wise', 'minor: Leeds based', 'minor: Safety related', 'minor: post sales'],
    },
    'compounds whatever their capitals': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Wrote the Pay roll and a Check list for nine yards, MAN POWER and down time
        - Sang in a National Level contest, lit High Rise towers and kept effective follow up of lamps`,
      findings: [
        'minor: Pay roll',
        'minor: Check list',
        'minor: MAN POWER',
        'minor: down time',
        'minor: National Level',
        'minor: High Rise',
        'minor: follow up',
      ],
    },
    'what is mentioned, approved, counted or closed': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - The above mentioned lamps passed the HVB approved test of a six member team
        - Kept the pay-roll in plant training, with follow–up, over all quality and as-build drawings`,
      findings: [
        'minor: above mentioned',
        'minor: HVB approved',
        'minor: six member',
        'minor: in plant',
        'minor: as-build',
        'minor: pay-roll',
        'minor: follow–up',
        'minor: over all',
      ],
    },
  },
});
