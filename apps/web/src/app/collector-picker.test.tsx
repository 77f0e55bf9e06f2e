// Guards: Enter takes what matches the text in the box; a form is never sent without what stands there, nor with what matched the text before.
import { faults, openList, requests, screen, waitFor } from '@/testing';

const open = async () => {
  const user = await openList('/pagos', 'operador');
  const box = screen.getByRole('combobox', { name: 'Entidad' });
  await user.click(box);
  return { user, box };
};
const collector = () => new URLSearchParams(location.search).get('collector_id');
const optionOf = (id: string) => screen.findByRole('option', { name: new RegExp(`^${id} - `) });

test('Enter takes the first that matches, and the next Enter searches for it', async () => {
  const { user, box } = await open();
  await user.type(box, 'LUZN');
  await optionOf('LUZN');
  await user.keyboard('{Enter}');
  expect(box).toHaveProperty('value', expect.stringMatching(/^LUZN - /));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(collector()).toBe('LUZN'));
});

test('Enter before the answer sends nothing without the collector; the text stays', async () => {
  await faults.set({ service: 'collector', fault: { kind: 'delay', ms: 600 } });
  const { user, box } = await open();
  await requests.clear();
  await user.type(box, 'LUZN');
  await user.keyboard('{Enter}');
  expect(box).toHaveProperty('value', 'LUZN');
  await optionOf('LUZN');
  expect((await requests.list('payment')).length).toBe(0);
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(collector()).toBe('LUZN'));
});

test('what matched the text before is not taken for the text of now', async () => {
  const { user, box } = await open();
  await user.type(box, 'LUZN');
  await optionOf('LUZN');
  await user.clear(box);
  await user.type(box, 'INBE');
  await user.keyboard('{Enter}');
  await optionOf('INBE');
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(collector()).toBe('INBE'));
});

test('a signature that was typed whole is chosen by leaving the box', async () => {
  const { user, box } = await open();
  await user.type(box, 'luzn');
  await optionOf('LUZN');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(collector()).toBe('LUZN'));
});
