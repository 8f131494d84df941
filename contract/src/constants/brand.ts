/**
 * The name on the door and what is said behind it. Whoever runs this under another name changes it here, and nowhere
 * else; the marketing numbers are words of the operator, not measurements of this product.
 */
export const brand = {
  name: 'Redmark',
  operator: 'Redmark',
  supportEmail: 'support@redmark.example',
  copyrightYear: 2024,
  /** Pages of the operator, the second on the professional network. A network without a page has no icon. */
  social: [
    { name: 'X', url: 'https://x.com/redmark-example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/redmark-example' },
  ],
  numbers: {
    jobSeekers: '10,000+',
    pool: '30,000+',
    placed: '200+',
    candidatesPerRequest: '2–3',
  },
  regions: ['United States', 'Western Europe'],
};
