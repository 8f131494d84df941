/** What a rule asks of a resume, what it looks for, and why: plain words for whoever is graded by it. */
export type Reason = { title: string; finds: string; why: string };
