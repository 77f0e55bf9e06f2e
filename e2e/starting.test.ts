// Guards: A person who opens the application while it starts reads that, and gets the sign-in page by itself.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { freePort } from '../tools/run/ports.mjs';
import { builtServices, local } from '../tools/run/services.mjs';
import { showStartingPage, startBehind } from '../tools/run/starting-page.mjs';
import { createSupervisor } from '../tools/run/supervise.mjs';
import { openApp } from './support/index.ts';

/** Shows the starting page on free ports. The services begin to start when `start` is called. */
const aBackOffice = async () => {
  const ports = { gateway: await freePort(), platform: await freePort() };
  const dataDir = await mkdtemp(join(tmpdir(), 'backoffice-starting-'));
  const supervisor = createSupervisor(() => undefined);
  const page = await showStartingPage(ports.gateway);
  return {
    address: local(ports.gateway),
    start: () => startBehind(page, supervisor, builtServices(ports, { dataDir, payments: '20' }), 60_000),
    remove: async () => {
      await Promise.all([page.close(), supervisor.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const signIn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Ingresar' }).waitFor();
  await page.fill('#username', 'operador');
  await page.fill('#password', 'operador');
  await page.click('#kc-login');
};

test('a person who comes too early reads that the back-office starts, and can sign in as soon as it runs', async () => {
  const app = await openApp({});
  const page = await app.context.newPage();
  const backOffice = await aBackOffice();
  try {
    await page.goto(`${backOffice.address}/pagos`);
    await page.getByRole('heading', { name: 'El back-office se está iniciando' }).waitFor();
    await backOffice.start();
    await signIn(page);
    await page.getByRole('heading', { name: 'Buscar Pagos' }).waitFor();
    await app.close();
  } finally {
    await backOffice.remove();
  }
}, 120_000);
