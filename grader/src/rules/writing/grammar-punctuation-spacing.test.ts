import { expect, test } from 'vitest';
import { readResume } from '../../reading/read-resume.ts';
import { pagesOf, resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { grammarPunctuationSpacing } from './grammar-punctuation-spacing.ts';

testRule(grammarPunctuationSpacing, {
  accepts: {
    'a comma where a new sentence begins, and one that may stand or not': `
      # Experience
      - Kept the lamps of the yard in the north ,My part was the pumps
      - Kept nine lamps and ten pumps respectively. And now I keep the pumps of the yard`,
    'the slash that ends an address': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Shown: https://lamps.example.com/ Code: two yards, harbor.io/ Notes of two yards
      - Kept the T.R.N, TRB and LRB lists of the yard`,
    'initials with their stops, joined letters, functions and marks that open': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept the C.B.S.E. lists and M.S Office, M.S WORD, 11 K.V lamps and M.V.A lamps, R&D and AT&T lamps, sorted f(x)dx and read W.R. Marlow
      - Drew in ‘hands on ’ halls, pre- and post-war lamps, non- or part-paid ones and 2009–2012 plans`,
    'places in names, and towns that a name goes on with': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Sold lamps of the Delhi University Press, Pune Steel Works, Harbor Ltd. India Lamps and Elm College Kanpur Road
      - Wrote of Kerala backwaters and Jaipur, Rajasthan`,
    'an option of a command with its dashes': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Added the –ledger-type option to the tool of the harbor`,
    'a doubled stop before "etc", which wants a comma': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Tested switches of lamps, pumps and cranes..etc of the harbor`,
    'a sentence that begins small': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built a crane for the harbor. it lifts nine boats`,
    'two lists that were read as one': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept the books of the yard . ● lamps of nine harbors`,
    'dashes with a blank on both sides or none, and names with a stop inside': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Harbor – Leeds, Avonmere-Leeds, pre- and post-war lamps, in ASP.Net`,
    'words that keep another slip, and a hyphen that may be a dash': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept the ledgers ofTechnology , stock and mills
      - Counted the instalation , stock and mills
      - Ran the rotation -test of nine pumps`,
    'a stop before a verb without its subject': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote the pages of the harbor. describes each of the berths`,
    'a degree before a small letter': `
      # Summary
      B.Tech. in Civil Engineering and B. Com. from Elm College`,
    'points inside names, numbers and abbreviations': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built tools in Node.js and ASP.NET for U.S. teams, e.g. billing, incl. tax, at 10:30 p.m. for $1,000.50
      - Kept github.com/maria,dev and a,b tests running... and wrote docs (see wiki)`,
    'a comma after an abbreviation': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept styles (e.g., fonts), tools, etc., for Harbor Inc., at 9 a.m., as asked`,
    'a bracket that closes in the next row': `
      # Experience
      **Analyst (nights, Harbor Works** || Jan 2020 – Mar 2023
      - Bought parts for pumps (seals, rings and
      other wearing parts) for nine sites`,
    'colons that stand below one another': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Site   : Leeds
      - Site   : Derby
      - Site   : Ripon`,
    'a lead-in with a list': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Chose vendors by 1) price and 2) speed; signed three`,
    'hyphens and dashes': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led short- and long-term plans – all of them – for full-time staff`,
    'slashes, dashes and clauses in place': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Kept and/or sold lamps – nine of them, including but not limited to ships, etc.
      - Sold 1/2 of the lamps, and read the log(10) of each. Where others slept, nine woke`,
    'lists that share a half of a compound, short forms, units, and dots in addresses': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Set short- and mid- to long-term plans, i.e., 3-year ones, e.g. for 11kV lines and 2.5h tests
      - Wrote to dr.jones@harbor.example, ran f(a),log(b) and kept lamps, ropes, etc., in 5-day weeks`,
  },
  flags: {
    'initials that run into a word or lack their last stop': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Wired the K.V.PUMPS hall of the U.B Board and of B.C.D, Leeds
        - Passed the tests of B.M.N .
        - Kept lamps of Marlow PVTLTD and Avon PVT.LTD and of the PUMPS&LAMPS hall
        - Fitted VDC(valve drive controllers) and ALV(40 of them)`,
      findings: [
        'minor: VDC(valve',
        'minor: ALV(40',
        'minor: K.V.PUMPS',
        'minor: B.M.N .',
        'minor: PVTLTD',
        'minor: PVT.LTD',
        'minor: PUMPS&LAMPS',
        'minor: U.B',
        'minor: B.C.D',
      ],
    },
    'places that no comma parts from what stands before': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Wired the halls of Marlow Lamps in Jodhpur Rajasthan for nine weeks
        - Trained at Avon Pumps Pvt. Ltd. Kanpur in 2007
        - Studied at Elm Polytechnic Meerut
        - Served nine harbors in Muscat Oman`,
      findings: ['minor: Jodhpur Rajasthan', 'minor: Muscat Oman', 'minor: Ltd. Kanpur', 'minor: Polytechnic Meerut'],
    },
    'blanks around figures, stops after capitals, and dashes': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Used G4 ,lamps and 3G ,4G sets
        - Kept books, lamps.etc
        - Left in 2015.Worked on lamps
        - Duration- 6 months
        - Sold lamps -Harbor ones`,
      findings: [
        'minor: G4 ,lamps',
        'minor: 3G ,4G',
        'minor: lamps.etc',
        'minor: 2015.Worked',
        'minor: Duration- 6',
        'minor: lamps -',
      ],
    },
    'blanks before a colon and none behind it': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Since 2021 : ledgers of nine harbors, with the Subject :Berths and cranes
        - Learned at the Harbor School (HBS) .
        - Drew with Arch. , Draft and three others`,
      findings: ['minor: HBS) .', 'minor: Arch. ,', 'minor: Subject :Berths', 'minor: 2021 :'],
    },
    'marks before brackets and where clauses': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built the yard .(Nine lamps) with (ropes, seals,) and docks
        - Worked in a yard where, I learned of lamps, ropes, etc`,
      findings: ['minor: etc', 'minor: seals,)', 'minor: yard .', 'minor: where,'],
    },
    'no blank after a bracket, a short form, a month or a number': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Tested valves (gas, steam),pumps for Harbor Pvt.Ltd until Nov.2021 for 3years`,
      findings: ['minor: steam),pumps', 'minor: Pvt.Ltd', 'minor: Nov.2021', 'minor: 3years'],
    },
    'a hyphen with a blank on one side': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Led a self- motivated crew and raised job -satisfaction in nine yards`,
      findings: ['minor: self- motivated', 'minor: job -satisfaction'],
    },
    'short forms of other words': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Kept lamps, ropes, and etc. for the crew, i.e two men, with MS – Office; including Word
        - Sold lamps, ropes Etc. to shops
        - Bought seals, rings etc… for pumps`,
      findings: [
        'minor: and etc',
        'minor: Etc',
        'minor: etc…',
        'minor: i.e',
        'minor: Office; including',
        'minor: MS – Office',
      ],
    },
    'a quotation that opens with a closing mark, and half a dash where a hyphen belongs': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Won ”Best Plan” among 20 interns
        - Led a Self –motivated crew of nine`,
      findings: ['minor: ”Best', 'minor: Self –motivated'],
    },
    'a blank before a percent sign, and on the wrong side of a stop': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Cut waste by 64.8 % in the stores .This also saved the firm rent`,
      findings: ['minor: 64.8 %', 'minor: stores .This'],
    },
    'blanks before and none after a comma': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Hired,trained and kept a team , then left
        - Kept the budget of nine offices .`,
      findings: ['minor: team ,', 'minor: offices .', 'minor: Hired,trained'],
    },
    'doubled and stray stops': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Reviewed drawings,, and submittals with nine offices..
        - Joined 2 TB of customer. data in Spark.Then left`,
      findings: ['minor: drawings,,', 'minor: offices..', 'minor: Spark.Then', 'minor: customer. data'],
    },
    'blanks inside brackets and quotes, and before a colon': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Ran two sites ( north and south ) with the motto “ safety first ”
        - Kept three things : cash, stock and time`,
      findings: ['minor: things :', 'minor: ( north', 'minor: south )', 'minor: “ safety', 'minor: first ”'],
    },
    'no blanks around an ampersand, and in a date': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Ran sales& marketing with the R&D team, and moved stock &cash from oct2015 on`,
      findings: ['minor: sales& marketing', 'minor: stock &cash', 'minor: oct2015'],
    },
    'a bracket without its partner': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built an accessible (WCAG 2.1 AA design system`,
      findings: ['minor: (WCAG'],
    },
    'blanks on the wrong side of a mark': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Kept the books ,ledgers of nine harbors/ docks
        - Sold lamps –nine of them in the keeper’ s shop`,
      findings: ['minor: books ,ledgers', 'minor: keeper’ s', 'minor: harbors/ docks', 'minor: lamps –nine'],
    },
    'clauses cut off and marks that part what belongs together': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Joined an organization. Where I can keep nine books
        - Kept nine books including, ledgers, journals etc`,
      findings: ['minor: organization. Where', 'minor: including,', 'minor: etc'],
    },
  },
});

