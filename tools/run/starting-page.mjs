// Page at the address of the application until the application is ready.
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Path that reports readiness. The gateway has the same path. */
const READINESS = '/health/ready';
const STARTING = 'starting';

/** HTML of the page. It polls once a second until the application is ready, also while no server responds. */
const html = `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Back-office de pagos</title>
<style>
  :root { color-scheme: light dark; }
  body { display: grid; min-height: 100vh; margin: 0; place-content: center; text-align: center; font: 14px/1.55 system-ui, sans-serif; }
  h1 { margin: 0; font-size: 18px; }
  p { max-width: 460px; margin: 8px 24px; }
</style>
<main role="status">
  <h1>El back-office se está iniciando</h1>
  <p>La primera vez puede tardar unos minutos. No hace falta que haga nada: la aplicación se abre sola en cuanto está lista.</p>
</main>
<script>
  setInterval(function () {
    fetch('${READINESS}', { cache: 'no-store' }).then(
      function (answer) { if (answer.ok) location.reload(); },
      function () {}
    );
  }, 1000);
</script>
</html>
`;

/**
 * Serves a page at the port of the application that waits for it. Every response has status 503.
 * @param {number} port
 */
export const showStartingPage = async (port) => {
  const server = createServer(({ url }, response) => {
    const [type, body] =
      url === READINESS ? ['application/json', JSON.stringify({ status: STARTING })] : ['text/html', html];
    response
      .writeHead(503, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
        'retry-after': '5',
        connection: 'close', // an open connection would keep the port in use
      })
      .end(body);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    /** Frees the port for the application. A second call does nothing. */
    close: async () => {
      if (!server.listening) return;
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
};

/**
 * Starts services one after the other. The page closes before the last service, the gateway, which uses the same port.
 * @param {Awaited<ReturnType<typeof showStartingPage>>} page
 * @param {ReturnType<typeof import('./supervise.mjs').createSupervisor>} supervisor
 * @param {readonly import('./services.mjs').Service[]} services
 * @param {number} limit milliseconds for each
 */
export const startBehind = async (page, supervisor, services, limit) => {
  await supervisor.start(services.slice(0, -1), limit);
  await page.close();
  await supervisor.start(services.slice(-1), limit);
};

/**
 * Returns whether an address serves the starting page.
 * @param {string} address
 */
export const isStarting = async (address) => {
  try {
    const response = await fetch(`${address}${READINESS}`, { signal: AbortSignal.timeout(2_000) });
    return response.status === 503 && (await response.json()).status === STARTING;
  } catch {
    return false;
  }
};
