import { Link } from 'react-router';
import { brand } from '../../parts/brand/brand.ts';
import { inlineLink } from '../../parts/layout/form-layout.tsx';

export function OtherWays() {
  return (
    <dl className="flex max-w-measure flex-col">
      <div className="grid gap-1 border-line border-t py-4">
        <dt className="font-serif text-18 font-semibold">By email</dt>
        <dd className="text-soft">
          <a href={`mailto:${brand.supportEmail}`} className={inlineLink}>
            {brand.supportEmail}
          </a>
        </dd>
      </div>
      <div className="grid gap-1 border-line border-t py-4">
        <dt className="font-serif text-18 font-semibold">About a report</dt>
        <dd className="text-soft">
          Tell us the number of the note. You need not send your resume: please don’t, unless we ask for it.
        </dd>
      </div>
      <div className="grid gap-1 border-line border-t py-4">
        <dt className="font-serif text-18 font-semibold">About hiring</dt>
        <dd className="text-soft">
          Job title, place and the three skills that matter most are enough to begin.{' '}
          <Link to="/hiring" className={inlineLink}>
            How hiring works
          </Link>
        </dd>
      </div>
      <div className="grid gap-1 border-line border-t py-4">
        <dt className="font-serif text-18 font-semibold">About your data</dt>
        <dd className="text-soft">
          You can download and delete it yourself on your account page.{' '}
          <Link to="/privacy-policy" className={inlineLink}>
            Privacy Policy
          </Link>
        </dd>
      </div>
    </dl>
  );
}
