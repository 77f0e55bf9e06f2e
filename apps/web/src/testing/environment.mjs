import { TestEnvironment } from 'jest-environment-jsdom';
import { linkOneAtATime } from '../../../../tools/jest/one-link-at-a-time.mjs';
import { exitWithWorker } from '../../../../tools/jest/when-worker-ends.mjs';
import { backOffice } from './back-office.mjs';

exitWithWorker();
linkOneAtATime();

/** Parts that Node has as browsers have them, and jsdom has not. A `Request` takes no signal but one of Node's. */
const ofNode = {
  AbortController,
  AbortSignal,
  BroadcastChannel,
  Headers,
  Request,
  Response,
  ReadableStream,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TransformStream,
  structuredClone,
};

/** A document of jsdom whose server is the gateway of this worker. */
export default class ComponentEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const { app, platform, tokenFor, startAnother } = await backOffice();
    this.dom?.reconfigure({ url: app });
    Object.assign(this.global, ofNode, {
      backOffice: { app, platform },
      issueToken: tokenFor,
      fetch: this.#fetch,
      openRequests: () => this.#open,
      restartGateway: async () => this.#replace(await startAnother()),
      keepPeople: async () => this.#replace(await startAnother({ keepsActivity: true })),
    });
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle });
  }

  /** @override */
  async teardown() {
    await this.#replace(undefined);
    await super.teardown();
  }

  /**
   * Gateway that a test has put in the place of the worker's own.
   * @type {import('./back-office.mjs').AnotherGateway | undefined}
   */
  #gateway;

  /**
   * Closes the gateway before it: each has a store of 150 MB.
   * @param {import('./back-office.mjs').AnotherGateway | undefined} gateway
   */
  #replace = async (gateway) => {
    const before = this.#gateway;
    this.#gateway = gateway;
    await before?.close();
  };

  /** Requests whose answer has not arrived as a whole. */
  #open = 0;

  /** Cookies by name, as the gateway has set them: those of its links to files. */
  #cookies = new Map();

  /**
   * Asks as the page does: an address is within the gateway.
   * @param {string | URL} address
   * @param {RequestInit} [init]
   */
  #fetch = async (address, init) => {
    this.#open += 1;
    try {
      const headers = new Headers(init?.headers);
      if (this.#cookies.size > 0) headers.set('cookie', [...this.#cookies.values()].join('; '));
      const response = await fetch(new URL(address, this.#gateway?.url ?? this.global.location.href), {
        ...init,
        headers,
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        this.#cookies.set(pair.split('=')[0], pair);
      }
      await response.clone().arrayBuffer();
      return response;
    } finally {
      this.#open -= 1;
    }
  };
}
