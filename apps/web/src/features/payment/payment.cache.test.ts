// Guards: The cache keeps the versions of a payment apart.
import { gql, InMemoryCache } from '@apollo/client';
import { paymentTypePolicies } from './payment.cache';

const PAYMENT = gql`
  query Payment($id: ID!, $version: Int) {
    payment(id: $id, version: $version) {
      id
      version
      lastModified
      statusCode
      payer {
        id
        email
      }
      history {
        id
        version
        statusCode
      }
    }
  }
`;

const aPayment = (given: {
  id: string;
  version: number;
  lastModified: boolean;
  statusCode: string;
  email: string;
}) => ({
  __typename: 'Payment',
  id: given.id,
  version: given.version,
  lastModified: given.lastModified,
  statusCode: given.statusCode,
  payer: { __typename: 'PaymentPayer', id: 'payer-1', email: given.email },
  history: [
    { __typename: 'PaymentVersion', id: given.id, version: 2, statusCode: 'approved' },
    { __typename: 'PaymentVersion', id: given.id, version: 1, statusCode: 'issued' },
  ],
});

const current = aPayment({ id: 'p', version: 2, lastModified: true, statusCode: 'approved', email: 'new@example.com' });
const older = aPayment({ id: 'p', version: 1, lastModified: false, statusCode: 'issued', email: 'old@example.com' });

const remembering = (...answers: { variables: { id: string; version?: number }; payment: object }[]) => {
  const cache = new InMemoryCache({ typePolicies: paymentTypePolicies });
  for (const { variables, payment } of answers) cache.writeQuery({ query: PAYMENT, variables, data: { payment } });
  return (variables: { id: string; version?: number }) => cache.readQuery({ query: PAYMENT, variables });
};

describe('the memory of the client', () => {
  test('keeps an older version apart from the current one', () => {
    const read = remembering(
      { variables: { id: 'p' }, payment: current },
      { variables: { id: 'p', version: 1 }, payment: older },
    );
    expect(read({ id: 'p' })).toEqual({ payment: current });
    expect(read({ id: 'p', version: 1 })).toEqual({ payment: older });
  });

  test('keeps the payer as each payment holds it', () => {
    const other = { ...current, id: 'q', payer: { ...current.payer, email: 'other@example.com' }, history: [] };
    const read = remembering({ variables: { id: 'p' }, payment: current }, { variables: { id: 'q' }, payment: other });
    expect(read({ id: 'p' })).toMatchObject({ payment: { payer: { email: 'new@example.com' } } });
    expect(read({ id: 'q' })).toMatchObject({ payment: { payer: { email: 'other@example.com' } } });
  });
});
