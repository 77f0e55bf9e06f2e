import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Where the gateway and the sign-in service are, as browsers see them. */
export interface SecurityHeadersOptions {
  readonly publicUrl: string;
  readonly keycloakUrl: string;
}

/** Security headers on every answer. The page talks to its own origin and to the sign-in service, and to nobody else. */
export const registerSecurityHeaders = async (
  app: FastifyInstance,
  { publicUrl, keycloakUrl }: SecurityHeadersOptions,
): Promise<void> => {
  const signIn = new URL(keycloakUrl).origin;
  await app.register(helmet, {
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
};
