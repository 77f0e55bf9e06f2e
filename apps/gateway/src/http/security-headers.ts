import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** Addresses of the gateway and the sign-in service, as browsers see them. */
export interface SecurityHeadersOptions {
  readonly publicUrl: string;
  readonly keycloakUrl: string;
}

/** Returns the headers that helmet sets. They do not depend on the request, so they are computed once. */
const headersBy = (options: HelmetOptions): Record<string, string> => {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, (problem?: unknown) => {
    if (problem) throw new Error('helmet does not take these options', { cause: problem });
  });
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
};

/** Headers for answers of `/graphql`, which are not pages. */
const WITHOUT_PAGE = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'];

/** `Permissions-Policy` that disables browser features our pages do not use. helmet does not support this header. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Adds security headers to answers. A page can connect only to its own origin and to the sign-in service. */
export const registerSecurityHeaders = (
  app: FastifyInstance,
  { publicUrl, keycloakUrl }: SecurityHeadersOptions,
): void => {
  const signIn = new URL(keycloakUrl).origin;
  const byHelmet = headersBy({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // MUI and Emotion write style elements
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", signIn],
        frameSrc: ["'self'", signIn],
        formAction: ["'self'", signIn],
        // silent-check-sso.html runs in a frame of this very application
        frameAncestors: ["'self'"],
      },
    },
    // the sign-in of an expired session opens in a window of its own
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
  const headers = { ...byHelmet, 'permissions-policy': PERMISSIONS };
  const withoutPage = Object.fromEntries(Object.entries(headers).filter(([name]) => WITHOUT_PAGE.includes(name)));
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.routeOptions.url === '/graphql' ? withoutPage : headers);
    done();
  });
};
