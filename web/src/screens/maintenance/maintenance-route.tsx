import { brand } from '../../parts/brand.ts';
import { pageMeta } from '../../parts/page-meta.ts';
import { SheetSketch } from '../../parts/sheet-sketch.tsx';
import { Shell } from '../../parts/shell.tsx';

export const meta = () =>
  pageMeta({
    title: `Under Maintenance – ${brand.name}`,
    description: 'We are working on the website and will be back in a few minutes.',
    path: '/maintenance',
    isHidden: true,
  });

export default function Maintenance() {
  return (
    <Shell>
      <div className="wrap grid flex-1 items-center gap-12 py-16 laptop:grid-cols-2">
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-48 tablet:text-60">Website is Under Maintenance</h1>
          <p className="max-w-measure text-18 text-soft">
            We are changing a few lines ourselves and will be back in some minutes. Your resumes, reports and credits
            are safe, and nothing was graded or charged meanwhile.
          </p>
          <p className="max-w-measure text-soft">
            If it is urgent, write to{' '}
            <a
              href={`mailto:${brand.supportEmail}`}
              className="font-medium text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              {brand.supportEmail}
            </a>
            .
          </p>
        </div>
        <div className="grid justify-items-center">
          <SheetSketch words="back soon" pen="underline" />
        </div>
      </div>
    </Shell>
  );
}
