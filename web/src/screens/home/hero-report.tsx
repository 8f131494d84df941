import { GradeSeal } from '../../parts/report/grade-seal.tsx';
import { HeroNotes } from './hero-notes.tsx';
import { MiniResume } from './mini-resume.tsx';
import './hero-report.css';

/** The sample report: a page as real text with its marks, and notes in its margin. */
export function HeroReport() {
  return (
    <div className="relative grid gap-x-6 gap-y-6 desktop:grid-cols-[minmax(0,29rem)_minmax(0,1fr)]">
      <div className="relative">
        <div
          role="img"
          aria-label="A sample report: the resume of Maren Halvorsen with four numbered marks and the final grade B plus"
          className="mini-page"
        >
          <MiniResume />
        </div>
        <div className="stamp absolute -top-6 -right-2 tablet:-right-6 w-24 [animation-delay:2200ms] tablet:w-28">
          <GradeSeal grade="B+" label="Final grade" />
        </div>
      </div>
      <HeroNotes />
    </div>
  );
}
