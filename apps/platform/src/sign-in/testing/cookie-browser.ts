/**
 * Headless browser without scripts. It stores cookies by path, follows redirects of the service, and fills in forms.
 */
export interface CookieBrowser {
  /** Opens an address. Stops at the first page, or at an address of another origin. */
  open(address: string): Promise<Visit>;
  /** Submits the only form of a page with these fields. */
  submit(visit: Visit, fields: Readonly<Record<string, string>>): Promise<Visit>;
  /** Returns the value of a stored cookie, whatever its path. */
  cookie(name: string): string | undefined;
}

/** Page at which a visit ended. */
export interface Visit {
  readonly address: URL;
  readonly status: number;
  readonly headers: Headers;
  /** Empty for an address of another origin, which is not requested. */
  readonly text: string;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

const maxRedirects = 10;

function parseCookie(line: string, address: URL): Cookie & { readonly gone: boolean } {
  const [pair = '', ...attributes] = line.split(';').map((piece) => piece.trim());
  const attribute = (wanted: string) =>
    attributes.find((piece) => piece.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
  const at = pair.indexOf('=');
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    path: attribute('path') ?? address.pathname,
    gone: attribute('max-age') === '0' || new Date(attribute('expires') ?? 8.64e15).getTime() <= Date.now(),
  };
}

const attributeOf = (tag: string, name: string): string | undefined => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];

const decode = (html: string): string =>
  html.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))).replaceAll('&amp;', '&');

/** Creates a store of cookies by path and name, as in a browser. */
function createCookieJar() {
  const cookies = new Map<string, Cookie>();
  return {
    remember(address: URL, headers: Headers) {
      for (const line of headers.getSetCookie()) {
        const { gone, ...cookie } = parseCookie(line, address);
        const key = `${cookie.path} ${cookie.name}`;
        if (gone) cookies.delete(key);
        else cookies.set(key, cookie);
      }
    },
    headerFor: ({ pathname }: URL): string =>
      [...cookies.values()]
        .filter(({ path }) => pathname.startsWith(path))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    read: (wanted: string) => [...cookies.values()].find(({ name }) => name === wanted)?.value,
  };
}

/** Reads the address and the hidden fields of the form of a page. */
function readPageForm({ address, text }: Visit) {
  const form = /<form[^>]*>/.exec(text)?.[0] ?? '';
  const hidden = [...text.matchAll(/<input type="hidden"[^>]*>/g)].map(([tag]): [string, string] => [
    attributeOf(tag, 'name') ?? '',
    decode(attributeOf(tag, 'value') ?? ''),
  ]);
  return { action: new URL(decode(attributeOf(form, 'action') ?? ''), address), hidden: Object.fromEntries(hidden) };
}

/** Opens a browser with no cookies. */
export function createCookieBrowser(): CookieBrowser {
  const jar = createCookieJar();

  const request = async (address: URL, body?: URLSearchParams): Promise<Response> => {
    const response = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'text/html', cookie: jar.headerFor(address) },
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    jar.remember(address, response.headers);
    return response;
  };

  const visit = async (start: URL, body?: URLSearchParams): Promise<Visit> => {
    let address = start;
    let response = await request(address, body);
    for (let redirects = 0; redirects < maxRedirects; redirects += 1) {
      const location = response.headers.get('location');
      if (location === null) break;
      address = new URL(location, address);
      if (address.origin !== start.origin) return { address, status: 0, headers: new Headers(), text: '' };
      response = await request(address);
    }
    return { address, status: response.status, headers: response.headers, text: await response.text() };
  };

  return {
    open: (address) => visit(new URL(address)),
    submit(page, fields) {
      const { action, hidden } = readPageForm(page);
      return visit(action, new URLSearchParams({ ...hidden, ...fields }));
    },
    cookie: jar.read,
  };
}
