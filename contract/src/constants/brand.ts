import { defaultPlans, type Plan } from './plans.ts';

/** A colour as `#rrggbb` on light and on dark paper. */
export type ColourPair = { light: string; dark: string };

/**
 * Who runs an installation and what it sells: what differs between two installations of the same code. Hosts read it
 * from `BRAND_FILE`; pages bring it along.
 */
export type Brand = {
  name: string;
  /** The legal entity that runs the product. */
  operator: string;
  /** Lines of its postal address; the legal pages and letters leave it out where there is none. */
  address: string[];
  supportEmail: string;
  copyrightYear: number;
  /** Pages of the operator, the second on the professional network. Each one gets an icon. */
  social: { name: string; url: string }[];
  /** What the operator claims of itself. A claim that is not made is not shown. */
  numbers: { jobSeekers?: string | undefined; pool?: string | undefined; placed?: string | undefined };
  /** How many candidates an employer is sent for a request. */
  candidatesPerRequest: string;
  /** Where the operator places people, one or more. */
  regions: string[];
  /** When each legal page was last amended, as YYYY-MM-DD. */
  legal: { policy: string; terms: string; california: string; unitedKingdom: string; europe: string };
  /** ISO 4217, in lower case. */
  currency: string;
  plans: Plan[];
  /** `accent` marks and warns; `paper` is what pages lie on. */
  colours: { accent: ColourPair; paper: ColourPair };
  /** Whether the installation brings a logo of its own, at `/icon.svg`. */
  hasOwnLogo: boolean;
  /** Whether links to the site have a picture to show, at `/social-card.png`. */
  hasSocialCard: boolean;
};

/** The brand of an installation without a `BRAND_FILE`. */
export const defaultBrand: Brand = {
  name: 'Redmark',
  operator: 'Redmark',
  address: [],
  supportEmail: 'support@redmark.example',
  copyrightYear: 2024,
  social: [
    { name: 'X', url: 'https://x.com/redmark-example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/redmark-example' },
  ],
  numbers: {},
  candidatesPerRequest: '2–3',
  regions: ['United States', 'Western Europe'],
  legal: {
    policy: '2024-08-10',
    terms: '2024-08-10',
    california: '2024-08-10',
    unitedKingdom: '2024-08-10',
    europe: '2024-07-25',
  },
  currency: 'usd',
  plans: defaultPlans,
  colours: { accent: { light: '#c2281d', dark: '#f2695c' }, paper: { light: '#faf8f3', dark: '#14130f' } },
  hasOwnLogo: false,
  hasSocialCard: true,
};
