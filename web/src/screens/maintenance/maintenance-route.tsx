import { brand } from '../../parts/brand/brand.ts';
import { Notice } from '../../parts/layout/notice.tsx';
import { pageMeta } from '../../parts/layout/page-meta.ts';
import { Shell } from '../../parts/layout/shell.tsx';

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
      <Notice sketch={{ words: 'back soon', pen: 'underline' }}>
        <h1 className="text-48 tablet:text-60">Website is Under Maintenance</h1>
        <p className="max-w-measure text-18 text-soft">
          We are changing a few lines ourselves and will be back in some minutes. Your resumes, reports and credits are
          safe, and nothing was graded or charged meanwhile.
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
      </Notice>
    </Shell>
  );
}
