import { createServer, type IncomingMessage } from 'node:http';

/** Request to the service. A deviation may change it before the service gets it. */
export interface ServiceRequest {
  readonly method: string;
  /** Path below the base URL: `/pagos/a1`. */
  readonly path: string;
  /** Whole URL. */
  readonly url: URL;
  readonly headers: Headers;
}

/** Response of the service. */
export interface ServiceAnswer {
  readonly status: number;
  readonly body: string;
  /** Media type; JSON when absent. */
  readonly type?: string;
}

/** Fault of a service, which changes requests or responses. */
export interface Deviation {
  readonly request?: (sent: ServiceRequest) => void;
  readonly body?: (body: string, sent: ServiceRequest) => string;
  /** Returns the changed response, or undefined for no response. */
  readonly answer?: (given: ServiceAnswer, sent: ServiceRequest) => ServiceAnswer | undefined;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  // the decoder keeps characters whole that two pieces share
  for await (const piece of request.setEncoding('utf8')) body += String(piece);
  return body;
};

const passed = ['idempotency-key', 'if-match', 'authorization', 'content-type'];

/**
 * Starts a proxy of a correct service. It applies the deviations to requests and responses.
 * @param base URL of the correct service
 */
export const startFaultyService = async (base: string, deviations: readonly Deviation[]) => {
  const pass = async (request: IncomingMessage): Promise<ServiceAnswer | undefined> => {
    const method = request.method ?? 'GET';
    const url = new URL(base + (request.url ?? ''));
    const headers = new Headers();
    for (const name of passed) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const sent: ServiceRequest = { method, path: (request.url ?? '').replace(/\?.*/, ''), url, headers };
    for (const deviation of deviations) deviation.request?.(sent);
    const whole = await bodyOf(request);
    const body = deviations.reduce((changed, deviation) => deviation.body?.(changed, sent) ?? changed, whole);
    if (body === '') headers.delete('content-type');
    const answer = await fetch(sent.url, { method, headers, ...(body === '' ? {} : { body }) });
    const type = answer.headers.get('content-type') ?? 'application/json';
    let given: ServiceAnswer | undefined = { status: answer.status, body: await answer.text(), type };
    for (const deviation of deviations) if (given && deviation.answer) given = deviation.answer(given, sent);
    return given;
  };
  const server = createServer((request, response) => {
    const answer = (given: ServiceAnswer | undefined) => {
      if (!given) return response.destroy();
      const { status, body, type = 'application/json' } = given;
      return response.writeHead(status, { 'content-type': type }).end(status === 204 ? undefined : body);
    };
    // a deviation that throws becomes an additional finding (status 599), which fails the test
    void pass(request).then(answer, (error: unknown) =>
      answer({ status: 599, body: String(error), type: 'text/plain' }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '',
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
