// Guards: Who opens the application while it starts sees that, and comes to the sign-in page without doing anything.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { freePort } from '../tools/run/ports.mjs';
import { builtServices, local } from '../tools/run/services.mjs';
import { showStartingPage, startBehind } from '../tools/run/starting-page.mjs';
import { createSupervisor } from '../tools/run/supervise.mjs';
import { openApp } from './support/index.ts';

/** A back-office of its own, which begins to start once it is asked to. */
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

test('who comes too early is told, and can sign in as soon as everything is there', async () => {
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
