/** The words of some hundred resumes; then all answers are forgotten. */
const ofWords = 20_000;

/** The texts of some resumes, for questions about titles, pieces and lines: the reading and the rules ask about the same ones. */
export const ofTexts = 2000;

/** A function of a word or text that keeps what it answered lately: resumes share most of their words, and rules ask again. */
export function remembered<Answer, Key extends string | number = string>(
  answer: (key: Key) => Answer,
  most = ofWords,
): (key: Key) => Answer {
  const answers = new Map<Key, { answer: Answer }>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known.answer;
    const given = answer(key);
    if (answers.size >= most) answers.clear();
    answers.set(key, { answer: given });
    return given;
  };
}
