import { useEffect, useState } from 'react';

/** Says that the checkout adds tax to the prices, where it does. */
export function AddedTax() {
  const [isAdded, setAdded] = useState(false);
  useEffect(() => {
    addsTax().then(setAdded, () => undefined);
  }, []);
  return isAdded ? <>Tax is added at the checkout, where your place has one. </> : null;
}

/** One field of the installation's configuration. Read by itself, because its whole schema would double this page. */
async function addsTax(): Promise<boolean> {
  const site: unknown = await (await fetch('/config.json')).json();
  return typeof site === 'object' && site !== null && 'addsTax' in site && site.addsTax === true;
}
