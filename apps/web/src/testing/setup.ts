// Setup and cleanup of each component test, so that no state reaches the next one.
import './browser-apis';
import { jest } from '@jest/globals';
import { configure, waitFor } from '@testing-library/dom';
import { notices } from '@/shared/feedback';
import { faults, requests } from './platform';
import { close } from './render-at';

declare global {
  /** Returns the number of requests without an answer (environment.mjs). */
  var openRequests: () => number;
}

/** Deadline of a wait in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Returns the text of the page without its style elements. It copies no elements, because each attempt of a wait calls
 * it.
 */
const shownText = (): string =>
  [...document.body.getElementsByTagName('style')].reduce(
    (text, { textContent }) => text.replace(textContent, ''),
    document.body.textContent,
  );

configure({
  asyncUtilTimeout: TIMEOUT,
  // the default prints the whole document at each attempt
  getElementError: (message) => new Error(`${message ?? ''}\n\nShown: ${shownText()}`),
});

/** Waits until no request is open. An answer may cause another request, and an interrupted one would be an error. */
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
  dispatchEvent(new StorageEvent('storage', { key: null })); // lets the application read the cleared storage again
  notices.clear();
  complaints.mockClear();
  await Promise.all([faults.clear(), requests.clear()]);
});

afterEach(async () => {
  await faults.clear();
  await answered();
  close();
  // calls of requests that were cut off reach their services before the next test counts requests
  await answered();
  document.body.replaceChildren();
  expect(complaints.mock.calls).toEqual([]);
});
