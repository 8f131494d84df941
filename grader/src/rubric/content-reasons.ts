import type { Reason } from './reason.ts';

/** Why the rules about content are in the rubric. */
export const contentReasons: Record<string, Reason> = {
  'content-email-missing': {
    title: 'An email address is there',
    finds: 'No email address on any page, neither as text nor as a link.',
    why: 'Nobody can answer a resume without one, and career centers count it among the gravest mistakes.',
  },
  'content-phone-missing': {
    title: 'A phone number is there',
    finds: 'No phone number on any page. In European resumes it costs less.',
    why: 'Recruiters often call first, and incomplete contact details are among their loudest complaints.',
  },
  'content-name-missing': {
    title: 'Your name is the first thing on the page',
    finds: 'No name that stands out at the top of the first page.',
    why: 'Readers look for the name first, and programs file the resume under it.',
  },
  'content-email-unprofessional': {
    title: 'The email address sounds professional',
    finds: 'Nicknames, jokes, long rows of digits and the like in the address.',
    why: 'In a study with 73 recruiters an informal address hurt about as much as spelling mistakes.',
  },
  'content-link-broken': {
    title: 'Links lead where they say',
    finds: 'Placeholder links, and links that open another address than the one printed.',
    why: 'A link that leads nowhere costs a click and some trust.',
  },
  'content-personal-data': {
    title: 'No personal details employers must not consider',
    finds:
      'Age, date of birth, marital status, nationality, religion, ID numbers. In Europe only what is not customary.',
    why: 'They invite bias, and career centers advise to leave them out.',
  },
  'content-photo': {
    title: 'No photo',
    finds:
      'A portrait on the first page, except in continental Europe. It costs little, because research on photos is divided.',
    why: 'Photos invite bias and disturb the programs that read resumes.',
  },
  'content-experience-missing': {
    title: 'There is an experience section',
    finds: 'No section that tells what you did. Students may have projects instead.',
    why: 'It is the part readers look at longest: latest titles, employers and dates.',
  },
  'content-section-missing': {
    title: 'Education and skills are there',
    finds: 'No education or no skills section.',
    why: 'Readers expect both, and programs search in them.',
  },
  'content-heading-nonstandard': {
    title: 'Section titles have their usual names',
    finds: 'Creative titles such as “My journey” where “Experience” is expected.',
    why: 'Programs sort a resume by the titles they know.',
  },
  'content-unneeded-detail': {
    title: 'Nothing that does not help you',
    finds: 'References, salary, reasons for leaving, high school after a degree, a low GPA, a full street address.',
    why: 'Career guides list these as things to leave out: they use room and say nothing for you.',
  },
  'content-summary-quality': {
    title: 'The summary says something',
    finds: 'Summaries that are too long, too general, or an objective about what you want.',
    why: 'Seven in ten hiring managers prefer a summary to an objective, and long blocks are skipped.',
  },
  'content-entry-dates-missing': {
    title: 'Every role has dates',
    finds: 'Roles and studies without any date.',
    why: 'Dates are among the six things that take most of a reader’s time.',
  },
  'content-entry-title-or-org-missing': {
    title: 'Every role names title and employer',
    finds: 'Roles where the title or the organization was not found.',
    why: 'Both are what readers look at first in a role.',
  },
  'content-order-not-reverse': {
    title: 'The newest role comes first',
    finds: 'Roles of one section that do not run from new to old.',
    why: 'Every guide asks for it, and readers judge by the latest role.',
  },
  'content-date-impossible': {
    title: 'Dates can be true',
    finds: 'Roles that end before they begin, or begin in the future.',
    why: 'A wrong date looks careless, or worse.',
  },
  'content-entry-depth': {
    title: 'Detail is where it matters',
    finds: 'Roles told in hardly a line beside others told well, and roles with nine lines or more.',
    why: 'Guides ask for three to six lines on recent roles and fewer on old ones.',
  },
  'content-bullet-weak-start': {
    title: 'Lines start with what you did',
    finds: 'Openings such as “Responsible for” or “Worked on”. Soft ones such as “Helped” count half.',
    why: 'They tell a duty and hide the deed; career centers name them among the top mistakes.',
  },
  'content-bullet-no-action-verb': {
    title: 'Lines open with a verb',
    finds: 'Lines that begin with a pronoun or a noun phrase.',
    why: 'A verb at the start is what a hurried reader takes away.',
  },
  'content-not-quantified': {
    title: 'Results are told with numbers',
    finds: 'Fewer than 40 in 100 lines with an amount; 25 for students and for care, teaching and the arts.',
    why: 'A third of hiring managers call missing results a deal-breaker. Academic CVs are not asked.',
  },
  'content-bullet-length': {
    title: 'Lines are short and whole',
    finds: 'Lines of more than 38 words or three printed lines, and fragments under four words.',
    why: 'Long lines did worst when readers’ eyes were followed; fragments say nothing.',
  },
  'content-paragraph-block': {
    title: 'Bullets instead of paragraphs',
    finds: 'Blocks of running text under a role.',
    why: 'One in four hiring managers calls long paragraphs a deal-breaker.',
  },
  'content-placeholder-text': {
    title: 'No template text is left',
    finds: 'Leftovers such as “Lorem ipsum” or “Company name”.',
    why: 'It is the clearest sign of a resume that was not finished.',
  },
  'content-duplicate-bullet': {
    title: 'No line appears twice',
    finds: 'Lines that say the same in other places.',
    why: 'A copy between roles looks careless.',
  },
  'content-repeated-page': {
    title: 'No page appears twice',
    finds: 'A page that says what an earlier one said.',
    why: 'It is usually a mistake of the export, and it costs the reader a page.',
  },
  'content-length-words': {
    title: 'There is neither too little nor too much',
    finds:
      'Fewer than 300 words (students 220), or far more than 750 on one page and 1,000 on two. Under 150 words Content cannot rise above C and the final grade above C+.',
    why: 'Too little leaves nothing to judge, and too much is not read.',
  },
  'content-skill-rating': {
    title: 'Skills are words, not bars',
    finds: 'Bars, stars, dots and percentages that rate a skill.',
    why: 'Programs cannot read them, and nobody knows what four of five stars mean.',
  },
  'content-soft-skill-list': {
    title: 'Soft skills are shown, not listed',
    finds: 'Lists with “team player”, “communication” and the like.',
    why: 'Employers look for evidence of teamwork, not for the word.',
  },
  'content-keyword-stuffing': {
    title: 'Lists of skills stay believable',
    finds: 'One term again and again, or a list that names everything.',
    why: 'Such a list is written for machines, and people read it as a trick.',
  },
  'content-machine-text': {
    title: 'The text speaks to people',
    finds: 'Sentences that give instructions to software.',
    why: 'No instruction changes how we grade, and people who read it think less of you.',
  },
};
