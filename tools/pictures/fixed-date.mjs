// Preloaded by the platform and the gateway of `npm run pictures`. Their `Date` starts at PICTURES_DATE and runs on.
import { ServerResponse } from 'node:http';

const offset = Date.parse(process.env['PICTURES_DATE'] ?? '') - Date.now();
if (Number.isNaN(offset)) throw new Error('PICTURES_DATE takes a timestamp, 2026-11-25T13:00:00Z.');

const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [target.now() + offset] : values, newTarget),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? () => target.now() + offset : Reflect.get(target, name)),
});

// The browser compares the expiry of cookies with its real clock, and would drop those that expire in its past.
const { setHeader } = ServerResponse.prototype;
/** @param {string} cookie */
const withoutExpiry = (cookie) => cookie.replace(/; expires=[^;]+/i, '');
/** @type {typeof setHeader} */
ServerResponse.prototype.setHeader = function setHeaderWithoutExpiry(name, value) {
  const isCookie = name.toLowerCase() === 'set-cookie' && typeof value !== 'number';
  return setHeader.call(this, name, isCookie ? [value].flat().map((cookie) => withoutExpiry(`${cookie}`)) : value);
};
