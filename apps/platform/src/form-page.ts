import type { FastifyInstance } from 'fastify';

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (path: string): string => `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Formulario de pago (demostración)</title>
<body style="font: 16px/1.5 system-ui; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem">
<h1 style="font-size: 1.4rem">Formulario de pago (demostración)</h1>
<p>En producción, acá se abre el formulario de pago en:</p>
<p><code style="overflow-wrap: anywhere">${escaped(path)}</code></p>
</body>
</html>
`;

/** Registers pages that replace the form host, which is another product. They tell which form would open. */
export const formRoutes = (app: FastifyInstance): FastifyInstance =>
  app.get('/form/*', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .send(page(request.url.slice('/form'.length))),
  );
