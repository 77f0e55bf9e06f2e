// Guards: The cache keeps the versions of a subscription apart.
import { gql, InMemoryCache } from '@apollo/client';
import { subscriptionTypePolicies } from './subscription.cache';

const SUBSCRIPTION = gql`
  query Subscription($id: ID!, $version: Int) {
    subscription(id: $id, version: $version) {
      id
      version
      lastModified
      amount
      source {
        id
        name
      }
      history {
        id
        version
        statusCode
      }
    }
  }
`;

const aSubscription = (version: number, lastModified: boolean, source: string) => ({
  __typename: 'PaymentSubscription',
  id: 's',
  version,
  lastModified,
  amount: `${version}00.00`,
  source: { __typename: 'Source', id: '1', name: source },
  history: [
    { __typename: 'SubscriptionVersion', id: 's', version: 2, statusCode: 'active' },
    { __typename: 'SubscriptionVersion', id: 's', version: 1, statusCode: 'pending' },
  ],
});

test('the memory of the client keeps the versions of a subscription apart, each with its own parts', () => {
  const cache = new InMemoryCache({ typePolicies: subscriptionTypePolicies });
  const current = aSubscription(2, true, 'API');
  const older = aSubscription(1, false, 'Formulario');
  cache.writeQuery({ query: SUBSCRIPTION, variables: { id: 's' }, data: { subscription: current } });
  cache.writeQuery({ query: SUBSCRIPTION, variables: { id: 's', version: 1 }, data: { subscription: older } });
  const read = (variables: object) => cache.readQuery({ query: SUBSCRIPTION, variables });
  expect(read({ id: 's' })).toEqual({ subscription: current });
  expect(read({ id: 's', version: 1 })).toEqual({ subscription: older });
});
