// Guards: Enter in the picker chooses the match of the text in the box, and not a match of an earlier text. Leaving the box chooses an exact identifier.
import { faults, openList, requests, screen, waitFor } from '@/testing';

const open = async () => {
  const user = await openList('/pagos', 'operador');
  const box = screen.getByRole('combobox', { name: 'Entidad' });
  await user.click(box);
  return { user, box };
};
const collector = () => new URLSearchParams(location.search).get('collector_id');
const optionOf = (id: string) => screen.findByRole('option', { name: new RegExp(`^${id} - `) });

test('Enter chooses the first match, and the next Enter searches for it', async () => {
  const { user, box } = await open();
  await user.type(box, 'LUZN');
  await optionOf('LUZN');
  await user.keyboard('{Enter}');
  expect(box).toHaveProperty('value', expect.stringMatching(/^LUZN - /));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(collector()).toBe('LUZN'));
});

test('Enter before the answer arrives sends nothing, and the text stays', async () => {
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

test('a match of the previous text is not chosen for the current text', async () => {
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

test('leaving the box chooses a collector whose identifier (Firma) was typed in full', async () => {
  const { user, box } = await open();
  await user.type(box, 'luzn');
  await optionOf('LUZN');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(collector()).toBe('LUZN'));
});
