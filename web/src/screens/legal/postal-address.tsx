import { brand } from '../../parts/brand/brand.ts';

/** Who runs the installation and where it sits, for pages the law wants that on; nothing where no address is set. */
export function PostalAddress() {
  if (brand.address.length === 0) return null;
  return (
    <address className="not-italic">
      {[brand.operator, ...brand.address].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
