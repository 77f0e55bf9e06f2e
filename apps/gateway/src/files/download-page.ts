import type { Advice } from '../errors/catalogue/explanation.ts';
import { pageTexts } from './download.texts.ts';

/** Content of the page that is shown instead of a file. */
export interface DownloadFailure {
  readonly title: string;
  readonly detail: string;
  /** Sentence for the person, after `detail`: the same link can still be used. */
  readonly hint?: string;
  readonly advice: Advice;
  readonly requestId: string;
  /** True when the same link can be used again. The page then shows a link that retries. */
  readonly again: boolean;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const style = `
:root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f5f6f8, #101418);
  color: light-dark(#1b2330, #e6eaf0); }
main { max-width: 26rem; margin: 1rem; padding: 2rem; border-radius: 12px; background: light-dark(#fff, #1a2028);
  border: 1px solid light-dark(#dfe3e8, #2c3540); }
h1 { margin: 0 0 .5rem; font-size: 1.25rem; }
p { margin: 0 0 1rem; }
small { color: light-dark(#586475, #a3adba); overflow-wrap: anywhere; }
nav { display: flex; gap: 1rem; margin-bottom: 1rem; }
a { color: light-dark(#1d5bbf, #8ab4ff); }`;

/** Returns the texts as `data-` attributes. The application reads them, because it opens links in a hidden frame. */
const readable = ({ detail, advice, requestId }: DownloadFailure): string =>
  Object.entries({ message: detail, cause: advice.cause, 'next-step': advice.nextStep, 'request-id': requestId })
    .map(([name, text]) => ` data-${name}="${escaped(text)}"`)
    .join('');

/** Joins detail and hint. */
export const detailOf = ({ detail, hint }: DownloadFailure): string =>
  hint === undefined ? detail : `${detail} ${hint}`;

/** Renders the page that a browser shows when the download failed. */
export const downloadPage = (failure: DownloadFailure): string => {
  const { title, advice, requestId, again } = failure;
  return `<!doctype html>
<html lang="es-AR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${style}</style></head>
<body><main${readable(failure)}>
<h1>${escaped(title)}</h1>
<p>${escaped(detailOf(failure))}</p>
<p><small>${escaped(`${advice.cause} ${advice.nextStep}`)}</small></p>
<nav>${again ? `<a href="">${pageTexts.retry}</a>` : ''}<a href="/">${pageTexts.back}</a></nav>
<small>${pageTexts.requestId}: ${escaped(requestId)}</small>
</main></body>
</html>
`;
};
