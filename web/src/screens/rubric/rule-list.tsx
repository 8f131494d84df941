import { costText, graveText, type RubricRule, severityWords } from './rubric.ts';

type Props = { id: string; title: string; lead: string; rules: RubricRule[] };

export function RuleList({ id, title, lead, rules }: Props) {
  return (
    <section aria-labelledby={id} className="border-line border-t">
      <div className="wrap grid items-start gap-8 py-12 laptop:grid-cols-[18rem_minmax(0,1fr)] laptop:gap-12 laptop:py-16">
        <div className="flex flex-col gap-2 laptop:sticky laptop:top-6">
          <h2 id={id} className="text-28">
            {title}
          </h2>
          <p className="text-soft">{lead}</p>
          <p className="figures text-14 text-soft">{rules.length} rules, the dearest first</p>
        </div>
        <ul className="border-line border-t">
          {rules.map((rule) => (
            <Rule key={rule.name} rule={rule} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Rule({ rule }: { rule: RubricRule }) {
  const grave = graveText(rule);
  const isRed = rule.severity !== 'minor';
  return (
    <li
      id={rule.name}
      className="grid scroll-mt-6 gap-x-8 gap-y-2 border-line border-b py-5 tablet:grid-cols-[minmax(0,1fr)_15rem]"
    >
      <div className="flex flex-col gap-1">
        <h3 className="font-sans text-16 font-semibold tracking-normal">{rule.title}</h3>
        <p className="text-14">{rule.finds}</p>
        <p className="text-14 text-soft">{rule.why}</p>
      </div>
      <div className="text-14 text-soft">
        <p className={`text-12 font-semibold ${isRed ? 'text-pen' : 'text-amber'}`}>{severityWords[rule.severity]}</p>
        <p className="figures">{costText(rule)}</p>
        {grave && <p className="mt-1 font-medium text-ink">{grave}</p>}
      </div>
    </li>
  );
}
