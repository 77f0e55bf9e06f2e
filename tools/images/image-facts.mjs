// Runs inside an image and prints facts about it as JSON. It uses nothing of this repository beyond the image.
import { readFileSync, readdirSync } from 'node:fs';

/** @param {string} folder @returns {string[]} */
const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isSymbolicLink()) return [`${path} (link)`];
    return entry.isDirectory() ? filesUnder(path) : [path];
  });

const files = filesUnder('/app');

/** Returns name and version of the package of a package.json in node_modules, from its folder. @param {string} file */
const packageOf = (file) => {
  const folder = file.slice(0, -'/package.json'.length);
  const { name, version } = JSON.parse(readFileSync(file, 'utf8'));
  return folder.endsWith(`/node_modules/${name}`) ? [`${name}@${version}`] : [];
};

const money = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' });
const day = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/Argentina/Buenos_Aires',
});

console.log(
  JSON.stringify({
    uid: process.getuid?.(),
    node: process.version,
    programs: ['/usr/local/bin', '/usr/bin', '/bin'].flatMap((folder) => readdirSync(folder)),
    own: files.filter((file) => !file.includes('/node_modules/')),
    packages: files.filter((file) => /\/node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file)).flatMap(packageOf),
    leftOver: files.filter((file) => /\/node_modules\/.*\.(d\.[cm]?ts|map)$|\(link\)$/.test(file)),
    money: money.format(1_234_567.89),
    day: day.format(0),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }),
);
