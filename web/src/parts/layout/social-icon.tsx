const paths: Record<string, string> = {
  X: 'M4 4l16 16M20 4L4 20',
  LinkedIn: 'M6 10v9M6 5.5v.01M11 19v-9M11 14.5c0-2.6 1.6-4.3 4-4.3s3.5 1.6 3.5 4.2V19',
};

/** The sign of a network, or its first letter where there is no drawing. */
export function SocialIcon({ name }: { name: string }) {
  const path = paths[name];
  if (!path)
    return (
      <span aria-hidden="true" className="font-semibold">
        {name[0]}
      </span>
    );
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
