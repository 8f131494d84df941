/** A rewritten line; the questions to its author, which stand in [brackets], are set apart from its text. */
export function OpenQuestions({ text }: { text: string }) {
  return text.split(/(\[[^\]]*\])/).map((part, index) =>
    part.startsWith('[') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change order
      <span key={index} className="rounded-control border border-edge border-dashed px-1 font-sans text-12 text-soft">
        {part.slice(1, -1)}
      </span>
    ) : (
      part
    ),
  );
}
