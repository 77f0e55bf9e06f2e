import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceName } from '@backoffice/contracts';
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TracingConfig } from '../../config.ts';
import type { RequestRecord } from '../request-record.ts';

/** Span of one attempt to call a service. */
export interface CallTrace {
  /** Header with which the service continues the trace. */
  readonly traceParent: string;
  /**
   * @param outcome `ok` or the kind of failure
   * @param status HTTP status; undefined without an answer
   */
  readonly end: (outcome: string, status: number | undefined) => void;
}

/** The trace of one request. */
export interface RequestTrace {
  readonly traceId: string;
  /** @param template path of the contract, without identifiers */
  readonly call: (service: ServiceName, method: string, template: string) => CallTrace;
  readonly end: (record: RequestRecord, status: number) => void;
}

/** Tracing with OpenTelemetry. Spans are created by hand, so that they record no personal data. */
export interface Tracing {
  /** @param traceParent valid header of the client. Its trace is continued, but the gateway decides the sampling. */
  readonly startRequest: (traceParent: string | undefined) => RequestTrace;
  /** Sends the remaining spans, for at most two seconds. */
  readonly close: () => Promise<void>;
}

/** Timeouts in milliseconds. */
const EXPORT_TIMEOUT = 5_000;
const CLOSE_TIMEOUT = 2_000;

const traceParentOf = (span: Span): string => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
};

/** Logs once that traces are lost, and once that they are sent again. */
const createLossLog = (logger: Logger) => {
  let lost = false;
  return (failed: boolean): void => {
    if (failed && !lost) logger.warn('traces cannot be sent');
    if (!failed && lost) logger.info('traces are sent again');
    lost = failed;
  };
};

/** Loads OpenTelemetry lazily: without configuration it takes no memory. */
const load = async () => {
  const [api, sdk, resources, otlp] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  return { api, sdk, resources, otlp };
};

type Library = Awaited<ReturnType<typeof load>>;

/** Creates a provider that sends spans in batches. An unreachable collector loses only the spans. */
const createProvider = ({ sdk, resources, otlp }: Library, config: TracingConfig, logger: Logger) => {
  const { endpoint, ratio, serviceName } = config;
  const collector = new otlp.OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT });
  const noteLoss = createLossLog(logger);
  // the gateway decides the sampling by trace id, not the browser; a service with the same sampler decides the same
  const share = new sdk.TraceIdRatioBasedSampler(ratio);
  const exporter: SpanExporter = {
    export: (spans, done) =>
      collector.export(spans, (result) => {
        noteLoss(result.error !== undefined);
        done(result);
      }),
    shutdown: () => collector.shutdown(),
  };
  return new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new sdk.ParentBasedSampler({ root: share, remoteParentSampled: share, remoteParentNotSampled: share }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
};

/**
 * Creates spans by the semantic conventions for HTTP and GraphQL. They have names of operations and services, path
 * templates, codes and the request id. They have no identifier of an entity, no argument and no personal data.
 */
const createRequests = ({ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }: Library['api'], tracer: Tracer) => {
  const parentOf = (traceParent: string | undefined): Context => {
    const [, traceId, spanId, flags] = traceParent?.split('-') ?? [];
    if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
    const remote = { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16), isRemote: true };
    return trace.setSpanContext(ROOT_CONTEXT, remote);
  };

  const finish = (span: Span, attributes: Attributes, problem: string | undefined): void => {
    span.setAttributes(problem === undefined ? attributes : { ...attributes, 'error.type': problem });
    if (problem !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };

  const startCall = (context: Context, attributes: Attributes, name: string): CallTrace => {
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context);
    return {
      traceParent: traceParentOf(span),
      end: (outcome, status) =>
        finish(
          span,
          status === undefined ? {} : { 'http.response.status_code': status },
          outcome === 'ok' ? undefined : outcome,
        ),
    };
  };

  return (traceParent: string | undefined): RequestTrace => {
    const attributes = { 'http.request.method': 'POST', 'http.route': '/graphql' };
    const span = tracer.startSpan('GraphQL', { kind: SpanKind.SERVER, attributes }, parentOf(traceParent));
    const context = trace.setSpan(ROOT_CONTEXT, span);
    return {
      traceId: span.spanContext().traceId,
      call: (service, method, template) => {
        const requested = { 'http.request.method': method, 'url.template': template, 'peer.service': service };
        return startCall(context, requested, `${method} ${template}`);
      },
      end: ({ operation, requestId, errorCodes }, status) => {
        span.updateName(`GraphQL ${operation}`);
        const reported = {
          'graphql.operation.name': operation,
          'http.request.header.x-request-id': [requestId],
          'http.response.status_code': status,
        };
        finish(span, reported, status >= 500 ? (errorCodes[0] ?? String(status)) : undefined);
      },
    };
  };
};

/** Creates the tracing to the configured collector. */
export const openTracing = async (config: TracingConfig, logger: Logger): Promise<Tracing> => {
  const library = await load();
  const provider = createProvider(library, config, logger);
  return {
    startRequest: createRequests(library.api, provider.getTracer('gateway')),
    close: () => Promise.race([provider.shutdown(), pause(CLOSE_TIMEOUT, undefined, { ref: false })]),
  };
};
