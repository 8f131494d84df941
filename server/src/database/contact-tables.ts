/** Messages to the operator, and users' feedback on their reports. */
export type ContactTables = {
  contact_message: ContactMessageTable;
  feedback: FeedbackTable;
};

type ContactMessageTable = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  feedback: string;
  created_at: Date;
  told_at: Date | null;
  response: string | null;
  answered_at: Date | null;
};

type FeedbackTable = {
  id: string;
  owner_id: string;
  rating: number;
  message: string;
  created_at: Date;
};
