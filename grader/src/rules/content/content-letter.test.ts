import { letterOf, resumeBeside as resume } from '../../testing/letter-and-resume.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentLetter } from './content-letter.ts';

testRule(contentLetter, {
  accepts: {
    'a resume alone': resume,
    'two pages of a resume that closes like a letter': `${resume}
      ~~~
      # Declaration
      All of this is true and I can prove it with papers of the offices that gave them to me at the time.
      Yours faithfully,
      Ada Brenner`,
  },
  flags: {
    'a letter before it': {
      resume: `${letterOf()}
~~~
${resume}`,
      findings: ['minor: Dear Madam,'],
    },
  },
});
