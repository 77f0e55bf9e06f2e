/**
 * A browser without a screen: keeps cookies, follows redirects by hand, and reads one form of a page.
 * @typedef {object} Visit
 * @property {URL} address where it ended
 * @property {number} status 0 when the address is outside of `within`, which is not asked
 * @property {string} text
 */

const MOST_REDIRECTS = 10;

const entities = /** @type {const} */ ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' });

/** @param {string} html */
const decode = (html) =>
  html
    .replaceAll(/&#(x?)([0-9a-f]+);/gi, (_all, hex, code) => String.fromCodePoint(parseInt(code, hex ? 16 : 10)))
    .replaceAll(/&(amp|lt|gt|quot);/g, (name) => Reflect.get(entities, name));

/** @param {string} tag @param {string} name */
const attribute = (tag, name) => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  return found ? decode(found[1] ?? found[2] ?? '') : undefined;
};

/**
 * Where the form with this id goes, and the fields that it hides.
 * @param {Visit} visit
 * @param {string} id
 */
export const readForm = ({ address, text }, id) => {
  const start = new RegExp(`<form[^>]*\\sid\\s*=\\s*["']${id}["'][^>]*>`, 'i').exec(text);
  if (!start) return undefined;
  const end = text.indexOf('</form>', start.index);
  const inputs = text.slice(start.index, end === -1 ? undefined : end).match(/<input[^>]*>/gi) ?? [];
  const hidden = inputs
    .filter((tag) => attribute(tag, 'type') === 'hidden')
    .map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? '']);
  return { action: new URL(attribute(start[0], 'action') ?? '', address), hidden: Object.fromEntries(hidden) };
};

/**
 * Opens a browser with no cookies that stays within one origin.
 * @param {string} within
 */
export const createHttpBrowser = (within) => {
  /** @type {Map<string, string>} */
  const cookies = new Map();

  /** @param {URL} address @param {URLSearchParams} [body] */
  const request = async (address, body) => {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'text/html', cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
      ...(body ? { body } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  /**
   * @param {URL} start
   * @param {URLSearchParams} [body] sent as a form
   * @returns {Promise<Visit>}
   */
  const visit = async (start, body) => {
    let address = start;
    let response = await request(address, body);
    for (let left = MOST_REDIRECTS; left > 0; left -= 1) {
      const location = response.headers.get('location');
      if (location === null) break;
      address = new URL(location, address);
      if (address.origin !== within) return { address, status: 0, text: '' };
      response = await request(address);
    }
    return { address, status: response.status, text: await response.text() };
  };

  return { visit };
};
