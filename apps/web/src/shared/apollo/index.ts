export { skipToken, useApolloClient } from '@apollo/client/react';
export { askedOf, type Asked } from './asked';
export { DataProvider } from './DataProvider';
export { errorOf } from './error-of';
