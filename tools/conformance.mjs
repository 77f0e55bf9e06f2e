// npm run conformance -- <service> --url <base URL>: reports whether a service conforms to what the gateway expects.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { services } from '@backoffice/contracts';
import { parseExamples } from './conformance/examples-file.ts';
import { reportJunit, reportText } from './conformance/report.ts';

const usage = `npm run conformance -- <service> --url <base URL> [options]

  --url <address>     of the service, as the gateway has it, without a slash at its end
  --ids <file>        identifiers and requests of changes, as JSON (docs/conformance.md)
  --allow-changes     sends the changes of the file, too: they are made
  --only <operation>  checks this one alone, by its operationId
  --junit <file>      writes the report for a CI

PAYMENT_LISTS_REFUNDS=on, as the gateway has it, tries the refunds of the payment service as well.
TOKEN is the token of a person who may do all that is tried: others on this machine can read a command line.

Services: ${Object.keys(services).join(', ')}.`;

/** Time limit for any response of the address, in milliseconds. */
const REACH_LIMIT = 10_000;

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      ids: { type: 'string' },
      only: { type: 'string' },
      'allow-changes': { type: 'boolean', default: false },
      junit: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const service = Object.values(services).find(({ name }) => name === positionals[0]);
  const token = process.env['TOKEN'];
  if (positionals[0] !== undefined && !service) throw new Error(`There is no service "${positionals[0]}".\n\n${usage}`);
  if (values.help || !service || values.url === undefined || !token) throw new Error(usage);
  if (!/^https?:\/\/[^/]/.test(values.url))
    throw new Error(`--url is ${values.url}; it begins with http:// or https://.`);
  return { ...values, service: service.name, url: values.url.replace(/\/$/, ''), token };
};

try {
  const { service, url, token, ids, only, junit, 'allow-changes': allowChanges } = readArguments();
  const examples = ids === undefined ? {} : parseExamples(await readFile(ids, 'utf8'), ids);
  const answers = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(REACH_LIMIT) }).then(
    () => true,
    () => false,
  );
  if (!answers) throw new Error(`Nobody answers at ${url}.`);
  // this import loads the gateway, which takes seconds, so wrong arguments are reported before it
  const { createConformance } = await import('./conformance/conform.ts');
  const conform = await createConformance();
  const listsRefunds = process.env['PAYMENT_LISTS_REFUNDS'] === 'on';
  const reports = await conform({ service, url, token, examples, only, allowChanges, listsRefunds });
  console.log(reportText(service, reports));
  if (junit !== undefined) await writeFile(junit, reportJunit(service, reports));
  process.exitCode = reports.some(({ findings }) => findings.length > 0) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
