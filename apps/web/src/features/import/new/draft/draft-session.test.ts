// Guards: A draft session answers in the order of the questions, the only sign of which answer a worker sends.
import { createDraftSession } from './draft-session';

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));

test('a quick question waits for the file that is still read', async () => {
  const ask = createDraftSession();
  const heading = 'Id externo;Código de concepto;Importe;E-mail del pagador';
  const order: string[] = [];
  const opened = ask({ kind: 'open', bytes: bytesOf(`${heading}\nA-1;cuota;10,50;ana@correo.example\n`) });
  const paged = ask({ kind: 'page', from: 0 });
  await Promise.all([opened.then(() => order.push('open')), paged.then(() => order.push('page'))]);
  expect(order).toEqual(['open', 'page']);
  expect(await paged).toMatchObject({ kind: 'read', headingLine: 1 });
});
