import type { ReactNode } from 'react';

export const welcomeHeading = 'text-36 break-words tablet:text-48';

type Props = { heading: ReactNode; credits: ReactNode; panel: ReactNode };

/** The top of the dashboard; its words are in the HTML before the script has loaded. */
export function Welcome({ heading, credits, panel }: Props) {
  return (
    <div className="border-line border-b">
      <div className="wrap grid items-center gap-8 py-10 laptop:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] laptop:gap-16 laptop:py-12">
        <div className="flex flex-col gap-3">
          {heading}
          <p className="max-w-measure text-18 text-soft">Upload your resume and get it graded instantly!</p>
          {credits}
        </div>
        {panel}
      </div>
    </div>
  );
}
