import { brand } from './brand.ts';

export function Footer() {
  return (
    <footer className="border-line border-t">
      <div className="wrap flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-8 text-14 text-soft">
        <p>
          © {brand.copyrightYear} {brand.name}
        </p>
        <p>The same file gets the same grade, every time.</p>
      </div>
    </footer>
  );
}
