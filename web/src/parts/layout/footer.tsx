import { Link } from 'react-router';
import { brand } from '../brand/brand.ts';
import { SocialIcon } from './social-icon.tsx';

const links = [
  { to: '/rubric', label: 'Rubric' },
  { to: '/terms-of-use', label: 'Terms of Use' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
];

const networks = brand.social.filter(({ url }) => url !== '');

export function Footer() {
  return (
    <footer className="border-line border-t">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-14 text-soft">
        <p>{`© ${brand.copyrightYear} ${brand.operator}. All rights reserved.`}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={() => window.scrollTo({ top: 0 })}
                  className="inline-flex min-h-11 items-center rounded-control underline decoration-transparent underline-offset-4 hover:text-ink hover:decoration-edge"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <ul className="-mx-3 flex">
            {networks.map(({ name, url }) => (
              <li key={name}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${brand.name} on ${name}, opens in a new tab`}
                  className="grid size-11 place-items-center rounded-control hover:bg-line/60 hover:text-ink"
                >
                  <SocialIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
