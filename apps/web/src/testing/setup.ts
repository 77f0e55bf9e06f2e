// Begins and ends each component test: nothing is left of the one before.
import './browser-apis';
import { jest } from '@jest/globals';
import { configure, waitFor } from '@testing-library/dom';
import { faults, requests } from './platform';
import { close } from './render-at';

declare global {
  /** How many requests of the application have no answer yet (environment.mjs). */
  var openRequests: () => number;
}

/** Milliseconds that a test waits for what it expects. */
const TIMEOUT = 30_000;

configure({
  asyncUtilTimeout: TIMEOUT,
  // the default prints the whole document, at each attempt
  getElementError: (message) => new Error(`${message ?? ''}\n\nShown: ${document.body.textContent}`),
});

const complaints = jest.spyOn(console, 'error');

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  complaints.mockClear();
  await Promise.all([faults.clear(), requests.clear()]);
});

afterEach(async () => {
  await faults.clear();
  await waitFor(() => expect(globalThis.openRequests()).toBe(0)); // to interrupt them would be an error of the page
  close();
  document.body.replaceChildren();
  expect(complaints.mock.calls).toEqual([]);
});
