import { Link } from 'react-router';
import { inlineLink } from '../../parts/layout/form-layout.tsx';

export function OtherAddress({ onOther }: { onOther: () => void }) {
  return (
    <p className="border-line border-t pt-6 text-soft">
      Wrong address?{' '}
      <button type="button" onClick={onOther} className={`rounded-control ${inlineLink}`}>
        Use another one
      </button>{' '}
      or{' '}
      <Link to="/login" className={inlineLink}>
        log in
      </Link>
    </p>
  );
}
