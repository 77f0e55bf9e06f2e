import type { ServiceName, ServicePaths } from '@backoffice/contracts';
import { createAnswers } from './answers.ts';
import { startBackOffice, type OnePort } from './back-office.ts';
import { controlOf, type Control } from './control.ts';
import { programmedService, type ProgrammedService } from './programmed-service.ts';
import type { TokenWish } from './switches.ts';

export type { OnePort } from './back-office.ts';
export type { Permission } from '@backoffice/schema/roles';
export { controlOf, type Control } from './control.ts';
export type { Added, Entities, EntityKind, Given } from './entities.ts';
export type { AnswerOf, OperationOf, ProgrammedService } from './programmed-service.ts';
export type {
  AskedRequest,
  Fault,
  FaultRule,
  JobSwitchValues,
  RequestMatch,
  ResetWish,
  SeenRequest,
  TokenWish,
} from './switches.ts';
export type { ServiceName, ServicePaths };

/** Options of the back office under test. */
export interface StartOptions {
  /** `reference` starts the services with data. `stubs` refuses every request without a programmed answer, with 501. */
  readonly services?: 'reference' | 'stubs';
  /** Number of seeded payments; 0 by default. */
  readonly payments?: number;
  /** Seeds no data at all: no payers, collectors or catalogues either. */
  readonly empty?: boolean;
  /**
   * Single port in front of gateway, services and `/control`, for other hosts and containers. Port 0 takes a free one.
   */
  readonly onePort?: OnePort;
}

/** Error in a GraphQL answer of the gateway. */
export interface GatewayError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string; readonly requestId?: string; readonly [name: string]: unknown };
}

/** GraphQL answer of the gateway. `Data` is the shape that the test reads. */
export interface GatewayAnswer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly errors?: readonly GatewayError[];
}

const isAnswer = <Data>(answer: unknown): answer is Omit<GatewayAnswer<Data>, 'status'> =>
  typeof answer === 'object' && answer !== null;

/** Creates a GraphQL client with a person's token. */
const personAt = (gateway: string, token: () => Promise<string>) => ({
  token,
  query: async <Data = unknown>(query: string, variables: object = {}): Promise<GatewayAnswer<Data>> => {
    const response = await fetch(`${gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await token()}` },
      body: JSON.stringify({ query, variables }),
    });
    const answer: unknown = await response.json();
    if (!isAnswer<Data>(answer)) throw new Error('The gateway answered no object.');
    return { ...answer, status: response.status };
  },
});

const verifyNoUnmatched = async ({ requests }: Control): Promise<void> => {
  const unmatched = (await requests.list()).filter((request) => request.unmatched);
  if (unmatched.length === 0) return;
  const lines = unmatched.map(({ service, operation, path }) => `  ${service} ${operation}: ${path}`);
  throw new Error(`Nothing was programmed for ${unmatched.length} requests:\n${lines.join('\n')}`);
};

/** Starts a gateway and its services on free ports, with a temporary data folder. */
export const start = async ({
  services: kind = 'reference',
  payments = 0,
  empty = false,
  onePort,
}: StartOptions = {}) => {
  const office = await startBackOffice(payments, onePort);
  const { url, platformUrl, controlUrl, clock } = office;
  const control = controlOf(platformUrl);
  const answers = createAnswers();
  const reset = async (): Promise<void> => {
    if (clock.ahead() !== 0) await clock.setAhead(0);
    await control.reset({ payments, empty, stubs: kind === 'stubs' });
  };
  if (empty || kind === 'stubs') await reset();
  return {
    /** Base URL of the gateway. GraphQL is at `/graphql`. */
    url,
    /** Base URL of the services and the sign-in. */
    platformUrl,
    /** Base URL of the control endpoints, at `/control`. */
    controlUrl,
    control,
    /** Creates a GraphQL client for a demonstration user, or for a person with chosen permissions. */
    as: (person: string | TokenWish) => {
      // tests may run longer than the usual five minutes of a token
      const wish = { expiresIn: 3_600, ...(typeof person === 'string' ? { username: person } : person) };
      let issued: { readonly at: number; readonly token: Promise<string> } | undefined;
      return personAt(url, () => {
        // the clock was moved, so the token may have expired
        const at = clock.ahead();
        if (issued?.at !== at) issued = { at, token: control.token(wish) };
        return issued.token;
      });
    },
    /** Returns a service whose answers a test can program. */
    service: <Name extends ServiceName>(name: Name): ProgrammedService<ServicePaths[Name]> =>
      programmedService<ServicePaths[Name]>(control, answers, name),
    /**
     * Adds a record to the reference services.
     * @param kind collection of the record, such as `payments`
     */
    add: control.add,
    /** Adds several entities in one request: all of them, or none if one is refused. */
    addAll: control.addAll,
    /** @throws Error that lists the requests that were refused with 501, because they had no programmed answer */
    verifyNoUnmatched: () => verifyNoUnmatched(control),
    /** Moves the clocks of gateway and services forward by these seconds. `reset` sets them back. */
    advance: (seconds: number) => clock.setAhead(clock.ahead() + seconds),
    /** Resets data and clock, and clears programmed answers and recorded requests. */
    reset,
    stop: async (): Promise<void> => {
      await answers.stop();
      await office.stop();
    },
  };
};

/** Running back office for tests. */
export type TestKit = Awaited<ReturnType<typeof start>>;
