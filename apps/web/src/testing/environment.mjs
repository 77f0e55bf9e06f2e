import { TestEnvironment } from 'jest-environment-jsdom';
import { linkOneAtATime } from '../../../../tools/jest/one-link-at-a-time.mjs';
import { exitWithWorker } from '../../../../tools/jest/when-worker-ends.mjs';
import { backOffice } from './back-office.mjs';

exitWithWorker();
linkOneAtATime();

/** Web APIs of Node that jsdom lacks. The signals must be Node's too, because its `Request` accepts no others. */
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

/** Environment of jsdom whose server is the gateway of this worker. */
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
   * Gateway that replaces the worker's gateway until the test file ends.
   * @type {import('./back-office.mjs').AnotherGateway | undefined}
   */
  #gateway;

  /**
   * Replaces the gateway, and closes the previous replacement, because its store takes much memory.
   * @param {import('./back-office.mjs').AnotherGateway | undefined} gateway
   */
  #replace = async (gateway) => {
    const before = this.#gateway;
    this.#gateway = gateway;
    await before?.close();
  };

  /** Number of requests whose answer has not fully arrived. */
  #open = 0;

  /** Cookies that the gateway has set, for example for its links to files, by name. */
  #cookies = new Map();

  /**
   * Sends a request as the page would. Relative addresses belong to the gateway.
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
