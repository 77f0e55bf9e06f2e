/**
 * Reads or changes a resource of a realm, through the administration API of Keycloak. Throws for an error status.
 * @typedef {(path: string, change?: { method: string, body: object }) => Promise<any>} AskRealm
 */

/** Milliseconds for which a token is reused. Keycloak's default lifetime for it is a minute. */
const TOKEN_SERVES = 30_000;

/**
 * Creates the access to the administration API of a realm. It signs in at the realm `master`, and again before the
 * token expires.
 * @param {{ url: string, realm: string, username: string, password: string }} options
 * @returns {AskRealm}
 */
export const openRealm = ({ url, realm, username, password }) => {
  /** @type {Promise<string> | undefined} */
  let token;
  let takenAt = 0;
  const takeToken = async () => {
    const body = new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', username, password });
    const answer = await fetch(`${url}/realms/master/protocol/openid-connect/token`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`${username} may not administer ${url}: ${answer.status}`);
    return (await answer.json()).access_token;
  };
  const freshToken = () => {
    if (token === undefined || Date.now() - takenAt > TOKEN_SERVES) {
      takenAt = Date.now();
      token = takeToken();
    }
    return token;
  };
  return async (path, change) => {
    const answer = await fetch(`${url}/admin/realms/${realm}${path}`, {
      method: change?.method ?? 'GET',
      headers: { authorization: `Bearer ${await freshToken()}`, 'content-type': 'application/json' },
      ...(change && { body: JSON.stringify(change.body) }),
    });
    if (!answer.ok) throw new Error(`${change?.method ?? 'GET'} ${path} answered ${answer.status}`);
    const text = await answer.text();
    return text === '' ? undefined : JSON.parse(text);
  };
};

/**
 * Difference between the realm file and the running realm. `add` adds what is missing; it is absent where this tool
 * changes nothing.
 * @typedef {{ text: string, add?: () => Promise<void> }} Difference
 */

/** Returns whether a value contains a `${…}` variable, which each installation fills in. @param {unknown} value */
const isOwn = (value) => JSON.stringify(value).includes('${');

/** @param {unknown} value */
const sorted = (value) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);

/**
 * Returns the settings of the file that have another value in the running realm. Compares plain values and lists of
 * texts. Settings that are not in the file are ignored.
 * @param {string} where
 * @param {Record<string, any>} wanted
 * @param {Record<string, any>} found
 * @returns {Difference[]}
 */
const settingsOf = (where, wanted, found) =>
  Object.entries(wanted)
    .filter(
      ([, value]) =>
        !isOwn(value) &&
        (typeof value !== 'object' || value.every?.((/** @type {any} */ one) => typeof one === 'string')),
    )
    .filter(([name, value]) => sorted(value) !== sorted(found[name]))
    .map(([name, value]) => ({
      text: `${where}: ${name} is ${JSON.stringify(found[name])}, not ${JSON.stringify(value)}`,
    }));

/** @param {readonly string[]} wanted @param {readonly { name: string }[]} found */
const lacking = (wanted, found) => wanted.filter((name) => !found.some((role) => role.name === name));

/** @param {AskRealm} ask @param {readonly string[]} names */
const rolesNamed = (ask, names) => Promise.all(names.map((name) => ask(`/roles/${encodeURIComponent(name)}`)));

/**
 * Returns the missing roles, and the missing parts of composite roles.
 * @param {AskRealm} ask
 * @param {readonly { name: string, description?: string, composite?: boolean, composites?: { realm: string[] } }[]} wanted
 * @returns {Promise<Difference[]>}
 */
const rolesOf = async (ask, wanted) => {
  const found = await ask('/roles?max=10000');
  const names = lacking(
    wanted.map(({ name }) => name),
    found,
  );
  const missing = wanted
    .filter(({ name }) => names.includes(name))
    .map(({ name, description }) => ({
      text: `The role ${name} is missing`,
      add: () => ask('/roles', { method: 'POST', body: { name, description } }),
    }));
  const within = wanted
    .filter(({ composites }) => composites)
    .map(async ({ name, composites }) => {
      const path = `/roles/${encodeURIComponent(name)}/composites`;
      const parts = lacking(composites?.realm ?? [], names.includes(name) ? [] : await ask(`${path}/realm`));
      return parts.map((part) => ({
        text: `The role ${name} lacks ${part}`,
        add: async () => ask(path, { method: 'POST', body: await rolesNamed(ask, [part]) }),
      }));
    });
  return [...missing, ...(await Promise.all(within)).flat()];
};

/**
 * @param {AskRealm} ask
 * @param {Record<string, any>} wanted
 * @param {readonly string[]} scope roles that its tokens may have
 * @returns {Promise<Difference[]>}
 */
const clientOf = async (ask, { clientId, protocolMappers = [], attributes, ...wanted }, scope) => {
  const [found] = await ask(`/clients?clientId=${clientId}`);
  if (found === undefined) return [{ text: `The client ${clientId} is missing` }];
  const where = `The client ${clientId}`;
  const mapped = await ask(`/clients/${found.id}/scope-mappings/realm`);
  const mappers = protocolMappers.flatMap((/** @type {any} */ { name, config }) => {
    const mapper = found.protocolMappers?.find((/** @type {any} */ one) => one.name === name);
    return mapper
      ? settingsOf(`${where}, ${name}`, config, mapper.config)
      : [{ text: `${where} lacks the mapper ${name}` }];
  });
  return [
    ...settingsOf(where, wanted, found),
    ...settingsOf(where, attributes, found.attributes),
    ...mappers,
    ...lacking(scope, mapped).map((name) => ({
      text: `${where} lacks ${name} in its scope`,
      add: async () =>
        ask(`/clients/${found.id}/scope-mappings/realm`, { method: 'POST', body: await rolesNamed(ask, [name]) }),
    })),
  ];
};

/**
 * Returns the differences of roles, plain settings, clients and their scopes. Does not compare authentication flows and
 * people. Roles come first, because the additions after them need the roles.
 * @param {AskRealm} ask
 * @param {Record<string, any>} file
 * @returns {Promise<Difference[]>}
 */
export const differencesOf = async (ask, file) => {
  const { roles, clients, scopeMappings } = file;
  const ofClients = clients.map((/** @type {any} */ client) => {
    const mapping = scopeMappings.find((/** @type {any} */ one) => one.client === client.clientId);
    return clientOf(ask, client, mapping?.roles ?? []);
  });
  return [
    ...(await rolesOf(ask, roles.realm)),
    ...settingsOf('The realm', file, await ask('')),
    ...(await Promise.all(ofClients)).flat(),
  ];
};
