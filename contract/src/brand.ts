/**
 * The name on the door and what is said behind it. Whoever runs this under another name changes it here, and nowhere
 * else; the marketing numbers are words of the operator, not measurements of this product.
 */
export const brand = {
  name: 'Redmark',
  operator: 'Redmark',
  supportEmail: 'support@redmark.example',
  copyrightYear: 2024,
  /** The second is the professional network. */
  social: [
    { name: 'X', url: 'https://x.com' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com' },
  ],
  numbers: {
    jobSeekers: '10,000+',
    pool: '30,000+',
    placed: '200+',
    candidatesPerRequest: '2–3',
  },
  regions: ['United States', 'Western Europe'],
};
