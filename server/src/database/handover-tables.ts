/** Invitations to take a report over, and the letters of the last day. */
export type HandoverTables = {
  handover: {
    id: string;
    owner_id: string;
    client_id: string;
    resume_id: string | null;
    file_name: string;
    email: string;
    author: string;
    gives: boolean;
    key_hash: string;
    created_at: Date;
    expires_at: Date;
    withdrawn_at: Date | null;
    taken_at: Date | null;
    taken_resume_id: string | null;
  };
  handover_letter: { id: string; owner_id: string; mailbox: string; sent_at: Date };
};
