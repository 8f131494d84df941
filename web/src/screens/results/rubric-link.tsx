import { Link } from 'react-router';

export function RubricLink() {
  return (
    <Link to="/rubric" className="underline decoration-edge underline-offset-4 hover:text-ink hover:decoration-ink">
      Read every rule
    </Link>
  );
}
