/** What labels of personal details begin with: "Date of birth", "Father’s name", "Nationality". */
export const personalLabel =
  /^\W*(?:name|date of birth|d\.?o\.?b|birth ?date|nationality|marital status|civil status|father.{0,6}name|mother.{0,6}name|spouse|religion|gender|sex|age|blood group|passport|height|weight|place of birth)\b/i;
