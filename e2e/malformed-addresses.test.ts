// Guards: For a mistyped address, even one that cannot be decoded, the application shows a page of its own.
import { openApp } from './support/index.ts';

test('a broken address opens a page of the application with a way back', async () => {
  const app = await openApp({ user: 'operador' });
  app.allowErrors(); // the console logs answers without an entity
  const { page } = app;
  for (const path of ['/pago/%00', '/pago/..%2f..%2fx', '/pago/%E0%A4%A', '/comercios/%zz?q=%zz']) {
    const answer = await page.goto(`${new URL(page.url()).origin}${path}`);
    expect([path, answer?.headers()['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1 }).waitFor();
    await main.getByRole('link').first().waitFor();
    expect(await page.getByText('No se pudo mostrar esta pantalla').count()).toBe(0);
  }
  await app.close();
});
