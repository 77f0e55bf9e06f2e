// Guards: Copy buttons report a browser that denies access to the clipboard.
import type { UserEvent } from '@testing-library/user-event';
import { openList, press, renderAt, screen, services } from '@/testing';

const refuseClipboard = () => {
  const writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  Object.assign(navigator.clipboard, { writeText });
};

const copies: readonly (readonly [string, (user: UserEvent) => Promise<void>, () => Promise<UserEvent>])[] = [
  [
    'the identifier of a row',
    async (user) => {
      const [menu] = screen.getAllByRole('button', { name: /^Acciones del pago/ });
      await user.click(menu ?? document.body);
      const [item] = await screen.findAllByRole('menuitem', { name: /^Copiar ID/ });
      await user.click(item ?? document.body);
    },
    () => openList('/pagos?filas=5'),
  ],
  [
    'the link of a view',
    async (user) => {
      await press(user, 'Acciones de la vista De hoy');
      await user.click(await screen.findByRole('menuitem', { name: 'Copiar enlace' }));
    },
    () => {
      const views = [{ name: 'De hoy', search: 'period=hoy' }];
      localStorage.setItem(
        'preferences.administrador',
        JSON.stringify({ views: { 'payments.list': { views, usual: null } } }),
      );
      return renderAt('/perfil', { as: 'administrador' });
    },
  ],
  [
    'an identifier of a record',
    async (user) => {
      await screen.findByRole('region', { name: 'Resumen' });
      const [button] = await screen.findAllByRole('button', { name: /^Copiar/ });
      await user.click(button ?? document.body);
    },
    async () => {
      const { id } = await services.payments.take('approved');
      return renderAt(`/pago/${id}`, { as: 'operador' });
    },
  ],
];

test.each(copies)('%s', async (_what, copy, open) => {
  const user = await open();
  refuseClipboard();
  await copy(user);
  await screen.findByText('No se pudo copiar: el navegador no permite usar el portapapeles.');
  expect(screen.queryByText(/copiado$/i)).toBeNull();
});
