export { skipToken, useApolloClient } from '@apollo/client/react';
export { useDocument } from './hooks';
export { useChunks } from './use-chunks';
export { queryState, type QueryResult, type QueryState } from './query-state';
export { DataProvider } from './DataProvider';
export { errorOf } from './error-of';