test('accepts a bracket whose gap comes from the other type of the word after it, and flags a typed one', () => {
  const findings = (gap: number) => {
    const pages = pagesOf(`
      Maria Example
      maria@mail.com | (512) 555-0143
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Wrote the plan ( PEP for nine harbors) of the year`).map((page) => {
      const open = page.words.find((word) => word.text === '(');
      const words = page.words.map((word) => {
        if (open === undefined || word.text !== 'PEP') return word;
        const shift = open.x1 + gap - word.x0;
        const edges = word.edges.map((edge) => edge + shift);
        return { ...word, bold: true, font: 'Bold', x0: word.x0 + shift, x1: word.x1 + shift, edges };
      });
      return { ...page, words };
    });
    return [...grammarPunctuationSpacing.check(readResume(pages, '2026-11-21'))].map((finding) => finding.text);
  };
  expect(findings(0.5)).toEqual([]);
  expect(findings(3)).toEqual(['( PEP']);
});

test('a month that is written out loses its stop, and a short one keeps it', () => {
  const resume = resumeOf(`
    # Experience
    **Analyst, Harbor Works** || Jan 2020 – Mar 2023
    - Tested nine pumps until June.2021 and four until Nov.2022`);
  expect([...grammarPunctuationSpacing.check(resume)].map(({ rewrite }) => rewrite)).toEqual([
    'June 2021',
    'Nov. 2022',
  ]);
});
