import type { ServiceName } from '@backoffice/contracts';
import type { Viewer } from '../../auth/viewer.ts';
import { UpstreamError, type UpstreamErrorKind } from '../../errors/upstream-error.ts';
import type { WireCall } from '../../rest/exchange.ts';
import { at, textAt } from '../../unknown-value.ts';
import type { Carry, SmallGateway } from './small-gateway.ts';
import type { ServiceAnswer, SmallService } from './small-service.ts';

/** A change on its way to its service. */
interface Held {
  readonly call: WireCall;
  readonly resolve: (body: unknown) => void;
  readonly reject: (error: Error) => void;
  answer?: ServiceAnswer;
  /** Nobody waits for its answer any more; it may still reach its service. */
  isGivenUp?: boolean;
}

/** An operation that a person has started. */
export interface Operation {
  readonly name: string;
  readonly person: Viewer;
  /** Place of its gateway. */
  readonly gateway: number;
  readonly key: string;
  readonly document: string;
  readonly variables: object;
  /** Content of the confirmation. */
  readonly shown: string;
  state: 'running' | 'ended' | 'dead';
  held?: Held | undefined;
  /** Code of its end: `done`, `unknown`, or why not. */
  end?: string;
}

interface OperationsOptions {
  /** Beginning of the identifiers of its requests. */
  readonly story: string;
  readonly service: SmallService;
  readonly gatewayAt: (place: number) => SmallGateway;
  readonly pass: (ms: number) => void;
  /** Called with each change that leaves a gateway. */
  readonly leaves: (operation: Operation, call: WireCall) => void;
}

/** Turns of the event loop after which a story is stuck. */
const MOST_TURNS = 200_000;

const serviceOf = ({ name }: WireCall): ServiceName => {
  if (name.includes('distribuciones')) return 'distribution';
  return name.includes('configuraciones') ? 'collector' : 'withdrawal';
};

const failure = (call: WireCall, kind: UpstreamErrorKind, outcomeUnknown: boolean) =>
  new UpstreamError(serviceOf(call), kind, {
    call: call.name,
    ofChange: true,
    outcomeUnknown,
  });

const endOf = ({ data, errors }: Awaited<ReturnType<SmallGateway['ask']>>): string => {
  const error = at(at(data, 'done'), 'error');
  const [problem] = errors ?? [];
  if (problem) return at(problem.originalError, 'outcomeUnknown') === true ? 'unknown' : problem.message;
  return textAt(error, 'extendedCode') ?? textAt(error, 'code') ?? 'done';
};

/** Starts operations at gateways, and holds each change that leaves until the story lets it reach its service. */
export const createOperations = ({ story, service, gatewayAt, pass, leaves }: OperationsOptions) => {
  const operations: Operation[] = [];
  const operationAt = (place: number): Operation => {
    const operation = operations[place];
    if (!operation) throw new Error('No operation.');
    return operation;
  };
  const heldBy = (place: number): Held => {
    const { held } = operationAt(place);
    if (!held) throw new Error('Nothing on its way.');
    return held;
  };
  const isBusy = ({ state, held }: Operation) => state === 'running' && (!held || held.isGivenUp === true);

  /** Waits until nothing happens any more that the story does not decide. */
  const rest = async (): Promise<void> => {
    pass(1_000);
    for (let turn = 0; operations.some(isBusy); turn += 1) {
      if (turn > MOST_TURNS) throw new Error(`Nothing comes to rest: ${operations.map(({ name }) => name).join()}`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  const carry: Carry = (call) => {
    if (call.isRead) return Promise.resolve(service.read(call).body);
    const operation = operations.find(({ name }) => call.headers['x-request-id'] === `${story}-${name}`);
    if (!operation) throw new Error('A change of no operation.');
    leaves(operation, call);
    return new Promise((resolve, reject) => {
      operation.held = { call, resolve, reject };
    });
  };

  return {
    all: (): readonly Operation[] => operations,
    at: operationAt,
    carry,
    rest,
    start: async (given: Omit<Operation, 'state'>): Promise<void> => {
      const operation: Operation = { ...given, state: 'running' };
      operations.push(operation);
      const { gateway, person, name, document, variables } = operation;
      void gatewayAt(gateway)
        .ask(person, `${story}-${name}`, document, variables)
        .then((answer) => {
          if (operation.state === 'dead') return;
          operation.state = 'ended';
          operation.end = endOf(answer);
        });
      await rest();
    },
    /** Has the service take a change that is on its way. */
    reach: (place: number): void => {
      const held = heldBy(place);
      held.answer = service.change(held.call);
    },
    answer: async (place: number): Promise<void> => {
      const { resolve, reject, call, answer } = heldBy(place);
      delete operationAt(place).held;
      if (answer?.status === 200) resolve(answer.body);
      else reject(failure(call, 'CONFLICT', false));
      await rest();
    },
    /** Loses the answer, or the patience of the gateway; the change may reach its service later. */
    giveUp: async (place: number): Promise<void> => {
      const held = heldBy(place);
      held.isGivenUp = true;
      held.reject(failure(held.call, 'TIMEOUT', true));
      await rest();
    },
    /** Ends what runs at a gateway without an answer to anybody. */
    dieAt: (gateway: number): void => {
      for (const operation of operations)
        if (operation.gateway === gateway && operation.state === 'running') operation.state = 'dead';
    },
  };
};
