import { readFile, writeFile } from 'node:fs/promises';
import { root } from '../run/command.mjs';

/**
 * File that maps the own name of each service, such as `formularios`, to the variable with its base URL. It is
 * generated from packages/contracts/src/services.ts.
 */
const urlVariables = 'packages/contracts/src/service-urls.generated.json';

/**
 * Files with a list of services between two marks, and the function that writes the list.
 * @type {Readonly<Record<string, { begin: string, end: string, list: (services: [name: string, variable: string][]) =>
 * string }>>}
 */
const lists = {
  'docker-compose.yml': {
    begin: '    # generated: services\n',
    end: '    # end\n',
    list: (services) => services.map(([name, variable]) => `    ${variable}: http://platform:4100/${name}\n`).join(''),
  },
  'docker-compose.production.yml': {
    begin: '    # generated: services\n',
    end: '    # end\n',
    list: (services) =>
      services.map(([name, variable]) => `    ${variable}: \${${variable}:?the ${name} service}\n`).join(''),
  },
  'production.env.example': {
    begin: '# generated: services\n',
    end: '# end\n',
    list: (services) => services.map(([, variable]) => `${variable}=\n`).join(''),
  },
  'deploy/kubernetes/overlays/example/settings.env': {
    begin: '# generated: services\n',
    end: '# end\n',
    list: (services) => services.map(([name, variable]) => `${variable}=http://${name}.services.svc:8080\n`).join(''),
  },
  'docs/settings.md': {
    begin: '<!-- generated: services -->',
    end: '<!-- end -->',
    list: (services) => services.map(([, variable]) => `\`${variable}\``).join(', '),
  },
};

/** Paths of the files with a generated list of services. */
export const filesWithLists = Object.keys(lists);

/** Writes the list of services into each file that has one. */
export const writeServiceLists = async () => {
  /** @type {Record<string, string>} */
  const services = JSON.parse(await readFile(`${root}${urlVariables}`, 'utf8'));
  for (const [path, { begin, end, list }] of Object.entries(lists)) {
    const text = await readFile(`${root}${path}`, 'utf8');
    const start = text.indexOf(begin) + begin.length;
    const stop = text.indexOf(end, start);
    if (start < begin.length || stop < 0) throw new Error(`${path} needs a list between "${begin}" and "${end}".`);
    await writeFile(`${root}${path}`, text.slice(0, start) + list(Object.entries(services)) + text.slice(stop));
  }
};
