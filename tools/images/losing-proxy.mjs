// Runs in a container before the services: hands everything on, and loses the answer to the first change.
import { createServer, request } from 'node:http';

const SERVICES = { host: 'platform', port: 4100 };

let hasLost = false;

createServer((asked, answer) => {
  const { method, url: path, headers } = asked;
  const loses = !hasLost && headers['idempotency-key'] !== undefined;
  hasLost ||= loses;
  const passed = request({ ...SERVICES, method, path, headers }, (answered) => {
    if (loses) answered.resume().once('end', () => asked.socket.destroy());
    else answered.pipe(answer.writeHead(answered.statusCode ?? 502, answered.headers));
  });
  passed.once('error', () => asked.socket.destroy());
  asked.pipe(passed);
}).listen(4100);
