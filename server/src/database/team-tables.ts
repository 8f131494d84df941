/** Types of the tables for teams; the migrations are authoritative. */
export type TeamTables = {
  team: { id: string; owner_id: string; name: string; created_at: Date; month_limit: number | null };
  team_member: { id: string; account_id: string; team_id: string; joined_at: Date; month_limit: number | null };
  team_offer: { team_id: string; member_id: string; offered_at: Date; expires_at: Date };
  team_invitation: { id: string; team_id: string; email: string; key_hash: string; sent_at: Date; expires_at: Date };
  team_letter: { id: string; account_id: string; mailbox: string; sent_at: Date };
  team_spending: { hold_id: string; team_id: string | null; spender_id: string | null };
};
