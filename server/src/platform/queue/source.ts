export type FetchedJob = {
  id: string;
  isVisitor: boolean;
  complete(): Promise<void>;
  fail(): Promise<void>;
  beat(): Promise<void>;
};

export type Source = {
  /** The next in line, if there is one; without those of visitors, where it is told so. */
  fetch(wanted: { withVisitors: boolean }): Promise<FetchedJob | undefined>;
  /** How often a running job must say that it is alive; never, where nobody else could take it up. */
  beatSeconds?: number;
  pollSeconds: number;
};
