type Attributes = Record<string, string | number>;

/** A piece of work that began. */
type Traced = {
  /** Names this piece to what it causes, on other hosts as well: W3C Trace Context. Undefined where nothing is traced. */
  traceparent: string | undefined;
  /** Ends it, under a better name if there is one by now. */
  end(result?: { name?: string; attributes?: Attributes; hasFailed?: boolean }): void;
};

type Beginning = {
  /** Whether it answers a request, takes up a job, or is a part of either. */
  kind?: 'server' | 'consumer' | 'internal';
  /** What caused it. */
  parent?: string | undefined;
  attributes?: Attributes;
};

/** Tells an observer how work hangs together and how long each piece took. Names and attributes are never personal. */
export type Traces = {
  begin(name: string, beginning?: Beginning): Traced;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
};

const nothing: Traced = { traceparent: undefined, end() {} };

/** For installations without an observer. */
export const noTraces: Traces = { begin: () => nothing, async close() {} };
