// Stubs of the browser APIs that jsdom lacks. setup.ts imports them before anything else.

/** Size in CSS pixels of the window, and of every element. */
const size = { width: 1440, height: 900 };

const holds = (condition: string): boolean => {
  const [, feature = '', value = ''] = /\(([a-z-]+):\s*([^)]+)\)/.exec(condition) ?? [];
  if (feature === 'min-width') return window.innerWidth >= parseFloat(value);
  if (feature === 'max-width') return window.innerWidth <= parseFloat(value);
  if (feature === 'min-height') return window.innerHeight >= parseFloat(value);
  return feature === 'hover' || feature === 'pointer' || (feature === 'prefers-reduced-motion' && value === 'reduce');
};

const nothing = (): void => undefined;

const evaluateMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.split(' and ').every(holds),
    addListener: nothing,
    removeListener: nothing,
  });

class FixedResizeObserver {
  readonly #tell: (entries: readonly object[]) => void;

  constructor(callback: (entries: readonly object[]) => void) {
    this.#tell = callback;
  }

  observe(target: Element): void {
    const sizes = [{ inlineSize: size.width, blockSize: size.height }];
    const entry = { target, contentRect: target.getBoundingClientRect(), borderBoxSize: sizes, contentBoxSize: sizes };
    queueMicrotask(() => {
      this.#tell([entry]);
    });
  }

  unobserve(): void {
    // sizes do not change
  }

  disconnect(): void {
    // sizes do not change
  }
}

class SilentIntersectionObserver {
  observe(): void {
    // nothing scrolls
  }

  disconnect(): void {
    // nothing scrolls
  }
}

/** Size properties of every element. */
const sizes = {
  clientWidth: size.width,
  clientHeight: size.height,
  offsetWidth: size.width,
  offsetHeight: size.height,
};

for (const [name, value] of Object.entries(sizes))
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });

Object.assign(HTMLElement.prototype, {
  getBoundingClientRect: () => ({ x: 0, y: 0, top: 0, left: 0, right: size.width, bottom: size.height, ...size }),
  scrollIntoView: () => undefined,
});

/** Style shared by all elements without a style attribute: creating one per element is slow in jsdom. */
const unstyled = document.createElement('div').style;

/** Returns only the inline style of an element. Style sheets are slow in jsdom, and the browser tests cover them. */
const inlineStyle = (element: HTMLElement): CSSStyleDeclaration =>
  new Proxy(element.hasAttribute('style') ? element.style : unstyled, {
    get: (style, name) => {
      const value: unknown = Reflect.get(style, name, style);
      if (typeof value === 'function') return value.bind(style);
      return name === 'display' ? value || (element.hidden ? 'none' : 'block') : value;
    },
  });

/** Stub of XMLHttpRequest with the part that uploads need, based on the `fetch` of the tests. */
class FetchedRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly #stopping = new AbortController();
  #url = '';
  #headers: Record<string, string> = {};
  status = 0;
  responseText = '';

  open(_method: string, url: string): void {
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers = { ...this.#headers, [name]: value };
  }

  send(file: Blob): void {
    void this.#send(file).then(
      () => this.dispatchEvent(new Event('load')),
      () => this.dispatchEvent(new Event(this.#stopping.signal.aborted ? 'abort' : 'error')),
    );
  }

  abort(): void {
    this.#stopping.abort();
  }

  async #send(file: Blob): Promise<void> {
    const body = await file.arrayBuffer();
    const { signal } = this.#stopping;
    const response = await fetch(this.#url, { method: 'POST', headers: this.#headers, body, signal });
    this.upload.dispatchEvent(new Event('load'));
    this.status = response.status;
    this.responseText = await response.text();
  }
}

Object.assign(window, {
  XMLHttpRequest: FetchedRequest,
  innerWidth: size.width,
  innerHeight: size.height,
  matchMedia: evaluateMedia,
  getComputedStyle: inlineStyle,
  scrollTo: () => undefined,
  ResizeObserver: FixedResizeObserver,
  IntersectionObserver: SilentIntersectionObserver,
});
Object.defineProperty(navigator, 'language', { value: 'es-AR' });
Object.defineProperty(navigator, 'languages', { value: ['es-AR', 'es'] });

/** Reads the content of a file with `FileReader`. */
function contentOf(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (reader.result instanceof ArrayBuffer) resolve(reader.result);
      else reject(new TypeError('The file was not read as bytes.'));
    });
    reader.readAsArrayBuffer(this);
  });
}
Object.defineProperty(Blob.prototype, 'arrayBuffer', { configurable: true, value: contentOf });
