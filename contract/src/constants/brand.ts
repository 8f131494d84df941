/**
 * The brand: whoever runs this product under another name changes it here and nowhere else. The marketing numbers are
 * claims of the operator, not measurements of this product.
 */
export const brand = {
  name: 'Redmark',
  operator: 'Redmark',
  supportEmail: 'support@redmark.example',
  copyrightYear: 2024,
  /** Pages of the operator, the second on the professional network. Each one gets an icon. */
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
