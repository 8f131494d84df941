/** The commonest small words of English, which hardly any other language shares. */
export const englishStopWords = new Set(
  `the of and to in for with on by from at an as that is was were are be been this which their its into over under across
  through between within while who than also our we i my all more per team experience work skills education university
  projects management business development responsible including led using based`
    .split(/\s+/)
    .filter(Boolean),
);
