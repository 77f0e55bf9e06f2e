import type { AuditedRequest, AuditedState, AuditEvent } from './audit-event.ts';

/**
 * Text that JSON quotes without escapes. Most texts are plain, and are quoted faster without `JSON.stringify`.
 */
const PLAIN = /^[\w.:-]*$/;

const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

const orNull = (text: string | null): string => (text === null ? 'null' : quoted(text));

const stateIn = (state: AuditedState | null): string => (state === null ? 'null' : JSON.stringify(state));

/** Creates a faster `toISOString`. It caches all but the milliseconds while the second is the same. */
export const createTimeText = (): ((time: Date) => string) => {
  let second = Number.NaN;
  let opening = '';
  return (time) => {
    const ms = time.getTime();
    const current = Math.floor(ms / 1000);
    if (current !== second) {
      opening = time.toISOString().slice(0, -4);
      second = current;
    }
    return `${opening}${String(ms - current * 1000).padStart(3, '0')}Z`;
  };
};

/**
 * Returns the start of the line, which all events of a request share.
 * @param time ISO 8601, in UTC
 */
export const auditOpening = (request: AuditedRequest, time: string): string => {
  const { requestId, traceId, operation, userId, username, name } = request;
  const traced = traceId === undefined ? '' : `,"traceId":${quoted(traceId)}`;
  const requested = `"requestId":${quoted(requestId)}${traced},"operation":${quoted(operation)}`;
  const person = `"userId":${orNull(userId)},"username":${orNull(username)}`;
  const named = name === undefined ? '' : `,"name":${quoted(name)}`;
  return `{"audit":true,"time":"${time}",${requested},${person}${named}`;
};

/** Formats an event as one line of JSON with its line break. */
export const auditLine = (opening: string, event: AuditEvent): string => {
  const { kind, action, type, ids, count, partOf, created, asked, before, after } = event;
  const { changed, reason, note, result, code, owner } = event;
  const what = `"kind":"${kind}","action":${quoted(action)},"type":${quoted(type)}`;
  const whole = partOf === undefined ? '' : `,"partOf":${JSON.stringify(partOf)}`;
  const which = `"ids":[${ids.map(quoted).join(',')}],"count":${count}${whole}`;
  const made = created === undefined ? '' : `"created":[${created.map(quoted).join(',')}],`;
  const wanted = asked === undefined ? '' : `"asked":${JSON.stringify(asked)},`;
  const changes = changed === null ? 'null' : JSON.stringify(changed);
  const states = `${made}${wanted}"before":${stateIn(before)},"after":${stateIn(after)},"changed":${changes},"reason":${orNull(reason)}`;
  const noted = note === undefined ? '' : `,"note":${JSON.stringify(note)}`;
  const owned = owner === undefined ? '' : `,"owner":${quoted(owner)}`;
  return `${opening},${what},${which},${states}${noted},"result":"${result}","code":${orNull(code)}${owned}}\n`;
};
