import { testRule } from '../../testing/test-rule.ts';
import { contentProjectBare } from './content-project-bare.ts';

testRule(contentProjectBare, {
  accepts: {
    'names with a line on each': `
      # Education
      **BEng Robotics, Elm University** || 2021 – 2025
      # Projects
      Lamp payout
      I made the lamp shop with tables and drawings
      Harbor museum
      A site built with care for the boats of the town`,
    'a list of which each item says what was done': `
      # Education
      **BEng Robotics, Elm University** || 2021 – 2025
      # Projects
      - Built a gripper for glass in C++
      - Wrote the control of a kite
      - Measured the load of nine lamps`,
    'sites with what the part was': `
      # Experience
      **Site Engineer, Harbor Works** || Jan 2008 – Mar 2023
      - Built bridges with a team of 40 people
      # Projects
      - Quay wall of the north dock, role: site engineer
      - Sluice at the old mill, role: surveyor
      - Shed for nine boats, role: foreman`,
    'a project with a line': `
      # Education
      **BEng Robotics, Elm University** || 2021 – 2025
      # Projects
      **Sorting arm for glass** || 2024
      - Built the gripper and its control in C++ for 40 bottles a minute`,
    'a label without a name': `
      # Education
      **BEng Robotics, Elm University** || 2021 – 2025
      # Projects
      **Final year project** || 2024`,
    'a title with its aim below it': `
      # Education
      **BEng Robotics, Elm University** || 2021 – 2025
      # Projects
      **Sorting arm for glass** || 2024
      **Aim: bottles of forty kinds go to their crates without a hand**`,
    'a reference to code': `
      # Education
      **BEng Robotics, Elm University** || 2021 – 2025
      # Projects
      **View all of them on GitHub** || 2024`,
    'the sites of somebody with years of work': `
      # Experience
      **Site Engineer, Harbor Works** || Jan 2008 – Mar 2023
      - Built 12 bridges with a team of 40 people
      # Projects
      **Quay wall of the north dock** || 2019`,
  },
  flags: {
    'a list of names, at any age': {
      resume: `
        # Experience
        **Site Engineer, Harbor Works** || Jan 2008 – Mar 2023
        - Built bridges with a team of 40 people
        # Projects
        - Quay wall of the north dock
        - Sluice at the old mill
        - Shed for nine boats, Whitby
        - Lamp masts of the ring road
        - Footbridge over the canal`,
      findings: ['minor: Quay wall of the north dock'],
    },
    'a title alone': {
      resume: `
        # Education
        **BEng Robotics, Elm University** || 2021 – 2025
        # Projects
        **Sorting arm for glass** || 2024
        - Built the gripper and its control in C++ for 40 bottles a minute
        **Kite that charges a lamp** || 2023`,
      findings: ['minor: Kite that charges a lamp'],
    },
  },
});
