import {
  BriefcaseBusiness,
  CreditCard,
  Gauge,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  ReceiptText,
  ScrollText,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { AccountsSection } from './accounts/accounts-section.tsx';
import { AuditSection } from './audit/audit-section.tsx';
import { FiguresSection } from './figures/figures-section.tsx';
import { GradingsSection } from './gradings/gradings-section.tsx';
import { MessagesSection } from './messages/messages-section.tsx';
import { OverviewSection } from './overview/overview-section.tsx';
import { PaymentsSection } from './payments/payments-section.tsx';
import { PlacementsSection } from './placements/placements-section.tsx';
import { RequestsSection } from './requests/requests-section.tsx';

type Section = {
  /** The value of `?section=` in the address. */
  id: string;
  label: string;
  Icon: LucideIcon;
  View: ComponentType;
};

/**
 * The sections of the console, in their order; the first opens at /operator. A new one is a folder and a line here. They
 * load with the console, in one file: a file for each would part what other screens load as one, and make them larger.
 */
export const sections: readonly [Section, ...Section[]] = [
  { id: 'overview', label: 'Overview', Icon: Gauge, View: OverviewSection },
  { id: 'accounts', label: 'Accounts', Icon: Users, View: AccountsSection },
  { id: 'messages', label: 'Messages', Icon: MessageSquareText, View: MessagesSection },
  { id: 'payments', label: 'Payments', Icon: CreditCard, View: PaymentsSection },
  { id: 'gradings', label: 'Gradings', Icon: ListChecks, View: GradingsSection },
  { id: 'requests', label: 'Requests', Icon: BriefcaseBusiness, View: RequestsSection },
  { id: 'placements', label: 'Placements', Icon: ReceiptText, View: PlacementsSection },
  { id: 'figures', label: 'Public figures', Icon: Megaphone, View: FiguresSection },
  { id: 'audit', label: 'Audit log', Icon: ScrollText, View: AuditSection },
];
