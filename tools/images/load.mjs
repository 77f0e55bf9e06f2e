import assert from 'node:assert/strict';
import { isWhole } from './client.mjs';

/** @typedef {import('./client.mjs').Answer} Answer */

/** Milliseconds between two requests: ten a second. */
const PACE = 100;

/**
 * Sends requests steadily. The returned function ends this, and returns all responses.
 * @param {() => Promise<Answer>} ask
 */
export const startLoad = (ask) => {
  /** @type {Promise<Answer>[]} */
  const asked = [];
  const timer = setInterval(() => asked.push(ask()), PACE);
  return () => {
    clearInterval(timer);
    return Promise.all(asked);
  };
};

/** @param {readonly Answer[]} answers */
export const summaryOf = (answers) =>
  `${answers.filter(isWhole).length} of ${answers.length} whole, worst ${Math.max(0, ...answers.map(({ ms }) => ms))} ms`;

/** @param {readonly Answer[]} answers @param {{ within?: number }} [options] milliseconds */
export const expectWhole = (answers, { within = Infinity } = {}) => {
  assert.ok(answers.length > 0, 'nothing was asked');
  const bad = answers.filter((answer) => !isWhole(answer) || answer.ms > within);
  const first = bad[0] && `${bad[0].status} after ${bad[0].ms} ms: ${JSON.stringify(bad[0].body).slice(0, 300)}`;
  assert.equal(bad.length, 0, `${summaryOf(answers)}; the first of ${bad.length} bad ones: ${first}`);
  return summaryOf(answers);
};
