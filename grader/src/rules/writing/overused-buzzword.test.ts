import { testRule } from '../../testing/test-rule.ts';
import { overusedBuzzword } from './overused-buzzword.ts';

testRule(overusedBuzzword, {
  accepts: {
    'a record with its numbers, and a term of lean production': `
      # Profile
      Teacher with a proven track record of 40 exhibitions and 12 prizes of pupils
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Cut non-value added activities of nine looms by a third`,
    'the paradigm of a field, and a cliché in the name of a talk': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Ran nine tests within the lamp paradigm
      - Gave the talk “How a game changer fails” to the town`,
    'a standard that is sought in an employer': `
      # Objective
      To keep the ledgers of a world-class company on the coast
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Ran the pumps of nine sheds`,
    'a name that is a buzzword, too': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Ran the pumps of the Guru Elm Refinery for nine years`,
    'an employer that is dynamic and more': `
      # Objective
      Seeking a post in a dynamic, growth oriented and friendly organization where I can learn.`,
    'an employer that is dynamic': `
      # Summary
      Nurse of nine years who wants to join a dynamic and growing company in a dynamic environment.`,
    'a part of a program, and the name of a tax': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote a match wizard, a calendar and the returns of Value Added Tax`,
    'the name of an award': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Won “Best in Class” among 20 projects of interns
      - Wrote 12 services for 40 teams`,
    'technical senses': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote test-driven, event-driven services with dynamic programming and dynamic pricing
      - Ran data-driven plans and a dedicated server for 40 teams`,
    'one soft word beside a number': `
      # Summary
      Seasoned nurse with nine years in intensive care and 12 patients per shift.`,
    'plain words': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five and recorded every track of an album`,
  },
  flags: {
    'clichés in a summary': {
      resume: `
        # Summary
        Results-driven, dynamic go-getter and team player with a proven track record of best-in-class work.`,
      findings: [
        'major: Results-driven',
        'major: dynamic',
        'major: go-getter',
        'major: team player',
        'major: proven track record',
        'major: best-in-class',
      ],
    },
    'clichés in a profile without a title': {
      resume: `
        Maria Example
        maria.example@mail.com | (512) 555-0143 | Austin, TX

        Highly motivated nurse with a strong background in intensive care, who is a team
        player on the ward and in the training of colleagues

        # Skills
        Excel`,
      findings: ['minor: Highly motivated', 'minor: team player'],
    },
    'a cliché in a bullet, and one in skills': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Moved the needle on retention in nine offices

        # Skills
        Excel, excellent communication skills`,
      findings: ['minor: Moved the needle', 'minor: excellent communication skills'],
    },
  },
});
