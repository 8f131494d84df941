/** A circle with the first letter of a first name; decorative, so screen readers skip it. */
export function Avatar({ name, size = 'small' }: { name: string; size?: 'small' | 'large' }) {
  const letter = [...name.trim()][0]?.toUpperCase() ?? '·';
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 select-none place-items-center rounded-full bg-ink font-serif font-semibold text-paper ${
        size === 'large' ? 'size-20 text-36' : 'size-8 text-16'
      }`}
    >
      {letter}
    </span>
  );
}
