// Guards: The choice of a collector normalizes texts before it searches, and sends no card number.
import { openList, screen, sentBodies } from '@/testing';

const typeIn = async (text: string) => {
  const user = await openList('/pagos');
  await user.click(screen.getByRole('combobox', { name: 'Entidad' }));
  await user.paste(text);
};

test('a name with invisible characters and blanks of another kind finds the collector', async () => {
  await typeIn('Ag\u200buas\u00a0de Cuyo');
  await screen.findByRole('option', { name: 'AGCU - Aguas de Cuyo Sur' });
});

test('invisible characters alone are no text to search', async () => {
  await typeIn('\u200b\u200b');
  await screen.findByText('Escriba al menos 2 caracteres');
});

test.each(['4509953566233704', '4509\u200b953566233704', '4509\u20119535\u20116623\u20113704'])(
  'the card number %j is refused, and not sent',
  async (card) => {
    const sent = sentBodies();
    await typeIn(card);
    await screen.findByText('Parece un número de tarjeta: no se busca ni se envía.');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(sent.join('\n')).not.toMatch(/4509|3704/);
  },
);
