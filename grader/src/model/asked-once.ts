/** A function of an object that keeps its answer as long as the object lives: rules ask the same of the same resume and lines. */
export function askedOnce<Key extends object, Answer>(answer: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { answer: Answer }>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known.answer;
    const given = answer(key);
    answers.set(key, { answer: given });
    return given;
  };
}
