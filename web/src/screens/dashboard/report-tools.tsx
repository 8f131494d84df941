import { type ResumeOrder, resumeOrders } from '@redmark/contract';
import { ChevronDown, Search } from 'lucide-react';
import { controlClass } from '../../parts/form/field-frame.tsx';

type Props = {
  search: string;
  onSearch: (text: string) => void;
  order: ResumeOrder;
  onOrder: (order: ResumeOrder) => void;
};

export function ReportTools({ search, onSearch, order, onOrder }: Props) {
  return (
    <search className="flex min-w-0 flex-1 gap-3">
      <div className="relative min-w-0 flex-1 tablet:w-64">
        <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-5 text-soft" />
        <input
          type="search"
          aria-label="Search by file name"
          placeholder="Search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          className={`${controlClass} pl-10 placeholder:text-soft`}
        />
      </div>
      <div className="relative w-36 shrink-0">
        <select
          aria-label="Sort by"
          value={order}
          onChange={({ target }) => onOrder(resumeOrders.find((name) => name === target.value) ?? order)}
          className={`${controlClass} appearance-none pr-10`}
        >
          {resumeOrders.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-3 size-5 text-soft" />
      </div>
    </search>
  );
}
