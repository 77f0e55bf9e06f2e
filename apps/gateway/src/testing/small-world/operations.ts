import type { ServiceName } from '@backoffice/contracts';
import type { Viewer } from '../../auth/viewer.ts';
import { UpstreamError, type UpstreamErrorKind } from '../../errors/upstream-error.ts';
import type { WireCall } from '../../rest/exchange.ts';
import { at, textAt } from '../../unknown-value.ts';
import type { Carry, SmallGateway } from './small-gateway.ts';
import type { ServiceAnswer, SmallService } from './small-service.ts';

/** Change that was sent and not yet answered. */
interface PendingChange {
  readonly call: WireCall;
  readonly resolve: (body: unknown) => void;
  readonly reject: (error: Error) => void;
  answer?: ServiceAnswer;
  /** True after the timeout of its call. The change may still reach its service. */
  isGivenUp?: boolean;
}

/** Operation that a person has started. */
export interface Operation {
  readonly name: string;
  readonly person: Viewer;
  /** Index of its gateway. */
  readonly gateway: number;
  readonly key: string;
  readonly document: string;
  readonly variables: object;
  /** Content that the person saw before they confirmed the operation. */
  readonly shown: string;
  state: 'running' | 'ended' | 'dead';
  pending?: PendingChange | undefined;
  /** Result code: `done`, `unknown`, or the code of the error. */
  end?: string;
}

interface OperationsOptions {
  /** Prefix of the request ids. */
  readonly story: string;
  readonly service: SmallService;
  readonly gatewayAt: (place: number) => SmallGateway;
  readonly pass: (ms: number) => void;
  /** Called with each change that a gateway sends. */
  readonly onSend: (operation: Operation, call: WireCall) => void;
}

/** Turns of the event loop after which a story has failed. */
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

const endOf = ({ data, errors }: Awaited<ReturnType<SmallGateway['execute']>>): string => {
  const error = at(at(data, 'done'), 'error');
  const [problem] = errors ?? [];
  if (problem) return at(problem.originalError, 'outcomeUnknown') === true ? 'unknown' : problem.message;
  return textAt(error, 'extendedCode') ?? textAt(error, 'code') ?? 'done';
};

/** Starts operations at gateways. It holds each sent change until the story delivers it to its service. */
export const createOperations = ({ story, service, gatewayAt, pass, onSend }: OperationsOptions) => {
  const operations: Operation[] = [];
  const operationAt = (place: number): Operation => {
    const operation = operations[place];
    if (!operation) throw new Error('No operation.');
    return operation;
  };
  const pendingOf = (place: number): PendingChange => {
    const { pending } = operationAt(place);
    if (!pending) throw new Error('Nothing on its way.');
    return pending;
  };
  const isBusy = ({ state, pending }: Operation) => state === 'running' && (!pending || pending.isGivenUp === true);

  /** Waits until only steps of the story can continue. */
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
    onSend(operation, call);
    return new Promise((resolve, reject) => {
      operation.pending = { call, resolve, reject };
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
        .execute(person, `${story}-${name}`, document, variables)
        .then((answer) => {
          if (operation.state === 'dead') return;
          operation.state = 'ended';
          operation.end = endOf(answer);
        });
      await rest();
    },
    /** Delivers a held change to the service. */
    reach: (place: number): void => {
      const held = pendingOf(place);
      held.answer = service.change(held.call);
    },
    answer: async (place: number): Promise<void> => {
      const { resolve, reject, call, answer } = pendingOf(place);
      delete operationAt(place).pending;
      if (answer?.status === 200) resolve(answer.body);
      else reject(failure(call, 'CONFLICT', false));
      await rest();
    },
    /** Fails the call with a timeout. The change may reach its service later. */
    giveUp: async (place: number): Promise<void> => {
      const held = pendingOf(place);
      held.isGivenUp = true;
      held.reject(failure(held.call, 'TIMEOUT', true));
      await rest();
    },
    /** Marks the running operations of a gateway as dead; they get no answer. */
    dieAt: (gateway: number): void => {
      for (const operation of operations)
        if (operation.gateway === gateway && operation.state === 'running') operation.state = 'dead';
    },
  };
};
