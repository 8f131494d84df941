/** Invented people. All addresses use example domains, and all phone numbers the ranges reserved for fiction. */
type Job = { title: string; employer: string; place: string; dates: string; bullets: string[] };
export type Person = {
  id: string;
  name: string;
  label: string;
  email: string;
  phone: string;
  place: string;
  summary: string;
  jobs: Job[];
  studies: { degree: string; school: string; dates: string }[];
  skills: [group: string, items: string][];
  awards: [name: string, date: string][];
};

export const ines: Person = {
  id: 'ines',
  name: 'Ines Calloway',
  label: 'Supply Chain Analyst',
  email: 'ines.calloway@example.com',
  phone: '(503) 555-0148',
  place: 'Portland, OR',
  summary: 'Supply chain analyst with six years in food distribution and outdoor retail, skilled in demand planning.',
  jobs: [
    {
      title: 'Supply Chain Analyst',
      employer: 'Fernhollow Foods',
      place: 'Portland, OR',
      dates: 'Mar 2021 – Present',
      bullets: [
        'Forecast weekly demand for 340 products across nine warehouses within 6% of actual sales',
        'Negotiated freight rates with four carriers, saving $410,000 in the first year',
        'Automated the replenishment report in Python and freed 11 hours of manual work each week',
        'Coach two junior planners who now run the dairy and bakery lines on their own',
        'Replaced 14 paper forms with one scanner workflow that cut picking errors by 31%',
        'Present the monthly stock review to the directors of six regions and agree on safety levels',
      ],
    },
    {
      title: 'Logistics Coordinator',
      employer: 'Tamarack Outfitters',
      place: 'Bend, OR',
      dates: 'Jun 2018 – Feb 2021',
      bullets: [
        'Scheduled 70 inbound loads per week and cut dock waiting time from 95 to 40 minutes',
        'Introduced a cycle count that raised inventory accuracy from 91% to 98.5%',
        'Resolved 1,200 delivery claims with an average turnaround of three days',
        'Drafted the winter storm plan that kept 11 of 12 routes open in January 2019',
        'Trained 18 drivers on the new handheld devices before the holiday season',
      ],
    },
    {
      title: 'Warehouse Intern',
      employer: 'Larkspur Imports',
      place: 'Salem, OR',
      dates: 'May 2017 – Aug 2017',
      bullets: [
        'Mapped the picking routes of two halls and shortened the longest by 180 meters',
        'Labeled 2,600 storage bins during a move to a new inventory system',
        'Measured the packing time of 400 orders and proposed a bench layout that saved nine seconds each',
      ],
    },
  ],
  studies: [
    { degree: 'B.S. Operations Management', school: 'Cascadia State University', dates: 'Sep 2014 – Jun 2018' },
  ],
  skills: [
    ['Planning', 'Demand forecasting, Inventory control, Route design'],
    ['Tools', 'SQL, Python, Excel, Tableau'],
  ],
  awards: [['Supplier Partnership Award', 'Nov 2022']],
};

