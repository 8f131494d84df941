/** These people are invented, and the page says so. */
export const quotes = [
  {
    text: 'I had read that line forty times. The red box made me see it for the first time.',
    name: 'Maren Halvorsen',
    role: 'Operations analyst, Portland',
  },
  {
    text: 'I send clients the report before we meet. We talk about two lines instead of the whole page.',
    name: 'Deshawn Pruitt',
    role: 'Career coach, Atlanta',
  },
  {
    text: 'It told me what each fix was worth. I did three of them on the train and left the rest.',
    name: 'Ilse van der Brandt',
    role: 'Nurse educator, Utrecht',
  },
  {
    text: 'Three resumes came back, not three hundred. We hired the second person we spoke to.',
    name: 'Tobias Achterberg',
    role: 'Head of logistics, Denver',
  },
];
