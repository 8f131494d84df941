import { Search } from 'lucide-react';
import { controlClass } from '../../parts/form/field-frame.tsx';
import { type Order, orders } from './arrange-reports.ts';

type Props = { search: string; onSearch: (text: string) => void; order: Order; onOrder: (order: Order) => void };

export function ReportTools({ search, onSearch, order, onOrder }: Props) {
  return (
    <search className="flex w-full gap-3 tablet:w-auto">
      <div className="relative min-w-0 flex-1 tablet:w-64">
        <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-5 text-soft" />
        <input
          type="search"
          aria-label="Search by file name"
          placeholder="Search by file name"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          className={`${controlClass} pl-10 placeholder:text-soft`}
        />
      </div>
      <select
        aria-label="Sort by"
        value={order}
        onChange={(event) => onOrder(event.target.value as Order)}
        className={`${controlClass} w-auto shrink-0`}
      >
        {orders.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </search>
  );
}
