export { skipToken, useApolloClient } from '@apollo/client/react';
export { DataProvider } from './DataProvider';
export { errorOf } from './error-of';
