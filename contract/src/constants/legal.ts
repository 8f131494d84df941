/** Thresholds of the law that the notice to California residents states. */
export const californiaThresholds = {
  revenue: 'US$25 million',
  consumers: '100,000',
  shareOfRevenue: '50 percent',
} as const;
