import { testRule } from '../../testing/test-rule.ts';
import { grammarAgreement } from './grammar-agreement.ts';

testRule(grammarAgreement, {
  accepts: {
    'labels of one thing': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Language: English
      - Tool shed: lamps, sails and masts
      - Interest in lamps: oil, gas and light`,
    'things that go with others': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led nine members and report to the owner, with rules and experience
      - Kept weekly and monthly reports at intervals, a minor problem solver
      - Wrote the bill of quantities as per the drawing and a specification`,
    'one tie, and what describes a noun': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built a good relationship with one client, one more relationship and managed relationship banking
      - Who staffs the desk of the yard, the peoples’ choice
      - Taught the basics of computer science and adapted to the new environment of a yard`,
    'a noun that comes again and describes what is counted': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Matched 90 first form to sixth form pupils for tea`,
    'the same counted twice before its noun': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Sold two axle and three axle trailers`,
    'several of one kind, and words before a mass': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept all test reports in the yard, all sales team members and all round business
      - Sold lamps to all India clients and different lamp report writers`,
    'figures before years that are more than one, and ordinals': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept lamps for 2.1 years, for 0 to 1 years and from day one, years ahead, on the 5th and 21st of May`,
    'numbers that name a time, and things of which there is one': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Taught the lamps of year 11 in nine schools
      - Met the standard of the trade as per the requirement, in this project`,
    'a set phrase of two equal nouns': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept the books and handled various day to day tasks of the yard`,
    'clauses and the whole of things': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Joined a company whose people value care, all the equipment, all the time and most of the crew
      - Met every Fridays and each reports to the board, who staffs the desk with other staff`,
    'numbers inside compounds and names': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote a 5 year plan, a 3 person team plan and a 40 page report for Fortune 500 client teams
      - Taught Year 9 student groups and kept Tier 2 customer queues in 2 hour shifts
      - Sold $12 million worth, met 3 project managers and saw 15 client and vendor accounts`,
    'nouns without a plural of their own': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led 12 staff in 3 aircraft and 40 software releases`,
    'clauses that agree': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built an API in Python and Flask that serves 60 dashboards, with dashboards that serve 4 teams
      - Ran one of the few teams that have met every goal, and a set of tools that support sales
      - Kept a list of vendors that have failed and a portfolio of clients who are abroad`,
    'one thing among different ones': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Worked in a different environment, with different lamp oils and a new sales desk
      - Kept lists of the ships that sail and worked with the crew that loads them`,
    'nouns and verbs that agree': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - My project includes pumps; the projects involve nine yards
      - A list of duties includes lamps. If that contract is kept, reading book reviews pays in terms of light`,
    'all that is a mass or a length of time': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Worked all day on all equipment and on all other day-to-day lamps, as for no other reason
      - Met all project managers, at all cost, led an all women team and logged all activity with the other department`,
    ordinals: `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Won the 1st, 2nd, 3rd, 11th, 12th, 13th, 21st, 22nd, 23rd and 112th race in relation to lamps`,
    'information among other things': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Lamps and the wealth of information provided are good, as all the work of these yards is`,
  },
  flags: {
    'labels of several things': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Language Known :- English, Hindi and Tamil
        - OPERATING SYSTEM: Windows & Linux
        - Interest & Hobbies: sailing
        - Held trainings for nine skilled labours in the yard`,
      findings: ['minor: Language', 'minor: OPERATING SYSTEM', 'minor: Interest', 'minor: trainings', 'minor: labours'],
    },
    'a mass that is counted': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Wrote tests for 2 sailing homeworks and cleaned several equipments`,
      findings: ['minor: homeworks', 'minor: equipments'],
    },
    'several things that are described by another': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Kept all test report in the yard
        - Wrote plans for all coastal project with nine clerks`,
      findings: ['minor: all test report', 'minor: all coastal project'],
    },
    'one of a time in the plural, and ordinals with a nought': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - One years in Leeds with lamps
        - Over 1 years of rounds from 05th May to 01st June 2O14
        - 1 years experience with pumps`,
      findings: ['minor: One years', 'minor: 05th', 'minor: 01st', 'minor: 2O14', 'minor: 1 years', 'minor: 1 years'],
    },
    'months after years, and what is asked for': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Kept books for 5 years 11 month in Leeds
        - Built nine lamps as per client requirement
        - There is many lamps in this projects
        - Enjoyed the new and harder tasks that fills the day
        - The no of lamps grew`,
      findings: ['minor: 11 month', 'minor: requirement', 'minor: is', 'minor: this', 'minor: that fills', 'minor: no'],
    },
    'clauses of one person, every and all the': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Joined a company which value care, a learner who always believe in tests
        - Kept all the record of yards and every projects has a plan for new staffs`,
      findings: ['minor: value', 'minor: believe', 'minor: record', 'minor: staffs', 'minor: every projects'],
    },
    'information that are, and works that meets': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Ensured that all the works meets the code
        - Declared that the information given above are true`,
      findings: ['minor: meets', 'minor: are'],
    },
    'ordinals with the wrong ending and relations': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Won the 2th and 33th race on 8st May, and kept good customer relation with all`,
      findings: ['minor: relation', 'minor: 2th', 'minor: 33th', 'minor: 8st'],
    },
    'all and other with one noun': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Coordinated with other department and tested all electrical system`,
      findings: ['minor: other department', 'minor: all electrical system'],
    },
    'verbs and nouns of set phrases': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - In term of lamps, the projects involves nine yards; this project include a bridge
        - With regards to costs, liked reading newspaper, and watching movie`,
      findings: [
        'minor: term',
        'minor: projects involves',
        'minor: project include',
        'minor: regards',
        'minor: newspaper',
        'minor: movie',
      ],
    },
    'a singular after a number': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Trained 15 clerk in food safety with no error in three year.
        - Won several client from rivals and one of the largest contract in the state`,
      findings: ['minor: 15 clerk', 'minor: three year', 'minor: several client', 'minor: the largest contract'],
    },
    'a verb that does not fit its noun': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Founded a science club that have attracted 35 pupils
        - Built a reporting API in Python and Flask that serve 60 internal dashboards
        - Designed four dashboards that serves nine offices`,
      findings: ['minor: that have', 'minor: that serve', 'minor: that serves'],
    },
    'a plural after every': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Visited every clients in the region and greeted each visitors, with these project`,
      findings: ['minor: every clients', 'minor: each visitors', 'minor: these project'],
    },
    'kinds, things nobody counts, and skills': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Tested all type of office equipments with good communication skill`,
      findings: ['minor: type', 'minor: equipments', 'minor: skill'],
    },
    'one where several are meant': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Worked in different environment and kept all type lamps
        - Created a new reports for the office`,
      findings: ['minor: type', 'minor: different environment', 'minor: a new reports'],
    },
    'ties, people and things that are several': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built satisfactory relationship with nine clients, met the peoples of the yard and led management staffs
        - Taught the basics of computer, adapted to new environment
        - Ensure the projects completes in time`,
      findings: [
        'minor: relationship',
        'minor: staffs',
        'minor: peoples',
        'minor: computer',
        'minor: environment',
        'minor: completes',
      ],
    },
    'one beside others that are several': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Kept the rules and regulation of the yard, with weekly and monthly report
        - Tested lamps at regular interval and mended a minor problems
        - Wrote the bill of quantity as per drawing and specification`,
      findings: [
        'minor: regulation',
        'minor: report',
        'minor: interval',
        'minor: a minor problems',
        'minor: specification',
        'minor: quantity',
      ],
    },
  },
});
