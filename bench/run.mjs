// npm run bench -- [name] [options]: runs one of the measurements below. Without a name it runs the first.
const measurements = {
  gateway: './main.mjs',
  web: './web.mjs',
  load: './spike.mjs',
  gateways: './gateways.mjs',
  payments: './payments.mjs',
  files: './files.mjs',
  activity: './activity.mjs',
};

const [name = ''] = process.argv.slice(2);
const [, path = measurements.gateway] = Object.entries(measurements).find(([known]) => known === name) ?? [];
if (Object.hasOwn(measurements, name)) process.argv.splice(2, 1);
else if (name !== '' && !name.startsWith('-'))
  throw new Error(`No measurement is named ${name}: ${Object.keys(measurements).join(', ')}.`);
await import(path);