export const owen: Person = {
  id: 'owen',
  name: 'Owen Abernathy',
  label: 'Pediatric Nurse',
  email: 'owen.abernathy@example.org',
  phone: '(617) 555-0117',
  place: 'Boston, MA',
  summary:
    'Pediatric nurse with eight years on surgical and emergency wards and a teaching role for new graduates. Known for calm handovers and short waits.',
  jobs: [
    {
      title: 'Charge Nurse, Pediatric Surgery',
      employer: "Saint Brigid Children's Hospital",
      place: 'Boston, MA',
      dates: 'Aug 2020 – Present',
      bullets: [
        'Lead a shift of 14 nurses on a ward of 32 beds and assign patients by acuity.',
        'Reduced medication delays from 18% to 7% by moving the dispensing cabinet closer to the rooms.',
        'Teach the pain assessment course that 60 new nurses take each year.',
        'Wrote the family handbook that three other wards adopted.',
        'Introduced bedside handovers, which shortened the change of shift from 40 to 25 minutes.',
        'Chair the monthly safety round and follow 20 open actions to their end.',
      ],
    },
    {
      title: 'Staff Nurse, Emergency Department',
      employer: 'Harborview Medical Center',
      place: 'Quincy, MA',
      dates: 'Jul 2016 – Jul 2020',
      bullets: [
        'Triaged up to 45 children per shift and escalated critical changes within four minutes.',
        'Prepared 900 discharge plans with physicians and social workers.',
        'Mentored nine nursing students from two local colleges.',
        'Stocked and checked five resuscitation carts every week without a finding in two audits.',
      ],
    },
    {
      title: 'Nursing Assistant',
      employer: 'Fairlawn Rehabilitation Clinic',
      place: 'Salem, MA',
      dates: 'Jun 2014 – Jun 2016',
      bullets: [
        'Cared for 12 patients per evening with bathing, meals and short walks.',
        'Recorded vital signs every four hours and reported changes to the nurse in charge.',
        'Organized a reading hour on Sundays that 30 families joined over one summer.',
      ],
    },
  ],
  studies: [{ degree: 'B.S. Nursing', school: 'Merrimack Valley College', dates: 'Sep 2012 – May 2016' }],
  skills: [
    ['Clinical', 'Pediatric triage, Wound care, Pain management'],
    ['Systems', 'Epic, Pyxis, Kronos'],
  ],
  awards: [['Certified Pediatric Nurse', 'Oct 2019']],
};

export const samira: Person = {
  id: 'samira',
  name: 'Samira Lindgren',
  label: 'Software Engineer',
  email: 'samira.lindgren@example.net',
  phone: '+44 20 7946 0321',
  place: 'Leeds, UK',
  summary:
    'Software engineer with seven years in payments and transport, at home in Go, TypeScript and PostgreSQL. Writes small services, moves old data without closing the shop and leaves tests behind that other teams rely on.',
  jobs: [
    {
      title: 'Senior Software Engineer',
      employer: 'Quayside Payments Ltd',
      place: 'Leeds, UK',
      dates: 'Jan 2021 – Present',
      bullets: [
        'Rebuilt the settlement service in Go and cut the nightly run from 140 to 22 minutes',
        'Migrated 85 million ledger rows to PostgreSQL without downtime',
        'Review every schema change of a group of 16 engineers',
        'Halved the error budget spent per quarter by adding contract tests to nine services',
        'Guide three graduates through their first year and hold a weekly reading of design papers',
        'Traced a rounding fault across five services and recovered £38,000 for small merchants',
      ],
    },
    {
      title: 'Software Engineer',
      employer: 'Northern Tram Company',
      place: 'Sheffield, UK',
      dates: 'Sep 2017 – Dec 2020',
      bullets: [
        'Shipped the ticketing app that 210,000 passengers use each month',
        'Designed the offline mode that keeps sales going through tunnel outages of 20 minutes',
        'Shortened the release cycle from six weeks to four days',
        'Replaced a shared password file with single sign-on for 120 depot staff',
      ],
    },
    {
      title: 'Junior Developer',
      employer: 'Copperfield Maps Ltd',
      place: 'York, UK',
      dates: 'Jul 2016 – Aug 2017',
      bullets: [
        'Wrote the import of 40,000 footpaths from county records into one common format',
        'Fixed 75 rendering faults that hikers had reported through the website',
        'Documented the public interface, which cut support letters by a third within two quarters',
        'Tested each monthly release on 11 phones before it reached the shops',
      ],
    },
  ],
  studies: [{ degree: 'MEng Computer Science', school: 'University of Wharfedale', dates: 'Sep 2013 – Jun 2017' }],
  skills: [
    ['Languages', 'Go, TypeScript, SQL, Python'],
    ['Platforms', 'PostgreSQL, Kafka, Kubernetes, AWS'],
  ],
  awards: [['Transport Innovation Prize', 'May 2019']],
};
