import { brand } from '../../parts/brand/brand.ts';
import { LinkButton } from '../../parts/controls/button.tsx';
import { Notice } from '../../parts/layout/notice.tsx';
import { Shell } from '../../parts/layout/shell.tsx';

export const meta = () => [{ title: `Page Not Found – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function NotFound() {
  return (
    <Shell>
      <Notice sketch={{ words: 'this page', pen: 'strike' }}>
        <p className="figures text-14 font-medium text-pen">Error 404</p>
        <h1 className="text-48 tablet:text-60">Page Not Found</h1>
        <p className="max-w-measure text-18 text-soft">
          There is nothing at this address. The link may be old, or a letter may be missing.
        </p>
        <LinkButton to="/">Go to Home</LinkButton>
      </Notice>
    </Shell>
  );
}
