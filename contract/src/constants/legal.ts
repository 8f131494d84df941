/** Thresholds of the law that the notice to California residents states. */
export const californiaThresholds = {
  revenue: 'US$25 million',
  consumers: '100,000',
  shareOfRevenue: '50 percent',
} as const;

/**
 * What somebody agrees to who is considered for job opportunities, by where they said so. The words are stored with the
 * consent; whoever changes them here changes them for those who agree from then on.
 */
export const recruitingConsentText = {
  signUp: 'I want to be considered for job opportunities (optional, and yours to withdraw)',
  profile:
    'Be considered for job opportunities. Employers who ask us for candidates may see your name, email address and newest graded resume. Nobody sees them while this is off, and you can turn it off at any time.',
} as const;
