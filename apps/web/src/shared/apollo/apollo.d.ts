/** Tells TypeScript the default options of `client.ts`, on which Apollo's types of results depend. */
import '@apollo/client';

declare module '@apollo/client' {
  interface TypeOverrides {
    /** Results narrow by the options: required variables, `skipToken`, `returnPartialData`. */
    signatureStyle: 'modern';
  }

  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all';
      }
      interface Query {
        errorPolicy: 'all';
      }
      interface Mutate {
        errorPolicy: 'all';
      }
    }
  }
}
