// npm run conformance -- <service> --url <base URL>: reports whether a service is what the gateway expects of it.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { services } from '@backoffice/contracts';
import { givenIn } from './conformance/given-file.ts';
import { reportJunit, reportText } from './conformance/report.ts';

const usage = `npm run conformance -- <service> --url <base URL> [options]

  --url <address>     of the service, as the gateway has it, without a slash at its end
  --ids <file>        identifiers and requests of changes, as JSON (docs/conformance.md)
  --allow-changes     sends the changes of the file, too: they are made
  --junit <file>      writes the report for a CI

TOKEN is the token of a person who may do all that is tried: others on this machine can read a command line.

Services: ${Object.keys(services).join(', ')}.`;

/** Milliseconds within which something at the address has to answer, whatever it says. */
const REACH_LIMIT = 10_000;

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      ids: { type: 'string' },
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
  const { service, url, token, ids, junit, 'allow-changes': allowChanges } = readArguments();
  const given = ids === undefined ? {} : givenIn(await readFile(ids, 'utf8'), ids);
  const answers = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(REACH_LIMIT) }).then(
    () => true,
    () => false,
  );
  if (!answers) throw new Error(`Nobody answers at ${url}.`);
  // this import loads the gateway, which takes seconds: wrong arguments fail before it
  const { createConformance } = await import('./conformance/conform.ts');
  const conform = await createConformance();
  const reports = await conform({ service, url, token, given, allowChanges });
  console.log(reportText(service, reports));
  if (junit !== undefined) await writeFile(junit, reportJunit(service, reports));
  process.exitCode = reports.some(({ findings }) => findings.length > 0) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
