/** Dates and thresholds that the legal pages state. */
export const legal = {
  policyAmended: 'August 10, 2024',
  termsAmended: 'August 10, 2024',
  californiaAmended: 'August 10, 2024',
  ukAmended: 'August 10, 2024',
  euAmended: 'July 25, 2024',
  californiaThresholds: { revenue: 'US$25 million', consumers: '100,000', shareOfRevenue: '50 percent' },
} as const;
