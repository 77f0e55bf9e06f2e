/**
 * Oldest browsers that run the applications, as build targets. keycloak-js renews the token with
 * `Promise.withResolvers`, which older ones lack. README.md lists them for people.
 */
export const browsers = ['chrome119', 'edge119', 'firefox121', 'safari17.4', 'ios17.4'];
