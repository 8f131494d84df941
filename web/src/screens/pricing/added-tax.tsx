import type { Site } from '@redmark/contract';
import { useEffect, useState } from 'react';
import { readSite } from '../../api/site.ts';

/** Says that the checkout adds tax to the prices, where it does. */
export function AddedTax() {
  const [site, setSite] = useState<Site>();
  useEffect(() => {
    readSite().then(setSite, () => undefined);
  }, []);
  return site?.addsTax ? <>Tax is added at the checkout, where your place has one. </> : null;
}
