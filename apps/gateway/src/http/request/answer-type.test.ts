// Guards: The media type of an answer follows the Accept header: quality, precision, then order. A tie gives JSON.
import { answerTypeOf } from './answer-type.ts';

const json = 'application/json; charset=utf-8';
const graphql = 'application/graphql-response+json; charset=utf-8';

test.each([
  [undefined, json],
  ['*/*', json],
  ['application/*', json],
  ['application/json', json],
  ['APPLICATION/JSON; charset=utf-8', json],
  ['text/html, application/json;q=0.5, */*;q=0.1', json],
  ['application/graphql-response+json', graphql],
  ['application/graphql-response+json, application/json;q=0.9', graphql],
  ['application/json;q=0.9, application/graphql-response+json', graphql],
  ['*/*, application/graphql-response+json', graphql],
  ['application/graphql-response+json;q=0, application/json', json],
  ['application/json;q=0, */*', graphql],
  ['text/html', undefined],
  ['application/json;q=0', undefined],
  ['', undefined],
])('Accept: %p is answered with %p', (accept, type) => {
  expect(answerTypeOf(accept)).toBe(type);
});
