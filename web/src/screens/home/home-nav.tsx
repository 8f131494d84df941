const places = [
  { to: '#how-it-works', label: 'How it works' },
  { to: '#report', label: 'The report' },
  { to: '#questions', label: 'Questions' },
];

export function HomeNav() {
  return (
    <nav aria-label="On this page">
      <ul className="flex gap-6 text-14 font-medium">
        {places.map(({ to, label }) => (
          <li key={to}>
            <a href={to} className="rounded-control py-2 text-soft hover:text-ink">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
