import type { Site } from '@redmark/contract';

/** The name on the door. An operator who runs this under another name changes it here, and nowhere else. */
export const brand: Site['brand'] = {
  name: 'Redmark',
  operator: 'Redmark',
  supportEmail: 'support@redmark.example',
  social: [
    { name: 'X', url: 'https://x.com' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com' },
  ],
};
