import { testRule } from '../../testing/test-rule.ts';
import { contentSummaryQuality } from './content-summary-quality.ts';

testRule(contentSummaryQuality, {
  accepts: {
    'a wish behind sentences that tell degree and record': `
      # Summary
      I am a planner with a degree in logistics and a strong foundation in the law of ports. I have a record of
      building schedules that the crews of a whole harbor follow each week. I am looking for a role in a company.
      # Experience
      **Analyst, Harbor Works** || Jan 2015 – Mar 2023
      - Led a team of five`,
    'further lines of a point above the first title': `
      Maria Example
      maria.example@mail.com
      - Built the model of the harbor and of the lamps that stand along all of its quays in the winter with the help of nine crews who had never worked with a model of that kind before and who asked for it again in the year that followed, since it told them how much of the light was lost in the fog and when. They also wanted to know how many of the lamps were out at the same time, and where the next would fail, which the model could tell them for the first time since the quays were built by the town in the old days. It was then handed to the port, which has used it ever since for the lamps and for all of the cranes, and it was shown to the people of nine other ports who came to see it, of whom three have built one as well.
      # Experience
      **Analyst, Harbor Works** || Jan 2015 – Mar 2023
      - Led a team of five`,
  },
  flags: {},
});
