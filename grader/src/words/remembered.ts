/** The words of some hundred resumes; then all answers are forgotten. */
const most = 20_000;

/** A function of a word or label that keeps what it answered lately: resumes share most of their words, and rules ask again. */
export function remembered<Answer>(answer: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, { answer: Answer }>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known.answer;
    const given = answer(word);
    if (answers.size >= most) answers.clear();
    answers.set(word, { answer: given });
    return given;
  };
}
