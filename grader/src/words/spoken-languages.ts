/** Languages that people speak, as resumes name them; small letters. */
export const spokenLanguages: ReadonlySet<string> = new Set(
  `english german french spanish italian portuguese dutch polish russian ukrainian czech slovak hungarian romanian
  bulgarian greek turkish swedish norwegian danish finnish arabic hebrew persian farsi hindi urdu bengali tamil telugu
  malayalam kannada marathi gujarati punjabi odia assamese nepali sinhala konkani tulu bhojpuri mandarin cantonese chinese
  japanese korean vietnamese thai malay indonesian tagalog filipino swahili amharic somali hausa yoruba zulu afrikaans`
    .split(/\s+/)
    .filter(Boolean),
);
