import type { ServerResponse } from 'node:http';
import { styles } from './page.styles.ts';
import { texts } from './sign-in.texts.ts';

/** Rendered page with its content security policy. */
export interface Page {
  readonly body: string;
  readonly policy: string;
}

/** Escapes a text for HTML, including attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0).toString()};`);

/** SVG path of the web application's logo. */
const markPaths = 'M9 11.5h10.5a4.5 4.5 0 0 1 0 9H13m2.5-3.7-3.8 3.7 3.8 3.7';

const mark = (surface: string, line: string, attributes: string) =>
  `<svg ${attributes} viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${surface}"/>` +
  `<path d="${markPaths}" fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const icon = encodeURIComponent(mark('#3b49c4', '#ffffff', 'xmlns="http://www.w3.org/2000/svg"'));

interface Layout {
  readonly title: string;
  /** HTML of the first column below the title. */
  readonly content: string;
  /** HTML of a second column. */
  readonly aside?: string;
  /** Script, whose hash is added to the policy. */
  readonly script?: string;
}

/** Renders the document around the content of a page. */
export function renderDocument({ title, content, aside, script }: Layout): string {
  const documentTitle = title === texts.product ? title : `${title} · ${texts.product}`;
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(documentTitle)}</title>
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${icon}">
<style>${styles}</style>
</head>
<body>
<main${aside === undefined ? '' : ' class="wide"'}>
<section>
${mark('var(--accent)', 'var(--on-accent)', 'class="mark" aria-hidden="true"')}
<h1>${escapeHtml(title)}</h1>
${content}
</section>
${aside ?? ''}
</main>
${script === undefined ? '' : `<script>${script}</script>`}
</body>
</html>
`;
}

/** Returns the headers of a page, for a Node response or Koa's context. */
export const pageHeaders = (page: Page): Readonly<Record<string, string>> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': page.policy,
  'Cache-Control': 'no-store',
});

/** Sends a page. */
export function sendPage(res: ServerResponse, status: number, page: Page): void {
  res.writeHead(status, { ...pageHeaders(page), 'Content-Length': Buffer.byteLength(page.body) }).end(page.body);
}
