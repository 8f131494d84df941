import { testRule } from '../../testing/test-rule.ts';
import { contentSelfEvidentSkill } from './content-self-evident-skill.ts';

testRule(contentSelfEvidentSkill, {
  accepts: {
    'skills of a trade': `
      # Skills
      Excel, SQL, Internet of Things, e-mail marketing, touch typing tutor`,
    'typing where it is the work': `
      # Experience
      **Data Entry Clerk, Harbor Works** || Jan 2020 – Mar 2023
      - Entered 400 orders a day

      # Skills
      Typing, Windows XP`,
  },
  flags: {
    'programs that nobody sells any more, also of other technicians': {
      resume: `
        # Experience
        **Pharmacy Technician, Elm Clinic** || Jan 2020 – Mar 2023
        - Filled 400 orders a day

        # Skills
        Design: Illustrator, Macromedia, FrontPage`,
      findings: ['minor: Macromedia', 'minor: FrontPage'],
    },
    'what everybody can': {
      resume: `
        # Skills
        Tools: Excel, Internet, Typing
        - Basic computer knowledge
        Windows XP, SQL`,
      findings: ['minor: Internet', 'minor: Typing', 'minor: Basic computer knowledge', 'minor: Windows XP'],
    },
  },
});
