import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { testRule } from '../../testing/test-rule.ts';
import { contentSoftSkillList } from './content-soft-skill-list.ts';

testRule(contentSoftSkillList, {
  accepts: {
    'items parted by signs, of which few tell character': `
      # Skills
      Welding ● Time management, Turning ● Team player, Milling ● Problem solving, Crane driving ● Rigging`,
    'tools with a word of character in their names': `
      # Skills
      Adobe Creative Suite, Creative Cloud, Creative Commons, Page Layout`,
    'tools and methods': `
      # Skills
      Python, SQL, Excel, Tableau, Demand planning`,
    'two soft ones among many': `
      # Skills
      Python, SQL, Excel, Tableau, Leadership, Communication`,
    'the words in a line of work': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Taught communication, teamwork and leadership to 40 managers`,
  },
  flags: {
    'traits in another language': {
      resume: `
        # Experiencia
        **Panadera, Horno del Puerto** || 2019 – 2023
        - Amasé el pan de nueve tiendas cada noche con dos aprendices
        - Llevé las cuentas de la tienda y los pedidos de harina
        - Enseñé a dos aprendices a cuidar del horno y de la masa
        # Habilidades
        Puntualidad
        Empatía
        Trabajo en equipo
        Hornos de leña`,
      findings: ['minor: Puntualidad, Empatía, Trabajo en equipo'],
    },
    'character told in phrases': {
      resume: `
        # Skills
        - Communication with other teams
        - Adapting to new tools
        - Independent work
        - Leadership`,
      findings: ['minor: Communication with other teams, Adapting to new tools, Independent work, Leadership'],
    },
    'a list of virtues': {
      resume: `
        # Skills
        Teamwork, Leadership, Communication skills, Excel`,
      findings: ['minor: Teamwork, Leadership, Communication skills'],
    },
    'virtues one under another': {
      resume: `
        # Skills
        Problem solving
        Time management
        Strong work ethic
        SQL`,
      findings: ['minor: Problem solving, Time management, Strong work ethic'],
    },
  },
});

test('where no other skills are listed, tools and methods are asked for', () => {
  const adviceOn = (resume: string) =>
    [...contentSoftSkillList.check(resumeOf(resume))].map(({ advice }) => advice).join();
  const traits = '# Strengths\nTeamwork, Leadership, Communication skills';
  expect(adviceOn(traits)).toContain('Put the tools, machines, software and methods of your trade there instead');
  expect(adviceOn(`${traits}\n# Skills\nWelding, AutoCAD`)).not.toContain('instead');
});
