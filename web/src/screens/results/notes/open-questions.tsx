/** A rewritten line in which questions to its author, written in brackets, look like questions and not like text. */
export function OpenQuestions({ text }: { text: string }) {
  return text.split(/(\[[^\]]*\])/).map((part, at) =>
    part.startsWith('[') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={at} className="rounded-control border border-edge border-dashed px-1 font-sans text-12 text-soft">
        {part.slice(1, -1)}
      </span>
    ) : (
      part
    ),
  );
}
