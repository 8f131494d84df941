import { testRule } from '../../testing/test-rule.ts';
import { grammarCapitalisation } from './grammar-capitalisation.ts';

testRule(grammarCapitalisation, {
  accepts: {
    'months, places and verbs whose capitals belong there': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Lamps may 2,015 times go out in march and in MARCH WEEK
      - Worked in DELHI POWER HOUSE and from KANPUR, UTTAR PRADESH, in Level I Worked hours
      - 10TH FLOOR of the hall, Planning, Design and lamps`,
    'a sentence that was cut into items': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Keeper of lamps who has extensive
      - experience of the lights of a harbor
      - Mended the lamps of six towers
      - The lamps of the pier can be
      - relied upon in every winter storm`,
    'words that a name or another item begins with': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept lamps with Avonmere plant Review and taught the course Design of nine lamps
      - Sold the plans of nine works Execution of the tests and internal Electrical and Harbor lamps
      - Was asked for a promotion to Associate (second post)`,
    'verbs that name, and things that go on with a name': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Was named Working Person of nine crews
      - Walked to Learn at Harbor, and saw the construction Site Manager of nine`,
    'a pair of capitals of which one alone is surely stray': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Joined many Historical and Nautical tours of the old harbor in the summer`,
    'names of events and courses, and a line that goes on with the sentence above': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Participated in Bright quest, a day of ideas for nine schools
      - Wrote a project as a part of the course on Coastal Physics.
      - Answered the letters of students of
      - community colleges in nine towns
      - Counted the stock of two harbors`,
    'any college of a country': `
      # Experience
      **Scout, Harbor Sports** || Jan 2020 – Mar 2023
      - Placed forty swimmers in teams of UK college clubs`,
    'names, subjects, roles and titles': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Heard the Voice of the Customer and studied for a Master of Computer Applications with nine others in the yard
      - Heard a speech at the Society of Professional Journalists and the Year of the Ox, for 5 years of lamps
      - Served as a Consultant to the Board and the College, with the Asian Games as a goal of the year`,
    'the name of a site that the resume links to': `
      Maria Example
      maria.example@mail.com | (512) 555-0143 | Austin, TX
      My channel {link=https://www.twitch.tv/maria}

      # Experience
      **Analyst, Lake Works** || Jan 2020 – Mar 2023
      - Built a bot for Twitch that answers the questions of viewers`,
    'a journal by its name, and a label before a dash': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Contributed to a manuscript that was published in the scientific journal Emotion as second author
      - Programming Languages – intermediate java and beginner python for the lab`,
    'the end of a name that a header holds whole': `
      # Experience
      **Engineer, Harbor Maps** || Jan 2020 – Mar 2023
      - Led the effort to rewrite and refactor the old code of the Maps interface`,
    'a product that a row of terms names': `
      # Projects
      **Harbor Bell (C++ | React | Electron)** || Jan 2020 – Mar 2023
      - Developed an Electron desktop app for the bell that counts the ships of the day`,
    'brands that start small': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five
      - Built the iOS store
      - iOS releases shipped every week
      - eBay listings doubled in a year`,
    'names and departments': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Moved from Human Resources to the United Way in June, taught English and led the Daily Planet desk`,
    'roles, names of products and sentences that run together': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Worked as a Manager with Access and Outlook for the House of Representatives
      - Kept the books of nine offices Maintains records and Reconciled various accounts`,
    'names that are made of common words': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Ran the print shop for Share the Love, set up Print on Demand and worked with the Operations team
      - Took a course in Architecture and a certificate in Leadership in Energy for the office`,
    'a list that starts small throughout': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - led a team of five
      - built a store
      - wrote the plan`,
    'small words of names, and titles before a sentence': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Joined the Association of Harbor Pilots, read the Constitution and met the Officer In Charge
      - EXPERIENCE As the keeper of nine ledgers`,
    'pairs of subjects, and an adjective whose noun is missing': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept nine books in relation to Policy and Planning
      - Kept the lamps of nine harbors that were used by the Electrical`,
    'lists of titles': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Taught Objectives and Key Results to nine teams, or Goals, Signals and the like`,
    'schools and firms that are no names, and addresses': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Joined a Local university, led the Leeds public College and held a bachelor of arts from harbor.ltd
      - Studied computer science and civil engineering at a private limited company in the east of Leeds`,
  },
  flags: {
    'months, places and ordinals in the wrong case': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Kept lamps from 2 may 2011 till jan 2013 and since MARCH 2018
        - Trained nine crews in MEERUT for Marlow
        - Passed 10TH floor checks`,
      findings: ['minor: may', 'minor: jan', 'minor: MARCH', 'minor: MEERUT', 'minor: 10TH'],
    },
    'capitals of verbs, works and small words': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - I Worked as a fitter of lamps
        - Cleaned and Painted the lamps of nine halls
        - Cleaning, Painting and polishing of nine lamps
        - Worked on All types of lamps
        - With an avg. Of 7 lamps, and 12th From the board`,
      findings: ['minor: Worked', 'minor: Painted', 'minor: Painting', 'minor: All', 'minor: Of', 'minor: From'],
    },
    'common words after others in small letters': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Was asked to prepare Summary lists and handle Inventory of nine yards
        - Did two months Training for a leading Mechanical firm, and kept computer Hardware.`,
      findings: ['minor: Summary', 'minor: Inventory', 'minor: Training', 'minor: Mechanical', 'minor: Hardware'],
    },
    'verbs after small ones, and things after nouns': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Currently Working with nine crews of the harbor, I am Testing in the yard
        - Was asked to Manage the lamps, and checked the construction Site.
        - Kept lamps and walked Through the yard`,
      findings: ['minor: Working', 'minor: Testing', 'minor: Manage', 'minor: Site', 'minor: Through'],
    },
    'things of every workplace, second works and pairs': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Used my Skills in a team that works for the Client and joined an Organization where people learn
        - Erection and Testing of the panels that stand in the yard
        - Calibrated all Pressure Gauges and wrote on various Circuit Breakers in the old yard
        - Preparation of Financial Statements for 5 Years of work with lamps in europe`,
      findings: [
        'minor: europe',
        'minor: Skills',
        'minor: Client',
        'minor: Organization',
        'minor: Testing',
        'minor: Pressure',
        'minor: Gauges',
        'minor: Circuit',
        'minor: Breakers',
        'minor: Years',
        'minor: Financial',
        'minor: Statements',
      ],
    },
    'towns in small letters': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built lamps in patna and coimbatore for nine yards`,
      findings: ['minor: patna', 'minor: coimbatore'],
    },
    'fields of study and schools by their letters': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Got a degree in Electronics and communication Engineering at BNZ university`,
      findings: ['minor: communication Engineering', 'minor: BNZ university'],
    },
    'periods before a noun, people in the plural and places of work': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Preparation of Daily progress reports for the Vendors of the harbor
        - Checked the integrity of nine lamps at Site, and made sketches`,
      findings: ['minor: Daily', 'minor: Vendors', 'minor: Site'],
    },
    'names whose parts are written small': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Read computer Science at Brenzone university as Bachelor of science
        - Taught at the Brenzone engineering College for Harbor Lamps Pvt ltd in Middle east`,
      findings: [
        'minor: computer Science',
        'minor: Brenzone university',
        'minor: Bachelor of science',
        'minor: Brenzone engineering College',
        'minor: ltd',
        'minor: Middle east',
      ],
    },
    'one line that starts small': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a team of five
        - Built a store for 40 partners
        - Wrote the plan
        - tutored seniors after school`,
      findings: ['minor: tutored'],
    },
    'names of days, languages and people in small letters': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Taught spanish on monday and, as part of the team, i wrote the handbook`,
      findings: ['minor: monday', 'minor: spanish', 'minor: i'].sort((a, b) => (a < b ? 1 : -1)),
    },
    'nouns with a capital in lines that are written small': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Handled the Equipment of nine offices, and checked the Quality of their books
        - Kept the Temperature of two stores`,
      findings: ['minor: Equipment', 'minor: Quality', 'minor: Temperature'],
    },
    'one noun with a capital': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Kept the books of nine offices in Equipment ledgers`,
      findings: ['minor: Equipment'],
    },
    'small words and participles between other words': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Won a prize in Harbor Drawing From the city, Handed over after the 12th Passed by a jury`,
      findings: ['minor: From', 'minor: Passed'],
    },
    'capitals inside a line': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Kept a facility that Passed every check with Nine inspectors`,
      findings: ['minor: Passed', 'minor: Nine'],
    },
    'small words inside a title': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Believed In Teamwork And Hard Work
        - Worked at Harbor Pvt. Ltd. As a keeper of nine books`,
      findings: ['minor: In', 'minor: And', 'minor: As'],
    },
    'nouns whose neighbor is written small': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Excellent Communication skills
        - Kept the lamps, Routers and cables of nine offices
        - Joined a regatta Organized by the harbor`,
      findings: ['minor: Communication', 'minor: Routers', 'minor: Organized'],
    },
    'places in small letters': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built nine stores in mumbai and one in dubai`,
      findings: ['minor: mumbai', 'minor: dubai'],
    },
  },
});
