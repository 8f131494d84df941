/** A job that was taken and is to be ended in one of two ways; `beat` says that it is alive. */
export type FetchedJob = {
  id: string;
  isVisitor: boolean;
  complete(): Promise<void>;
  fail(): Promise<void>;
  beat(): Promise<void>;
};

/** Where a worker takes its jobs from. */
export type JobSource = {
  /** The next job, if there is one; `withVisitors: false` passes over those of visitors. */
  fetch(wanted: { withVisitors: boolean }): Promise<FetchedJob | undefined>;
  /** How often a running job must say that it is alive; never, where nobody else could take it up. */
  beatSeconds?: number;
  pollSeconds: number;
};
