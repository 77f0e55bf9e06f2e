export { createApolloClient, type Credentials } from './client';
export { errorOf } from './error-of';
export { SessionExpiredError } from './session-expired-error';
