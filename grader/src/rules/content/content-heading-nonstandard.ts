import { isListOfCredits, isPerformer } from '../../model/performer.ts';
import { quote } from '../../model/questions.ts';
import type { Entry, Section } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { titleScoreOf } from '../../model/text/role-scores.ts';
import { isDutiesTitle } from '../../model/titles/duty-titles.ts';
import { kindOfTitle } from '../../model/titles/kind-of-title.ts';

const creative: [RegExp, string][] = [
  [
    /\b(?:journey|adventures?|where i.?ve been|story so far|what i.?ve done|my path|my story|career story|past lives)\b/i,
    'Experience',
  ],
  [
    /\b(?:superpowers?|toolbox|toolkit|arsenal|what i (?:bring|know|do)|things i (?:do|know|am good at)|magic|secret sauce|weapons?)\b/i,
    'Skills',
  ],
  [/\b(?:playground|things i (?:built|made|make)|my creations|lab of ideas|tinkering)\b/i, 'Projects'],
  [/\b(?:brain food|where i learned|how i learned|school days|learning path|knowledge quest)\b/i, 'Education'],
  [/\b(?:my world|a little about|nice to meet you|hello|who am i|the person behind)\b/i, 'Summary'],
  [/\b(?:when i.?m not working|guilty pleasures|what makes me tick|off the clock|fun facts?)\b/i, 'Interests'],
];

/** Words by which a program knows a section of work, however the title goes on, and labels that are no titles. */
const known =
  /\b(?:experiences?|employ(?:ment|ers?|ed)|work(?:ed|ing)?|jobs?|till|to date|present|descriptions?|details?|profile|teaching|research|practice|service|leadership|outreach|involvement|engagements?|contributions?)\b/i;

/** A label with its value, "Firm: Elm Works", is a line of a job and no title. */
const labelled = /^\p{L}[\p{L} ]{2,30}:[^\p{L}\p{N}]*\p{L}/u;

/** Behind so many rows of something else the jobs of a section need a title of their own. */
const rowsBefore = 2;

/** So many commas part a name from its district and town. */
const commasOfAddress = 2;

/** Software finds sections by their usual names. Jobs under an unknown title are read here by what they hold. */
export const contentHeadingNonstandard: Rule = {
  name: 'content-heading-nonstandard',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'count', weight: 2, max: 6, per: 'document' },
  about: {
    title: 'Section titles have their usual names',
    finds: 'Titles such as “My journey” or “Career recital” where “Experience” is expected.',
    why: 'Programs sort a resume by the titles they know.',
  },
  inVitae: false,

  *check(resume) {
    // Credits have titles of their own kind.
    if (isPerformer(resume) || isListOfCredits(resume)) return;
    for (const { kind, title, heading, rows, entries } of resume.sections) {
      if (kindOfTitle(title) !== undefined || isDutiesTitle(title) || labelled.test(title) || rows.length < 2) continue;
      const closest =
        kind === 'experience' && entries.some(({ date }) => date) && !known.test(title) && titleScoreOf(title) < 1
          ? 'Experience'
          : creative.find(([pattern]) => kind !== 'experience' && pattern.test(title))?.[1];
      if (closest === undefined) continue;
      // An employer in the looks of a title is right where it is; a title is missing above it.
      const isEmployer = rows[0]?.words[0] === heading.words[0];
      // Beside a section of work under its usual title, one that was read as such may be a club, a machine or a task.
      const isTitled = ({ kind: other, title: text }: Section) => other === 'experience' && known.test(text);
      if (kind === 'experience' && resume.sections.some(isTitled)) continue;
      // What is to be called experience holds a post; dates alone stand beside credits and machines, too.
      if (kind === 'experience' && !isEmployer && !entries.some(isDatedPost)) continue;
      // So is one with its district and town, "Elm Works, North Quay, Harborough", below another section of jobs.
      const [firstOfJobs] = resume.sections.filter((section) => section.kind === 'experience');
      if (firstOfJobs?.heading !== heading && (title.match(/,/g) ?? []).length >= commasOfAddress) continue;
      // The second of a list is no place for its title, nor is one below a title that nothing else stands under.
      const above = resume.sections[resume.sections.findIndex((one) => one.heading === heading) - 1];
      if (isEmployer && (/^\W*[2-9][.)]/.test(title) || above?.rows.length === 0)) continue;
      const below = kind === 'experience' ? entries.find(({ header }) => header.length > 0)?.header[0] : undefined;
      const isBehindOthers = below !== undefined && rows.indexOf(below) >= rowsBefore;
      yield {
        title: 'Use a standard section title',
        advice:
          isEmployer || isBehindOthers
            ? `Put the title ${closest} above “${isEmployer ? title : quote(below?.text ?? '', 40)}”, so that software and recruiters find your jobs.`
            : `Rename “${title}” to a title that software and recruiters expect, such as ${closest}.`,
        text: title,
        at: heading.words,
        ...(isEmployer || isBehindOthers ? {} : { rewrite: closest }),
      };
    }
  },
};

const isDatedPost = ({ title, date }: Entry) =>
  date !== undefined && title !== undefined && titleScoreOf(title.text) >= 1;
