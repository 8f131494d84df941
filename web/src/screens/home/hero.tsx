import { UploadPanel } from '../../parts/upload/upload-panel.tsx';
import { HeroReport } from './hero-report.tsx';

export function Hero() {
  return (
    <section
      aria-labelledby="hero-title"
      className="wrap grid items-start overflow-x-clip gap-12 py-12 laptop:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] laptop:py-16 desktop:gap-16"
    >
      <div className="flex flex-col gap-6">
        <h1 id="hero-title" className="text-48 tablet:text-60">
          Your resume, marked line by line
        </h1>
        <p className="max-w-measure text-18 text-soft">
          Upload a PDF. About a second later you see its grade, and each finding as a numbered mark on your own page,
          with what to change and what that is worth. Your first report is free, in an account you make on the way.
        </p>
        <UploadPanel />
      </div>
      <HeroReport />
    </section>
  );
}
