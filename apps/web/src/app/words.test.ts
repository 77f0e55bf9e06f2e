// Guards: The texts use one form of some words, and address people with "usted".
// Looks over: apps/web/src/**/*.{texts,help,status,feature}.ts
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = 'apps/web/src';

/** Texts that the specification prescribes with other words. */
const prescribed = new Set([
  'EMAIL',
  'IDENTIFICADOR',
  'El email no tiene formato correcto',
  'Email inválido',
  'Presentación re-procesada con éxito',
  'Tu sesión venció',
]);

/** Forms that are not used, each with the one that is. */
const others: readonly (readonly [form: RegExp, used: string])[] = [
  [/\bemails?\b/i, 'e-mail'],
  [/(?<!\p{L})aquí(?!\p{L})/iu, 'acá'],
  [/^(?:Id|Identificador)$/, 'ID'],
  [/^Copiar (?:el )?(?:Id|identificador)\b/, 'Copiar ID'],
  [/\bre-proces/i, 'reprocesar'],
  [/^(?:Pedid[oa] el|Solicitad[oa](?: el)?)$/i, 'Pedido, Pedida'],
  [/\b(?:tus?|te|ti|contigo|tienes|puedes|quieres|debes)\b/i, 'usted'],
  [/^Fue \w+ad[oa]\.$/, 'what the status means'],
];

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:texts|help|status|feature)\.ts$/.test(name),
);

/** Returns the texts of a file, without its comments and the values in its templates. */
const textsOf = (name: string): readonly string[] =>
  readFileSync(join(root, name), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*|import\b|export \*)|\bfrom '/.test(line))
    .flatMap((line) => [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)])
    .map(([, plain, template]) => plain ?? template?.replaceAll(/\$\{[^}]*\}/g, '…') ?? '');

test.each(others)('no text has %p, which is said otherwise: %s', (form) => {
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((name) =>
    textsOf(name)
      .filter((text) => !prescribed.has(text) && form.test(text))
      .map((text) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
});
