type Pen = 'circle' | 'strike' | 'underline';

const pens: Record<Pen, string> = {
  circle: 'M100 162 C142 140 262 142 274 172 C282 200 190 208 132 202 C82 197 68 178 92 162 C102 155 122 150 146 148',
  strike: 'M84 178 C140 170 206 184 268 173',
  underline: 'M86 196 C142 190 208 200 266 193',
};
const lines = [
  [56, 120],
  [84, 228],
  [102, 206],
  [120, 236],
  [232, 96],
  [254, 232],
  [272, 210],
  [290, 236],
  [308, 148],
  [348, 84],
  [370, 222],
  [388, 196],
] as const;

/** A decorative page with two words on it and a pen mark on them. */
export function SheetSketch({ words, pen, above }: { words: string; pen: Pen; above?: string }) {
  return (
    <svg viewBox="0 0 352 440" aria-hidden="true" className="w-full max-w-96 bg-page shadow-paper">
      {lines.map(([y, width]) => (
        <rect key={y} x="58" y={y} width={width} height="5" className="fill-page-line" />
      ))}
      <text x="176" y="183" textAnchor="middle" className="fill-page-ink font-serif text-28 font-semibold">
        {words}
      </text>
      <path d={pens[pen]} pathLength="1" className="mark mark-red [stroke-width:2.5px]" strokeLinecap="round" />
      {above && (
        <text
          x="176"
          y="148"
          textAnchor="middle"
          className="rise fill-mark-red font-serif text-22 [animation-delay:240ms]"
        >
          {above}
        </text>
      )}
    </svg>
  );
}
