import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { inTime } from '../../base/in-time.ts';
import type { Traces } from './traces.ts';

type Options = {
  /** The collector, without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  service: string;
  version: string;
  /** The part of all traces that is sent, 0 to 1; who is asked by a traced caller follows the caller. */
  ratio: number;
};

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL };
const closeSeconds = 3;

/** Traces for OpenTelemetry, sent over OTLP/HTTP in the background; a collector that is away costs only the traces. */
export function openTelemetry({ endpoint, headers, service, version, ratio }: Options): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('redmark');
  return {
    begin(name, { kind = 'internal', parent, attributes = {} } = {}) {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        end({ name: better, attributes: more = {}, hasFailed = false } = {}) {
          if (better !== undefined) span.updateName(better);
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttributes(more).end();
        },
      };
    },
    close: async () => void (await inTime(closeSeconds, provider.shutdown())),
  };
}

const written = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function contextOf(parent: string | undefined): Context {
  const [, traceId, spanId, flags] = written.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
