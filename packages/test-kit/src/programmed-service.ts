import type { ServiceName } from '@backoffice/contracts';
import type { Control } from './control.ts';
import type { Fault, SeenRequest } from './switches.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Operations of a contract, by method and path: `GET /pagos/{id}`. */
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

/** JSON that an operation answers. */
export type AnswerOf<Paths, Operation extends string> =
  Responses<Paths, Operation> extends infer Found
    ? Found extends { readonly 200: infer Ok }
      ? JsonOf<Ok>
      : Found extends { readonly 201: infer Created }
        ? JsonOf<Created>
        : never
    : never;

/** Number of requests, and milliseconds before the answer. */
interface Programmed {
  readonly times?: number;
  readonly delayMs?: number;
}

/** A service as a test programs it, by the operations of its contract. */
export interface ProgrammedService<Paths> {
  /** Answers this in place of the service. */
  readonly on: <Operation extends OperationOf<Paths>>(
    operation: Operation,
    answer: AnswerOf<Paths, Operation>,
    options?: Programmed,
  ) => Promise<void>;
  /** Refuses as the contract's problems do. */
  readonly refuse: (
    operation: OperationOf<Paths>,
    status: number,
    problem?: { readonly code: string; readonly extended_code: string; readonly message?: string },
    options?: Programmed,
  ) => Promise<void>;
  /** Goes wrong: drops, hangs, loses its answer … */
  readonly fail: (operation: OperationOf<Paths>, fault: Fault, options?: Pick<Programmed, 'times'>) => Promise<void>;
  /** Requests that reached it, all or those of an operation, the oldest first. */
  readonly calls: (operation?: OperationOf<Paths>) => Promise<readonly SeenRequest[]>;
}

/** Creates the programmable service. */
export const programmedService = <Paths>(
  { faults, requests }: Control,
  service: ServiceName,
): ProgrammedService<Paths> => {
  const set = async (operation: string, fault: Fault, times?: number): Promise<void> => {
    await faults.set({ service, operation, fault, ...(times === undefined ? {} : { times }) });
  };
  const answer = (operation: string, status: number, body: unknown, { times, delayMs: ms }: Programmed) =>
    set(operation, { kind: 'status', status, body, ...(ms === undefined ? {} : { ms }) }, times);
  return {
    on: (operation, body, options = {}) => answer(operation, 200, body, options),
    refuse: (operation, status, problem = { code: 'refused', extended_code: 'refused' }, options = {}) =>
      answer(operation, status, { message: 'Programmed by a test.', ...problem }, options),
    fail: (operation, fault, { times } = {}) => set(operation, fault, times),
    calls: async (operation) =>
      (await requests.list(service)).filter((one) => operation === undefined || one.operation === operation),
  };
};
