import { areUndated, bookingsIn } from './credits.ts';
import { creditsOf, isPerformer } from './performer.ts';
import type { Resume } from './resume.ts';

const asked = [
  {
    name: 'training with its school or teachers',
    told: /(?<!\p{L})(?:training|trained|education|workshops?|master ?class(?:es)?|stud(?:y|ies|ied)|conservator\p{L}+|diploma|degree|[BM]\.?F\.?A|[BM]\.?A)(?!\p{L})/iu,
  },
  {
    name: 'special skills, such as dialects, dance or instruments',
    told: /(?<!\p{L})(?:skills?|talents?|abilities|instruments?|dialects?|accents?)(?!\p{L})/iu,
  },
  {
    name: 'height, hair, eyes or range of voice',
    told: /(?<!\p{L})(?:height|hgt|ht|weight|hair|eyes?|vocal range|voice type|voice|playing age|age range|soprano|mezzo|alto|tenor|baritone|bass)(?!\p{L})/iu,
  },
  {
    name: 'link to a reel or a recording',
    told: /reel|youtu|vimeo|imdb|spotlight|soundcloud|actors ?access|casting ?networks|backstage|mandy|recordings?|www\.|https?:/iu,
  },
] as const;

/** So many parts are a list; who casts wants the strongest rather than more of them. */
const enoughCredits = 8;

/** What is told to somebody whose few words are credits; empty where there is nothing to add. */
export const creditsAdviceOf = (resume: Resume): Advice =>
  isPerformer(resume) ? adviceOnParts(resume) : { title: 'Say more of your credits', advice: adviceOnBookings(resume) };

type Advice = { title: string; advice: string };

const adviceOnBookings = ({ sections }: Resume) =>
  areUndated(bookingsIn(sections))
    ? 'Your credits tell neither when they were nor what your part was. Begin with two lines on what you are, and with the six to ten that count most: year, client and what you did.'
    : 'Few credits are listed. Who books you judges by them: give those that count most their year, client and what you did, the largest first.';

/** To a performer: what casting asks for and stands nowhere, or else to list more parts. */
function adviceOnParts(resume: Resume): Advice {
  const missing = missingIn(resume);
  const isShort = creditsOf(resume).length < enoughCredits;
  if (missing.length > 0)
    return {
      title: 'Add what casting looks for',
      advice: `Who casts looks for more than parts, and the page has no ${missing.join(', and no ')}. Add it${isShort ? ', and the parts that are still missing: each with its production, the company or venue and the director' : ''}.`,
    };
  return {
    title: 'List more of your parts',
    advice: isShort
      ? 'Few parts are listed. Casting judges by them: give each its production, your part, the company or venue and the director, the largest first.'
      : '',
  };
}

function missingIn({ rows, sections, links, profile }: Resume): string[] {
  const addresses = [...links, ...profile.links].map(({ url }) => url);
  const lines = [...rows.map(({ text }) => text), ...sections.map(({ title }) => title), ...addresses];
  return asked.filter(({ told }) => !lines.some((line) => told.test(line))).map(({ name }) => name);
}
