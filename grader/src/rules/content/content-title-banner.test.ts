import { testRule } from '../../testing/test-rule.ts';
import { contentTitleBanner } from './content-title-banner.ts';

const rest = `
        maria.example@mail.com | (512) 555-0143 | Austin, TX

        # Experience
        **Baker, Mill Bakery** || May 2019 – Present
        - Baked 300 loaves a night for nine shops of the chain`;

testRule(contentTitleBanner, {
  accepts: {
    'a name and no banner': `
        Maria Example {size=20}${rest}`,
    'a small label above a large name': `
        Curriculum Vitae {size=10}
        Maria Example {size=20}${rest}`,
  },
  flags: {
    'a banner larger than the name': {
      resume: `
        CURRICULUM VITAE {size=20}
        Maria Example {size=12}${rest}`,
      findings: ['minor: CURRICULUM VITAE'],
    },
    'a resume of the size of the name': {
      resume: `
        Resume {size=16}
        Maria Example {size=16}${rest}`,
      findings: ['minor: Resume'],
    },
  },
});
