import { json, type Fault } from './fault.ts';
import type { ServiceAnswer, Deviation, ServiceRequest } from './faulty-service.ts';

const cancel = { service: 'payment', operation: 'cancelPayment' } as const;
const update = { service: 'bin', operation: 'updateBin' } as const;
const reference = { service: 'payer', operation: 'createPayerReference' } as const;
const remove = { service: 'payer', operation: 'deletePayerReference' } as const;

const changes = ({ method }: ServiceRequest): boolean => method !== 'GET';
const header = (change: (headers: Headers) => void): Deviation => ({
  request: ({ headers }) => {
    change(headers);
  },
});
/** Deviation of the responses to changes. Responses to reads stay as they are. */
const told = (change: (given: ServiceAnswer, sent: ServiceRequest) => ServiceAnswer | undefined): Deviation => ({
  answer: (given, sent) => (changes(sent) ? change(given, sent) : given),
});
/** Deviation of the responses to successful changes. Refusals and responses to reads stay as they are. */
const made = (change: (given: ServiceAnswer, sent: ServiceRequest) => ServiceAnswer | undefined): Deviation =>
  told((given, sent) => (given.status < 300 ? change(given, sent) : given));

/** Fault: a replacement keeps omitted properties, with the first value that was sent. */
const merged = (): Deviation => {
  let parts: object = {};
  return {
    body: (sent) => {
      if (!sent.includes('mediaPaymentId')) return sent;
      const given: object = JSON.parse(sent);
      parts = { ...given, ...parts };
      return JSON.stringify({ ...parts, ...given });
    },
  };
};

/** Fault: reads return `null` in place of the country ARG, also after a change to it. */
const forgetful = (): Deviation => ({
  answer: (given, sent) => (changes(sent) ? given : { ...given, body: given.body.replaceAll('"ARG"', 'null') }),
});

/** Fault: a change is answered with `status`, but is not made. It goes to a path that the service does not have. */
const idle = (status: number): Deviation => ({
  request: (sent) => {
    if (changes(sent)) sent.url.pathname = `${sent.url.pathname}-nothing`;
  },
  ...told(() => ({ status, body: '' })),
});

/** Faults of changes. */
export const changeFaults: readonly Fault[] = [
  {
    fault: 'does not look at the key',
    ...cancel,
    deviation: () =>
      header((headers) => {
        headers.delete('idempotency-key');
      }),
    finds: 'POST /pagos/{id}/cancelar: the same key is answered otherwise the second time',
    also: ['reused'],
  },
  {
    fault: 'makes a new thing for the same key',
    ...reference,
    deviation: () =>
      header((headers) => {
        headers.delete('idempotency-key');
      }),
    finds: 'POST /referencias: the same key is answered otherwise the second time',
    also: ['reused'],
  },
  {
    fault: 'answers the first change for another one under the same key',
    ...cancel,
    deviation: () => {
      let first: ServiceAnswer | undefined;
      return told((given) => {
        if (given.status === 200) first = given;
        return given.status === 422 ? first : given;
      });
    },
    finds: 'POST /pagos/{id}/cancelar: another body under the same key is answered with 200, not 422',
  },
  {
    fault: 'refuses a used key by another code',
    ...cancel,
    deviation: () =>
      told((given) => ({ ...given, body: given.body.replace('idempotency_key_reused', 'invalid_value') })),
    finds: 'POST /pagos/{id}/cancelar: extended_code invalid_value, not idempotency_key_reused',
  },
  {
    fault: 'does not look at the version',
    ...cancel,
    deviation: () =>
      header((headers) => {
        headers.delete('if-match');
      }),
    finds: 'POST /pagos/{id}/cancelar: a version that is not current is answered with 200, not 409',
    also: ['twice', 'reused'],
  },
  {
    fault: 'does not tell the current version',
    ...cancel,
    deviation: () =>
      told((given) =>
        given.status === 409 ? { ...given, body: given.body.replace(/,"current_version":\d+/, '') } : given,
      ),
    finds: 'POST /pagos/{id}/cancelar: a conflict does not tell current_version',
  },
  {
    fault: 'leaves the version as it was',
    ...cancel,
    deviation: () => ({
      answer: (given) => ({ ...given, body: given.body.replaceAll(/"version":\d+/g, '"version":1') }),
    }),
    finds: 'POST /pagos/{id}/cancelar: a change leaves version 1 as it was',
  },
  {
    fault: 'keeps what a replacement leaves out',
    ...update,
    deviation: merged,
    finds: 'PUT /secure/{id}: what the body leaves out is kept: subtype',
    also: ['unchecked'],
  },
  {
    fault: 'answers what it does not keep',
    ...update,
    deviation: forgetful,
    finds: 'PUT /secure/{id}: answered, and read afterwards as before: country',
  },
  {
    fault: 'changes another thing',
    ...update,
    deviation: () => made((given, sent) => json((thing) => ({ ...thing, id: '999999' }))(given, sent)),
    finds: 'PUT /secure/{id}: it answers 999999, not what was asked for',
  },
  {
    fault: 'answers a deletion with a body',
    ...remove,
    deviation: () => made(() => ({ status: 200, body: '{"deleted":true}' })),
    finds: 'DELETE /referencias/{id}: status 200, which the contract does not have: it has 204',
  },
  {
    fault: 'deletes nothing',
    ...remove,
    deviation: () => idle(204),
    finds: 'DELETE /referencias/{id}: what was deleted is still there',
    also: ['absent'],
  },
  {
    fault: 'answers 200 for what it made',
    ...reference,
    deviation: () => made((given) => ({ ...given, status: 200 })),
    finds: 'POST /referencias: status 200, which the contract does not have: it has 201',
  },
  {
    fault: 'makes nothing',
    ...reference,
    deviation: () => made((given, sent) => json((thing) => ({ ...thing, id: 'a1b2c3' }))(given, sent)),
    finds: 'POST /referencias: what was made cannot be read',
  },
  {
    fault: 'changes what there is not',
    ...update,
    deviation: () => told((given) => (given.status === 404 ? { status: 200, body: '{}' } : given)),
    finds: 'PUT /secure/{id}: an unknown id is answered with 200, not 404',
  },
  {
    fault: 'fails at what there is not',
    ...update,
    deviation: () => told((given) => (given.status === 404 ? { status: 500, body: '{}' } : given)),
    finds: 'PUT /secure/{id}: an unknown id is answered with 500, not 404',
  },
  {
    fault: 'takes a body without what is required',
    ...update,
    deviation: () => ({
      body: (sent) =>
        sent.includes('mediaPaymentId') && !sent.includes('"brand"') ? sent.replace('{', '{"brand":"visa",') : sent,
    }),
    finds: 'PUT /secure/{id}: a body without the required brand is answered with 200, not 400',
  },
  {
    fault: 'refuses a body without what is required by another status',
    ...update,
    deviation: () => told((given) => (given.status === 400 ? { ...given, status: 422 } : given)),
    finds: 'PUT /secure/{id}: a body without the required brand is answered with 422, not 400',
  },
  {
    fault: 'fails at a body without what is required',
    ...update,
    deviation: () => told((given) => (given.status === 400 ? { status: 500, body: '{}' } : given)),
    finds: 'PUT /secure/{id}: status 500',
  },
  {
    fault: 'makes a change and fails',
    ...update,
    deviation: () => made(() => ({ status: 500, body: '{}' })),
    finds: 'PUT /secure/{id}: status 500',
  },
  {
    fault: 'makes a change and does not answer',
    ...update,
    deviation: () => made(() => undefined),
    finds: 'PUT /secure/{id}: no answer',
  },
];
