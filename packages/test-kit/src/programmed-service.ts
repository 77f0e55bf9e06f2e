import type { ServiceName } from '@backoffice/contracts';
import type { AnswerFunction, Answers } from './answers.ts';
import type { Control } from './control.ts';
import { demandNames } from './options.ts';
import type { AskedRequest, Fault, RequestMatch, SeenRequest } from './switches.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Operations of a contract, as method and path: `GET /pagos/{id}`. */
export type OperationOf<Paths> = {
  [Path in keyof Paths & string]: {
    [M in Method]: Paths[Path] extends { readonly [Key in M]: object } ? `${Uppercase<M>} ${Path}` : never;
  }[Method];
}[keyof Paths & string];

type JsonOf<Answer> = Answer extends { readonly content: { readonly 'application/json': infer Json } } ? Json : never;

type Responses<Paths, Operation extends string> = Operation extends `${infer M} ${infer Path}`
  ? Path extends keyof Paths
    ? Lowercase<M> extends keyof Paths[Path]
      ? Paths[Path][Lowercase<M>] extends { readonly responses: infer Found }
        ? Found
        : never
      : never
    : never
  : never;

/** JSON body of an operation's successful answer. */
export type AnswerOf<Paths, Operation extends string> =
  Responses<Paths, Operation> extends infer Found
    ? Found extends { readonly 200: infer Ok }
      ? JsonOf<Ok>
      : Found extends { readonly 201: infer Created }
        ? JsonOf<Created>
        : Found extends { readonly 204: object }
          ? undefined
          : never
    : never;

/** Answer, or a function that returns the answer to each request. */
type Answering<Answer> = Answer | ((request: AskedRequest) => Answer | Promise<Answer>);

/** Requests that an answer applies to, and how the answer is sent. */
interface Programmed {
  /** Number of requests that get this answer. Answers with `times` for the same requests are used in order. */
  readonly times?: number;
  /** Values that the request must have: `{ path: { id: 'p1' } }`. */
  readonly where?: RequestMatch;
  readonly delayMs?: number;
  /** Status of the answer. By default the status with which the operation of the contract succeeds. */
  readonly status?: number;
}

/** Service whose answers a test programs, by the operations of its contract. */
export interface ProgrammedService<Paths> {
  /**
   * Programs an answer in place of the service: a value, or a function of the request. `delayMs` and `status` require a
   * value.
   */
  readonly on: <Operation extends OperationOf<Paths>>(
    operation: Operation,
    answer: Answering<AnswerOf<Paths, Operation>>,
    options?: Programmed,
  ) => Promise<void>;
  /**
   * Programs an error answer, of a status from 400 to 599, with a problem of the contract. Without a problem its codes
   * are `refused`. `unknownCodes` allows codes that the contract does not have.
   */
  readonly refuse: (
    operation: OperationOf<Paths>,
    status: number,
    problem?: { readonly code: string; readonly extended_code: string; readonly message?: string },
    options?: Omit<Programmed, 'status'> & { readonly unknownCodes?: boolean },
  ) => Promise<void>;
  /** Programs a fault, such as a status from 400, a dropped connection, a hanging request, or a lost answer. */
  readonly fail: (
    operation: OperationOf<Paths>,
    fault: Fault,
    options?: Pick<Programmed, 'times' | 'where'>,
  ) => Promise<void>;
  /** Returns the recorded requests, oldest first: all of them, or those of one operation. */
  readonly calls: (operation?: OperationOf<Paths>) => Promise<readonly SeenRequest[]>;
}

const isFunction = (answer: unknown): answer is AnswerFunction => typeof answer === 'function';

/** Options that choose the requests. */
const REQUESTS = ['times', 'where'];

/** Problem of a refusal for which a test gives none. */
const REFUSED: { readonly code: string; readonly extended_code: string; readonly message?: string } = {
  code: 'refused',
  extended_code: 'refused',
};

/** @throws RangeError for a status that is no failure */
const demandFailure = (name: string, status: number | undefined): void => {
  if (status === undefined || !(status >= 400 && status <= 599))
    throw new RangeError(`\`${name}\` takes a status from 400 to 599, not ${status}. \`on\` answers with others.`);
};

/** Returns the options that a test gives. */
const defined = ({ status, ms }: { readonly status?: number | undefined; readonly ms: number | undefined }) => ({
  ...(status !== undefined && { status }),
  ...(ms !== undefined && { ms }),
});

/** Creates a service whose answers can be programmed. */
export const programmedService = <Paths>(
  { faults, requests }: Control,
  answers: Answers,
  service: ServiceName,
): ProgrammedService<Paths> => {
  const set = async (operation: string, fault: Fault, { times, where }: Programmed): Promise<void> => {
    await faults.set({ service, operation, fault, times, where });
  };
  return {
    on: async (operation, given, options = {}) => {
      if (isFunction(given)) {
        demandNames('A function of `on`', options, REQUESTS);
        return set(operation, { kind: 'ask', url: await answers.addressOf(given) }, options);
      }
      demandNames('`on`', options, [...REQUESTS, 'delayMs', 'status']);
      const { delayMs, status } = options;
      return set(operation, { kind: 'status', body: given, ...defined({ status, ms: delayMs }) }, options);
    },
    refuse: async (operation, status, problem, options = {}) => {
      demandNames('`refuse`', options, [...REQUESTS, 'delayMs', 'unknownCodes']);
      demandFailure('refuse', status);
      const { delayMs, unknownCodes = problem === undefined } = options;
      const { code, extended_code, message = 'Programmed by a test.' } = problem ?? REFUSED;
      const body = { code, extended_code, message };
      return set(operation, { kind: 'status', status, body, unknownCodes, ...defined({ ms: delayMs }) }, options);
    },
    fail: async (operation, fault, options = {}) => {
      demandNames('`fail`', options, REQUESTS);
      if (fault.kind === 'status') demandFailure('fail', fault.status);
      return set(operation, fault, options);
    },
    calls: (operation) => requests.list(service, operation),
  };
};
