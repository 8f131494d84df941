import { testRule } from '../../testing/test-rule.ts';
import { contentEmailUnprofessional } from './content-email-unprofessional.ts';

const resume = (name: string, email: string) => `
      ${name}
      ${email} | (512) 555-0143
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of five`;

testRule(contentEmailUnprofessional, {
  accepts: {
    'a name': resume('Maria Example', 'maria.example@mail.com'),
    'three equal letters where two words meet': resume('Ada Okoro', 'blissstudio44@mail.com'),
    'a surname that is also a word': resume('Dan Savage', 'dan.savage@mail.com'),
    'an old provider and a number': resume('Maria Example', 'mexample1984@hotmail.com'),
  },
  flags: {
    'a joke': {
      resume: resume('Maria Example', 'party.girl_22@mail.com'),
      findings: ['major: party.girl_22@mail.com'],
    },
    'letters run wild': {
      resume: resume('Maria Example', 'zzzombie.fan@mail.com'),
      findings: ['major: zzzombie.fan@mail.com'],
    },
    'a hobby': { resume: resume('Maria Example', 'ninja-gamer@mail.com'), findings: ['major: ninja-gamer@mail.com'] },
  },
});
