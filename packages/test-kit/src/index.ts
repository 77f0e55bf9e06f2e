import { services as contracts, type ServiceName, type ServicePaths } from '@backoffice/contracts';
import { createAnswers } from './answers.ts';
import { startBackOffice, type OnePort } from './back-office.ts';
import { controlOf, type Control } from './control.ts';
import { demandNames } from './options.ts';
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
  /** Undefined when the gateway refused the whole request, with 400 or 401. */
  readonly data?: Data | null;
  readonly errors?: readonly GatewayError[];
}

const isAnswer = <Data>(answer: unknown): answer is Omit<GatewayAnswer<Data>, 'status'> =>
  typeof answer === 'object' && answer !== null;

/** Creates a GraphQL client with a person's token. */
const personAt = (gateway: string, token: () => Promise<string>, verify: () => void) => ({
  token,
  /** @throws Error of a function given to `on` that has thrown since the last query */
  query: async <Data = unknown>(query: string, variables: object = {}): Promise<GatewayAnswer<Data>> => {
    const response = await fetch(`${gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await token()}` },
      body: JSON.stringify({ query, variables }),
    });
    const answer: unknown = await response.json();
    verify();
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

/** @throws TypeError for options that would be ignored */
const demandOptions = (given: StartOptions): void => {
  const { services = 'reference', payments = 0, empty = false } = given;
  demandNames('`start`', given, ['services', 'payments', 'empty', 'onePort']);
  if (!['reference', 'stubs'].includes(services))
    throw new TypeError(`There are no services ${services}. There are: reference, stubs.`);
  if (services === 'stubs' && (payments > 0 || empty))
    throw new TypeError('With stubs nobody reads data: `payments` and `empty` are for the reference services.');
};

/** @throws TypeError for a service that does not exist; the message lists the services */
const demandService = (name: string): void => {
  if (!Object.hasOwn(contracts, name))
    throw new TypeError(`There is no service ${name}. There are: ${Object.keys(contracts).join(', ')}.`);
};

/** Starts a gateway and its services on free ports, with a temporary data folder. */
export const start = async (options: StartOptions = {}) => {
  demandOptions(options);
  const { services: kind = 'reference', payments = 0, empty = false, onePort } = options;
  const office = await startBackOffice(payments, onePort);
  const { url, platformUrl, controlUrl, clock } = office;
  const control = controlOf(platformUrl);
  const answers = createAnswers();
  const reset = async (): Promise<void> => {
    answers.forget();
    await control.reset({ payments, empty, stubs: kind === 'stubs' });
  };
  if (empty || kind === 'stubs') await reset();
  return {
    /** Base URL of the gateway. GraphQL is at `/graphql`. */
    url,
    /** Base URL of the services and the sign-in. */
    platformUrl,
    /** Base URL of the control endpoints. Their paths begin with `/control`, which it does not include. */
    controlUrl,
    control,
    /** Creates a GraphQL client for a demonstration user, or for a person with chosen permissions. */
    as: (person: string | TokenWish) => {
      // tests may run longer than the usual five minutes of a token
      const wish = { expiresIn: 3_600, ...(typeof person === 'string' ? { username: person } : person) };
      let issued: { readonly at: number; readonly token: Promise<string> } | undefined;
      const token = () => {
        // a token is kept until the clock is moved, because it may have expired then
        const at = clock.ahead();
        if (issued?.at !== at) issued = { at, token: control.token(wish) };
        return issued.token;
      };
      return personAt(url, token, answers.verify);
    },
    /** Returns a service whose answers a test can program. */
    service: <Name extends ServiceName>(name: Name): ProgrammedService<ServicePaths[Name]> => {
      demandService(name);
      return programmedService<ServicePaths[Name]>(control, answers, name);
    },
    /**
     * Adds an entity to the reference services.
     * @param kind collection of the entity, such as `payments`
     */
    add: control.add,
    /** Adds several entities in one request: all of them, or none if one is refused. */
    addAll: control.addAll,
    /** @throws Error that lists the requests that were refused with 501, because they had no programmed answer */
    verifyNoUnmatched: () => verifyNoUnmatched(control),
    /** Moves the clocks of gateway and services forward by these seconds. `reset` sets them back. */
    advance: async (seconds: number): Promise<void> => {
      if (!(Number.isFinite(seconds) && seconds >= 0))
        throw new RangeError(`\`advance\` takes a number of seconds, 0 or more, not ${seconds}.`);
      await control.clock.setAhead(clock.ahead() + seconds);
    },
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
