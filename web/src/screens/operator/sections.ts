import { CreditCard, Gauge, ListChecks, type LucideIcon, MessageSquareText, ScrollText, Users } from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Section = {
  /** The value of `?section=` in the address. */
  id: string;
  label: string;
  Icon: LucideIcon;
  View: LazyExoticComponent<ComponentType>;
};

const view = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** The sections of the console, in their order; the first opens at /operator. A new one is a folder and an entry here. */
export const sections: readonly [Section, ...Section[]] = [
  {
    id: 'overview',
    label: 'Overview',
    Icon: Gauge,
    View: view(async () => (await import('./overview/overview-section.tsx')).OverviewSection),
  },
  {
    id: 'accounts',
    label: 'Accounts',
    Icon: Users,
    View: view(async () => (await import('./accounts/accounts-section.tsx')).AccountsSection),
  },
  {
    id: 'messages',
    label: 'Messages',
    Icon: MessageSquareText,
    View: view(async () => (await import('./messages/messages-section.tsx')).MessagesSection),
  },
  {
    id: 'payments',
    label: 'Payments',
    Icon: CreditCard,
    View: view(async () => (await import('./payments/payments-section.tsx')).PaymentsSection),
  },
  {
    id: 'gradings',
    label: 'Gradings',
    Icon: ListChecks,
    View: view(async () => (await import('./gradings/gradings-section.tsx')).GradingsSection),
  },
  {
    id: 'audit',
    label: 'Audit log',
    Icon: ScrollText,
    View: view(async () => (await import('./audit/audit-section.tsx')).AuditSection),
  },
];
