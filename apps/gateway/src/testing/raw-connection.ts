import { connect } from 'node:net';

/** Text that a connection received until it was closed. */
export interface RawAnswer {
  readonly text: string;
  /** HTTP status of the first answer; 0 without an answer. */
  readonly status: number;
}

/**
 * Sends raw text to a server, and reads until the server closes the connection. It rejects when the connection is still
 * open after 20 seconds.
 * @param pieces texts sent one after the other
 * @param pauseMs milliseconds between two pieces
 */
export const speakTo = (url: string, pieces: Iterable<string>, pauseMs = 0): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    const left = pieces[Symbol.iterator]();
    let text = '';
    const speak = (): void => {
      const { done, value } = left.next();
      if (done === true || socket.destroyed) return;
      socket.write(value, () => setTimeout(speak, pauseMs));
    };
    socket.setEncoding('utf8');
    socket.on('connect', speak);
    socket.on('data', (received: string) => {
      text += received;
    });
    // the server may close the connection during a write, which is a broken pipe
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ text, status });
    });
    setTimeout(() => {
      socket.destroy();
      reject(new Error(`The connection was still open after 20 seconds; received: ${text.slice(0, 200)}`));
    }, 20_000).unref();
  });
