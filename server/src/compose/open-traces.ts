import type { Config } from '../config/config.ts';
import { noTraces, type Traces } from '../platform/traces/traces.ts';
import { productVersion } from './product-version.ts';

/** Opens traces where a collector is configured; the libraries for them are loaded only then. */
export async function openTraces(config: Config): Promise<Traces> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return noTraces;
  const { openTelemetry } = await import('../platform/traces/open-telemetry.ts');
  return openTelemetry({
    endpoint,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    service: config.OTEL_SERVICE_NAME,
    version: productVersion(),
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
  });
}
