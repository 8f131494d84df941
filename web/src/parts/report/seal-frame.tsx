import { type ReactNode, type SVGProps, useId } from 'react';

type Props = {
  /** What a screen reader says of it. */
  name: string;
  /** What stands along its upper edge. */
  label: string;
  ground: SVGProps<SVGCircleElement>;
  children: ReactNode;
};

/** The round stamp of a grade, or of what stands for one: its rings, its label, and what is in its middle. */
export function SealFrame({ name, label, ground, children }: Props) {
  const id = useId();
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label={name} className="block w-full -rotate-6">
      <path id={`${id}arc`} d="M19 60a41 41 0 0 1 82 0" fill="none" />
      <circle cx="60" cy="60" r="58" {...ground} />
      <circle cx="60" cy="60" r="53" fill="none" stroke="white" strokeOpacity="0.85" strokeWidth="1.2" />
      <circle
        cx="60"
        cy="60"
        r="36"
        fill="none"
        stroke="white"
        strokeOpacity="0.85"
        strokeWidth="1.2"
        strokeDasharray="1 3"
      />
      <text fill="white" className="font-sans font-semibold" fontSize="9.5" letterSpacing="2.2">
        <textPath href={`#${id}arc`} startOffset="50%" textAnchor="middle">
          {label.toUpperCase()}
        </textPath>
      </text>
      {children}
      <path d="M48 96h24" stroke="white" strokeOpacity="0.85" strokeWidth="1.2" />
    </svg>
  );
}
