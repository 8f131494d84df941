export type FetchedJob = {
  id: string;
  isVisitor: boolean;
  /** The request that added it. */
  requestId: string;
  traceparent: string | undefined;
  complete(): Promise<void>;
  fail(): Promise<void>;
  beat(): Promise<void>;
};

export type Source = {
  /** The next job, if there is one; `withVisitors: false` leaves out those of visitors. */
  fetch(wanted: { withVisitors: boolean }): Promise<FetchedJob | undefined>;
  /** The interval of heartbeats; none where no other host could take the job over. */
  beatSeconds?: number;
  pollSeconds: number;
};
