import type { Reason } from './reason.ts';

/** Why the rules about the look of the pages are in the rubric. */
export const formattingReasons: Record<string, Reason> = {
  'format-two-column': {
    title: 'The text runs in one column',
    finds: 'Two columns of text beside each other. A date column or a label column is none.',
    why: 'Programs that read straight across mix the two, and that is among their known failures.',
  },
  'format-page-count': {
    title: 'One or two pages',
    finds: 'Three pages or more; from four on Formatting cannot rise above B. Academic CVs may be longer.',
    why: 'Readers accept one or two alike; beyond that they stop reading.',
  },
  'format-image-text': {
    title: 'The text can be selected',
    finds: 'Pages that are pictures of text.',
    why: 'Programs see nothing on them.',
  },
  'format-garbled-text': {
    title: 'Software can read the letters',
    finds:
      'Letters without a meaning in the file, and words drawn letter by letter with gaps. Where it is most of the text, Formatting cannot rise above C.',
    why: 'What cannot be copied cannot be searched for.',
  },
  'format-hidden-text': {
    title: 'Nothing is hidden',
    finds: 'Text that no person can see: white on white, tiny, covered, outside the page.',
    why: 'What nobody sees earns nothing here, and readers take it for a trick.',
  },
  'format-overlap-clipped': {
    title: 'No text overlaps or is cut off',
    finds: 'Words over other words, and words beyond the edge of the page.',
    why: 'Neither people nor programs can read them.',
  },
  'format-bullet-missing': {
    title: 'Lines that belong to a list have a bullet',
    finds: 'A line without a bullet among lines with one.',
    why: 'It reads as if it were something else.',
  },
  'format-bullet-on-header': {
    title: 'Titles and employers have no bullet',
    finds: 'A bullet in front of the line that names a role.',
    why: 'The eye looks for roles along their own edge.',
  },
  'format-bullet-glyph-mixed': {
    title: 'One kind of bullet for each level',
    finds: 'A dash among dots, and the like.',
    why: 'Readers take a difference for a meaning.',
  },
  'format-trailing-period-mixed': {
    title: 'Lines end alike',
    finds: 'Full stops after some lines and not after others.',
    why: 'Scored student rubrics name exactly this.',
  },
  'format-date-style-mixed': {
    title: 'Dates are written alike',
    finds: 'Dates in another style than most of yours.',
    why: 'Consistent dates are found faster and read correctly by programs.',
  },
  'format-date-position-mixed': {
    title: 'Dates stand in the same place',
    finds: 'Dates at the left or in the text where most stand at the right.',
    why: 'Recruiters ask for one place to find them.',
  },
  'format-heading-style-mixed': {
    title: 'Section titles look alike',
    finds: 'A title in another size, weight, case or color than the others.',
    why: 'Titles are the map of the page.',
  },
  'format-entry-style-mixed': {
    title: 'Roles are set alike',
    finds: 'A title or employer in another style than in the other roles.',
    why: 'What looks alike is read alike.',
  },
  'format-font-families': {
    title: 'One or two fonts',
    finds: 'Three fonts or more, and decorative ones.',
    why: 'Guides allow two; typefaces change how professional a page seems.',
  },
  'format-font-size-small': {
    title: 'The text is large enough',
    finds: 'Body text below about 9.5 points, measured as the eye sees it; the smaller, the more it costs.',
    why: 'Every guide asks for 10 to 12.',
  },
  'format-font-size-mixed': {
    title: 'Text of one kind has one size',
    finds: 'A line larger or smaller than others of its kind.',
    why: 'Readers take a difference for a meaning.',
  },
  'format-margins': {
    title: 'Margins are even and wide enough',
    finds: 'Margins under 0.4 inch, and lines that hang out into them.',
    why: 'Half an inch to one inch prints everywhere and leaves the page room.',
  },
  'format-spacing-uneven': {
    title: 'Spacing is even',
    finds: 'A gap larger or smaller than others of its kind.',
    why: 'Even white space shows what belongs together.',
  },
  'format-page-break': {
    title: 'Pages break at a good place',
    finds: 'A title alone at the foot of a page, a bullet cut in two, a last page with a few lines.',
    why: 'A broken line of thought is lost at a glance.',
  },
  'format-low-contrast': {
    title: 'Text is dark enough',
    finds: 'Text whose contrast is below 4.5 to 1.',
    why: 'That is the limit of the accessibility guidelines, and pale text prints badly.',
  },
  'format-graphics': {
    title: 'Facts are words, not pictures',
    finds: 'Charts, logos and icons that carry information.',
    why: 'Programs cannot read them, and creative layouts were invited less often in a study.',
  },
  'valign-section-headings': {
    title: 'Section titles line up',
    finds: 'A title that stands off the line of the others.',
    why: 'Readers scan along one edge.',
  },
  'valign-entry-headers': {
    title: 'Roles line up',
    finds: 'A role that begins left or right of the others.',
    why: 'Readers scan along one edge.',
  },
  'valign-bullets': {
    title: 'Bullets line up',
    finds: 'A bullet that stands off the line of its list.',
    why: 'It looks like another level, or like carelessness.',
  },
  'valign-hanging-indent': {
    title: 'Wrapped lines stand under their text',
    finds: 'A second line that begins under the bullet.',
    why: 'Bullets hide when text runs under them.',
  },
  'valign-dates-right': {
    title: 'Dates line up at the right',
    finds: 'A date that ends short of the others.',
    why: 'Dates in one line can be read down the page.',
  },
  'valign-body-text': {
    title: 'Other lines share their left edge',
    finds: 'A line that stands off the edge of its section.',
    why: 'One clean edge carries the eye.',
  },
};
