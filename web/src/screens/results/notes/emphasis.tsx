/** Advice as sentences with **emphasis**; nothing else of Markdown is understood. */
export function Emphasis({ text }: { text: string }) {
  return text.split('**').map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never change places
      <strong key={place} className="font-semibold text-ink">
        {part}
      </strong>
    ) : (
      part
    ),
  );
}
