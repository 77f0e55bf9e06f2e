// Sign-in flow of a realm in which some roles require a second factor. A person without one sets it up at the next
// sign-in.

/** Role that requires the second factor. The clients of this realm have it in no token. */
export const secondFactorRole = 'second-factor';

const FLOW = 'browser with second factor';

/** @param {string} alias @param {readonly object[]} executions @param {boolean} [topLevel] */
const flow = (alias, executions, topLevel = false) => ({
  alias,
  providerId: 'basic-flow',
  topLevel,
  builtIn: false,
  authenticationExecutions: executions,
});

/** @param {number} priority @param {string} authenticator @param {string} requirement @param {string} [config] */
const step = (priority, authenticator, requirement, config) => ({
  authenticator,
  ...(config === undefined ? {} : { authenticatorConfig: config }),
  authenticatorFlow: false,
  requirement,
  priority,
  userSetupAllowed: false,
});

/** @param {number} priority @param {string} flowAlias @param {string} requirement */
const part = (priority, flowAlias, requirement) => ({
  flowAlias,
  authenticatorFlow: true,
  requirement,
  priority,
  userSetupAllowed: false,
});

/**
 * Parts of the realm file. Keycloak itself creates the flows that are missing here. The flow `direct grant` asks for no
 * second factor, so the clients of this realm file have direct grants off.
 */
export const secondFactor = {
  browserFlow: FLOW,
  directGrantFlow: 'direct grant',
  authenticationFlows: [
    flow(
      FLOW,
      [
        step(10, 'auth-cookie', 'ALTERNATIVE'),
        step(20, 'identity-provider-redirector', 'ALTERNATIVE'),
        part(30, 'password and second factor', 'ALTERNATIVE'),
      ],
      true,
    ),
    flow('password and second factor', [
      step(10, 'auth-username-password-form', 'REQUIRED'),
      part(20, 'second factor by role', 'CONDITIONAL'),
      part(30, 'second factor by choice', 'CONDITIONAL'),
    ]),
    flow('second factor by role', [
      step(10, 'conditional-user-role', 'REQUIRED', 'has the role'),
      step(20, 'auth-otp-form', 'REQUIRED'),
    ]),
    flow('second factor by choice', [
      step(10, 'conditional-user-role', 'REQUIRED', 'has not the role'),
      step(20, 'conditional-user-configured', 'REQUIRED'),
      step(30, 'auth-otp-form', 'REQUIRED'),
    ]),
    flow(
      'direct grant',
      [step(10, 'direct-grant-validate-username', 'REQUIRED'), step(20, 'direct-grant-validate-password', 'REQUIRED')],
      true,
    ),
  ],
  authenticatorConfig: [
    { alias: 'has the role', config: { condUserRole: secondFactorRole, negate: 'false' } },
    { alias: 'has not the role', config: { condUserRole: secondFactorRole, negate: 'true' } },
  ],
};
