// Guards: An outcome is reported until the gateway answers. A later outcome of the same item replaces it. Only a
// failure replaces a failure, because each failure has the idempotency key of the next attempt.
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { of, throwError, type Observable } from 'rxjs';
import type { BulkRunReportInput } from '@/shared/apollo/schema-types.generated';
import type { ItemOutcome } from '../create-bulk-run';
import { keepNewRun } from './run-keeper';

const failed: ItemOutcome = { kind: 'failed', message: 'No', nextStep: null, requestId: null };
const unknown: ItemOutcome = { kind: 'unknown', message: 'Quién sabe', nextStep: null, requestId: null };

/** Starts a keeper over a network that answers reports, or loses them. */
const startKeeper = () => {
  const reports: BulkRunReportInput[] = [];
  const network = { isAway: false };
  const link = new ApolloLink(({ variables }): Observable<ApolloLink.Result> => {
    if ('report' in variables) reports.push(variables['report']);
    if (network.isAway) return throwError(() => new Error('away'));
    return of({ data: { payload: { __typename: 'BulkRunPayload', error: null } } });
  });
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: {
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
  const keeper = keepNewRun(client, { action: 'rejectWithdrawal', arguments: [], items: [] });
  const told = (): readonly string[] =>
    reports.map(({ number, outcomes }) =>
      [number, ...outcomes.map(({ place, state, idempotencyKey }) => `${place} ${state} ${idempotencyKey}`)].join(', '),
    );
  return { keeper, network, told };
};

test('reports are numbered, and an outcome that was received is not sent again', async () => {
  const { keeper, told } = startKeeper();
  await keeper.begins(2);
  keeper.told({ place: 0, key: 'k1', outcome: { kind: 'done' } });
  await keeper.begins(2);
  await keeper.stops(true);
  expect(told()).toEqual(['1', '2, 0 DONE k1', '3']);
});

test('lost outcomes are sent again, and a failure is sent before the later outcome of its item', async () => {
  const { keeper, network, told } = startKeeper();
  await keeper.begins(2);
  network.isAway = true;
  keeper.told({ place: 0, key: 'k1', outcome: unknown });
  keeper.told({ place: 1, key: 'k9', outcome: { kind: 'done' } });
  await keeper.begins(2);
  keeper.told({ place: 0, key: 'k2', outcome: failed });
  await keeper.begins(2);
  network.isAway = false;
  keeper.told({ place: 0, key: 'k2', outcome: unknown });
  keeper.told({ place: 0, key: 'k2', outcome: { kind: 'done' } });
  await keeper.stops(true);
  expect(told()).toEqual([
    '1',
    '2, 0 UNKNOWN k1, 1 DONE k9',
    '3, 1 DONE k9, 0 FAILED k2',
    '4, 1 DONE k9, 0 FAILED k2, 0 DONE k2',
  ]);
});
