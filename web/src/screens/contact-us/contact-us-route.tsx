import { useEffect } from 'react';
import { brand } from '../../parts/brand/brand.ts';
import { pageMeta } from '../../parts/layout/page-meta.ts';
import { Shell } from '../../parts/layout/shell.tsx';
import { ContactForm } from './contact-form.tsx';
import { OtherWays } from './other-ways.tsx';

export const meta = () =>
  pageMeta({
    title: `Contact Us – ${brand.name}`,
    description: `Ask ${brand.name} about your report, your account or hiring. A person reads it and answers by email.`,
    path: '/contact-us',
  });

export default function ContactUs() {
  useEffect(() => window.scrollTo({ top: 0, behavior: 'instant' }), []);
  return (
    <Shell>
      <div className="wrap grid flex-1 items-start gap-12 py-10 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] laptop:gap-24 laptop:py-16">
        <div className="flex flex-col gap-10">
          <div className="flex flex-col gap-4">
            <h1 className="text-48 tablet:text-60">Contact Us</h1>
            <p className="max-w-measure text-18 text-soft">
              A person reads every message and answers by email. No account is needed.
            </p>
          </div>
          <div className="max-laptop:hidden">
            <OtherWays />
          </div>
        </div>
        <div className="bg-surface p-6 shadow-paper tablet:p-10">
          <ContactForm />
        </div>
        <div className="laptop:hidden">
          <OtherWays />
        </div>
      </div>
    </Shell>
  );
}
