// Begins and ends each component test: nothing is left of the one before.
import './browser-apis';
import { jest } from '@jest/globals';
import { configure, waitFor } from '@testing-library/dom';
import { notices } from '@/shared/feedback';
import { faults, requests } from './platform';
import { close } from './render-at';

declare global {
  /** Number of requests of the application without an answer yet (environment.mjs). */
  var openRequests: () => number;
}

/** Milliseconds that a test waits for what it expects. */
const TIMEOUT = 30_000;

/** Text of the page without its styles, which are longer than it. Each attempt of a wait asks for it: a copy of the page takes long. */
const shownText = (): string =>
  [...document.body.getElementsByTagName('style')].reduce(
    (text, { textContent }) => text.replace(textContent, ''),
    document.body.textContent,
  );

configure({
  asyncUtilTimeout: TIMEOUT,
  // the default prints the whole document, at each attempt
  getElementError: (message) => new Error(`${message ?? ''}\n\nShown: ${shownText()}`),
});

/** Waits until nothing is asked any more: an answer may lead to the next question, and to interrupt one is an error. */
const answered = async (): Promise<void> => {
  for (let quiet = 0; quiet < 2; quiet += 1) {
    if (globalThis.openRequests() > 0) quiet = 0;
    await waitFor(() => expect(globalThis.openRequests()).toBe(0));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

const complaints = jest.spyOn(console, 'error');

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null })); // what was read of them is read again
  notices.clear();
  complaints.mockClear();
  await Promise.all([faults.clear(), requests.clear()]);
});

afterEach(async () => {
  await faults.clear();
  await answered();
  close();
  document.body.replaceChildren();
  expect(complaints.mock.calls).toEqual([]);
});
