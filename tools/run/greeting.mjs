import { local } from './services.mjs';

/** @typedef {{ username: string, password: string, name: string, description: string }} DemoUser */

/**
 * The users that the platform offers for trying things out.
 * @param {number} platformPort
 * @returns {Promise<DemoUser[]>}
 */
const readDemoUsers = async (platformPort) => (await fetch(`${local(platformPort)}/demo-users`)).json();

/**
 * The addresses, and who may sign in there.
 * @param {string} address
 * @param {import('./services.mjs').Ports} ports
 */
export const greet = async (address, { gateway, platform }) => {
  const explorer = `${local(gateway)}/explorer/`;
  const users = await readDemoUsers(platform);
  const width = Math.max(...users.map(({ username }) => username.length));
  const secret = users.every(({ username, password }) => username === password);
  console.log(`
  Back-office:  ${address}
  Explorer:     ${explorer}  for everybody here; in production it needs the role developer

  Users (${secret ? 'the password is the name' : 'with their passwords'}):
${users
  .map(
    ({ username, password, description }) =>
      `    ${username.padEnd(width)}${secret ? '' : `  ${password}`}  ${description}`,
  )
  .join('\n')}

  Ctrl-C stops all of it.
`);
};
